import { battlesToCome, type AxisAllies } from '../../../engine/axis-allies/index.ts';
import type { Places } from '../../face/places.ts';
import { spacesToShowFirst } from './front.ts';
import { actionSpaces } from './movableUnits.ts';

/** The spaces that matter now: the selected one, the chosen units' spaces and destinations, and battles to come. */
export const spacesInPlay: Places<AxisAllies>['inPlay'] = (game, { focused, chosen, destinations }) => {
  const spaces = [
    ...(focused === null ? [] : [focused]),
    ...chosen.flatMap((unit) => game.units[unit]?.space ?? []),
    ...destinations.map(({ space }) => space),
    ...battlesToCome(game).map(({ space }) => space),
  ];
  return [...new Set(spaces)];
};

/** Where on the board things happen. */
export const places: Places<AxisAllies> = {
  first: (game, setup) => spacesToShowFirst(game, setup !== null && 'shortGame' in setup ? setup.shortGame : null),
  action: (game, { chosen, destinations }) => actionSpaces(game, chosen, destinations),
  inPlay: spacesInPlay,
  occupied: ({ units }) => [...new Set(Object.values(units).map(({ space }) => space))],
};
