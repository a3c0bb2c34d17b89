import type { Edition } from '../../engine/index.ts';
import { Button } from '../components/Button.tsx';
import { PowerSharing } from './PowerSharing.tsx';
import { addSeat, assignedPowers, type Seat, type Table } from './seating.ts';
import { SeatingProposals } from './SeatingProposals.tsx';
import { SeatRow } from './SeatRow.tsx';

interface PlayersProps {
  readonly edition: Edition;
  readonly table: Table;
  readonly onChange: (table: Table) => void;
}

/** Who plays, on which side, and who leads which power. */
export function Players({ edition, table, onChange }: PlayersProps) {
  const { seats, chosen } = table;
  const given = assignedPowers(edition, seats, chosen);
  const seat = (next: readonly Seat[]): void => onChange({ seats: next, chosen });
  const { from, to } = edition.players;
  const isFull = seats.length >= to;
  return (
    <>
      <section aria-label="Players">
        <h3>Who plays</h3>
        <SeatingProposals edition={edition} table={table} onChange={onChange} />
        <ul className="newgame__seats">
          {seats.map((one, i) => (
            <SeatRow
              key={one.key}
              seat={one}
              number={i + 1}
              fewest={seats.length > from ? null : from}
              onChange={(next) => seat(seats.map((old) => (old.key === one.key ? next : old)))}
              onLeave={() => seat(seats.filter(({ key }) => key !== one.key))}
            />
          ))}
        </ul>
        <Button
          look="quiet"
          disabled={isFull}
          {...(isFull ? { title: `${to} players at most (TURN-6)` } : {})}
          onClick={() => seat(addSeat(seats, edition))}
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
          onGive={(power, key) => onChange({ seats, chosen: { ...given, [power]: key } })}
        />
      </section>
    </>
  );
}
