import { useEffect, useRef, useState } from 'react';
import { useAutosave } from '../../store/autosaveStore.ts';
import { editionOnShelf } from '../../text/editions.ts';
import { gameName } from '../../text/gameName.ts';
import { gameProgress } from '../../text/gameProgress.ts';
import { joinWords } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import { useConfirmReplace } from '../files/useConfirmReplace.tsx';
import type { WorldPicture } from '../../games/face/pictures.ts';
import { GameMenu } from './GameMenu.tsx';
import { GamePicture } from './GamePicture.tsx';
import { namedGame, type GameShown } from './gameShown.ts';
import { RenameForm } from './RenameForm.tsx';
import { storageProblem } from './storageProblem.ts';
import { useGame } from '../../store/gameStore.ts';

interface GameEntryProps {
  readonly id: string;
  /** Null if its record cannot be read. */
  readonly game: GameShown | null;
  readonly isOnTable: boolean;
  /** Whether it has just been brought back by a button, which is gone. */
  readonly wasBroughtBack?: boolean;
  readonly World: WorldPicture;
  readonly onClose: () => void;
  readonly onDelete: () => void;
  /** Something was done that is to be heard. */
  readonly onSaid: (said: string) => void;
}

/** A game of the list: a small map, its name, how it stands, and what can be done with it. */
export function GameEntry({
  id,
  game,
  isOnTable,
  wasBroughtBack = false,
  World,
  onClose,
  onDelete,
  onSaid,
}: GameEntryProps) {
  const readOnly = useGame((store) => store.readOnly);
  const autosave = useAutosave((store) => store.autosave);
  const isKept = useAutosave((store) => store.saveStatus.state !== 'not-saved');
  const { replace, question } = useConfirmReplace();
  const isDamaged = useAutosave((store) => game === null || store.broken?.records.id === id);
  const [isRenaming, setRenaming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [needsFocus] = useState(wasBroughtBack);
  useEffect(() => {
    if (needsFocus) focusButton(actions.current);
  }, [needsFocus]);
  const name = game === null ? 'A damaged game' : gameName(namedGame(game));

  const attempt = (action: () => Promise<unknown>): void => {
    setProblem(null);
    action().catch((error: unknown) => setProblem(storageProblem(error)));
  };
  const open = async (): Promise<void> => {
    if (isOnTable) useGame.getState().returnToGame();
    else if (!(await autosave?.open(id)))
      return setProblem('It cannot be opened. Save it to a file to keep what there is.');
    onClose();
  };
  // What cannot be kept is not set aside without a question.
  const begin = (): void => (isOnTable || isKept ? attempt(open) : replace(() => attempt(open)));
  return (
    <li className="game">
      {question}
      {game !== null && autosave !== null && <GamePicture id={id} game={game} shelf={autosave.shelf} World={World} />}
      <div className="game__words">
        {isRenaming ? (
          <RenameForm
            id={id}
            name={game?.name ?? ''}
            usual={game === null ? name : gameName({ ...namedGame(game), name: null })}
            onDone={() => {
              setRenaming(false);
              focusButton(actions.current);
            }}
            onProblem={setProblem}
          />
        ) : (
          <strong>{name}</strong>
        )}
        {game !== null && game.name !== undefined && (
          <span>
            {editionOnShelf(game.setup.edition)} · {joinWords(game.setup.players.map((player) => player.name))}
          </span>
        )}
        <span>{game === null ? 'What was agreed cannot be read.' : progressOf(game)}</span>
        {isOnTable && <span className="game__mark">On the table</span>}
        {isDamaged && game !== null && <span className="game__mark">Damaged: not all of it can be opened</span>}
        {problem !== null && <span role="alert">{problem}</span>}
      </div>
      <div ref={actions} className="game__actions" role="group" aria-label={name}>
        <Button small disabled={(readOnly && !isOnTable) || game === null} onClick={begin}>
          {isOnTable ? 'Go on' : 'Open'}
        </Button>
        <GameMenu
          id={id}
          game={game}
          name={name}
          attempt={attempt}
          onRename={() => setRenaming(true)}
          onDelete={onDelete}
          onSaid={onSaid}
        />
      </div>
    </li>
  );
}

const focusButton = (actions: HTMLElement | null): void => actions?.querySelector('button')?.focus();

/** Without a name of its own, the date stands in the name that it has. */
const progressOf = ({ name, setup: { edition }, standing, count, savedAt }: GameShown): string =>
  gameProgress({ edition, standing, commands: count, savedAt: name === undefined ? null : savedAt });
