import type { AxisAllies } from '../../../engine/axis-allies/index.ts';
import type { ToldGame as AnyToldGame } from '../../../session/told.ts';
import { momentAt, type Moment as AnyMoment } from '../../../store/lookBack.ts';
import { warRecord, type ToldEntry, type WarRecord } from '../history/index.ts';
import type { Timeline } from '../session/types.ts';

/** A game that has been told, with all that is recorded of it. */
export interface ToldWar extends AnyToldGame<AxisAllies> {
  readonly record: WarRecord;
}

/** A moment of a game, and the line of the diary that led there, if one did. */
export interface ToldMoment extends AnyMoment {
  readonly entry?: ToldEntry;
}

export const momentOf = (entry: ToldEntry): ToldMoment => ({ ...momentAt(entry.after, entry.spaces), entry });

/** The entry of the diary that tells of a moment: the one that led there, or the last one by then. */
export const entryAt = ({ record }: ToldWar, { after, entry }: ToldMoment): ToldEntry | null =>
  entry ?? record.entries.findLast((earlier) => earlier.after <= after) ?? null;

/** Plays a game again and records it. Yields after each command, so that a long game can be told in slices. */
export function* tellWar({ start, commands }: Timeline): Generator<void, ToldWar> {
  const record = yield* warRecord(start, commands);
  return { start, steps: record.steps, turns: record.standings.map(({ after }) => after), record };
}
