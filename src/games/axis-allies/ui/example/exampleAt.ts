import { unitsAt, type PlayedCase, type PlayedStep } from '../../cases/playCase.ts';
import { reach, type UnitId } from '../../../../engine/axis-allies/index.ts';
import { marksOf } from '../../store/marks.ts';
import { caseSpaces, stepSpaces } from './stepSpaces.ts';
import { stepRoutes } from './stepRoutes.ts';
import type { Example } from '../../store/game.ts';

/** What the map shows after `at` steps of a case; 0 is the starting position. */
export function exampleAt(played: PlayedCase, at: number): Example {
  const now = played.steps[at - 1];
  const game = now?.after ?? played.start;
  const places = now !== undefined && 'places' in now.step ? now.step.places : null;
  return {
    game,
    events: now?.events ?? [],
    before: now?.before ?? null,
    chosen: now === undefined ? [] : selected(now),
    destinations: now !== undefined && 'reach' in now.step ? reach(now.before, selected(now)) : [],
    marks: marksOf(game, places),
    spaces: now === undefined ? caseSpaces(played) : stepSpaces(now),
    routes: now === undefined ? [] : stepRoutes(now),
    isRefused: now !== undefined && now.refusal !== null,
  };
}

/** The units of a refused order or of a reach question, shown as selected. */
function selected({ before, step, command, refusal }: PlayedStep): readonly UnitId[] {
  if ('reach' in step) return unitsAt(before, step.reach, step.owner);
  return refusal !== null && command !== null && 'units' in command && Array.isArray(command.units)
    ? command.units
    : [];
}
