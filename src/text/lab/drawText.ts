import type { GameState } from '../../engine/index.ts';
import type { Draw } from '../../engine/table/index.ts';
import { spaceName } from '../names.ts';
import { capitalized } from '../words.ts';

/** 'Red arrow from Germany to Karelia', 'Green mark on Karelia'. */
export function drawText(state: GameState, draw: Draw): string {
  const where =
    draw.kind === 'space'
      ? `mark on ${spaceName(state, draw.space)}`
      : `arrow from ${spaceName(state, draw.from)} to ${spaceName(state, draw.to)}`;
  return capitalized(`${draw.colour} ${where}`);
}
