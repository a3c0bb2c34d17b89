import { boardChanges, movesLeft, type AxisAllies, type GameState } from '../../../engine/axis-allies/index.ts';
import type { SpaceId } from '../../../engine/index.ts';
import { hasPen } from '../../../store/pen.ts';
import type { BoardFace } from '../../face/board.ts';
import type { Destination } from '../../face/hand.ts';
import type { MoveRoute } from '../../face/scene.ts';
import {
  canOrder,
  draggedUnits,
  movableUnitsIn,
  orderSelectionTo,
  selectableUnits,
  toggleCounter,
  toggleUnitsIn,
} from '../store/dragging.ts';
import { useExample, useGame } from '../store/game.ts';
import { useInHand, type OwnView } from '../store/hand.ts';
import type { SpaceMark } from '../store/marks.ts';
import type { OrderedTarget } from '../store/targets.ts';
import { useView } from '../store/viewStore.ts';
import { meaningText } from '../text/meaningText.ts';
import { spokenSpace, type SpaceChoices } from '../text/spaces/summary.ts';
import { hasChances, overlay } from './overlay.ts';
import { canalName, sceneOf, spaceInfo } from './scene.ts';

/** The routes to a destination, with the movement left at their ends unless the order uses the whole move. */
export function routesTo(game: GameState, { routes, ...destination }: Destination): readonly MoveRoute[] {
  const { command } = destination as Omit<OrderedTarget, 'routes'>;
  const byRoute = new Map<string, { route: readonly SpaceId[]; left: number[] }>();
  for (const [unit, route] of Object.entries(routes)) {
    const group = byRoute.get(route.join()) ?? { route, left: [] };
    group.left.push(movesLeft(game, unit) - (route.length - 1));
    byRoute.set(route.join(), group);
  }
  return [...byRoute.values()].map(({ route, left }) => ({
    route,
    note: command.type === 'move' ? movesLeftText([Math.min(...left), Math.max(...left)]) : null,
  }));
}

/** '1 left', '0–2 left'. */
export const movesLeftText = ([fewest, most]: readonly [number, number]): string =>
  fewest === most ? `${fewest} left` : `${fewest}–${most} left`;

/** What the keys can do in a space now. */
function choicesIn(game: GameState, space: SpaceId, { chosen, destinations, marks }: OwnView): SpaceChoices {
  const { example } = useExample.getState();
  const nothing = { chosen: [], destination: null, free: [], placing: null };
  if (example !== null) return { ...nothing, mark: example.marks[space] as SpaceMark | undefined };
  if (hasPen()) return { ...nothing, mark: marks[space] };
  return {
    chosen,
    destination: destinations.find((found) => found.space === space) ?? null,
    free: canOrder() ? selectableUnits(game, space) : [],
    placing: marks[space] === 'place' ? useInHand.getState().picked : null,
    mark: marks[space],
  };
}

/** What games of this family show on their board, and what can be done there. */
export const board: BoardFace<AxisAllies> = {
  spaceInfo,
  canalName,
  piecesOf: ({ units }) => Object.values(units),
  sceneOf,
  hasChances,
  overlay,
  // Captured land has a flag of its own.
  signOf: (mark) => (mark === 'captured' ? null : `mark-${mark}`),
  routesTo,
  changesOf: boardChanges,
  isNewSight: (game, before) =>
    game.battle === null
      ? game.phase === 'conduct-combat' && before.phase !== game.phase
      : game.battle.space !== before.battle?.space,
  spokenSpace: (game, space, view) => spokenSpace(game, space, choicesIn(game, space, view as OwnView)),
  loadSounds: () => import('./sounds.ts'),
  grip: {
    canOrder,
    dragged: (grabbed) => {
      const { game } = useGame.getState();
      return game === null ? [] : draggedUnits(game, useView.getState().chosen, grabbed);
    },
    toggle: toggleCounter,
    toggleIn: toggleUnitsIn,
    movableIn: (space) => {
      const { game } = useGame.getState();
      return game === null ? [] : movableUnitsIn(game, [space]);
    },
    orderTo: orderSelectionTo,
    meaningText: (destination) => {
      const { game } = useGame.getState();
      return game === null ? '' : meaningText(game, destination as OrderedTarget);
    },
  },
};
