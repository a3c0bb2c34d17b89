import {
  editionOf,
  type Edition,
  type PositionFault,
  type SpaceId,
  type Player,
  type PowerId,
} from '../../../engine/axis-allies/index.ts';
import { worthOf } from './goal.ts';
import type { Role, ShortGame } from './schema.ts';

/** Groups that play the same powers together. */
interface RoleSeat {
  readonly roles: readonly Role[];
  readonly powers: readonly PowerId[];
}

const MAX_NAME = 40;

/** The roles by the powers they play. */
function seatsOf(roles: readonly Role[]): readonly RoleSeat[] {
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
function nameOf(edition: Edition, { roles, powers }: RoleSeat): string {
  const [only, ...others] = roles;
  if (only !== undefined && others.length === 0) return only.name;
  const names = powers.map((power) => edition.powers.find(({ id }) => id === power)?.name ?? power);
  return names.join(' and ').slice(0, MAX_NAME);
}

/** What is wrong with a short game of valid shape, besides its position. Its edition must be loaded. */
export function shortGameFaults(shortGame: ShortGame): readonly PositionFault[] {
  const edition = editionOf(shortGame.edition);
  return [
    ...goalFaults(edition, shortGame),
    ...roleFaults(edition, shortGame),
    ...ruleFaults(edition, shortGame),
    ...mapFaults(edition, shortGame),
  ];
}

function goalFaults(edition: Edition, { goal: { kind, spaces, needs } }: ShortGame): readonly PositionFault[] {
  const isTerritory = (space: SpaceId): boolean => {
    const found = edition.spaces.find(({ id }) => id === space);
    return found?.kind === 'land' && !found.neutral;
  };
  const most = kind === 'hold' ? new Set(spaces).size : worthOf(edition.id, spaces);
  const unit = kind === 'hold' ? 'territories' : 'IPCs';
  return [
    ...spaces.flatMap((space, i) =>
      isTerritory(space)
        ? spaces.indexOf(space) === i
          ? []
          : [{ path: `goal.spaces[${i}]`, message: `${space} is named twice` }]
        : [{ path: `goal.spaces[${i}]`, message: `there is no territory ${space} that can be held` }],
    ),
    ...(needs > most ? [{ path: 'goal.needs', message: `it needs ${needs} of ${most} ${unit}` }] : []),
  ];
}

function roleFaults(edition: Edition, { roles, position }: ShortGame): readonly PositionFault[] {
  const faults: PositionFault[] = [];
  const sideOf = (power: string) => edition.powers.find(({ id }) => id === power)?.side;
  for (const [i, { powers }] of roles.entries()) {
    for (const [j, power] of powers.entries())
      if (sideOf(power) === undefined) faults.push({ path: `roles[${i}].powers[${j}]`, message: `no power ${power}` });
    if (new Set(powers).size < powers.length)
      faults.push({ path: `roles[${i}].powers`, message: 'a power is named twice' });
  }
  const played = seatsOf(roles).flatMap(({ powers }) => powers);
  if (new Set(played).size < played.length && faults.length === 0)
    faults.push({ path: 'roles', message: 'groups that share a power must share all their powers' });
  for (const side of ['axis', 'allies'])
    if (!played.some((power) => sideOf(power) === side))
      faults.push({ path: 'roles', message: `nobody plays the ${side === 'axis' ? 'Axis' : 'Allies'}` });
  const first = (position as { readonly power?: unknown } | null)?.power;
  if (typeof first === 'string' && sideOf(first) !== undefined && !played.includes(first))
    faults.push({ path: 'position.power', message: `it begins with ${first}, which nobody plays` });
  return faults;
}

const ruleFaults = (edition: Edition, { rules }: ShortGame): readonly PositionFault[] =>
  rules.flatMap(({ rule }, i) =>
    Object.hasOwn(edition.ruleTitles, rule)
      ? []
      : [{ path: `rules[${i}].rule`, message: `there is no rule ${rule.slice(0, 12)}` }],
  );

const mapFaults = (edition: Edition, { map }: ShortGame): readonly PositionFault[] =>
  map.flatMap((space, i) =>
    edition.spaces.some(({ id }) => id === space)
      ? []
      : [{ path: `map[${i}]`, message: `there is no space ${space.slice(0, 40)}` }],
  );
