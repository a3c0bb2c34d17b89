import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { editionOf, SHELF, type PositionFault, loadPositions } from '../../../../engine/axis-allies/index.ts';
import { emptyDraft, type ShortGameDraft } from '../../shortGames/draft.ts';
import { draftOfSetup, fileOf } from '../../store/editor/openDraft.ts';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import {
  addOwn,
  bringBackOwn,
  MOST_OWN,
  ownShortGames,
  removeOwn,
  type OwnShortGame,
} from '../../store/shortGames/ownShortGames.ts';
import { classroomAddress } from '../../../../ui/address/classroomPages.ts';
import { goToAddress } from '../../../../ui/address/useAddress.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { EDIT } from './editor/ShortGameEditor.tsx';
import {
  useOpenedShortGame,
  draftInText,
  MAX_BYTES,
  readShortGameText,
  TOO_LARGE,
} from '../../store/shortGames/readShortGame.ts';
import { FaultList } from '../../../../ui/files/FaultList.tsx';
import { FileButton } from '../../../../ui/files/FileButton.tsx';
import { FROM_FILE } from './wantedShortGame.ts';

/** Begins to change a draft as a new short game of one's own; what to say if the browser does not keep it. */
export function editAsNew(draft: ShortGameDraft): string {
  const added = addOwn(draft);
  if (added === null)
    return `This browser does not keep it: it gives no storage, or has ${MOST_OWN} already; then delete one first.`;
  goToAddress(classroomAddress('short-games', EDIT, added.id));
  return '';
}

async function begin(edition: string): Promise<string> {
  await Promise.all([loadEditionOf({ edition }), loadPositions()]);
  const { turnOrder, powers } = editionOf(edition);
  const firstOf = (side: string) =>
    turnOrder.find((id) => powers.find((power) => power.id === id)?.side === side) ?? '';
  const { position } = draftOfSetup(edition);
  const first = turnOrder[0] ?? '';
  const other = powers.find(({ id }) => id === first)?.side === 'axis' ? firstOf('allies') : firstOf('axis');
  return editAsNew(emptyDraft(edition, fileOf(position), [first, other]));
}

/** Short games of one's own: to begin, to go on with, to open from a file, to delete. */
export function OwnShortGames() {
  const [own, setOwn] = useState(ownShortGames);
  const [deleted, setDeleted] = useState<OwnShortGame | null>(null);
  const [said, setSaid] = useState('');
  const nameOf = ({ draft }: OwnShortGame): string =>
    draft === null ? 'A short game that cannot be read' : draft.title.trim() || 'A short game without a name';
  return (
    <section aria-labelledby="own-short-game">
      <h3 id="own-short-game">Short games of your own</h3>
      <p>
        Story, position, goal, groups and their tasks, each in a field; what is missing is said while you write. They
        are kept in this browser by themselves, nowhere else, and go into a file.
      </p>
      <ul className="short-games__own">
        {own.map((game) => (
          <li key={game.id}>
            <a href={classroomAddress('short-games', EDIT, game.id)}>{nameOf(game)}</a>
            <Button
              small
              shape="icon"
              aria-label={`Delete ${nameOf(game)}`}
              title="Delete"
              onClick={() => {
                removeOwn(game.id);
                setDeleted(game);
                setOwn(ownShortGames());
              }}
            >
              <Trash2 size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">
        {said}
        {deleted !== null && (
          <>
            “{nameOf(deleted)}” was deleted.{' '}
            <Button
              small
              onClick={() => {
                setSaid(bringBackOwn(deleted) ? '' : 'This browser did not keep it.');
                setDeleted(null);
                setOwn(ownShortGames());
              }}
            >
              Bring it back
            </Button>
          </>
        )}
      </p>
      <div className="short-games__buttons">
        {SHELF.map(({ id, name }) => (
          <Button
            key={id}
            onClick={() =>
              void begin(id).then(setSaid, () => setSaid('Its edition could not be loaded. Try again in a moment.'))
            }
          >
            <Plus size={18} aria-hidden /> New, on the board of {name}
          </Button>
        ))}
      </div>
      <OpenShortGame onMend={editAsNew} />
    </section>
  );
}

interface RefusedFile {
  readonly file: string;
  readonly faults: readonly PositionFault[];
  /** What can be mended on the page; null if the file is nothing of the kind. */
  readonly draft: ShortGameDraft | null;
}

interface OpenShortGameProps {
  /** Opens a draft to be mended; gives what to say if it cannot be kept. */
  readonly onMend: (draft: ShortGameDraft) => string;
}

/** Opens a short game from a file; what is wrong with one is listed, and nothing changes. */
function OpenShortGame({ onMend }: OpenShortGameProps) {
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [said, setSaid] = useState('');

  async function open(file: File): Promise<void> {
    try {
      // A file that is too large is not read at all.
      const text = file.size > MAX_BYTES ? null : await file.text();
      const read = text === null ? { ok: false as const, fault: [TOO_LARGE] } : await readShortGameText(text);
      if (read.ok) {
        useOpenedShortGame.setState({ shortGame: read.value });
        goToAddress(classroomAddress('short-games', FROM_FILE));
      } else setRefused({ file: file.name, faults: read.fault, draft: await draftInText(text ?? '') });
    } catch {
      setRefused({ file: file.name, faults: [{ path: '', message: 'it cannot be read' }], draft: null });
    }
  }

  return (
    <>
      <FileButton label="Short game file" text="Open a short game" onFile={open} />
      <div role="status">
        {refused !== null && (
          <>
            <p>
              {refused.file} cannot be opened. Nothing has changed.{' '}
              {refused.faults.length === 1 ? 'One thing is wrong:' : 'Several things are wrong:'}
            </p>
            <FaultList faults={refused.faults} />
            <MendButton draft={refused.draft} onMend={(draft) => setSaid(onMend(draft))} />
            {said}
          </>
        )}
      </div>
    </>
  );
}

interface MendButtonProps {
  readonly draft: ShortGameDraft | null;
  readonly onMend: (draft: ShortGameDraft) => void;
}

const MendButton = ({ draft, onMend }: MendButtonProps) =>
  draft !== null && <Button onClick={() => onMend(draft)}>Open it as it is, to mend it here</Button>;
