import type { DrawColour } from '../../engine/table/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { useExample } from '../../store/exampleStore.ts';
import { useGame } from '../../store/gameStore.ts';
import { draw } from '../../store/pen.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { betweenPanels } from '../camera/freeAreas.ts';
import { createEdgePan } from './edgePan.ts';
import type { Drag } from './listenToPointer.ts';
import type { InputContext } from './mapDrags.ts';

/**
 * A stroke of the pen that begins at this window point: dropped on another space it draws an arrow, on the same it
 * marks it. Null where there is no space.
 */
export function startStroke(
  { map: { view }, overlay, hit }: InputContext,
  from: Point,
  isTouch: boolean,
  colour: DrawColour,
): Drag | null {
  const origin = hit(from, isTouch)?.space ?? null;
  const game = useExample.getState().example?.game ?? useGame.getState().game;
  if (origin === null || game === null) return null;
  const { hover } = useView.getState();
  const start = view.toBoardPoint(from);
  const show = (at: Point): void => {
    const space = hit(at, isTouch)?.space ?? null;
    hover(space);
    overlay.showArrow(view.toWindowPoint(start), at, space === null ? '' : spaceName(game, space), true);
  };
  const edge = createEdgePan(view, () => betweenPanels(view.window(), useView.getState().covers), show);
  const end = (): void => {
    edge.stop();
    overlay.clear();
    hover(null);
  };
  return {
    move: (at) => {
      show(at);
      edge.update(at);
    },
    drop: (at) => {
      end();
      const space = hit(at, isTouch)?.space ?? null;
      if (space !== null) draw(origin, space, colour);
    },
    cancel: end,
  };
}
