import { Download } from 'lucide-react';
import { useEffect, useState, useMemo } from 'react';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { saveText } from '../../../saves/saveFile.ts';
import type { Save } from '../../../saves/schema.ts';
import { useAutosave } from '../../../store/autosaveStore.ts';
import { packedGame } from '../../../store/games/readGames.ts';
import { saveToSend } from '../../../store/games/gameText.ts';
import { gameName } from '../../../text/gameName.ts';
import { number } from '../../../text/words.ts';
import { gameAddress } from '../../address/address.ts';
import { Button } from '../../components/Button.tsx';
import { Window } from '../../components/Window.tsx';
import { download } from '../../files/download.ts';
import { CopyLinkButton, LinkField, shortLink, tooLongText } from '../../files/links.tsx';
import { useGamesOpen } from '../gamesOpen.ts';
import { storageProblem } from '../gameShown.ts';
import '../games.css';

const NO_SIDE_LINES = 'The orders that were taken back are not in it. A file keeps them.';

const close = (): void => useGamesOpen.setState({ link: null });

/** A game and what it is in a link. */
interface Packed {
  readonly save: Save;
  readonly letters: string;
}

/** A link that holds a whole game, to be copied, and its QR code; where it would be too long, the way to a file. */
export function GameLinkWindow({ id }: { readonly id: string | null }) {
  const [packed, setPacked] = useState<Packed | null>(null);
  const [said, setSaid] = useState('');
  const shelf = useAutosave((store) => store.autosave?.shelf ?? null);
  useEffect(() => {
    let isWanted = true;
    packedOf(async () => saveToSend(shelf, id)).then(
      (result) => {
        if (!isWanted) return;
        if (result === null) setSaid('A damaged game cannot be sent as a link. Save it to a file.');
        setPacked(result);
      },
      (error: unknown) => (isWanted ? setSaid(storageProblem(error)) : undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [shelf, id]);

  const link = shortLink(packed?.letters ?? null, gameAddress);
  const isTooLong = packed !== null && link === '';

  return (
    <Window
      open
      title="A link to this game"
      onClose={close}
      buttons={
        <>
          <Button onClick={close}>Close</Button>
          {packed !== null && (
            <Button look={isTooLong ? 'main' : 'plain'} onClick={() => saveToFile(packed.save)}>
              <Download size={18} aria-hidden /> Save it to a file
            </Button>
          )}
          {link !== '' && <CopyLinkButton link={link} onSaid={setSaid} />}
        </>
      }
    >
      {packed !== null && <strong>{gameName(packed.save)}</strong>}
      {link !== '' && (
        <>
          <p>
            The whole game is in the link, as it stands now. Whoever opens it is asked first and gets a copy of their
            own; dice to come are not in it.
          </p>
          {packed?.save.sideLines !== undefined && <p>{NO_SIDE_LINES}</p>}
          <LinkField what="game" link={link} />
          {link.length <= MAX_CODE_LENGTH ? (
            <QrCode text={link} label="The link as a QR code" />
          ) : (
            <p>
              It is too long for a QR code: {number(link.length)} letters, and a code holds {number(MAX_CODE_LENGTH)}.
            </p>
          )}
        </>
      )}
      {isTooLong && <p>{tooLongText('game', packed.letters.length)}</p>}
      <p role="status">{said}</p>
    </Window>
  );
}

async function packedOf(find: () => Promise<Save | null>): Promise<Packed | null> {
  const save = await find();
  return save === null ? null : { save, letters: await packedGame(save) };
}

const saveToFile = (save: Save): void =>
  download(`warboard-${save.edition}-game-${save.savedAt.slice(0, 10)}.json`, saveText(save));

/** The most letters of an address in the largest QR code there is. */
const MAX_CODE_LENGTH = 2_953;

/** Empty modules around a code. */
const MARGIN = 4;

/** A text as a QR code, with the least correction of errors: the code is read from a screen and is large already. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.L, maxCorrectionLevel: correction.L });
    return { path: toSvgPath(code), size: code.size + 2 * MARGIN };
  }, [text]);
  return (
    <svg
      className="game-link__code"
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
