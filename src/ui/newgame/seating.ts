import type { Edition, Side } from '../../engine/axis-allies/index.ts';
import type { Player, PowerId } from '../../engine/index.ts';
import { seenName } from '../../saves/seenText.ts';

/** A player in the form. The key stays the same when the name changes. */
export interface Seat {
  readonly key: number;
  readonly name: string;
  readonly side: Side;
}

/** Who sits at the table, and which seat was chosen for which power. */
export interface Table {
  readonly seats: readonly Seat[];
  /** By power, the seat's key. */
  readonly chosen: Readonly<Record<PowerId, number>>;
}

export const FIRST_SEATS: readonly Seat[] = [
  { key: 1, name: 'Player 1', side: 'allies' },
  { key: 2, name: 'Player 2', side: 'axis' },
];

/** The table of an earlier game; without players the first one, with a player for each side. */
export function tableOf(edition: Edition, players: readonly Player[]): Table {
  if (players.length === 0) return { seats: FIRST_SEATS, chosen: {} };
  const seats = players.map(({ name, powers }, i): Seat => ({
    key: i + 1,
    name,
    side: edition.powers.find(({ id }) => id === powers[0])?.side ?? 'allies',
  }));
  return {
    seats,
    chosen: Object.fromEntries(
      players.flatMap(({ powers }, i) => powers.map((power): [PowerId, number] => [power, i + 1])),
    ),
  };
}

/** Adds a seat, on the side with more powers to share. */
export function addSeat(seats: readonly Seat[], edition: Edition): readonly Seat[] {
  const room = (side: Side): number =>
    edition.powers.filter((power) => power.side === side).length - seats.filter((seat) => seat.side === side).length;
  const key = Math.max(0, ...seats.map((seat) => seat.key)) + 1;
  return [...seats, { key, name: `Player ${key}`, side: room('allies') >= room('axis') ? 'allies' : 'axis' }];
}

/** Who plays which power: the choice if it still fits the sides, else distributed in turn order. */
export function assignedPowers(
  edition: Edition,
  seats: readonly Seat[],
  chosen: Readonly<Record<PowerId, number>>,
): Readonly<Record<PowerId, number>> {
  const given: Record<PowerId, number> = {};
  const held = (key: number): number => Object.values(given).filter((owner) => owner === key).length;
  const bySide = (power: PowerId): readonly Seat[] => {
    const side = edition.powers.find(({ id }) => id === power)?.side;
    return seats.filter((seat) => seat.side === side);
  };
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
  edition: Edition,
  seats: readonly Seat[],
  given: Readonly<Record<PowerId, number>>,
): readonly string[] {
  const faults: string[] = [];
  const names = seats.map(nameOf);
  if (names.some((name) => name === '')) faults.push('Every player needs a name.');
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) !== i);
  if (twice !== undefined) faults.push(`Two players are called ${twice}.`);
  for (const { side, word } of [
    { side: 'allies', word: 'Allies' },
    { side: 'axis', word: 'Axis' },
  ] as const) {
    const count = seats.filter((seat) => seat.side === side).length;
    const powers = edition.powers.filter((power) => power.side === side).length;
    if (count === 0) faults.push(`Nobody plays for the ${word}.`);
    if (count > powers) faults.push(`The ${word} have ${powers} powers, so at most ${powers} players.`);
  }
  for (const { key, name } of seats) {
    if (faults.length === 0 && !Object.values(given).includes(key)) faults.push(`${name} has no power to play.`);
  }
  return faults;
}

/** The players for the engine, powers in turn order. */
export const playersOf = (
  edition: Edition,
  seats: readonly Seat[],
  given: Readonly<Record<PowerId, number>>,
): readonly Player[] =>
  seats.map((seat) => ({
    name: nameOf(seat),
    powers: edition.turnOrder.filter((power) => given[power] === seat.key),
  }));
