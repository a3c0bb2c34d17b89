import type { AnyEdition, PowerId } from '../../engine/index.ts';
import type { Seat } from '../../games/face/seating.ts';
import { faceOf } from '../../games/faces.ts';
import { joinWords } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import { assignedPowers, playersOf, sidesIn, sideOf, type Table } from './seating.ts';

interface SeatingProposalsProps {
  readonly edition: AnyEdition;
  readonly table: Table;
  readonly onChange: (table: Table) => void;
}

/** A button for each table that the book proposes; nothing if it proposes none. */
export function SeatingProposals({ edition, table, onChange }: SeatingProposalsProps) {
  const proposals = faceOf({ edition: edition.id }).seating?.proposals(edition.id) ?? [];
  if (proposals.length === 0) return null;
  const nameOf = (power: string): string => edition.powers.find(({ id }) => id === power)?.name ?? power;
  return (
    <div className="proposals" role="group" aria-label="The book’s tables">
      <span aria-hidden>The book’s table for</span>
      <span className="proposals__numbers">
        {proposals.map((seating) => (
          <Button
            key={seating.length}
            shape="icon"
            small
            aria-label={`${seating.length} players`}
            aria-pressed={isSeatedAs(edition, seating, table)}
            title={seating.map((powers) => joinWords(powers.map(nameOf))).join('; ')}
            onClick={() => onChange(seatedAs(edition, seating, table))}
          >
            {seating.length}
          </Button>
        ))}
      </span>
      <span aria-hidden>players</span>
    </div>
  );
}

/** The powers of each player. */
type Proposal = readonly (readonly PowerId[])[];

/**
 * The table that the book proposes for so many players. Those who sit there already stay on their side if they can, and
 * keep their names.
 */
export function seatedAs(edition: AnyEdition, seating: Proposal, { seats: before }: Table): Table {
  const left = [...before];
  const take = (isFit: (seat: Seat) => boolean): Seat | undefined => {
    const at = left.findIndex(isFit);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const sides = sidesIn(edition);
  const places = seating.map(([first]) => ({ side: sideOf(sides, first) }));
  const stayed = places.map((place) => ({ ...place, who: take((seat) => seat.side === place.side) }));
  const people = stayed.map(({ who, ...place }) => ({ ...place, name: (who ?? take(() => true))?.name }));
  const taken = new Set(people.flatMap(({ name }) => name ?? []));
  const seats = people.map(({ name, side }, i): Seat => ({ key: i + 1, name: name ?? newName(taken), side }));
  const chosen = seating.flatMap((powers, i) => powers.map((power): [PowerId, number] => [power, i + 1]));
  return { seats, chosen: Object.fromEntries(chosen) };
}

/** Whether these players share the powers as the book proposes. */
export function isSeatedAs(edition: AnyEdition, seating: Proposal, { seats, chosen }: Table): boolean {
  const shares = (players: readonly (readonly PowerId[])[]): string =>
    players
      .map((own) => own.toSorted().join())
      .toSorted()
      .join(';');
  const players = playersOf(edition, seats, assignedPowers(edition, seats, chosen));
  return shares(players.map(({ powers }) => powers)) === shares(seating);
}

/** A player's name that nobody has; it is taken then. */
function newName(taken: Set<string>): string {
  let number = taken.size + 1;
  while (taken.has(`Player ${number}`)) number += 1;
  taken.add(`Player ${number}`);
  return `Player ${number}`;
}
