/** The colours of drawings; each has a stroke of its own too. */
export const DRAW_COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
export type DrawColour = (typeof DRAW_COLOURS)[number];

/** A point of the earth, in degrees, and how it is called in words. */
export interface DrawnPoint {
  readonly name: string;
  readonly at: readonly [longitude: number, latitude: number];
}

/** Where an arrow begins or ends: in a space, by its id, or at a point. */
export type DrawEnd = string | DrawnPoint;

/** What is drawn on the board: a space that is marked, or an arrow from one place to another. */
export type Draw =
  | { readonly kind: 'space'; readonly space: string; readonly colour: DrawColour }
  | { readonly kind: 'arrow'; readonly from: DrawEnd; readonly to: DrawEnd; readonly colour: DrawColour };

/** So many drawings a node can have. */
export const MAX_DRAWS = 60;

/** The spaces that a drawing names. */
export const spacesOfDraw = (draw: Draw): readonly string[] => endsOf(draw).filter((end) => typeof end === 'string');

/** Whether two arrows' ends are one place. */
export const isSameEnd = (a: DrawEnd, b: DrawEnd): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.at.every((degrees, i) => degrees === b.at[i]);

/** Whether two drawings lie at the same place, whatever their colours. */
export const isSamePlace = (a: Draw, b: Draw): boolean =>
  a.kind === b.kind && endsOf(a).every((end, i) => isSameEnd(end, endsOf(b)[i] ?? ''));

const endsOf = (draw: Draw): readonly DrawEnd[] => (draw.kind === 'space' ? [draw.space] : [draw.from, draw.to]);

/** The drawings after a stroke: the same stroke again takes it away, one in another colour takes its place. */
export function afterStroke(draws: readonly Draw[], stroke: Draw): readonly Draw[] {
  const others = draws.filter((draw) => !isSamePlace(draw, stroke));
  const isThere = draws.some((draw) => isSamePlace(draw, stroke) && draw.colour === stroke.colour);
  return isThere ? others : [...others, stroke];
}
