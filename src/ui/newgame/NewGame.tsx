import { useMemo, useState } from 'react';
import { usualVictory, type Edition, type PositionFault, type PowerId } from '../../engine/index.ts';
import type { DiceMode, Setup } from '../../saves/schema.ts';
import { newSeed } from '../../store/dice.ts';
import { useGame } from '../../store/gameStore.ts';
import { FaultList } from '../files/FaultList.tsx';
import { OpenFileButton } from '../files/OpenFileButton.tsx';
import { useConfirmReplace } from '../files/useConfirmReplace.tsx';
import { Button } from '../components/Button.tsx';
import { NotLoaded } from '../lazy/NotLoaded.tsx';
import { DiceChoice, EditionChoice, VictoryChoice } from './Choices.tsx';
import { PowerSharing } from './PowerSharing.tsx';
import {
  MIN_PLAYERS,
  FIRST_SEATS,
  assignedPowers,
  MAX_PLAYERS,
  playersOf,
  seatingFaults,
  seatsOf,
  addSeat,
  type Seat,
} from './seating.ts';
import { SeatRow } from './SeatRow.tsx';
import './newgame.css';

interface NewGameProps {
  /** The edition to be played; null until it is loaded. */
  readonly edition: Edition | null;
  readonly onChoose: (edition: string) => void;
  /** Loads it again, after a failure. */
  readonly onTryAgain: (() => void) | null;
}

/** The form for a new game of the chosen edition, once that is loaded. */
export function NewGame({ edition, onChoose, onTryAgain }: NewGameProps) {
  if (edition !== null) return <NewGameForm key={edition.id} edition={edition} onChoose={onChoose} />;
  return (
    <div className="newgame not-loaded-place" aria-busy={onTryAgain === null}>
      {onTryAgain !== null && <NotLoaded name="A new game" back={undefined} onTryAgain={onTryAgain} />}
    </div>
  );
}

interface NewGameFormProps {
  readonly edition: Edition;
  readonly onChoose: (edition: string) => void;
}

/** Edition, players, powers and options. */
function NewGameForm({ edition, onChoose }: NewGameFormProps) {
  // The same people usually play again.
  const [before] = useState(() => seatsOf(edition, useGame.getState().game?.players ?? []));
  const [seats, setSeats] = useState<readonly Seat[]>(before.seats.length > 0 ? before.seats : FIRST_SEATS);
  const [chosen, setChosen] = useState<Readonly<Record<PowerId, number>>>(before.chosen);
  const [victory, setVictory] = useState(() => usualVictory(edition));
  const [diceMode, setDiceMode] = useState<DiceMode>('program');
  const [refused, setRefused] = useState<readonly PositionFault[]>([]);
  const { replace, question } = useConfirmReplace();
  const readOnly = useGame((store) => store.readOnly);

  const given = useMemo(() => assignedPowers(edition, seats, chosen), [edition, seats, chosen]);
  const faults = seatingFaults(edition, seats, given);
  const table = (): Omit<Setup, 'start'> => ({
    edition: edition.id,
    seed: newSeed(),
    diceMode,
    players: playersOf(edition, seats, given).map(({ name, powers }) => ({ name, powers: [...powers] })),
  });

  function startGame(): void {
    const result = useGame.getState().newGame({ ...table(), start: { kind: 'setup', victory } });
    if (!result.ok) setRefused(result.fault);
  }

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
      <EditionChoice value={edition.id} onChange={onChoose} />
      <section aria-label="Players">
        <h3>Who plays</h3>
        <ul className="newgame__seats">
          {seats.map((seat, i) => (
            <SeatRow
              key={seat.key}
              seat={seat}
              number={i + 1}
              canLeave={seats.length > MIN_PLAYERS}
              onChange={(next) => setSeats(seats.map((old) => (old.key === seat.key ? next : old)))}
              onLeave={() => setSeats(seats.filter(({ key }) => key !== seat.key))}
            />
          ))}
        </ul>
        <Button
          look="quiet"
          disabled={seats.length >= MAX_PLAYERS}
          {...(seats.length >= MAX_PLAYERS ? { title: 'Five players at most (TURN-6)' } : {})}
          onClick={() => setSeats(addSeat(seats, edition))}
        >
          Add a player
        </Button>
      </section>
      <section aria-label="Powers">
        <h3>Who leads which power</h3>
        <PowerSharing
          edition={edition}
          seats={seats}
          given={given}
          onGive={(power, seat) => setChosen({ ...given, [power]: seat })}
        />
      </section>
      <div className="newgame__choices">
        <VictoryChoice edition={edition} value={victory} onChange={setVictory} />
        <DiceChoice value={diceMode} onChange={setDiceMode} />
      </div>
      <FaultList faults={refused} edition={edition.id} />
      <div className="newgame__foot">
        <ul className="newgame__why" aria-live="polite">
          {faults.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <OpenFileButton table={table} />
        <Button type="submit" look="main" disabled={faults.length > 0 || readOnly}>
          Begin the game
        </Button>
      </div>
      {question}
    </form>
  );
}
