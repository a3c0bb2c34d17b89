import type { Unit } from '../../../engine/axis-allies/index.ts';

/** The units of one kind: at least one. */
export type Alike = readonly [Unit, ...Unit[]];

/** These units by their kind, kinds in the order of their first units. */
export function alikeUnits(units: readonly Unit[], kindOf: (unit: Unit) => string): readonly Alike[] {
  const kinds = new Map<string, [Unit, ...Unit[]]>();
  for (const unit of units) {
    const kind = kindOf(unit);
    const known = kinds.get(kind);
    if (known) known.push(unit);
    else kinds.set(kind, [unit]);
  }
  return [...kinds.values()];
}
