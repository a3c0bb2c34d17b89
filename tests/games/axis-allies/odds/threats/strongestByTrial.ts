import {
  alikeUnits,
  boardOf,
  neighboursIn,
  play,
  reach,
  refusalOf,
  type GameState,
} from '../../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../../src/engine/index.ts';
import { pointsAgainst } from '../../../../../src/games/axis-allies/odds/threats/strongestAttack.ts';

/**
 * The most points that any legal set of moves brings against a space, by playing all of them: every unit to the space,
 * to the zones beside it, onto every ship, and every ship with room to everywhere. Only for a handful of units.
 */
export function strongestByTrial(turn: GameState, space: SpaceId): { readonly points: number; readonly tried: number } {
  const beside = new Set([space, ...neighboursIn(boardOf(turn).coasts, space)]);
  const seen = new Set<string>();
  const open = [turn];
  let points = 0;
  for (let state = open.pop(); state; state = open.pop()) {
    if (refusalOf(state, { type: 'end-phase' }) === null) points = Math.max(points, pointsAgainst(state, space));
    for (const [unit] of alikeUnits(state))
      for (const { space: to, meaning, command } of reach(state, [unit!.id])) {
        const isShip = boardOf(state).edition.units.some(({ id, hold }) => id === unit!.type && hold.length > 0);
        if (!beside.has(to) && !isShip && meaning !== 'load') continue;
        const played = play(state, command);
        if (!played.ok) throw new Error(`reach offers what is refused: ${JSON.stringify(played.fault)}`);
        const after = played.value.state;
        const key = keyOf(after);
        if (seen.has(key)) continue;
        seen.add(key);
        open.push(after);
      }
  }
  return { points, tried: seen.size };
}

/** States in which units that are alike stand alike and have the same left to do are one. */
function keyOf(state: GameState): string {
  const units = Object.values(state.units).flatMap(({ id, owner, type, space, aboard }) => {
    const deed = state.turn.deeds[id];
    return owner === state.power
      ? [[type, space, aboard ?? '', deed?.did ?? '', deed?.spent ?? '', deed?.assault ?? ''].join(' ')]
      : [];
  });
  return units.toSorted().join(';');
}
