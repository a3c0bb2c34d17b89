import {
  HIT_KINDS,
  hitsDue,
  NO_HITS,
  NO_TARGETS,
  roomFor,
  TARGET_KINDS,
  otherSide,
  type TargetKind,
} from '../../../../../engine/axis-allies/index.ts';
import { aimOf } from '../../policies.ts';
import type { BattleModel } from '../battleModel.ts';
import { chanceUpTo, mostOf } from '../dice.ts';
import { hitsOn, leftAfter, limitOf } from '../fire.ts';
import { takeHit, isCandidate, type Limit, hitsRoom, targetsIn } from '../lossOrder.ts';
import { chanceAt } from '../losses.ts';
import type { RoundState } from '../roundState.ts';
import type { VolleyStep } from '../roundSteps.ts';
import type { SideState, SideModel } from '../sideState.ts';
import { bitOf, type MergedHits, hitsAt, type SolvedVolley, volleyIn } from '../volley.ts';

/** Everything that a side can choose to be left of it after hits (COM-8, COM-9, COM-10, COM-11, COM-12). */
export interface LossChoices {
  /** The only choice, if there is no other. */
  readonly only: SideState | null;
  /** Otherwise what can be chosen after each first hit. */
  readonly parts: readonly LossChoices[];
  /** All of them, each once. */
  all(): readonly SideState[];
}

/** What can be chosen after so many hits, no more than the side state can take, at targets of these kinds. */
export type ByHits = (sideState: SideState, hits: number, targets: number, limit: Limit | null) => LossChoices;

/** After hits of one kind: defenceless units are the last choice (COM-10). `countWork` counts the work. */
export function choicesByHits(sideModel: SideModel, countWork: BattleModel['countWork']): ByHits {
  const known = new Map<string, LossChoices>();

  function found(sideState: SideState, hits: number, targets: number, limit: Limit | null): LossChoices {
    const key = `${sideState.id} ${hits} ${targets} ${limit?.id}`;
    let choices = known.get(key);
    if (!choices) known.set(key, (choices = find(sideState, hits, targets, limit)));
    return choices;
  }

  function find(sideState: SideState, hits: number, targets: number, limit: Limit | null): LossChoices {
    countWork(0);
    if (hits === 0) return onlyChoice(sideState);
    const able = sideState.fighting.flatMap((count, group) =>
      count > 0 && (bitOf(sideModel.targets[group]!) & targets) !== 0 && isCandidate(sideModel, group, limit)
        ? [group]
        : [],
    );
    const defended = able.filter((group) => sideModel.targets[group] !== 'defenceless');
    const parts = (defended.length > 0 ? defended : able).map((group) =>
      found(afterHit(sideModel, sideState, group), hits - 1, targets, limit),
    );
    return choiceAmong(parts, countWork);
  }
  return found;
}

export const onlyChoice = (sideState: SideState): LossChoices => ({
  only: sideState,
  parts: [],
  all: () => [sideState],
});

function choiceAmong(parts: readonly LossChoices[], countWork: BattleModel['countWork']): LossChoices {
  if (parts.length === 1) return parts[0]!;
  let all: readonly SideState[] | undefined;
  return {
    only: null,
    parts,
    all() {
      if (!all) {
        all = [...new Set(parts.flatMap((part) => part.all()))];
        countWork(WORK_PER_CHOICE * all.length);
      }
      return all;
    },
  };
}

/** To look at a choice takes so much longer than a pair of outcomes. */
export const WORK_PER_CHOICE = 60;

/** After so many hits of two or three kinds that differ in what they can be assigned to (COM-9, COM-11). */
export function choicesAfter(
  sideModel: SideModel,
  sideState: SideState,
  { kinds }: MergedHits,
  taken: readonly number[],
  withDestroyer: boolean,
  limit: Limit | null,
  countWork: BattleModel['countWork'],
): LossChoices {
  const hits = { ...NO_HITS };
  for (let i = 0; i < kinds.length; i++) hits[HIT_KINDS[kinds[i]!]!] = taken[i]!;
  const whole = roomOfEach(sideModel, sideState, limit);
  const { strikes } = sideModel;
  const { hitsToAssign, onDefenceless } = hitsDue({ strikes, hits, withDestroyer }, whole);
  const oneMore = (one: SideState): readonly SideState[] => {
    const assigned = roomOfEach(sideModel, one, limit);
    for (const target of TARGET_KINDS) assigned[target] = whole[target] - assigned[target];
    const isFull = (target: TargetKind): boolean =>
      (target === 'defenceless' && assigned.defenceless === onDefenceless) ||
      roomFor(strikes, hits, assigned, target, withDestroyer) < 1;
    return one.fighting.flatMap((count, group) =>
      count > 0 && isCandidate(sideModel, group, limit) && !isFull(sideModel.targets[group]!)
        ? [afterHit(sideModel, one, group)]
        : [],
    );
  };
  let left: readonly SideState[] = [sideState];
  for (let n = 0; n < hitsToAssign; n++) {
    const found = left.flatMap(oneMore);
    countWork(WORK_PER_CHOICE * found.length);
    left = [...new Set(found)];
  }
  return choiceAmong(left.map(onlyChoice), countWork);
}

