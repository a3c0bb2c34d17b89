import { useMemo, useState } from 'react';
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
import { OpenFileButton } from '../files/OpenFileButton.tsx';
import { useConfirmReplace } from '../files/useConfirmReplace.tsx';
import { Button } from '../components/Button.tsx';
import { NotLoaded } from '../lazy/NotLoaded.tsx';
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
import { StartPosition } from './StartPosition.tsx';
import { assignedPowers, playersOf, seatedIn, seatingFaults, tableOf, type Table } from './seating.ts';
import { useGame } from '../../store/gameStore.ts';
import './entries.css';
import './newgame.css';

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
  const [table, setTable] = useState<Table | null>(null);
  // The same people usually play again.
  const [before] = useState(() => useGame.getState().game?.players ?? []);
  const change = (next: Table): void => {
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
  readonly table: Table;
  readonly onTable: (table: Table) => void;
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
