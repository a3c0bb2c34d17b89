import { boardOf, researchable, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';

/** What each power develops, in this order. */
const WISHES: Readonly<Record<string, readonly string[]>> = {
  'soviet-union': ['rockets', 'jet-fighters'],
  germany: ['rockets', 'heavy-bombers', 'super-submarines'],
  'united-kingdom': ['heavy-bombers', 'jet-fighters'],
  japan: ['long-range-aircraft', 'combined-bombardment'],
  'united-states': ['combined-bombardment', 'heavy-bombers', 'long-range-aircraft'],
};

/** Research is for powers with at least this much money. */
const RICH = 24;
const DICE = 2;

/** Two dice for the first development that is wished for and missing; null if there is no money to spare. */
export function research(state: GameState): Command | null {
  const left = researchable(state).map(({ id }) => id);
  const wanted = WISHES[state.power]?.find((id) => left.includes(id));
  const treasury = state.treasury[state.power] ?? 0;
  if (wanted === undefined || treasury < Math.max(RICH, DICE * boardOf(state).edition.researchDieCost)) return null;
  return { type: 'research', development: wanted, dice: DICE };
}
