import {
  battlesToCome,
  diceIn,
  firstRound,
  forcesFor,
  pointsOf,
  type BattlePlan,
  type BattleSide,
  type BySpace,
  type GameState,
  type PowerId,
  type RollGroup,
  type Unit,
} from '../engine/index.ts';

/** What units roll in the first round of a battle: how many dice, and the sum of the values they hit with. */
export interface Strength {
  readonly dice: number;
  readonly total: number;
}

/** The strength of these dice; units without a value (an attacking transport) roll none. */
export const strengthOf = (groups: readonly RollGroup[]): Strength => ({
  dice: diceIn(groups),
  total: pointsOf(groups),
});

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
  const { bombardment, attacker, defender } = firstRound(game, plan);
  return { attacker: sideOf(attackers, [...bombardment, ...attacker]), defender: sideOf(defenders, defender) };
}

function sideOf(units: readonly Unit[], groups: readonly RollGroup[]): SideStrength | null {
  const owners = units.map(({ owner }) => owner);
  const countOf = (power: PowerId): number => owners.filter((owner) => owner === power).length;
  const [power] = owners.toSorted((a, b) => countOf(b) - countOf(a));
  return power === undefined ? null : { power, strength: strengthOf(groups) };
}
