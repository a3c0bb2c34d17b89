import { captureTerritory } from '../combat/capture.ts';
import type { Log } from '../commandRule.ts';
import type { PowerId, SpaceId, UnitId } from '../ids.ts';
import { domainOf, unitOf } from '../pieces.ts';
import { guardOf } from '../politics/unheldGround.ts';
import { areFriends } from '../politics/relations.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';

/** Land units of its guards walk into ground of a nation that no power plays, and it is theirs (POL-9, POL-10). */

/**
 * Why land units of a power may not enter this territory, or null: it is guarded ground that nobody has taken, and the
 * power is a friend of the guards only, or it is not noncombat move. Its enemies attack it.
 * @rule POL-10
 */
export function guardedRefusal(
  state: GameState,
  power: PowerId,
  units: readonly UnitId[],
  territory: SpaceId,
): Refusal | null {
  const guard = guardOf(state, territory);
  if (!guard || !guard.by.some((one) => areFriends(state, one, power))) return null;
  return guard.by.includes(power) && state.phase === 'noncombat-move'
    ? null
    : refusal('POL-10', 'guarded-ground', { units, spaces: [territory] });
}

/** Whether land units of this power may walk into the territory now and take it. */
export const mayWalkIn = (state: GameState, power: PowerId, territory: SpaceId): boolean =>
  state.phase === 'noncombat-move' && guardOf(state, territory)?.by.includes(power) === true;

/**
 * Guarded ground that land units have entered in noncombat move is their power's at once.
 * @rule POL-10
 */
export function takeGuarded(log: Log): void {
  const entered = log.events.flatMap((event): readonly SpaceId[] => {
    if (event.type === 'units-offloaded') return [event.to];
    if (event.type !== 'units-moved') return [];
    return event.legs.flatMap(({ unit, route }) => {
      const moved = unitOf(log.state, unit);
      return moved && domainOf(log.state, moved) === 'land' ? route.slice(1) : [];
    });
  });
  for (const space of new Set(entered)) if (mayWalkIn(log.state, log.state.power, space)) captureTerritory(log, space);
}
