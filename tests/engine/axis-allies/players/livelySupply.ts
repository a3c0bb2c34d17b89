import {
  boardOf,
  neighboursIn,
  availableComplexes,
  mobilizationPlaces,
  refusalOf,
  wares,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Chance } from './chance.ts';
import { fighterAboard } from './randomExtras.ts';

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

/** More to buy where more is sold. */
const MORE_SHOPPING: readonly (readonly string[])[] = [
  ['artillery', 'infantry'],
  ['antiaircraft-gun', 'infantry', 'artillery'],
  ['industrial-complex', 'tank'],
];

/** Buys from one list until the money is spent; sometimes saves, sometimes changes the order. */
export function livelyPurchase(state: GameState, draws: Chance): Command {
  if (Object.keys(state.purchased).length > 0 ? draws.happens(0.95) : draws.happens(0.08)) return END;
  const prices = new Map(wares(state, state.power).map(({ type, cost }) => [type, cost]));
  const list = draws.one(prices.has('artillery') ? [...SHOPPING, ...MORE_SHOPPING] : SHOPPING) ?? [];
  const units: Record<string, number> = {};
  let left = Object.keys(state.purchased).length > 0 ? 0 : (state.treasury[state.power] ?? 0);
  for (let i = 0, misses = 0; misses < list.length && i < 40; i++) {
    const type = list[i % list.length] ?? '';
    const cost = prices.get(type) ?? Infinity;
    if (cost > left) misses++;
    else {
      units[type] = (units[type] ?? 0) + 1;
      left -= cost;
      misses = 0;
    }
  }
  const order: Command = { type: 'purchase', units };
  return Object.keys(units).length > 0 && !refusalOf(state, order) ? order : END;
}

/** Places a complex that was bought (CPX-1). */
function newComplex(state: GameState, draws: Chance): Command | null {
  if ((state.purchased['industrial-complex'] ?? 0) === 0) return null;
  const place = draws.one(mobilizationPlaces(state, 'industrial-complex'));
  return place ? { type: 'mobilize', unit: 'industrial-complex', to: place.space } : null;
}

/** Places any bought unit anywhere allowed, fighters preferably on carriers. */
export function livelyMobilization(state: GameState, draws: Chance): Command | null {
  const { coasts } = boardOf(state);
  const free = fighterAboard(state, draws) ?? newComplex(state, draws);
  if (free) return free;
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
