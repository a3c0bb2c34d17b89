import { shotsAlong, type Destination, type GameState, type Shot } from '../../../engine/axis-allies/index.ts';
import { spaceList, spaceName } from './names.ts';
import { unitList } from './unitNames.ts';

/** What a gun does before the battles: 'The antiaircraft gun in Germany fires at 2 bombers on their way.' */
export const shotOnTheWayText = (state: GameState, { space, targets }: Shot): string =>
  `The antiaircraft gun in ${spaceName(state, space)} fires at ${unitList(state, targets)} on ` +
  `${targets.length === 1 ? 'its' : 'their'} way.`;

/** Where guns fire at a flight: 'under fire in Germany'; empty if nowhere. */
export function underFireText(state: GameState, { routes }: Pick<Destination, 'routes'>): string {
  const spaces = new Set(shotsAlong(state, routes).map(({ space }) => space));
  return spaces.size === 0 ? '' : `under fire in ${spaceList(state, [...spaces])}`;
}
