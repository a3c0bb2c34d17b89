import { useMemo, useState, useEffect, useRef } from 'react';
import { familyOf, type AnyEdition, type PositionFault } from '../../engine/index.ts';
import type { Seat } from '../../games/face/seating.ts';
import { openingOf } from '../../games/screens.ts';
import { seedFault, type ClockRule, type DiceMode, type Setup, type Takebacks } from '../../saves/schema.ts';
import { newSeed } from '../../session/dice.ts';
import { useSettings } from '../../store/settings.ts';
import { useStartPosition } from '../../store/nextGame.ts';
import { seedText, TAKEBACK_RULES } from '../../text/agreedText.ts';
import { clockShort } from '../../text/clockText.ts';
import { FaultList } from '../files/FaultList.tsx';
import { MAX_BYTES } from '../../saves/limits.ts';
import { tooLarge } from '../../saves/parseJson.ts';
import { openFile } from '../../store/openFile.ts';
import { openFailure, type OpenedGame, type OpenFailure } from '../../store/openSave.ts';
import type { ReadingInChunks } from '../../store/runInChunks.ts';
import { Button } from '../components/Button.tsx';
import { openGamesFile } from '../games/gamesOpen.ts';
import { Window } from '../components/Window.tsx';
import { CheckpointButton } from '../files/CheckpointButton.tsx';
import { FileButton } from '../files/FileButton.tsx';
import { useConfirmReplace } from '../files/useConfirmReplace.tsx';
import { useGame } from '../../store/gameStore.ts';
import { NotLoaded } from '../lazy/lazyPart.tsx';
import {
  ClockChoice,
  DiceChoice,
  HintsChoice,
  MoreOptions,
  SeedField,
  SoundsChoice,
  soundsShort,
  TakebacksChoice,
} from './TableChoices.tsx';
import { Players } from './Players.tsx';
import { wordsOf } from '../../games/faces.ts';
import { EDITOR_ADDRESS } from '../address/address.ts';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import { assignedPowers, playersOf, seatedIn, seatingFaults, tableOf, type SeatedTable } from './seating.ts';
import './entries.css';
import './newgame.css';

/** Says that the game begins from a position that was set up, which also says how it is won. */
function StartPosition({ position }: { readonly position: { readonly edition: string } }) {
  const section = useRef<HTMLElement>(null);
  // The button of the editor that led here is gone.
  const heading = useInitialFocus<HTMLHeadingElement>();
  // In a small window it may be out of sight.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const read = familyOf(position).loadedPositions()?.fromPosition(position);
  return (
    <section ref={section} className="newgame__position" aria-labelledby="start-position">
      <h3 ref={heading} id="start-position" tabIndex={-1}>
        From the position you set up
      </h3>
      {read?.ok === true && <p>{wordsOf(position).placeText(read.value)}.</p>}
      <div>
        <a className="button" href={EDITOR_ADDRESS}>
          Change it
        </a>
        <Button onClick={() => useStartPosition.setState({ position: null })}>Begin from the set-up instead</Button>
      </div>
    </section>
  );
}

/** Opens a save or a position file. An invalid file is explained and changes nothing. */
function OpenFileButton({ table }: { readonly table: () => Omit<Setup, 'start'> }) {
  const [refused, setRefused] = useState<(OpenFailure & { readonly file: string }) | null>(null);
  const { replace, question } = useConfirmReplace();
  const readOnly = useGame((store) => store.readOnly);
  const close = (): void => setRefused(null);

  async function open(file: File, reading: ReadingInChunks): Promise<void> {
    try {
      if (await isFileOfGames(file)) return openGamesFile(file);
      // A file that is too large is not read at all.
      const opened =
        file.size > MAX_BYTES
          ? { ok: false as const, fault: openFailure([tooLarge()]) }
          : await openFile(await file.text(), table(), reading);
      reading.signal.throwIfAborted();
      if (opened.ok) replace(() => loadGame(opened.value));
      else setRefused({ ...opened.fault, file: file.name });
    } catch {
      if (reading.signal.aborted) return;
      setRefused({ ...openFailure([{ path: '', message: 'it cannot be read' }]), file: file.name });
    }
  }

  return (
    <>
      <FileButton
        label="Saved game or position file"
        text="Open a saved game or position"
        disabled={readOnly}
        onFile={open}
      />
      {question}
      <Window
        open={refused !== null}
        title="This file cannot be opened"
        onClose={close}
        buttons={
          <>
            <Button look="main" onClick={close}>
              Close
            </Button>
            {refused !== null && <RecoveryButtons refused={refused} onDone={close} replace={replace} />}
          </>
        }
      >
        <p>
          {refused?.file}:{' '}
          {refused?.faults.length === 1 ? 'one thing is wrong' : `${refused?.faults.length} things are wrong`}. The game
          on the table is untouched.
        </p>
        <FaultList faults={refused?.faults ?? []} />
      </Window>
    </>
  );
}

