import type { UnitId } from '../../../../engine/axis-allies/index.ts';
import type { Pack } from './CountChoice.tsx';

/** Units that are as good as each other, with what they are counted as. */
export interface UnitPack extends Pack {
  readonly units: readonly UnitId[];
}

/** Packs of these units: those with the same label are together, in the order in which they come. */
export function packsBy(units: readonly UnitId[], labelOf: (unit: UnitId) => string): readonly UnitPack[] {
  const packs = new Map<string, UnitId[]>();
  for (const unit of units) {
    const label = labelOf(unit);
    packs.set(label, [...(packs.get(label) ?? []), unit]);
  }
  return [...packs].map(([label, alike]) => ({ key: label, label, max: alike.length, units: alike }));
}

/** The units of packs of which so many of each were chosen. */
export const chosenUnits = (packs: readonly UnitPack[], counts: Readonly<Record<string, number>>): readonly UnitId[] =>
  packs.flatMap(({ key, units }) => units.slice(0, counts[key] ?? 0));
