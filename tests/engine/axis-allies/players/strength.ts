import { boardOf, typeOf, type GameState, type Unit } from '../../../../src/engine/axis-allies/index.ts';

/** The strength of units: their expected hits in a round, times the hits they can take. */
export function strength(state: GameState, units: readonly Unit[], as: 'attack' | 'defense'): number {
  let fire = 0;
  let hits = 0;
  for (const unit of units) {
    const type = typeOf(state, unit);
    fire += type[as] * (as === 'attack' ? type.attackDice : 1);
    // A defenceless unit takes hits only when all others are lost.
    if (type.canBeHit && !type.defenceless) hits += type.hits;
  }
  return fire * hits;
}

/** The ratio of strengths: above 1, the attackers are stronger. */
export function odds(state: GameState, attackers: readonly Unit[], defenders: readonly Unit[]): number {
  const against = strength(state, defenders, 'defense');
  const force = strength(state, attackers, 'attack');
  return against === 0 ? (force > 0 ? 100 : 0) : force / against;
}

export const isLand = (state: GameState, unit: Unit): boolean =>
  boardOf(state).unitTypes.get(unit.type)?.domain === 'land';
export const isAir = (state: GameState, unit: Unit): boolean =>
  boardOf(state).unitTypes.get(unit.type)?.domain === 'air';
export const isShip = (state: GameState, unit: Unit): boolean =>
  boardOf(state).unitTypes.get(unit.type)?.domain === 'sea';