/** Whether a file holds many games, by its beginning. */
const isFileOfGames = async (file: File): Promise<boolean> =>
  /^\s*\{[^[]*"kind":\s*"games"/.test(await file.slice(0, 200).text());

interface RecoveryButtonsProps {
  readonly refused: OpenFailure;
  readonly onDone: () => void;
  readonly replace: (action: () => void) => void;
}

/** Opens the part of a game that can be played: the legal commands, or the latest checkpoint. */
function RecoveryButtons({ refused: { playablePart, checkpoint, beside }, onDone, replace }: RecoveryButtonsProps) {
  return (
    <>
      {playablePart !== null && (
        <Button
          onClick={() => {
            onDone();
            replace(() => loadGame(playablePart));
          }}
        >
          Open its first {playablePart.timeline.commands.length} steps
        </Button>
      )}
      {checkpoint !== null && <CheckpointButton checkpoint={checkpoint} beside={beside} onDone={onDone} />}
    </>
  );
}

const loadGame = (opened: OpenedGame): void => useGame.getState().loadGame(opened);

interface NewGameProps {
  /** The edition to be played; null until it is loaded. */
  readonly edition: AnyEdition | null;
  /** Loads it again, after a failure. */
  readonly onTryAgain: (() => void) | null;
  /** Hears who sits at the table when that is changed. */
  readonly onSeats?: (seats: readonly Seat[]) => void;
}

/** The form for a new game of the chosen edition, once that is loaded. The people at the table stay for another one. */
export function NewGame({ edition, onTryAgain, onSeats }: NewGameProps) {
  const [table, setTable] = useState<SeatedTable | null>(null);
  // The same people usually play again.
  const [before] = useState(() => useGame.getState().game?.players ?? []);
  const change = (next: SeatedTable): void => {
    setTable(next);
    onSeats?.(next.seats);
  };
  if (edition !== null)
    return (
      <NewGameForm
        key={edition.id}
        edition={edition}
        table={table === null ? tableOf(edition, before) : seatedIn(edition, table)}
        onTable={change}
      />
    );
  return (
    <div className="newgame not-loaded-place" aria-busy={onTryAgain === null}>
      {onTryAgain !== null && <NotLoaded name="A new game" back={undefined} onTryAgain={onTryAgain} />}
    </div>
  );
}

interface NewGameFormProps {
  readonly edition: AnyEdition;
  readonly table: SeatedTable;
  readonly onTable: (table: SeatedTable) => void;
}

/** Players, powers and options. */
function NewGameForm({ edition, table, onTable }: NewGameFormProps) {
  const { seats, chosen } = table;
  const [ownSeed] = useState(newSeed);
  const [givenSeed, setGivenSeed] = useState('');
  const notSeed = seedFault(givenSeed.trim());
  const seed = (notSeed === null && givenSeed.trim()) || ownSeed;
  const own = openingOf({ edition: edition.id }).newGame;
  const diceModes = own?.diceModes(edition) ?? [];
  const [options, setOptions] = useState(() => own?.usual(edition));
  const [diceMode, setDiceMode] = useState<DiceMode>('program');
  const { hints, sounds } = useSettings();
  const [clock, setClock] = useState<ClockRule | null>(null);
  const [takebacks, setTakebacks] = useState<Takebacks>('ask');
  const [refused, setRefused] = useState<readonly PositionFault[]>([]);
  const { replace, question } = useConfirmReplace();
  const readOnly = useGame((store) => store.readOnly);

  const given = useMemo(() => assignedPowers(edition, seats, chosen), [edition, seats, chosen]);
  const setUp = useStartPosition((store) => store.position);
  const position = setUp?.edition === edition.id ? setUp : null;
  const faults = [
    ...seatingFaults(edition, seats, given),
    ...(position === null ? (own?.faults(options, seed) ?? []) : []),
    ...(notSeed === null ? [] : [notSeed]),
  ];
  const setup = (): Omit<Setup, 'start'> => ({
    edition: edition.id,
    seed,
    diceMode,
    players: playersOf(edition, seats, given).map(({ name, powers }) => ({ name, powers: [...powers] })),
    agreed: { takebacks, clock },
  });

  function startGame(): void {
    const usual = familyOf({ edition: edition.id }).usualBeginning(edition.id).start;
    const agreed = own && { kind: 'setup' as const, ...own.beginWith(edition, options, seed) };
    const start = position === null ? (agreed ?? usual) : { kind: 'position' as const, position };
    const result = useGame.getState().newGame({ ...setup(), start });
    if (result.ok) useStartPosition.setState({ position: null });
    else setRefused(result.fault);
  }

  const fields = { edition, options, seed, onChange: setOptions };
  return (
    <form
      className="newgame"
      aria-label="New game"
      onSubmit={(event) => {
        event.preventDefault();
        if (faults.length === 0) replace(startGame);
      }}
    >
      <h2>New game</h2>
      <Players edition={edition} table={table} onChange={onTable} />
      <div className="newgame__choices">
        {position !== null && <StartPosition position={position} />}
        {position === null && own && <own.Goal {...fields} />}
        {diceModes.length > 0 && <DiceChoice modes={diceModes} value={diceMode} onChange={setDiceMode} />}
      </div>
      {position === null && own && <own.Further {...fields} />}
      <MoreOptions
        chosen={[
          TAKEBACK_RULES[takebacks].short,
          clockShort(clock),
          own?.hints?.[hints ? 'on' : 'off'].short ?? [],
          soundsShort(sounds),
          diceModes.length > 0 ? seedText(givenSeed) : [],
        ].flat()}
      >
        <TakebacksChoice value={takebacks} onChange={setTakebacks} />
        <ClockChoice value={clock} onChange={setClock} />
        {own?.hints && <HintsChoice choices={own.hints} />}
        <SoundsChoice />
        {diceModes.length > 0 && <SeedField value={givenSeed} onChange={setGivenSeed} />}
      </MoreOptions>
      <FaultList faults={refused} />
      <div className="newgame__foot">
        <ul className="newgame__why" aria-live="polite">
          {faults.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <OpenFileButton table={setup} />
        <Button type="submit" look="main" disabled={faults.length > 0 || readOnly}>
          Begin the game
        </Button>
      </div>
      {question}
    </form>
  );
}
