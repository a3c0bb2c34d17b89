import { boardOf } from '../board.ts';
import type { ByPower, ByUnitType, PowerId, SpaceId } from '../ids.ts';
import { hasComplex } from '../facilities.ts';
import { nationalProduction } from '../phases/income.ts';
import { unitsOf } from '../pieces.ts';
import type { GameState } from '../state.ts';

/** What differs between two positions of one edition. */
export interface Difference {
  /** In the order of the board. */
  readonly spaces: readonly SpaceDifference[];
  /** Powers whose IPCs, production, number of units, developments or advantages differ, in the order of play. */
  readonly powers: readonly PowerDifference[];
}

/** A space where units, control or a complex differ. */
export interface SpaceDifference {
  readonly space: SpaceId;
  /** How many more units there are in the second position, or fewer if below 0; damaged ones count as whole. */
  readonly units: ByPower<ByUnitType<number>>;
  /** Who controls it in each of them; null if that does not differ. */
  readonly control: readonly [PowerId | null, PowerId | null] | null;
  /** Whether the second position has a complex here; left out if that does not differ. */
  readonly complex?: boolean;
}

/** The numbers of a power in both positions, and what it has by name in one of them only. */
export interface PowerDifference {
  readonly power: PowerId;
  readonly ipcs: Pair;
  readonly production: Pair;
  readonly units: Pair;
  readonly developments: MoreOrLess;
  readonly advantages: MoreOrLess;
}

/** What only the second position has, and what only the first has. */
export interface MoreOrLess {
  readonly more: readonly string[];
  readonly fewer: readonly string[];
}

export type Pair = readonly [before: number, after: number];

/** Compares two positions of one edition: units, control, complexes, IPCs in hand, production, what powers have. */
export function difference(before: GameState, after: GameState): Difference {
  const board = boardOf(before);
  const [had, has] = [census(before), census(after)];
  return {
    spaces: [...board.spaces.keys()].flatMap((space): SpaceDifference | readonly SpaceDifference[] => {
      const units = unitsMore(had.get(space), has.get(space));
      const [from, to] = [before.control[space] ?? null, after.control[space] ?? null];
      const complex = hasComplex(after, space);
      const isOther = complex !== hasComplex(before, space);
      if (from === to && !isOther && Object.keys(units).length === 0) return [];
      return { space, units, control: from === to ? null : [from, to], ...(isOther && { complex }) };
    }),
    powers: board.edition.powers.flatMap(({ id }): PowerDifference | readonly PowerDifference[] => {
      const pair = (of: (state: GameState) => number): Pair => [of(before), of(after)];
      const ipcs = pair(({ treasury }) => treasury[id] ?? 0);
      const production = pair((state) => nationalProduction(state, id));
      const units = pair((state) => unitsOf(state, id).length);
      const developments = changed(before.developments[id], after.developments[id]);
      const advantages = changed(before.advantages[id], after.advantages[id]);
      const names = [developments, advantages].flatMap(({ more, fewer }) => [...more, ...fewer]);
      return names.length > 0 || [ipcs, production, units].some(([one, other]) => one !== other)
        ? { power: id, ipcs, production, units, developments, advantages }
        : [];
    }),
  };
}

const changed = (had: readonly string[] = [], has: readonly string[] = []): MoreOrLess => ({
  more: has.filter((id) => !had.includes(id)),
  fewer: had.filter((id) => !has.includes(id)),
});

type Tally = Record<PowerId, Record<string, number>>;

/** The units in each space by owner and type. */
function census({ units }: GameState): ReadonlyMap<SpaceId, Tally> {
  const found = new Map<SpaceId, Tally>();
  for (const { space, owner, type } of Object.values(units)) {
    let here = found.get(space);
    if (!here) found.set(space, (here = {}));
    const own = (here[owner] ??= {});
    own[type] = (own[type] ?? 0) + 1;
  }
  return found;
}

function unitsMore(had: Tally = {}, has: Tally = {}): Tally {
  const more: Tally = {};
  for (const owner of new Set([...Object.keys(had), ...Object.keys(has)]))
    for (const type of new Set([...Object.keys(had[owner] ?? {}), ...Object.keys(has[owner] ?? {})])) {
      const change = (has[owner]?.[type] ?? 0) - (had[owner]?.[type] ?? 0);
      if (change !== 0) (more[owner] ??= {})[type] = change;
    }
  return more;
}
