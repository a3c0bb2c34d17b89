import type { HitKind, Unit } from '../../../../src/engine/axis-allies/index.ts';

/**
 * Which choices of casualties are allowed, by trying every set and every way to assign the hits (COM-9, COM-10, COM-11,
 * COM-12).
 */

const kindOf = (type: string): HitKind =>
  type === 'submarine' ? 'submarine' : type === 'fighter' || type === 'bomber' ? 'air' : 'surface';

const mayStrike = (hit: HitKind, target: string, withDestroyer: boolean): boolean =>
  hit === 'submarine' ? kindOf(target) !== 'air' : hit === 'air' ? target !== 'submarine' || withDestroyer : true;

/** Whether each of these targets can be given a hit of its own. */
function fits(hits: readonly HitKind[], targets: readonly Unit[], withDestroyer: boolean): boolean {
  const [first, ...rest] = targets;
  if (!first) return true;
  const tried = new Set<HitKind>();
  return hits.some((hit, i) => {
    if (tried.has(hit) || !mayStrike(hit, first.type, withDestroyer)) return false;
    tried.add(hit);
    return fits(hits.toSpliced(i, 1), rest, withDestroyer);
  });
}

export const keyOf = (ids: readonly string[]): string => [...ids].sort().join();

/**
 * All sets of casualties (one entry per hit) that assign as many hits as possible, with as few transports as possible.
 */
export function allowedCasualties(
  hits: readonly HitKind[],
  room: readonly Unit[],
  withDestroyer: boolean,
): ReadonlySet<string> {
  const sets = Array.from({ length: 1 << room.length }, (_, bits) => room.filter((_unit, i) => bits & (1 << i))).filter(
    (set) => set.length <= hits.length,
  );
  const fitting = sets.filter((set) => fits(hits, set, withDestroyer));
  const most = Math.max(...fitting.map((set) => set.length));
  const transports = (set: readonly Unit[]): number => set.filter((unit) => unit.type === 'transport').length;
  const full = fitting.filter((set) => set.length === most);
  const fewest = Math.min(...full.map(transports));
  return new Set(full.filter((set) => transports(set) === fewest).map((set) => keyOf(set.map((unit) => unit.id))));
}
