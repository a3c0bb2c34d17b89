import { unitsAt } from '../../cases/playCase.ts';
import type { PlayedCase, PlayedStep } from '../../cases/playCase.ts';
import { reach, type UnitId, type GameState, type SpaceId } from '../../../../engine/axis-allies/index.ts';
import { marksOf } from '../../store/marks.ts';
import type { CaseStep } from '../../cases/schema.ts';
import { stepRoutes } from './stepRoutes.ts';
import type { Example } from '../../store/game.ts';

/** The spaces a step names. */
function stepSpaces({ before, step }: Pick<PlayedStep, 'before' | 'step'>): readonly SpaceId[] {
  return [...new Set(named(before, step))].filter((space) => space !== undefined);
}

function named({ battle, stranded, units }: GameState, step: CaseStep): readonly (SpaceId | undefined)[] {
  if ('move' in step) return [...Object.keys(step.move), ...(step.via ?? []), step.to];
  if ('load' in step) return [...Object.keys(step.load), step.onto];
  if ('offload' in step) return [...Object.keys(step.offload), step.to];
  if ('attack' in step) return [step.attack];
  if ('ignore' in step) return [step.ignore];
  if ('fight' in step) return [step.fight];
  if ('callOff' in step) return Object.keys(step.callOff);
  if ('mobilize' in step) return [step.complex, step.to];
  if ('retreat' in step) return [battle?.space, step.retreat ?? undefined];
  if ('land' in step) return [units[stranded[0] ?? '']?.space, step.land];
  if ('place' in step) return [step.place ?? undefined];
  if ('advantage' in step) return [...Object.keys(step.units ?? {}), step.from, step.to];
  if ('reach' in step) return Object.keys(step.reach);
  if ('places' in step) return step.only;
  if ('check' in step) {
    const { units: standing, aboard, damaged, submerged, control, battles, landAt, retreatTo } = step.check;
    const places = [standing, aboard, damaged, submerged, control].flatMap((found) => Object.keys(found ?? {}));
    return [...places, ...(battles ?? []), ...(landAt ?? []), ...(retreatTo ?? [])];
  }
  return [battle?.space];
}

/** All spaces a case names; if none, those with units, else those of the acting power. */
function caseSpaces({ start, steps }: PlayedCase): readonly SpaceId[] {
  const withUnits = Object.values(start.units).map(({ space }) => space);
  const ground = Object.keys(start.control).filter((space) => start.control[space] === start.power);
  const shown = [steps.flatMap(stepSpaces), withUnits, ground].find((spaces) => spaces.length > 0);
  return [...new Set(shown)];
}

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
