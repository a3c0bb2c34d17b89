import type { AnyEdition, Player, PowerId } from '../../engine/index.ts';
import { faceOf } from '../../games/faces.ts';
import type { Seat, SeatedSide } from '../../games/face/seating.ts';
import { seenName } from '../../saves/seenText.ts';

/** Who sits at the table, and which seat was chosen for which power. */
export interface SeatedTable {
  readonly seats: readonly Seat[];
  /** By power, the seat's key. */
  readonly chosen: Readonly<Record<PowerId, number>>;
}

/** The sides of an edition, in the order in which they are shown; one of all powers if its family tells of none. */
export const sidesIn = ({ id, turnOrder }: AnyEdition): readonly SeatedSide[] =>
  faceOf({ edition: id }).seating?.sides(id) ?? [{ id: 'all', name: '', powers: turnOrder }];

/** The side of a power; of one that there is not, the first. */
export const sideOf = (sides: readonly SeatedSide[], power: PowerId | undefined): string =>
  (sides.find(({ powers }) => powers.some((id) => id === power)) ?? sides[0])?.id ?? '';

/** A player for each side; if there is one side only, as few as can play. */
export function firstSeats(edition: AnyEdition): readonly Seat[] {
  const sides = sidesIn(edition);
  const places = sides.length > 1 ? sides : Array.from({ length: edition.players.from }, () => sides[0]);
  return places.map((side, i) => ({ key: i + 1, name: `Player ${i + 1}`, side: side?.id ?? '' }));
}

/** The table of an earlier game; without players the first one. */
export function tableOf(edition: AnyEdition, players: readonly Player[]): SeatedTable {
  if (players.length === 0) return { seats: firstSeats(edition), chosen: {} };
  const sides = sidesIn(edition);
  const seats = players.map(({ name, powers }, i): Seat => ({ key: i + 1, name, side: sideOf(sides, powers[0]) }));
  return {
    seats,
    chosen: Object.fromEntries(
      players.flatMap(({ powers }, i) => powers.map((power): [PowerId, number] => [power, i + 1])),
    ),
  };
}

/** People who sat at a table, at that of an edition: those whose side it has not get one each in turn. */
export function seatedIn(edition: AnyEdition, { seats, chosen }: SeatedTable): SeatedTable {
  const sides = sidesIn(edition).map(({ id }) => id);
  return {
    seats: seats.map((seat, i) =>
      sides.includes(seat.side) ? seat : { ...seat, side: sides[i % sides.length] ?? '' },
    ),
    chosen,
  };
}

/** Adds a seat, on the side with more powers to share. */
export function addSeat(seats: readonly Seat[], edition: AnyEdition): readonly Seat[] {
  const room = ({ id, powers }: SeatedSide): number => powers.length - seats.filter(({ side }) => side === id).length;
  const [most] = sidesIn(edition).toSorted((a, b) => room(b) - room(a));
  const key = Math.max(0, ...seats.map((seat) => seat.key)) + 1;
  return [...seats, { key, name: `Player ${key}`, side: most?.id ?? '' }];
}

/** Who plays which power: the choice if it still fits the sides, else distributed in turn order. */
export function assignedPowers(
  edition: AnyEdition,
  seats: readonly Seat[],
  chosen: Readonly<Record<PowerId, number>>,
): Readonly<Record<PowerId, number>> {
  const given: Record<PowerId, number> = {};
  const sides = sidesIn(edition);
  const held = (key: number): number => Object.values(given).filter((owner) => owner === key).length;
  const bySide = (power: PowerId): readonly Seat[] => seats.filter(({ side }) => side === sideOf(sides, power));
  for (const power of edition.turnOrder) {
    const wanted = bySide(power).find(({ key }) => key === chosen[power]);
    if (wanted !== undefined) given[power] = wanted.key;
  }
  for (const power of edition.turnOrder) {
    if (given[power] !== undefined) continue;
    const emptiest = [...bySide(power)].sort((a, b) => held(a.key) - held(b.key))[0];
    if (emptiest !== undefined) given[power] = emptiest.key;
  }
  return given;
}

/** A name as the game keeps it. */
const nameOf = ({ name }: Seat): string => seenName(name).trim();

/** Why a game cannot start with these players; empty if it can. */
export function seatingFaults(
  edition: AnyEdition,
  seats: readonly Seat[],
  given: Readonly<Record<PowerId, number>>,
): readonly string[] {
  const faults: string[] = [];
  const names = seats.map(nameOf);
  if (names.some((name) => name === '')) faults.push('Every player needs a name.');
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) !== i);
  if (twice !== undefined) faults.push(`Two players are called ${twice}.`);
  for (const { id, name, powers } of sidesIn(edition)) {
    const count = seats.filter(({ side }) => side === id).length;
    const have = name === '' ? 'There are' : `The ${name} have`;
    if (count === 0) faults.push(`Nobody plays for the ${name}.`);
    if (count > powers.length) faults.push(`${have} ${powers.length} powers, so at most ${powers.length} players.`);
  }
  const { from, to } = edition.players;
  if (faults.length === 0 && (seats.length < from || seats.length > to))
    faults.push(from === to ? `It is for ${to} players.` : `It is for ${from} to ${to} players.`);
  for (const { key, name } of seats) {
    if (faults.length === 0 && !Object.values(given).includes(key)) faults.push(`${name} has no power to play.`);
  }
  return faults;
}

/** The players for the engine, powers in turn order. */
export const playersOf = (
  edition: AnyEdition,
  seats: readonly Seat[],
  given: Readonly<Record<PowerId, number>>,
): readonly Player[] =>
  seats.map((seat) => ({
    name: nameOf(seat),
    powers: edition.turnOrder.filter((power) => given[power] === seat.key),
  }));
