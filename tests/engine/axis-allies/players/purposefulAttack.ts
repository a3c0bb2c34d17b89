import {
  allUnits,
  boardOf,
  enemiesIn,
  hasComplex,
  movesLeft,
  reach,
  refusalOf,
  territoryOf,
  typeOf,
  unitsIn,
  type Command,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { isGarrison } from './garrison.ts';
import { isAir, isLand, odds } from './strength.ts';

/** Odds above which an attack is begun, and odds above which it needs no more units. */
const GOOD_ODDS = 1.6;
const SAFE_ODDS = 3.5;

/** Units of one type in one space that have not moved. */
interface Group {
  readonly units: readonly Unit[];
  readonly targets: readonly SpaceId[];
}

/** The next move to a promising attack, on land or at sea. */
export function attack(state: GameState): Command | null {
  const groups = readyGroups(state);
  const targets = [...new Set(groups.flatMap((group) => group.targets))].sort(
    (a, b) => worth(state, b) - worth(state, a),
  );
  for (const target of targets) {
    const command = reinforcement(
      state,
      target,
      groups.filter((group) => group.targets.includes(target)),
    );
    if (command) return command;
  }
  return null;
}

export function readyGroups(state: GameState): readonly Group[] {
  const stacks = new Map<string, Unit[]>();
  for (const unit of allUnits(state.units)) {
    if (
      unit.owner !== state.power ||
      unit.type === 'transport' ||
      unit.aboard !== undefined ||
      movesLeft(state, unit.id) === 0
    )
      continue;
    if (state.turn.deeds[unit.id]) continue;
    const key = `${unit.space} ${unit.type}`;
    stacks.set(key, [...(stacks.get(key) ?? []), unit]);
  }
  return [...stacks.values()].map((units) => ({
    units,
    targets: reach(state, [units[0]!.id])
      .filter(({ meaning }) => meaning === 'attack' || meaning === 'capture')
      .map(({ space }) => space),
  }));
}

/** The value of attacking a space. */
export function worth(state: GameState, space: SpaceId): number {
  const territory = territoryOf(boardOf(state), space);
  if (!territory)
    return enemiesIn(state, space, state.power).reduce(
      (sum, unit) => sum + (boardOf(state).unitTypes.get(unit.type)?.cost ?? 0) / 6,
      0,
    );
  return (
    1 +
    2 * territory.ipc +
    (hasComplex(state, space) ? 3 : 0) +
    (territory.capitalOf !== null ? 30 : 0) +
    (territory.victoryCity !== null ? 10 : 0)
  );
}

function reinforcement(state: GameState, target: SpaceId, groups: readonly Group[]): Command | null {
  const isSea = !territoryOf(boardOf(state), target);
  const there = unitsIn(state, target).filter((unit) => unit.owner === state.power && unit.aboard === undefined);
  const defenders = enemiesIn(state, target, state.power).filter(
    (unit) => unit.aboard === undefined && typeOf(state, unit).canBeHit,
  );
  const canTake = (units: readonly Unit[]): boolean => isSea || units.some((unit) => isLand(state, unit));
  const coming = groups
    .map((group) => ({ ...group, units: group.units.filter((unit) => !isGarrison(state, unit)) }))
    .filter(({ units }) => units.length > 0);
  const all = [...there, ...coming.flatMap(({ units }) => units)];
  if (!canTake(all)) return null;
  if (defenders.length === 0) {
    const first = coming.find(({ units }) => isLand(state, units[0]!));
    return there.length > 0 || !first ? null : ordered(state, first.units.slice(0, 1), target);
  }
  if (odds(state, all, defenders) < GOOD_ODDS || (odds(state, there, defenders) > SAFE_ODDS && canTake(there)))
    return null;
  // Land units first, then aircraft if they are still needed.
  const inOrder = [...coming].sort((a, b) => Number(isAir(state, a.units[0]!)) - Number(isAir(state, b.units[0]!)));
  for (const { units } of inOrder) {
    const command = ordered(state, units, target) ?? ordered(state, units.slice(0, 1), target);
    if (command) return command;
  }
  return null;
}

function ordered(state: GameState, units: readonly Unit[], to: SpaceId): Command | null {
  const command: Command = { type: 'move', units: units.map((unit) => unit.id), to };
  return units.length > 0 && !refusalOf(state, command) ? command : null;
}
