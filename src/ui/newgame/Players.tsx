import { X } from 'lucide-react';
import type { AnyEdition, PowerId } from '../../engine/index.ts';
import type { Seat, SeatedSide } from '../../games/face/seating.ts';
import { faceOf } from '../../games/faces.ts';
import { Button } from '../components/Button.tsx';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { addSeat, assignedPowers, sidesIn, type SeatedTable, playersOf, sideOf } from './seating.ts';
import { joinWords } from '../../text/words.ts';

interface SeatingProposalsProps {
  readonly edition: AnyEdition;
  readonly table: SeatedTable;
  readonly onChange: (table: SeatedTable) => void;
}

/** A button for each table that the book proposes; nothing if it proposes none. */
function SeatingProposals({ edition, table, onChange }: SeatingProposalsProps) {
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
export function seatedAs(edition: AnyEdition, seating: Proposal, { seats: before }: SeatedTable): SeatedTable {
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
export function isSeatedAs(edition: AnyEdition, seating: Proposal, { seats, chosen }: SeatedTable): boolean {
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

interface PlayersProps {
  readonly edition: AnyEdition;
  readonly table: SeatedTable;
  readonly onChange: (table: SeatedTable) => void;
}

/** Who plays, on which side, and who leads which power. */
export function Players({ edition, table, onChange }: PlayersProps) {
  const { seats, chosen } = table;
  const given = assignedPowers(edition, seats, chosen);
  const seat = (next: readonly Seat[]): void => onChange({ seats: next, chosen });
  const { from, to } = edition.players;
  const isFull = seats.length >= to;
  const sides = sidesIn(edition);
  const rule = faceOf({ edition: edition.id }).seating?.rule;
  const by = rule === undefined ? '' : ` (${rule})`;
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
              sides={sides}
              fewest={seats.length > from ? null : `${from} players at least${by}`}
              onChange={(next) => seat(seats.map((old) => (old.key === one.key ? next : old)))}
              onLeave={() => seat(seats.filter(({ key }) => key !== one.key))}
            />
          ))}
        </ul>
        <Button
          look="quiet"
          disabled={isFull}
          {...(isFull ? { title: `${to} players at most${by}` } : {})}
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

interface SeatRowProps {
  readonly seat: Seat;
  readonly number: number;
  readonly sides: readonly SeatedSide[];
  /** How many must play, if none of them can leave. */
  readonly fewest: string | null;
  readonly onChange: (seat: Seat) => void;
  readonly onLeave: () => void;
}

/** One player: a name, and a side if there are several. */
function SeatRow({ seat, number, sides, fewest, onChange, onLeave }: SeatRowProps) {
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
        {sides.length > 1 && (
          <fieldset className="switch">
            <legend className="visually-hidden">Side of {seat.name || `player ${number}`}</legend>
            {sides.map(({ id, name }) => (
              <label key={id} className="switch__choice">
                <input
                  type="radio"
                  name={`side-${seat.key}`}
                  checked={seat.side === id}
                  onChange={() => onChange({ ...seat, side: id })}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
        <Button
          shape="icon"
          look="quiet"
          aria-label={`Remove ${seat.name || `player ${number}`}`}
          disabled={fewest !== null}
          {...(fewest === null ? {} : { title: fewest })}
          onClick={onLeave}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
    </li>
  );
}

interface PowerSharingProps {
  readonly edition: AnyEdition;
  readonly seats: readonly Seat[];
  readonly given: Readonly<Record<PowerId, number>>;
  readonly onGive: (power: PowerId, seat: number) => void;
}

/**
 * Each side's powers and who plays them. Only players of that side can be selected, so nobody plays for two.
 */
function PowerSharing({ edition, seats, given, onGive }: PowerSharingProps) {
  return (
    <div className="sharing">
      {sidesIn(edition).map((side) => (
        <section key={side.id} className="sharing__side" {...(side.name !== '' && { 'aria-label': side.name })}>
          {side.name !== '' && <h4>{side.name}</h4>}
          <ul>
            {edition.turnOrder
              .flatMap((id) => edition.powers.filter((power) => power.id === id && side.powers.includes(id)))
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
                        .filter((seat) => seat.side === side.id)
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
