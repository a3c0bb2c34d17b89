import type { AnyState, SpaceId } from '../../engine/index.ts';
import type { Draw, DrawColour, DrawEnd } from '../../engine/table/index.ts';
import { spaceName } from '../names.ts';
import { capitalized, withOneStop } from '../words.ts';

/** 'Red arrow from Berlin to Karelia', 'Green mark on Karelia'. */
export function drawText(state: AnyState, draw: Draw): string {
  const where =
    draw.kind === 'space'
      ? `mark on ${spaceName(state, draw.space)}`
      : `arrow from ${drawEndText(state, draw.from)} to ${drawEndText(state, draw.to)}`;
  return capitalized(`${draw.colour} ${where}`);
}

/** Where an arrow begins or ends. */
export const drawEndText = (state: AnyState, end: DrawEnd): string =>
  typeof end === 'string' ? spaceName(state, end) : end.name;

/** The colours with their strokes. */
export const COLOUR_TEXTS: Readonly<Record<DrawColour, string>> = {
  green: 'Green, a full line',
  red: 'Red, dashes',
  blue: 'Blue, dots',
  yellow: 'Yellow with dark edges',
};

/** The keys that draw in a colour for once. */
export const COLOUR_KEYS: Readonly<Record<DrawColour, string>> = {
  green: '',
  red: ' (hold Shift)',
  blue: ' (hold Alt)',
  yellow: ' (hold Shift and Alt)',
};

interface DrawStroke {
  readonly begun: SpaceId | null;
  readonly latest: { readonly draw: Draw; readonly isThere: boolean } | null;
}

/** What to do with the pen, or what it has done. */
export const penText = (state: AnyState, stroke: DrawStroke): string => withOneStop(penSentence(state, stroke));

function penSentence(state: AnyState, { begun, latest }: DrawStroke): string {
  if (begun !== null) {
    const name = spaceName(state, begun);
    return `An arrow begins in ${name}. Enter ends it in another space; in ${name} it marks that.`;
  }
  if (latest === null) return 'Drag from space to space for an arrow, press one for a mark.';
  const text = drawText(state, latest.draw);
  return latest.isThere ? `${text}.` : `Taken away: ${text}.`;
}
