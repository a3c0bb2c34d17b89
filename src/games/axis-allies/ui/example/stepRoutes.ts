import type { PlayedStep } from '../../cases/playCase.ts';
import type { SpaceId } from '../../../../engine/axis-allies/index.ts';

type StepRoute = readonly SpaceId[];

/** The routes of a step's units, or their intended routes if the order was refused; each route once. */
export function stepRoutes({ before, step, events }: PlayedStep): readonly StepRoute[] {
  const moved = events.flatMap((event) => (event.type === 'units-moved' ? event.legs.map(({ route }) => route) : []));
  const routes = moved.length > 0 ? moved : intendedRoutes(before, step);
  return [...new Map(routes.filter((way) => way.length > 1).map((way) => [way.join(), way])).values()];
}

function intendedRoutes(
  { battle, stranded, units }: PlayedStep['before'],
  step: PlayedStep['step'],
): readonly StepRoute[] {
  if ('move' in step) return Object.keys(step.move).map((from) => [from, ...(step.via ?? []), step.to]);
  if ('load' in step) return Object.keys(step.load).map((from) => [from, step.onto]);
  if ('offload' in step) return Object.keys(step.offload).map((from) => [from, step.to]);
  if ('retreat' in step && step.retreat !== null && battle !== null) return [[battle.space, step.retreat]];
  const fighter = units[stranded[0] ?? ''];
  return 'land' in step && fighter !== undefined ? [[fighter.space, step.land]] : [];
}