/** How many hits the candidates of each kind can take. */
function roomOfEach(sideModel: SideModel, { fighting }: SideState, limit: Limit | null): Record<TargetKind, number> {
  const sums: Record<TargetKind, number> = { ...NO_TARGETS };
  for (const [group, { candidate }] of sideModel.groups.entries())
    if (isCandidate(sideModel, group, limit)) sums[sideModel.targets[group]!] += fighting[group]! * candidate.hitsLeft;
  return sums;
}

function afterHit(sideModel: SideModel, { fighting, away }: SideState, group: number): SideState {
  const left = [...fighting];
  takeHit(sideModel, left, group);
  return sideModel.stateWith(left, away);
}

/** A roll, and what the side that is hit can choose to be left of it. */
export interface Loss {
  readonly chance: number;
  readonly choices: LossChoices;
}

/** What dice of a step, perhaps rolled already, can make of the other side; null if nobody fires. */
export type Losing = (
  step: VolleyStep,
  isFirst: boolean,
  roundState: RoundState,
  rolled?: SolvedVolley | null,
) => readonly Loss[] | null;

/** All choices of a side that decides as well as can be; of another one what its policy takes. */
export function losingIn(model: BattleModel): Losing {
  const known = new Map<string, readonly Loss[]>();
  const byHits = {
    attacker: choicesByHits(model.sides.attacker, model.countWork),
    defender: choicesByHits(model.sides.defender, model.countWork),
  };
  return (step, isFirst, roundState, rolled = null) => {
    const side = otherSide(step.side);
    if (aimOf(model.policies[side].casualties) === null)
      return rolled
        ? [{ chance: 1, choices: onlyChoice(leftAfter(model, step, rolled, roundState)) }]
        : byPolicy(model, step, isFirst, roundState);
    const { firing, strikes, hadDestroyer } = roundState[step.side];
    const volley = rolled ?? volleyIn(model.sides[step.side], step, isFirst, firing, strikes);
    if (!volley) return null;
    const sideModel = model.sides[side];
    const { left } = roundState[side];
    const key = `${side} ${left.id} ${volley.id} ${hadDestroyer} ${step.limit ? step.id : ''}`;
    let losses = rolled ? undefined : known.get(key);
    losses ??= lossesFrom(
      volley,
      sideModel,
      byHits[side],
      left,
      hadDestroyer,
      limitOf(sideModel, step),
      model.countWork,
    );
    if (!rolled) known.set(key, losses);
    return losses;
  };
}

function byPolicy(
  model: BattleModel,
  step: VolleyStep,
  isFirst: boolean,
  roundState: RoundState,
): readonly Loss[] | null {
  const outcomes = hitsOn(model, step, isFirst, roundState);
  if (!outcomes) return null;
  return Array.from({ length: outcomes.count }, (_, i) => ({
    chance: chanceAt(outcomes, i),
    choices: onlyChoice(outcomes.to.left[i]!),
  }));
}

function lossesFrom(
  volley: SolvedVolley,
  sideModel: SideModel,
  byHits: ByHits,
  left: SideState,
  withDestroyer: boolean,
  limit: Limit | null,
  countWork: BattleModel['countWork'],
): readonly Loss[] {
  const hits = hitsAt(volley, sideModel.strikeBits[withDestroyer ? 1 : 0], targetsIn(sideModel, left, limit));
  const [targets, ...others] = hits.targets;
  if (targets === undefined) return [{ chance: 1, choices: onlyChoice(left) }];
  if (others.length === 0) {
    return rollsOf(hits, [hitsRoom(sideModel, left, targets, limit)]).map(({ chance, taken }) => ({
      chance,
      choices: byHits(left, taken[0]!, targets, limit),
    }));
  }
  const most = hits.targets.map((one) => hitsRoom(sideModel, left, one, limit));
  return rollsOf(hits, most).map(({ chance, taken }) => ({
    chance,
    choices: choicesAfter(sideModel, left, hits, taken, withDestroyer, limit, countWork),
  }));
}

/** So many hits of each kind, and how likely: the most that count stand for all beyond. */
function rollsOf(
  hits: MergedHits,
  rooms: readonly number[],
): readonly { readonly chance: number; readonly taken: readonly number[] }[] {
  let rolls: readonly { readonly chance: number; readonly taken: readonly number[] }[] = [{ chance: 1, taken: [] }];
  for (const [kind, most] of rooms.entries()) {
    const chances = hits.chances[kind]!;
    const last = mostOf(chances, most);
    rolls = rolls.flatMap(({ chance, taken }) =>
      Array.from({ length: last + 1 }, (_, count) => ({
        chance: chance * chanceUpTo(chances, count, last),
        taken: [...taken, count],
      })),
    );
  }
  return rolls.filter(({ chance }) => chance > 0);
}
