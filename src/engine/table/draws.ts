/** The colours of drawings; each has a stroke of its own too. */
export const DRAW_COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
export type DrawColour = (typeof DRAW_COLOURS)[number];

/** What is drawn on the board beside a node: a space that is marked, or an arrow from one space to another. */
export type Draw =
  | { readonly kind: 'space'; readonly space: string; readonly colour: DrawColour }
  | { readonly kind: 'arrow'; readonly from: string; readonly to: string; readonly colour: DrawColour };

/** So many drawings a node can have. */
export const MAX_DRAWS = 60;

/** The spaces that a drawing names. */
export const spacesOfDraw = (draw: Draw): readonly string[] =>
  draw.kind === 'space' ? [draw.space] : [draw.from, draw.to];

/** Whether two drawings lie at the same place, whatever their colours. */
export const isSamePlace = (a: Draw, b: Draw): boolean =>
  a.kind === b.kind && spacesOfDraw(a).every((space, i) => space === spacesOfDraw(b)[i]);

/** The drawings after a stroke: the same stroke again takes it away, one in another colour takes its place. */
export function afterStroke(draws: readonly Draw[], stroke: Draw): readonly Draw[] {
  const others = draws.filter((draw) => !isSamePlace(draw, stroke));
  const isThere = draws.some((draw) => isSamePlace(draw, stroke) && draw.colour === stroke.colour);
  return isThere ? others : [...others, stroke];
}
