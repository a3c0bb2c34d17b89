import {
  stepsOf,
  typeOf,
  type Battle,
  type BattleSide,
  type BattleStep,
  type GameState,
  type StepWork,
} from '../../../../engine/axis-allies/index.ts';
import type { CasualtyFate } from '../../text/stepText.ts';

/** A step of the round under way; the casualties of a roll belong to it. */
export interface RoundStep {
  readonly id: BattleStep;
  readonly when: 'over' | 'now' | 'to-come';
  /** Casualties are chosen now. */
  readonly isLosing: boolean;
}

interface StepWithWork {
  readonly id: BattleStep;
  readonly work: StepWork;
}

/** A step's work; every step of a round has one. */
const worksOf = (state: GameState, battle: Battle): readonly StepWithWork[] =>
  stepsOf(state, battle).flatMap(({ id, work }) => (work === undefined ? [] : { id, work }));

/** Where the step of now stands: casualties stand at the roll before them. */
function placeOfNow(steps: readonly StepWithWork[], { step }: Battle): number {
  const at = steps.findIndex(({ id }) => id === step);
  return steps[at]?.work.does === 'lose' ? at - 1 : at;
}

/**
 * The steps of this round in their order: those in which dice were rolled, the one of now, and those that can still
 * come (COM-3).
 */
export function roundSteps(state: GameState, battle: Battle, rolled: readonly BattleStep[]): readonly RoundStep[] {
  const steps = worksOf(state, battle);
  const now = placeOfNow(steps, battle);
  return steps.flatMap(({ id, work }, at) => {
    if (work.does === 'lose') return [];
    if (at === now) return { id, when: 'now', isLosing: battle.step !== id };
    if (at < now) return rolled.includes(id) ? { id, when: 'over', isLosing: false } : [];
    return canCome(state, battle, steps.slice(now), work) ? { id, when: 'to-come', isLosing: false } : [];
  });
}

function canCome(state: GameState, battle: Battle, fromNow: readonly StepWithWork[], work: StepWork): boolean {
  switch (work.does) {
    case 'roll':
      // Submarines that have not chosen yet may strike.
      return (
        work.groups(state, battle).length > 0 || fromNow.some((step) => isChoiceOf(work.side, state, battle, step))
      );
    case 'shoot':
      return work.shot(state, battle) !== null;
    case 'submerge':
      return canSubmerge(state, battle, work.side);
    case 'retreat':
      return battle.attackers.some(
        (id) => !battle.seaborne.includes(id) && (battle.origins.length > 0 || isAir(state, id)),
      );
    case 'lose':
      return false;
  }
}

const isChoiceOf = (side: BattleSide, state: GameState, battle: Battle, { work }: StepWithWork): boolean =>
  work.does === 'submerge' && !work.endsRound && work.side === side && canSubmerge(state, battle, side);

const canSubmerge = (state: GameState, battle: Battle, side: BattleSide): boolean =>
  !battle.destroyers[side === 'attacker' ? 'defender' : 'attacker'] &&
  unitsOf(battle, side).some((id) => state.units[id] !== undefined && typeOf(state, state.units[id]).submerges);

const unitsOf = (battle: Battle, side: BattleSide) => (side === 'attacker' ? battle.attackers : battle.defenders);

const isAir = (state: GameState, id: string): boolean =>
  state.units[id] !== undefined && typeOf(state, state.units[id]).domain === 'air';

/** What becomes of those hit in the step of now: whether they fire back (COM-6, COM-8); null if nobody is hit in it. */
export function fateNow(state: GameState, battle: Battle): CasualtyFate | null {
  const steps = worksOf(state, battle);
  const now = placeOfNow(steps, battle);
  const [{ work } = { work: null }, losing, ...later] = steps.slice(now);
  if (work?.does === 'shoot') return 'lost-at-once';
  if (work?.does !== 'roll' || losing?.work.does !== 'lose') return null;
  const { side, limit } = losing.work;
  const stays = battle.destroyers[side] && limit?.dooms !== true;
  const leaves = later.findIndex(
    (step) =>
      'clears' in step.work && (step.work.clears === 'casualties' || (step.work.clears === 'surprised' && !stays)),
  );
  const fires = later.map((step) => step.work.does === 'roll' && step.work.side === side);
  const before = fires.findIndex((does, at) => does && (leaves < 0 || at < leaves) && isDue(state, battle, later[at]));
  const after =
    leaves < 0 ? -1 : fires.findIndex((does, at) => does && at >= leaves && isDue(state, battle, later[at]));
  if (before >= 0) return after >= 0 ? 'only-submarines-fire-back' : 'fires-back';
  return after >= 0 ? 'lost-first' : 'has-fired';
}

const isDue = (state: GameState, battle: Battle, step: StepWithWork | undefined): boolean =>
  step?.work.does === 'roll' && step.work.groups(state, battle).length > 0;
