import { SIDES, type Edition, type PowerId } from '../../engine/index.ts';
import { sideName } from '../../text/names.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import type { Seat } from './seating.ts';

interface PowerSharingProps {
  readonly edition: Edition;
  readonly seats: readonly Seat[];
  readonly given: Readonly<Record<PowerId, number>>;
  readonly onGive: (power: PowerId, seat: number) => void;
}

/**
 * Each side's powers and who plays them. Only players of that side can be selected, so nobody plays for both (TURN-6).
 */
export function PowerSharing({ edition, seats, given, onGive }: PowerSharingProps) {
  return (
    <div className="sharing">
      {[...SIDES].reverse().map((side) => (
        <section key={side} className="sharing__side" aria-label={sideName(side)}>
          <h4>{sideName(side)}</h4>
          <ul>
            {edition.turnOrder
              .flatMap((id) => edition.powers.filter((power) => power.id === id && power.side === side))
              .map(({ id, name }) => (
                <li key={id}>
                  <label className="sharing__power">
                    <PowerEmblem power={id} size={28} />
                    <span className="sharing__name">{name}</span>
                    <select
                      className="field"
                      value={given[id] ?? ''}
                      onChange={(event) => onGive(id, Number(event.target.value))}
                    >
                      {given[id] === undefined && <option value="">nobody yet</option>}
                      {seats
                        .filter((seat) => seat.side === side)
                        .map(({ key, name: player }) => (
                          <option key={key} value={key}>
                            {player || 'unnamed'}
                          </option>
                        ))}
                    </select>
                  </label>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
