import { create } from 'zustand';
import type { AreaId } from './sheet/areas.ts';
import type { Ink } from './sheet/grounds.ts';
import type { MarkKind, Naming } from './sheet/marks.ts';
import type { Orientation, Paper } from './sheet/paper.ts';

/** Whose lands the map shows: as the game stands, as it begins, or as the war was in a month. */
export type Time = 'now' | 'start' | 'month';

/** What is to be printed. */
export interface PrintChoices {
  /** 'seen' is the part that was last looked at on the map. */
  readonly area: AreaId | 'seen';
  readonly paper: Paper;
  readonly orientation: Orientation;
  readonly ink: Ink;
  readonly naming: Naming;
  readonly kinds: ReadonlySet<MarkKind>;
  /** Null for what one has been looking at: the month on the map, or else the game. */
  readonly time: Time | null;
  readonly rivers: boolean;
  readonly mountains: boolean;
  readonly units: boolean;
  /** Null for one that says what the map shows. */
  readonly title: string | null;
}

/** Longer titles would run over the sheet's edge. */
export const LONGEST_TITLE = 60;

/** The choices stay as they are while the program runs. */
export const usePrintChoices = create<PrintChoices>()(() => ({
  area: 'world',
  paper: 'A4',
  orientation: 'landscape',
  ink: 'colour',
  naming: 'names',
  kinds: new Set<MarkKind>(['land', 'city', 'sea']),
  time: null,
  rivers: true,
  mountains: false,
  units: false,
  title: null,
}));

export const choose = (choices: Partial<PrintChoices>): void => usePrintChoices.setState(choices);

/** Adds places of this kind to the map, or leaves them out. */
export function chooseKind(kind: MarkKind, isShown: boolean): void {
  const kinds = new Set(usePrintChoices.getState().kinds);
  if (isShown) kinds.add(kind);
  else kinds.delete(kind);
  choose({ kinds });
}
