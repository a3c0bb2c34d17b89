import { MONTHS } from '../holding.ts';
import type { HeldLand, Holders } from '../schema.ts';
import type { HeldPlace, Hold, QuizSpace } from './facts.ts';
import type { QuizFile } from './schema.ts';

type Held = HeldLand['held'];

/** The places of the quiz's table, with who held them. */
export const heldLands = ({ held }: Pick<QuizFile, 'held'>, told: Holders): HeldPlace[] =>
  held.map(({ id, name = told.lands[id]?.name ?? id, lands = [id], region, level, sure }) => {
    const tables = lands.map((land) => told.lands[land]?.held ?? []);
    return { id, name, region, level, lands, space: null, holds: holdsOf(tables), sure };
  });

/** The spaces of the game that are asked about, as quizzes of earlier versions had them. */
export const heldSpaces = (
  { heldSpaces: sure }: Pick<QuizFile, 'heldSpaces'>,
  told: Holders,
  spaces: readonly QuizSpace[],
): HeldPlace[] =>
  spaces.flatMap(({ id, name, region, level }) => {
    const held = told.spaces[id];
    if (held === undefined) return [];
    return [{ id, name, region, level, lands: [], space: id, holds: holdsOf([held]), sure: sure[id] ?? [] }];
  });

/** The times in which one holder had all of these lands. */
function holdsOf(tables: readonly Held[]): Hold[] {
  const holds: Hold[] = [];
  for (const [i, month] of MONTHS.entries()) {
    const [holder, ...others] = new Set(tables.map((held) => held.findLast(([from]) => from <= month)?.[1]));
    if (holder === undefined || others.length > 0) continue;
    const last = holds.at(-1);
    if (last?.holder === holder && last.last === i - 1) holds[holds.length - 1] = { ...last, last: i };
    else holds.push({ holder, first: i, last: i });
  }
  return holds;
}
