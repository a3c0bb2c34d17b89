import { fault, ok } from '../../common/result.ts';
import { boardOf, isSeaZone } from '../board.ts';
import { plannedBattles } from '../combat/battles.ts';
import type { Command } from '../command.ts';
import type { CommandRule, Planned } from '../commandRule.ts';
import type { GameEvent } from '../event.ts';
import { applyEvent } from '../events/applyEvent.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { willEngage, withEngagements } from '../moves/engage.ts';
import { domainOf, isHostileTerritory, isHostileZone, unitOf } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { isAtPeaceIn, isVictimIn, threatened, victimsAtWar } from './threats.ts';

/**
 * Orders that bring war: attacks on a power at peace, and units that enter ground which is closed before war. War
 * begins with the order, and goes with it if it is taken back.
 */

/** The spaces to which an order leads units, the ground over which it names their way, or where it says they attack. */
function spacesOf(state: GameState, command: Command): readonly SpaceId[] {
  if (command.type === 'move')
    return [command.to, ...(command.via ?? []).filter((space) => !isSeaZone(boardOf(state), space))];
  if (command.type === 'offload') return [command.to];
  return command.type === 'engage' && command.attack ? [command.zone] : [];
}

/**
 * What an order begins with: its own events; or, of an order that brings war, that war before them. It is refused while
 * an earlier order of the phase would be against the rules in war.
 * @rule POL-8
 */
export function planWithWar(state: GameState, rule: CommandRule, command: Command): Planned {
  const planned = rule.plan(state, command);
  const war = state.wars ? threatened(state) : null;
  if (!war) return planned;
  const brings = planned.ok
    ? victimsAttacked(state, command, planned.value)
    : spacesOf(state, command).some((space) => isAtPeaceIn(state, space));
  if (!brings) return planned;
  const inWar = rule.plan(war.state, command);
  if (!inWar.ok) return inWar;
  if (war.inTheWay.length === 0) return ok([war.event, ...inWar.value]);
  const units = war.inTheWay.map(({ id }) => id);
  return fault(refusal('POL-8', 'wrong-in-war', { units, spaces: spacesOf(state, command).slice(0, 1) }));
}

/**
 * Whether an order that stands as things are attacks a power at war, so that others join that war: where it leads; or,
 * of the end of combat move, wherever there will be a battle.
 * @rule POL-3
 */
function victimsAttacked(state: GameState, command: Command, events: readonly GameEvent[]): boolean {
  if (state.phase !== 'combat-move') return false;
  const victims = victimsAtWar(state);
  if (victims.length === 0) return false;
  if (command.type === 'end-phase')
    return plannedBattles(withEngagements(state)).some(({ space }) => isAttackOn(state, space, victims));
  const after = events.reduce(applyEvent, state);
  return spacesEntered(after, command, events).some((space) => isAttackOn(after, space, victims));
}

/** The spaces where an order of combat move attacks what is there: of land units also those on their way. */
const spacesEntered = (state: GameState, command: Command, events: readonly GameEvent[]): readonly SpaceId[] =>
  command.type !== 'move'
    ? spacesOf(state, command)
    : events.flatMap((event) =>
        event.type !== 'units-moved'
          ? []
          : event.legs.flatMap(({ unit, route }) => {
              const moved = unitOf(state, unit);
              return moved && domainOf(state, moved) === 'land' ? route.slice(1) : route.slice(-1);
            }),
      );

/** Whether the acting power's units attack one of these powers in a space where they are or land. */
function isAttackOn(state: GameState, space: SpaceId, victims: readonly PowerId[]): boolean {
  const isFought = isSeaZone(boardOf(state), space)
    ? isHostileZone(state, space, state.power) || willEngage(state, space)
    : isHostileTerritory(state, space, state.power);
  return isFought && isVictimIn(state, space, victims);
}
