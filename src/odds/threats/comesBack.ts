import {
  approaches,
  areEnemies,
  enemiesInTurn,
  isFriendlyTerritory,
  territoryOf,
  boardOf,
  unitsIn,
  type Approach,
  type ByPower,
  type GameState,
  type PowerId,
  type SpaceId,
  type UnitId,
} from '../../engine/index.ts';
import type { Policies } from '../policies.ts';
import { boardAfter } from './boardAfter.ts';
import { counterAttack, type CounterAttack } from './counterAttack.ts';
import { turnOf } from './turnOf.ts';

/** What becomes of a space by the plan: it is taken, held as it was, or left without units. */
export type Fate = 'taken' | 'held' | 'left';

/** What can come back on a space after the battles of the plan. */
export interface ComesBack {
  readonly space: SpaceId;
  /** Null if the acting power's side does not hold it then. */
  readonly fate: Fate | null;
  /** The units of that side that would stand there. */
  readonly defenders: readonly UnitId[];
  /** The strongest attack of each enemy that has one, in the order of their turns. */
  readonly attacks: readonly CounterAttack[];
  /** Of each enemy the units that take no part in that, but each of which, by itself, could attack too. */
  readonly others: ByPower<readonly Approach[]>;
}

/** What the enemies of the acting power can send against a space after its plan, each by itself. */
export function comesBack(state: GameState, space: SpaceId, policies: Policies): ComesBack {
  const after = boardAfter(state, policies);
  const defenders = unitsIn(after, space)
    .filter((unit) => unit.aboard === undefined && !areEnemies(after, unit.owner, after.power))
    .map(({ id }) => id);
  const fate = fateOf(state, after, space, defenders.length);
  const enemies = fate === null ? [] : enemiesInTurn(after);
  const attacks = enemies.flatMap((power) => counterAttack(after, space, power, policies) ?? []);
  const sent = new Set(attacks.flatMap((attack) => attack.sent.flatMap(({ units }) => units)));
  const others = enemies.map((power) => [power, attackersOf(after, space, power, sent)] as const);
  return { space, fate, defenders, attacks, others: Object.fromEntries(others) };
}

/** What of a power, each unit by itself, could attack a space in its next combat move, without those that are sent. */
function attackersOf(after: GameState, space: SpaceId, power: PowerId, sent: ReadonlySet<UnitId>): readonly Approach[] {
  const turn = turnOf(after, power);
  if (!turn) return [];
  return [...approaches(turn, space)].flatMap((found) => {
    if (found === null || !HOSTILE.includes(found.meaning)) return [];
    const units = found.units.filter((id) => !sent.has(id));
    return units.length > 0 ? { ...found, units } : [];
  });
}

const HOSTILE: readonly Approach['meaning'][] = ['attack', 'capture', 'blitz', 'assault'];

function fateOf(before: GameState, after: GameState, space: SpaceId, defenders: number): Fate | null {
  const isLand = territoryOf(boardOf(after), space) !== null;
  if (isLand && !isFriendlyTerritory(after, space, after.power)) return null;
  if (isLand && !isFriendlyTerritory(before, space, before.power)) return 'taken';
  if (defenders > 0) return 'held';
  return isLand ? 'left' : null;
}
