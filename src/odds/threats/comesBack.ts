import {
  areEnemies,
  isFriendlyTerritory,
  territoryOf,
  boardOf,
  unitsIn,
  type GameState,
  type SpaceId,
  type UnitId,
} from '../../engine/index.ts';
import type { Policies } from '../policies.ts';
import { boardAfter } from './boardAfter.ts';
import { counterAttack, enemiesInTurn, type CounterAttack } from './counterAttack.ts';

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
}

/** What the enemies of the acting power can send against a space after its plan, each by itself. */
export function comesBack(state: GameState, space: SpaceId, policies: Policies): ComesBack {
  const after = boardAfter(state, policies);
  const defenders = unitsIn(after, space)
    .filter((unit) => unit.aboard === undefined && !areEnemies(after, unit.owner, after.power))
    .map(({ id }) => id);
  const fate = fateOf(state, after, space, defenders.length);
  const attacks =
    fate === null
      ? []
      : enemiesInTurn(after).flatMap((power) => {
          const attack = counterAttack(after, space, power, policies);
          return attack ? [attack] : [];
        });
  return { space, fate, defenders, attacks };
}

function fateOf(before: GameState, after: GameState, space: SpaceId, defenders: number): Fate | null {
  const isLand = territoryOf(boardOf(after), space) !== null;
  if (isLand && !isFriendlyTerritory(after, space, after.power)) return null;
  if (isLand && !isFriendlyTerritory(before, space, before.power)) return 'taken';
  if (defenders > 0) return 'held';
  return isLand ? 'left' : null;
}
