import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { isSameView, wholeBoard, type Camera } from '../camera/camera.ts';
import { framing, isInView } from '../camera/fitPoints.ts';
import type { Atlas } from '../scene/MapContext.ts';
import { useFoundPlace } from '../../store/foundPlace.ts';
import { pointsWithFound } from '../scene/spacePoints.ts';

/** What a view is about: the whole board, or spaces that shall be seen. */
export type Matter = { readonly kind: 'whole' } | { readonly kind: 'spaces'; readonly spaces: readonly SpaceId[] };

/** Brings matters into view, and keeps the latest there while panels and windows change, until a hand moves the map. */
export interface HeldView {
  readonly show: (matter: Matter, how: 'fly' | 'jump') => void;
  /** Whether all these spaces are well seen. */
  readonly sees: (spaces: readonly SpaceId[]) => boolean;
  /** The same, and they could not be seen from much closer. */
  readonly fits: (spaces: readonly SpaceId[]) => boolean;
  readonly stop: () => void;
}

/** Seen from farther away than this, pieces and names are needlessly small. */
const MUCH_CLOSER = 1.25;

export function holdView(atlas: Atlas): HeldView {
  const { frame, pilot } = atlas;
  let held: { readonly matter: Matter; readonly goal: Camera } | null = null;

  const pointsIn = (spaces: readonly SpaceId[]): readonly Point[] =>
    pointsWithFound(atlas, spaces, useFoundPlace.getState().found);

  const goalOf = (matter: Matter): Camera | null =>
    matter.kind === 'whole' ? wholeBoard(frame.viewport()) : framing(pointsIn(matter.spaces), frame.viewport());

  function show(matter: Matter, how: 'fly' | 'jump'): void {
    const goal = goalOf(matter);
    if (goal === null) return;
    held = { matter, goal };
    if (how === 'fly') pilot.fly(goal);
    else {
      pilot.land();
      frame.look(goal);
    }
  }

  const sees = (spaces: readonly SpaceId[]): boolean =>
    pointsIn(spaces).every((point) => isInView(frame.camera(), point, frame.viewport()));

  function fits(spaces: readonly SpaceId[]): boolean {
    const goal = goalOf({ kind: 'spaces', spaces });
    return sees(spaces) && (goal === null || goal.zoom <= frame.camera().zoom * MUCH_CLOSER);
  }

  const stop = frame.onViewport(({ window, farthest }, before) => {
    const how = window === before.window ? 'fly' : 'jump';
    const isHeld = held !== null && (pilot.goal() === held.goal || isSameView(frame.camera(), held.goal));
    if (held !== null && isHeld && (held.matter.kind === 'whole' || !fits(held.matter.spaces))) show(held.matter, how);
    // What shows the whole world goes on to.
    else if (frame.camera().zoom < farthest) show({ kind: 'whole' }, how);
  });

  return { show, sees, fits, stop };
}
