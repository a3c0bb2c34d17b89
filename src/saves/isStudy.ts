import type { PositionFault } from '../engine/index.ts';

const kindIn = (json: unknown): unknown => (json as { kind?: unknown } | null)?.kind;

/** Whether a file means to be a study. */
export const isStudy = (json: unknown): boolean => kindIn(json) === 'study';

const ELSEWHERE: ReadonlyMap<unknown, string> = new Map([
  ['study', 'this is a study of the lab; open it with “Open a study file” in the list of studies'],
  ['lesson', 'this is a lesson; open it with “Open a lesson file” among the lessons'],
  ['games', 'this is a file of games; open it with “Add games from a file” in the list of games'],
  ['short-game', 'this is a short game; open it among the short games for a class'],
]);

/** What is said of a file of another kind where a game or a position is wanted; null for any other. */
export function openedElsewhere(json: unknown): PositionFault | null {
  const message = ELSEWHERE.get(kindIn(json));
  return message === undefined ? null : { path: 'kind', message };
}
