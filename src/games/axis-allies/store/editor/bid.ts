import {
  editionOf,
  SIDES,
  sideOf,
  type PositionInFile,
  type PositionFault,
  type PowerId,
  type Side,
} from '../../../../engine/axis-allies/index.ts';
import type { EditedStack } from './edit.ts';

/** What the table has agreed: how many IPCs a side gets before the first turn. */
export interface AgreedBid {
  readonly side: Side;
  readonly ipcs: number;
}

/** What a power has more, or less, than in the set-up. */
export interface PowersBid {
  readonly power: PowerId;
  readonly units: readonly (EditedStack & { readonly count: number; readonly worth: number })[];
  readonly ipcs: number;
  /** Units and IPCs together. */
  readonly worth: number;
}

/** Whether the first turn of the game is still to begin, when a bid is placed. */
export function isBeforeFirstTurn({ edition: id, round, power, phase, turn }: PositionInFile): boolean {
  const { turnOrder, phases } = editionOf(id);
  return round === 1 && power === turnOrder[0] && phase === phases[0]?.id && turn === undefined;
}

/** What each power has more or less than in the set-up; powers that have the same are left out. */
export function bidOf(position: PositionInFile): readonly PowersBid[] {
  const edition = editionOf(position.edition);
  const costs = new Map(edition.units.map(({ id, cost }) => [id, cost]));
  return edition.powers.flatMap(({ id: power, startingIncome }) => {
    const counts = countsOf(position, power);
    for (const [space, types] of Object.entries(edition.setup[power] ?? {}))
      for (const [type, count] of Object.entries(types)) add(counts, space, type, -count);
    const units = [...counts].flatMap(([space, types]) =>
      [...types].flatMap(([type, count]) =>
        count === 0 ? [] : { space, power, type, count, worth: count * (costs.get(type) ?? 0) },
      ),
    );
    const ipcs = (position.treasury[power] ?? startingIncome) - startingIncome;
    const worth = units.reduce((sum, one) => sum + one.worth, ipcs);
    return units.length === 0 && ipcs === 0 ? [] : { power, units, ipcs, worth };
  });
}

/** What a side has more than in the set-up, in IPCs. */
export const worthOf = (position: PositionInFile, side: Side): number =>
  bidOf(position)
    .filter(({ power }) => sideOf(position, power) === side)
    .reduce((sum, { worth }) => sum + worth, 0);

/**
 * What a side has beyond what the table has agreed, as long as a bid is placed: of a side that gets none, anything. As
 * long as no sum is agreed, nothing is wrong.
 */
export function bidFaults(position: PositionInFile, bid: AgreedBid | null): readonly PositionFault[] {
  if (bid === null || bid.ipcs === 0 || !isBeforeFirstTurn(position)) return [];
  return SIDES.flatMap((side) => {
    const agreed = side === bid.side ? bid.ipcs : 0;
    const placed = worthOf(position, side);
    if (placed <= agreed) return [];
    const name = side === 'axis' ? 'Axis' : 'Allies';
    const message = `the ${name} have ${placed} IPCs more than in the set-up; agreed is a bid of ${agreed}`;
    return { path: 'bid', message };
  });
}

type BidCounts = Map<string, Map<string, number>>;

function add(counts: BidCounts, space: string, type: string, count: number): void {
  const types = counts.get(space) ?? new Map<string, number>();
  counts.set(space, types.set(type, (types.get(type) ?? 0) + count));
}

/** A power's units by space and type, those aboard ships too. */
function countsOf({ units, aboard }: PositionInFile, power: PowerId): BidCounts {
  const counts: BidCounts = new Map();
  for (const [space, types] of Object.entries(units[power] ?? {}))
    for (const [type, count] of Object.entries(types)) add(counts, space, type, count);
  for (const { in: space, cargo } of aboard)
    for (const { unit, owner } of cargo) if (owner === power) add(counts, space, unit, 1);
  return counts;
}
