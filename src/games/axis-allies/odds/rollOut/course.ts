import {
  battleDecided,
  battleFought,
  type BattlePlan,
  type GameState,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { kindOf } from '../battleEnd.ts';
import { type PoliciesOf, begunIn, type Chain, ashoreFrom, forLandings } from '../chainOdds.ts';
import { unitsUnderFire } from '../gunFire.ts';
import { unitsLeft } from '../odds.ts';
import type { NoOdds } from '../solver/solveBattle.ts';
import { lineFrom, type RolledFight, addStrikes, type RolledStrike } from './lineToBoard.ts';
import { stageOf, type BattleStage, type Random, type StageEnd } from './stage.ts';
import type { Struck } from './strikes.ts';

/** Battles that hang together, to be fought many times. */
export interface BattleCourse {
  readonly sea: readonly BattleStage[];
  /** How many battles it has. */
  readonly length: number;
  /** The battles ashore after these ends of those at sea, given by their places. */
  ashore(places: readonly number[]): readonly BattleStage[];
}

/** A battle ashore that has no odds after some end at sea. */
export class Unknown extends Error {
  constructor(readonly why: NoOdds) {
    super(why);
  }
}

/** The battles of a chain. What is known of those ashore is kept by what the battles at sea leave for them. */
export function battleCourseOf(
  listed: GameState,
  { sea: plans, land }: Chain,
  policiesOf: PoliciesOf,
  isStopped: () => boolean,
): BattleCourse {
  const stageIn = (state: GameState, plan: BattlePlan): BattleStage => {
    const stage = stageOf(listed, state, plan, policiesOf(plan.space), isStopped);
    if (typeof stage === 'string') throw new Unknown(stage);
    return stage;
  };
  // What happens in one zone changes nothing in another.
  const sea = plans.map((plan) => stageIn(listed, plan));
  const byEnds = new Map<string, readonly BattleStage[]>();
  const byForces = new Map<string, readonly BattleStage[]>();

  function ashore(places: readonly number[]): readonly BattleStage[] {
    if (land.length === 0) return [];
    const ends = sea
      .map((stage, i) => forLandings(stage.found!.sides.attacker, stage.end(places[i]!).ending!))
      .join('/');
    let stages = byEnds.get(ends);
    if (!stages) byEnds.set(ends, (stages = after(places)));
    return stages;
  }

  function after(places: readonly number[]): readonly BattleStage[] {
    const state = sea.reduce(
      (before, { plan, end }, i) => battleDecided(begunIn(before, plan), end(places[i]!).outcome),
      listed,
    );
    const forces = ashoreFrom(state, land);
    let stages = byForces.get(forces);
    if (!stages) byForces.set(forces, (stages = land.map((plan) => stageIn(state, plan))));
    return stages;
  }

  return { sea, length: sea.length + land.length, ashore };
}

/** A battle of a turn, and how it ended. */
export interface CourseFight {
  readonly stage: BattleStage;
  readonly end: StageEnd;
}

/** Draws how the battles of a course end, and writes the places of their ends down, from this place of the record. */
export function drawTurn({ sea, ashore }: BattleCourse, random: Random, record: Uint32Array, at: number): void {
  const places = sea.map((stage) => stage.draw(random));
  places.forEach((place, i) => (record[at + i] = place));
  ashore(places).forEach((stage, i) => (record[at + sea.length + i] = stage.draw(random)));
}

/** The battles of a turn that was written down, in the order in which they are fought. */
export function fightsOf(courses: readonly BattleCourse[], record: Uint32Array, from: number): readonly CourseFight[] {
  const fights: CourseFight[] = [];
  let at = from;
  for (const { sea, ashore } of courses) {
    const places = sea.map((_, i) => record[at + i]!);
    for (const stage of [...sea, ...ashore(places)]) fights.push({ stage, end: stage.end(record[at++]!) });
  }
  return fights;
}

/** The board when these battles have been fought; raids and rockets come first, but after the battle under way. */
export function boardAfter(
  listed: GameState,
  fights: readonly CourseFight[],
  strikes: readonly RolledStrike[],
  shotDown: readonly UnitId[],
): GameState {
  const underWay = listed.battle ? 1 : 0;
  const line = lineFrom(fights.slice(0, underWay).reduce(fightOn, listed), shotDown);
  if (line.state.shots.length > 0) line.rest();
  addStrikes(line, strikes);
  return fights.slice(underWay).reduce(fightOn, line.state);
}

function fightOn(state: GameState, { stage: { plan }, end: { outcome } }: CourseFight): GameState {
  // A landing that nobody hinders any more, or whose ships were sunk, is over already.
  const isToCome = state.battle?.space === plan.space || state.turn.battles.some(({ space }) => space === plan.space);
  if (!isToCome) return state;
  // Guns on the way have shot some of them down already.
  return battleFought(state, plan, { ...outcome, lost: outcome.lost.filter((id) => state.units[id]) });
}

/** Units that guns shot down on the way to these fights and strikes. */
export const shotDownIn = (
  listed: GameState,
  fights: readonly CourseFight[],
  strikes: readonly Struck[],
): readonly UnitId[] => {
  const underFire = unitsUnderFire(listed);
  return [
    ...fights.flatMap(({ stage, end }) => stage.shotDown(end)),
    ...strikes.flatMap(({ strike, fell }) =>
      strike.bombs.flatMap(({ unit }, i) =>
        unit !== null && fell[i]!.lost > 0 && underFire.includes(unit) ? unit : [],
      ),
    ),
  ];
};

/** How a battle of a turn ended, as plain data. */
export function rolledFight(listed: GameState, { stage, end }: CourseFight): RolledFight {
  const { plan, found } = stage;
  const { ending, isTaken, outcome } = end;
  if (!found || !ending) return { space: plan.space, end: null };
  const left = {
    attacker: unitsLeft(found.sides.attacker, ending.attacker),
    defender: unitsLeft(found.sides.defender, ending.defender),
  };
  const shotDown = stage.shotDown(end);
  const fallen = outcome.lost
    .filter((id) => !shotDown.includes(id))
    .map((id) => kindOf(listed, id))
    .toSorted();
  return { space: plan.space, end: { result: ending.result, left, isCaptured: isTaken, fallen } };
}
