import { typeOf, type GameState, type UnitId } from '../../engine/index.ts';
import type { Stops, Why } from '../../odds/fightStops.ts';

/**
 * Why a fight that began at `from` stops after so many rounds, or null if it goes on. The chance to win is not looked
 * at: that is reckoned elsewhere.
 */
export function stopAfterRound(from: GameState, state: GameState, rounds: number, stops: Stops): Why | null {
  const { units, ipcs } = lostSince(from, state);
  if (stops.units !== null && units >= stops.units) return { kind: 'units', units };
  if (stops.ipcs !== null && ipcs >= stops.ipcs) return { kind: 'ipcs', ipcs };
  if (stops.onlyAir && hasOnlyAir(state) && !hasOnlyAir(from)) return { kind: 'only-air' };
  if (stops.rounds !== null && rounds >= stops.rounds) return { kind: 'rounds', rounds };
  return null;
}

/** What the attackers have lost since then, cargo too. */
function lostSince(from: GameState, state: GameState): { readonly units: number; readonly ipcs: number } {
  const attackers = new Set<UnitId>(from.battle?.attackers);
  const lost = Object.values(from.units).filter(
    ({ id, aboard }) => attackers.has(aboard ?? id) && state.units[id] === undefined,
  );
  return { units: lost.length, ipcs: lost.reduce((sum, unit) => sum + typeOf(from, unit).cost, 0) };
}

const hasOnlyAir = (state: GameState): boolean =>
  (state.battle?.attackers ?? [])
    .flatMap((id) => state.units[id] ?? [])
    .every((unit) => typeOf(state, unit).domain === 'air');
