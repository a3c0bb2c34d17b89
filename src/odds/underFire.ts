import { typeOf, type GameState, type UnitId } from '../engine/index.ts';
import { lowLuckHits } from './lowLuck.ts';
import type { Policies } from './policies.ts';

/** The fire of guns at flights on their way to battles and raids: it comes before all of them (AA-3). */

/** A way in which these guns can hit: whom they shoot down, and how likely. */
export interface FireWay {
  readonly chance: number;
  readonly shotDown: readonly UnitId[];
}

const FACES = [1, 2, 3, 4, 5, 6];
const NOBODY: readonly FireWay[] = [{ chance: 1, shotDown: [] }];

/**
 * Every way in which the guns that are still to fire can treat these units. Of units that are alike, by a word, one
 * stands for another.
 */
export function waysUnderFire(
  state: GameState,
  units: readonly UnitId[],
  dice: Policies['dice'],
  alike: (id: UnitId) => string | number = (id) => state.units[id]!.type,
): readonly FireWay[] {
  const shots = shotsAhead(state);
  if (!shots.some(({ targets }) => targets.some((id) => units.includes(id)))) return NOBODY;
  return dice === 'low-luck' ? waysByLowLuck(state, units) : waysByDice(state, units, alike);
}

/** Those of a raid are part of it (SBR-2). */
const shotsAhead = ({ roll, shots }: GameState): GameState['shots'] => (roll ? [] : shots);

/** The units that guns fire at before they come to a battle or a raid. */
export const unitsUnderFire = (state: GameState): readonly UnitId[] => [
  ...new Set(shotsAhead(state).flatMap(({ targets }) => targets)),
];

/** The chance that these guns shoot a unit down, with real dice. */
export const chanceUnderFire = (state: GameState, unit: UnitId): number =>
  1 -
  shotsAhead(state).reduce(
    (through, { targets, value }) => (targets.includes(unit) ? through * (1 - value / FACES.length) : through),
    1,
  );

/** IPCs that these units cost. */
export const ipcsOf = (state: GameState, units: readonly UnitId[]): number =>
  units.reduce((sum, id) => sum + typeOf(state, state.units[id]!).cost, 0);

/** Real dice hit each unit by itself: only how many of those alike are hit counts. */
function waysByDice(
  state: GameState,
  units: readonly UnitId[],
  alike: (id: UnitId) => string | number,
): readonly FireWay[] {
  const classes = new Map<string, { readonly hit: number; readonly ids: UnitId[] }>();
  for (const id of units) {
    const hit = chanceUnderFire(state, id);
    const key = `${alike(id)} ${hit}`;
    const known = classes.get(key);
    if (known) known.ids.push(id);
    else if (hit > 0) classes.set(key, { hit, ids: [id] });
  }
  let ways = NOBODY;
  for (const { hit, ids } of classes.values()) {
    const shares = binomial(ids.length, hit);
    ways = ways.flatMap(({ chance, shotDown }) =>
      shares.map((share, n) => ({ chance: chance * share, shotDown: [...shotDown, ...ids.slice(0, n)] })),
    );
  }
  return ways;
}

/** How likely each number of hits is. */
function binomial(count: number, chance: number): readonly number[] {
  let shares: readonly number[] = [1];
  for (let i = 0; i < count; i++)
    shares = Array.from(
      { length: shares.length + 1 },
      (_, n) => (shares[n] ?? 0) * (1 - chance) + (shares[n - 1] ?? 0) * chance,
    );
  return shares;
}

/** At low luck the hits of a roll depend on each other; who is shot down is not fired at again. */
function waysByLowLuck(state: GameState, units: readonly UnitId[]): readonly FireWay[] {
  let ways = new Map<string, FireWay>([['', NOBODY[0]!]]);
  for (const { targets, value } of shotsAhead(state)) {
    if (!targets.some((id) => units.includes(id))) continue;
    const next = new Map<string, FireWay>();
    for (const { chance, shotDown } of ways.values()) {
      const left = likeTogether(
        state,
        targets.filter((id) => !shotDown.includes(id)),
      );
      for (const face of FACES) {
        const hits = lowLuckHits(
          left.map(() => value),
          face,
        );
        const gone = [...shotDown, ...left.filter((_, i) => hits[i])];
        const key = gone.toSorted().join();
        next.set(key, { chance: (next.get(key)?.chance ?? 0) + chance / FACES.length, shotDown: gone });
      }
    }
    ways = next;
  }
  return [...ways.values()].map(({ chance, shotDown }) => ({
    chance,
    shotDown: shotDown.filter((id) => units.includes(id)),
  }));
}

/** As the dice of low luck are laid: those at units of a type after one another. */
function likeTogether(state: GameState, targets: readonly UnitId[]): readonly UnitId[] {
  const types = [...new Set(targets.map((id) => state.units[id]!.type))];
  return types.flatMap((type) => targets.filter((id) => state.units[id]!.type === type));
}
