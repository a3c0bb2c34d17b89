import { typeOf, lowLuckHits, type GameState, type Shot, type UnitId } from '../../../engine/axis-allies/index.ts';
import type { Policies } from './policies.ts';

/** The fire of guns at flights on their way to battles and raids: it comes before all of them (AA-3). */

/** A way in which these guns can hit: whom they shoot down, and how likely. */
export interface FireWay {
  readonly chance: number;
  readonly shotDown: readonly UnitId[];
}

const FACES = [1, 2, 3, 4, 5, 6];
/** No gun fires. */
export const NOBODY_HIT: readonly FireWay[] = [{ chance: 1, shotDown: [] }];

/** What tells units apart for what counts them: by a word, of units that are alike one stands for another. */
type AlikeKey = (id: UnitId) => string | number;

/** Every way in which the guns that are still to fire can treat these units. */
export const waysUnderFire = (
  state: GameState,
  units: readonly UnitId[],
  dice: Policies['dice'],
  alike: AlikeKey = (id) => state.units[id]!.type,
): readonly FireWay[] => waysUnder(state, shotsAhead(state), units, dice, alike);

/** Every way in which these guns, and one more where they end, can treat these units. */
export const waysWithLast = (
  state: GameState,
  units: readonly UnitId[],
  dice: Policies['dice'],
  last: Shot | null,
): readonly FireWay[] =>
  waysUnder(state, last ? [...shotsAhead(state), last] : shotsAhead(state), units, dice, (id) => state.units[id]!.type);

function waysUnder(
  state: GameState,
  shots: readonly Shot[],
  units: readonly UnitId[],
  dice: Policies['dice'],
  alike: AlikeKey,
): readonly FireWay[] {
  if (!shots.some(({ targets }) => targets.some((id) => units.includes(id)))) return NOBODY_HIT;
  return dice === 'low-luck' ? waysByLowLuck(state, shots, units) : waysByDice(shots, units, alike);
}

/** The shots still to come; a raid's own are part of it (SBR-2). */
const shotsAhead = ({ roll, shots }: GameState): readonly Shot[] => (roll ? [] : shots);

/** The units that guns fire at before they come to a battle or a raid. */
export const unitsUnderFire = (state: GameState): readonly UnitId[] => [
  ...new Set(shotsAhead(state).flatMap(({ targets }) => targets)),
];

/** The chance that the guns of these shots hit a unit, with real dice. */
export const chanceUnder = (shots: readonly Shot[], unit: UnitId): number =>
  1 -
  shots.reduce(
    (through, { targets, value }) => (targets.includes(unit) ? through * (1 - value / FACES.length) : through),
    1,
  );

/** IPCs that these units cost. */
export const ipcsOf = (state: GameState, units: readonly UnitId[]): number =>
  units.reduce((sum, id) => sum + typeOf(state, state.units[id]!).cost, 0);

/** Real dice hit each unit by itself: only how many of those alike are hit counts. */
function waysByDice(shots: readonly Shot[], units: readonly UnitId[], alike: AlikeKey): readonly FireWay[] {
  const classes = new Map<string, { readonly hit: number; readonly ids: UnitId[] }>();
  for (const id of units) {
    const hit = chanceUnder(shots, id);
    const key = `${alike(id)} ${hit}`;
    const known = classes.get(key);
    if (known) known.ids.push(id);
    else if (hit > 0) classes.set(key, { hit, ids: [id] });
  }
  let ways = NOBODY_HIT;
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
function waysByLowLuck(state: GameState, shots: readonly Shot[], units: readonly UnitId[]): readonly FireWay[] {
  let ways = new Map<string, FireWay>([['', NOBODY_HIT[0]!]]);
  for (const { targets, value } of shots) {
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
