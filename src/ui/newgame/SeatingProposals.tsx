import type { Edition } from '../../engine/index.ts';
import { joinWords } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import { isSeatedAs, seatedAs } from './proposals.ts';
import type { Table } from './seating.ts';

interface SeatingProposalsProps {
  readonly edition: Edition;
  readonly table: Table;
  readonly onChange: (table: Table) => void;
}

/** A button for each table that the book proposes; nothing if it proposes none. */
export function SeatingProposals({ edition, table, onChange }: SeatingProposalsProps) {
  if (edition.seatings.length === 0) return null;
  const nameOf = (power: string): string => edition.powers.find(({ id }) => id === power)?.name ?? power;
  return (
    <div className="proposals" role="group" aria-label="The book’s tables">
      <span aria-hidden>The book’s table for</span>
      <span className="proposals__numbers">
        {edition.seatings.map((seating) => (
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
