import { BATTLE_SIDES } from '../../../../engine/axis-allies/index.ts';
import type { RetreatPolicy } from '../policies.ts';
import { neverRetreats, withRetreats, type BattleModel, noPaths, type BattlePaths } from './battleModel.ts';
import { aimsIn } from './best/bestChoice.ts';
import { foresight, type Foresight } from './best/foresight.ts';
import { chanceAt } from './losses.ts';
import { roundBegin } from './roundState.ts';
import type { SideState } from './sideState.ts';
import { endOfRound, areAlike, roundFrom } from './solveRounds.ts';

/** When the attacker retreats, by its policy; with foresight if a side chooses its casualties by what follows. */
export interface Decisions extends Pick<BattleModel, 'retreats'> {
  readonly sight: Foresight | null;
}

export function decisions(model: BattleModel, policy: RetreatPolicy, retreatFrom: number): Decisions {
  const { casualties, submerge } = aimsIn(model);
  const isForeseen = BATTLE_SIDES.some((side) => casualties[side] ?? submerge[side]);
  if (typeof policy === 'object' && 'best' in policy) {
    const sight = foresight(model, policy, retreatFrom);
    return {
      retreats: ({ attacker, defender }) => sight.closing.hadBetterRetreat(attacker.left, defender.left),
      sight: isForeseen ? sight : null,
    };
  }
  const retreats = retreatsBy(model, policy, isForeseen);
  return { retreats, sight: isForeseen ? foresight(withRetreats(model, retreats), policy, retreatFrom) : null };
}

function retreatsBy(
  model: BattleModel,
  policy: Exclude<RetreatPolicy, { best: unknown }>,
  isForeseen: boolean,
): BattleModel['retreats'] {
  if (policy === 'never') return neverRetreats;
  if (policy === 'when-behind') return ({ attacker, defender }) => attacker.left.hitsLeft < defender.left.hitsLeft;
  // The rounds before are told apart, and nobody retreats in them.
  if ('afterRounds' in policy) return () => true;
  const chance = isForeseen ? foreseenProspects(model) : prospects(withRetreats(model, neverRetreats));
  return ({ attacker, defender }) => chance(attacker.left, defender.left) < policy.below;
}

function foreseenProspects(model: BattleModel): (attacker: SideState, defender: SideState) => number {
  const { value } = foresight(model, 'never', 1).leaves(1);
  return (attacker, defender) => value(attacker, defender)[0];
}

/** The round at whose end the attacker can first retreat, by its policy. */
export const firstRetreat = (policy: RetreatPolicy): number =>
  typeof policy === 'object' && 'afterRounds' in policy ? policy.afterRounds : 1;

/** The chance that the attacker wins from the end of a round, if it never retreats. */
export function prospects(toTheEnd: BattleModel): (attacker: SideState, defender: SideState) => number {
  const known = new Map<SideState, Map<SideState, number>>();

  function chance(attacker: SideState, defender: SideState): number {
    let row = known.get(attacker);
    if (!row) known.set(attacker, (row = new Map()));
    let found = row.get(defender);
    if (found === undefined) row.set(defender, (found = computed(attacker, defender)));
    return found;
  }

  function computed(attacker: SideState, defender: SideState): number {
    const paths = noPaths();
    const before = roundBegin(attacker, defender);
    const after = endOfRound(toTheEnd, before, paths);
    if (!after) return won(paths);
    if (!areAlike(after, before)) return chance(after.attacker.left, after.defender.left);
    const { fires, ended, unchanged } = roundFrom(toTheEnd, before, false);
    let sum = won({ ended });
    for (const { chance: way, fire } of fires)
      for (let i = 0; i < fire.attackers.count; i++)
        for (let j = 0; j < fire.defenders.count; j++) {
          const left = fire.attackers.to.left[i]!;
          const other = fire.defenders.to.left[j]!;
          const both = chanceAt(fire.attackers, i) * chanceAt(fire.defenders, j);
          if (left !== attacker || other !== defender) sum += way * both * chance(left, other);
        }
    return sum / (1 - unchanged);
  }
  return chance;
}

const won = ({ ended }: Pick<BattlePaths, 'ended'>): number =>
  ended.reduce((sum, { result, chance }) => (result === 'attacker-won' ? sum + chance : sum), 0);
