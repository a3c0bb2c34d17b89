import type { DrawColour } from '../engine/table/index.ts';

/** How drawings in a colour look: each has a stroke of its own, so that it can be told apart without colour. */
export interface DrawLook {
  readonly colour: string;
  /** Lengths of dash and gap, relative to the line's width; a full line without it. */
  readonly dash?: readonly [number, number];
  /** The colour of both edges of the line. */
  readonly edge?: string;
}

export const DRAW_LOOKS: Readonly<Record<DrawColour, DrawLook>> = {
  green: { colour: '#14683a' },
  red: { colour: '#b3202a', dash: [3, 1.3] },
  blue: { colour: '#1d4fb8', dash: [1.1, 0.9] },
  yellow: { colour: '#ffd640', edge: '#332700' },
};
