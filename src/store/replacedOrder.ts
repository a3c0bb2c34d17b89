import type { Command } from '../engine/index.ts';
import type { Timeline } from './timeline.ts';
import { undoLast } from './undo.ts';

/** Whether an order takes the place of the one right before it: a purchase order is for the whole phase. */
export const replaces = (order: Command | undefined, before: Command | undefined): boolean =>
  order?.type === 'purchase' && before?.type === 'purchase';

/** The orders without those whose place a later one took. */
export const withoutReplaced = (orders: readonly Command[]): readonly Command[] =>
  orders.filter((order, i) => !replaces(orders[i + 1], order));

/** Where the timeline stood before the order whose place this one takes; the timeline itself if it takes no place. */
export const beforeReplaced = (timeline: Timeline, order: Command | undefined): Timeline =>
  replaces(order, timeline.commands.at(-1)) ? undoLast(timeline) : timeline;
