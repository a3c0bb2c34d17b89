import {
  boardOf,
  neighboursIn,
  availableComplexes,
  refusalOf,
  type Command,
  type GameState,
} from '../../src/engine/index.ts';
import type { Chance } from './chance.ts';

const END: Command = { type: 'end-phase' };

/**
 * What a turn's money is spent on: every type of unit, with more ships and aircraft than a careful player would buy.
 */
const SHOPPING: readonly (readonly string[])[] = [
  ['infantry', 'tank'],
  ['infantry'],
  ['tank'],
  ['submarine', 'submarine'],
  ['transport', 'infantry', 'destroyer'],
  ['carrier', 'fighter', 'fighter'],
  ['destroyer', 'submarine', 'transport'],
  ['fighter', 'bomber'],
  ['battleship', 'infantry'],
  ['transport', 'tank', 'infantry'],
];

/** Buys from one list until the money is spent; sometimes saves, sometimes changes the order. */
export function livelyPurchase(state: GameState, draws: Chance): Command {
  if (Object.keys(state.purchased).length > 0 ? draws.happens(0.95) : draws.happens(0.08)) return END;
  const list = draws.one(SHOPPING) ?? [];
  const units: Record<string, number> = {};
  let left = Object.keys(state.purchased).length > 0 ? 0 : (state.treasury[state.power] ?? 0);
  for (let i = 0, misses = 0; misses < list.length && i < 40; i++) {
    const type = list[i % list.length] ?? '';
    const cost = boardOf(state).unitTypes.get(type)?.cost ?? Infinity;
    if (cost > left) misses++;
    else {
      units[type] = (units[type] ?? 0) + 1;
      left -= cost;
      misses = 0;
    }
  }
  return Object.keys(units).length > 0 ? { type: 'purchase', units } : END;
}

/** Places any bought unit anywhere allowed, fighters preferably on carriers. */
export function livelyMobilization(state: GameState, draws: Chance): Command | null {
  const { coasts } = boardOf(state);
  const complexes = availableComplexes(state).filter(({ left }) => left > 0);
  for (const unit of draws.shuffled(Object.keys(state.purchased)))
    for (const { complex } of draws.shuffled(complexes)) {
      const zones = draws.shuffled(neighboursIn(coasts, complex));
      for (const to of unit === 'fighter' && draws.happens(0.7) ? [...zones, complex] : [complex, ...zones]) {
        const order: Command = { type: 'mobilize', unit, to, ...(draws.happens(0.6) ? { complex } : {}) };
        if (!refusalOf(state, order)) return order;
      }
    }
  return refusalOf(state, END) ? null : END;
}
