import { battleFought, type GameState } from '../../engine/index.ts';
import { kindOf } from '../lineEnd.ts';
import { unitsLeft } from '../odds.ts';
import type { Course } from './course.ts';
import { lineFrom } from './line.ts';
import type { RolledFight } from './lineToBoard.ts';
import type { Random } from './random.ts';
import type { Stage, StageEnd } from './stage.ts';
import { addStrikes, type RolledStrike } from './strikeLine.ts';

/** A battle of a turn, and how it ended. */
export interface Fight {
  readonly stage: Stage;
  readonly end: StageEnd;
}

/** Draws how the battles of a course end, and writes the places of their ends down, from this place of the record. */
export function drawTurn({ sea, ashore }: Course, random: Random, record: Uint32Array, at: number): void {
  const places = sea.map((stage) => stage.draw(random));
  places.forEach((place, i) => (record[at + i] = place));
  ashore(places).forEach((stage, i) => (record[at + sea.length + i] = stage.draw(random)));
}

/** The battles of a turn that was written down, in the order in which they are fought. */
export function fightsOf(courses: readonly Course[], record: Uint32Array, from: number): readonly Fight[] {
  const fights: Fight[] = [];
  let at = from;
  for (const { sea, ashore } of courses) {
    const places = sea.map((_, i) => record[at + i]!);
    for (const stage of [...sea, ...ashore(places)]) fights.push({ stage, end: stage.end(record[at++]!) });
  }
  return fights;
}

/** The board when these battles have been fought; raids and rockets come first, but after the battle under way. */
export function boardAfter(listed: GameState, fights: readonly Fight[], strikes: readonly RolledStrike[]): GameState {
  const underWay = listed.battle ? 1 : 0;
  const line = lineFrom(fights.slice(0, underWay).reduce(fightOn, listed));
  addStrikes(line, strikes);
  return fights.slice(underWay).reduce(fightOn, line.state);
}

function fightOn(state: GameState, { stage: { plan }, end: { outcome } }: Fight): GameState {
  // A landing that nobody hinders any more, or whose ships were sunk, is over already.
  const isToCome = state.battle?.space === plan.space || state.turn.battles.some(({ space }) => space === plan.space);
  return isToCome ? battleFought(state, plan, outcome) : state;
}

/** How a battle of a turn ended, as plain data. */
export function rolledFight(listed: GameState, { stage: { plan, found }, end }: Fight): RolledFight {
  const { ending, isTaken, outcome } = end;
  if (!found || !ending) return { space: plan.space, end: null };
  const left = {
    attacker: unitsLeft(found.lines.attacker, ending.attacker),
    defender: unitsLeft(found.lines.defender, ending.defender),
  };
  const fallen = outcome.lost.map((id) => kindOf(listed, id)).toSorted();
  return { space: plan.space, end: { result: ending.result, left, isCaptured: isTaken, fallen } };
}
