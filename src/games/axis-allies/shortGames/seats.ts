import type { Edition, Player, PowerId } from '../../../engine/axis-allies/index.ts';
import type { Role } from './schema.ts';

/** Groups that play the same powers together. */
interface Seat {
  readonly roles: readonly Role[];
  readonly powers: readonly PowerId[];
}

const MAX_NAME = 40;

/** The roles by the powers they play. */
export function seatsOf(roles: readonly Role[]): readonly Seat[] {
  const seats = new Map<string, Role[]>();
  for (const role of roles) {
    const key = role.powers.toSorted().join(' ');
    seats.set(key, [...(seats.get(key) ?? []), role]);
  }
  return [...seats.values()].map((shared) => ({ roles: shared, powers: shared[0]?.powers ?? [] }));
}

/**
 * The players of a short game: one for each set of powers. Powers that no role has rest, in the hand of the first
 * player of their side, who chooses for them when they are attacked.
 */
export function playersOf(edition: Edition, roles: readonly Role[]): readonly Player[] {
  const sideOf = (power: PowerId | undefined) => edition.powers.find(({ id }) => id === power)?.side;
  const seats = seatsOf(roles);
  const taken = seats.flatMap(({ powers }) => powers);
  return seats.map((seat) => {
    const side = sideOf(seat.powers[0]);
    const isFirst = seats.find(({ powers }) => sideOf(powers[0]) === side) === seat;
    const resting = isFirst
      ? edition.turnOrder.filter((power) => !taken.includes(power) && sideOf(power) === side)
      : [];
    return {
      name: nameOf(edition, seat),
      powers: [...seat.powers, ...resting],
      ...(resting.length > 0 && { resting }),
    };
  });
}

/** The group's name; where several play together that of their powers. */
function nameOf(edition: Edition, { roles, powers }: Seat): string {
  const [only, ...others] = roles;
  if (only !== undefined && others.length === 0) return only.name;
  const names = powers.map((power) => edition.powers.find(({ id }) => id === power)?.name ?? power);
  return names.join(' and ').slice(0, MAX_NAME);
}
