import type { SpaceId } from '../../engine/index.ts';
import type { DrawColour, DrawEnd } from '../../engine/table/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { useDrawings } from '../../store/drawings.ts';
import { draw } from '../../store/pen.ts';
import { useView } from '../../store/viewStore.ts';
import { endText } from '../../text/lab/drawText.ts';
import { betweenPanels } from '../camera/freeAreas.ts';
import { createEdgePan } from './edgePan.ts';
import type { Drag } from './listenToPointer.ts';
import type { InputContext } from './mapDrags.ts';
import { displayedGame } from '../../store/displayedGame.ts';

/**
 * A stroke of the pen that begins at this window point. Dropped on another space it draws an arrow, on the same it
 * marks it; where arrows lead by points, it draws one from the point to that where it is dropped. Null where there is
 * nothing to begin at.
 */
export function startStroke(
  { map: { view }, overlay, hit }: InputContext,
  from: Point,
  isTouch: boolean,
  colour: DrawColour,
): Drag | null {
  const spaceAt = (at: Point): SpaceId | null => hit(at, isTouch)?.space ?? null;
  const endAt = (at: Point): DrawEnd | null => {
    const { points } = useDrawings.getState();
    return points === null ? spaceAt(at) : points.at(view.toBoardPoint(at), spaceAt(at));
  };
  const origin = endAt(from);
  const game = displayedGame();
  if (origin === null || game === null) return null;
  const { hover } = useView.getState();
  const start = view.toBoardPoint(from);
  const show = (at: Point): void => {
    const end = endAt(at);
    hover(spaceAt(at));
    overlay.showArrow(view.toWindowPoint(start), at, end === null ? '' : endText(game, end), true);
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
      const to = endAt(at);
      if (to !== null) draw(origin, to, colour);
    },
    cancel: end,
  };
}
