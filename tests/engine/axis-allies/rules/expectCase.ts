import { expect } from 'vitest';
import { actualValues } from '../../../../src/games/axis-allies/cases/check.ts';
import { startOfCase, commandOf, isOrder, unitsAt } from '../../../../src/games/axis-allies/cases/playCase.ts';
import type { RuleCase, CaseStep } from '../../../../src/games/axis-allies/cases/schema.ts';
import {
  commandTo,
  mobilizationPlaces,
  play,
  reach,
  refusalOf,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';

/** Plays one order. Answers the state after it, or the same state if it was refused as expected. */
function ordered(state: GameState, step: CaseStep, where: string): GameState {
  if (!isOrder(step)) return state;
  const command = commandOf(state, step);
  if (command.type === 'end-phase' && 'end' in step) expect(state.phase, where).toBe(step.end);
  const before = JSON.stringify(state);
  const answer = play(state, command);
  expect(
    answer.ok ? null : answer.fault.rule,
    `${where}: ${answer.ok ? 'accepted' : JSON.stringify(answer.fault)}`,
  ).toBe(step.refused ?? null);
  if (answer.ok) return answer.value.state;
  if (step.reason !== undefined) expect(answer.fault.reason, where).toBe(step.reason);
  expect(refusalOf(state, command), where).toEqual(answer.fault);
  expect(JSON.stringify(state), where).toBe(before);
  return state;
}

function look(state: GameState, step: CaseStep, where: string): void {
  if ('check' in step) expect(actualValues(state, step.check), where).toEqual(step.check);
  if ('places' in step)
    expect([...new Set(mobilizationPlaces(state, step.places).map(({ space }) => space))].toSorted(), where).toEqual(
      step.only.toSorted(),
    );
  if (!('reach' in step)) return;
  const units = unitsAt(state, step.reach, step.owner);
  const offered = reach(state, units).map(({ space }) => space);
  if (step.only !== undefined) expect(offered.toSorted(), where).toEqual(step.only.toSorted());
  expect(
    (step.offers ?? []).filter((space) => !offered.includes(space)),
    `${where}: not offered`,
  ).toEqual([]);
  for (const space of step.not ?? []) {
    expect(offered, `${where}: offered`).not.toContain(space);
    expect(refusalOf(state, commandTo(state, units, space)), `${where}: ${space}`).not.toBeNull();
  }
}

/** Plays a case of this edition. Fails the test where an order or a check does not come out as it says. */
export function expectCase(ruleCase: RuleCase, edition: string): void {
  let state = startOfCase(ruleCase, edition);
  for (const [i, step] of ruleCase.steps.entries()) {
    const where = `step ${i + 1} ${JSON.stringify(step)}`;
    state = ordered(state, step, where);
    look(state, step, where);
  }
}
