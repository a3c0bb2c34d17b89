import { array, constantFrom, double, integer, record, tuple, type Arbitrary } from 'fast-check';
import { MONTHS } from '../../../src/atlas/holding.ts';
import { quizFactsOf } from '../../../src/atlas/quiz/quizFacts.ts';
import type { QuizFacts } from '../../../src/atlas/quiz/facts.ts';
import { QUIZ_LEVELS } from '../../../src/atlas/quiz/schema.ts';
import type { HeldLand, Holders, WarEvent } from '../../../src/atlas/schema.ts';
import type { Space } from '../../../src/engine/axis-allies/index.ts';

const REGIONS = ['north', 'south', 'seas'];
const HOLDERS = ['red', 'green', 'blue', 'grey', 'both'];

const space = record({
  kind: constantFrom('land' as const, 'sea' as const),
  region: constantFrom(...REGIONS),
  level: constantFrom(...QUIZ_LEVELS),
  changes: array(tuple(integer({ min: 1, max: MONTHS.length - 1 }), constantFrom(...HOLDERS)), { maxLength: 4 }),
  first: constantFrom(...HOLDERS),
  /** Between these it is in doubt who held it. */
  doubt: constantFrom([0, 30], [20, 50], [70, 72]),
});
const city = record({
  at: tuple(double({ min: -80, max: 80, noNaN: true }), double({ min: -60, max: 60, noNaN: true })),
  in: integer({ min: 0, max: 30 }),
  rank: integer({ min: 1, max: 3 }),
});
const event = record({
  month: integer({ min: 0, max: MONTHS.length - 1 }),
  day: integer({ min: 0, max: 28 }),
  lasts: integer({ min: 0, max: 3 }),
  in: integer({ min: 0, max: 30 }),
});

/** A small world that nobody has seen, with few spaces, changes, cities and events. */
export const drawnFacts: Arbitrary<QuizFacts> = record({
  spaces: array(space, { minLength: 4, maxLength: 14 }),
  pairs: array(tuple(integer({ min: 0, max: 13 }), integer({ min: 0, max: 13 })), { maxLength: 20 }),
  cities: array(city, { maxLength: 8 }),
  events: array(event, { maxLength: 10 }),
}).map(({ spaces, pairs, cities, events }) => {
  const idAt = (i: number): string => `s${i % spaces.length}`;
  const drawn = spaces.map(({ kind }, i) => ({ id: idAt(i), name: `Space ${i}`, kind }) as Space);
  const tables = spaces.map(({ first, changes }): HeldLand['held'] => {
    const months = [...new Map(changes)].toSorted(([a], [b]) => a - b);
    const held: HeldLand['held'] = [
      [MONTHS[0] ?? '', first],
      ...months.map(([at, id]): [string, string] => [MONTHS[at] ?? '', id]),
    ];
    return held.filter(([, id], at) => held[at - 1]?.[1] !== id);
  });
  const sure = spaces.map(({ doubt: [from, to] }): [string, string][] => [
    [MONTHS[0] ?? '', MONTHS[from] ?? ''],
    [MONTHS[to] ?? '', MONTHS.at(-1) ?? ''],
  ]);
  const told: Holders = {
    about: '',
    sources: [],
    lands: Object.fromEntries(tables.map((held, i) => [`l${i}`, { name: `Land ${i}`, held }])),
    holders: HOLDERS.map((id) => ({ id, name: id, short: 'XX' })),
    spaces: Object.fromEntries(
      tables.flatMap((held, i) => (spaces[i]?.kind === 'land' ? [[idAt(i), held] as const] : [])),
    ),
  };
  const dated = events.map(({ month, day, lasts, in: at }, i): WarEvent => {
    const date = `${MONTHS[month] ?? ''}${day === 0 ? '' : `-${String(day).padStart(2, '0')}`}`;
    const place = { name: 'Somewhere', at: [0, 0] as [number, number], space: idAt(at) };
    const until = lasts === 0 ? {} : { until: MONTHS[Math.min(month + lasts, MONTHS.length - 1)] ?? '' };
    return { id: `e${i}`, date, ...until, title: `Event ${i}`, place, text: '', sources: [] };
  });
  return quizFactsOf(
    { spaces: drawn, adjacent: pairs.map(([a, b]) => [idAt(a), idAt(b)] as const) },
    {
      about: '',
      regions: REGIONS.map((id) => {
        const of = (level: string): string[] =>
          spaces.flatMap((one, i) => (one.region === id && one.level === level ? [idAt(i)] : []));
        return { id, name: id, spaces: { easy: of('easy'), medium: of('medium'), hard: of('hard') } };
      }),
      leftOut: [],
      alike: [['both', 'red']],
      called: {},
      held: spaces.map(({ region, level }, i) => ({
        id: `l${i}`,
        // Some are made up of two lands.
        ...(i % 3 === 1 && { lands: [`l${i}`, `l${i - 1}`] }),
        region,
        level,
        sure: sure[i] ?? [],
      })),
      heldSpaces: Object.fromEntries(sure.map((spans, i) => [idAt(i), spans])),
    },
    { cards: new Map(), events: dated, holders: told },
    {
      cities: cities.map(({ at, in: i, rank }, n) => ({ name: `City ${n}`, at, rank, space: idAt(i) })),
      waters: Object.fromEntries(spaces.map((_, i) => [idAt(i), [`Sea ${i % 9}`]])),
    },
  );
});
