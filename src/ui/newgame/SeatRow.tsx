import { X } from 'lucide-react';
import { SIDES } from '../../engine/index.ts';
import { sideName } from '../../text/names.ts';
import { Button } from '../components/Button.tsx';
import type { Seat } from './seating.ts';

interface SeatRowProps {
  readonly seat: Seat;
  readonly number: number;
  /** How many must play, if none of them can leave. */
  readonly fewest: number | null;
  readonly onChange: (seat: Seat) => void;
  readonly onLeave: () => void;
}

/** One player: a name and a side. */
export function SeatRow({ seat, number, fewest, onChange, onLeave }: SeatRowProps) {
  return (
    <li className="seat">
      <label className="seat__name">
        <span className="visually-hidden">Name of player {number}</span>
        <input
          className="field"
          value={seat.name}
          maxLength={24}
          autoComplete="off"
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
      </label>
      <div className="seat__rest">
        <fieldset className="switch">
          <legend className="visually-hidden">Side of {seat.name || `player ${number}`}</legend>
          {[...SIDES].reverse().map((side) => (
            <label key={side} className="switch__choice">
              <input
                type="radio"
                name={`side-${seat.key}`}
                checked={seat.side === side}
                onChange={() => onChange({ ...seat, side })}
              />
              <span>{sideName(side)}</span>
            </label>
          ))}
        </fieldset>
        <Button
          shape="icon"
          look="quiet"
          aria-label={`Remove ${seat.name || `player ${number}`}`}
          disabled={fewest !== null}
          {...(fewest === null ? {} : { title: `${fewest} players at least (TURN-6)` })}
          onClick={onLeave}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
    </li>
  );
}
