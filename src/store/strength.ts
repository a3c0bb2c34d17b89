import {
  battlesToCome,
  forcesFor,
  typeValueOf,
  type BattlePlan,
  type BattleSide,
  type BySpace,
  type GameState,
  type PowerId,
  type Unit,
  type UnitId,
} from '../engine/index.ts';

/** The strength of units in the first round of a battle: how many dice they roll, and the sum of their values. */
export interface Strength {
  readonly dice: number;
  readonly total: number;
}

/** Units without a value (an attacking transport) roll no die; units that no longer exist do not count. */
export function strengthOf(game: GameState, units: readonly UnitId[], side: BattleSide): Strength {
  const values = units
    .flatMap((id) => game.units[id] ?? [])
    .map((unit) => typeValueOf(game, unit, side))
    .filter((value) => value > 0);
  return { dice: values.length, total: values.reduce((sum, value) => sum + value, 0) };
}

/** One side of a battle; of several powers, the one with the most units gives the colour. */
export interface SideStrength {
  readonly power: PowerId;
  readonly strength: Strength;
}

/** Both sides of a battle to come; null for a side without units. */
export type BattleStrengths = Readonly<Record<BattleSide, SideStrength | null>>;

/** Both sides of every battle to come, as they stand now. */
export function battleStrengths(game: GameState): BySpace<BattleStrengths> {
  return Object.fromEntries(battlesToCome(game).map((plan) => [plan.space, strengthsOf(game, plan)]));
}

function strengthsOf(game: GameState, plan: BattlePlan): BattleStrengths {
  const { attackers, defenders } = forcesFor(game, plan);
  return { attacker: sideOf(game, attackers, 'attacker'), defender: sideOf(game, defenders, 'defender') };
}

function sideOf(game: GameState, units: readonly Unit[], side: BattleSide): SideStrength | null {
  const owners = units.map(({ owner }) => owner);
  const countOf = (power: PowerId): number => owners.filter((owner) => owner === power).length;
  const [power] = owners.toSorted((a, b) => countOf(b) - countOf(a));
  return power === undefined
    ? null
    : {
        power,
        strength: strengthOf(
          game,
          units.map(({ id }) => id),
          side,
        ),
      };
}
