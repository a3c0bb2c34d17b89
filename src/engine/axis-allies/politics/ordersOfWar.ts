import { memoizePerObject } from '../../common/memoize.ts';
import { fault, ok } from '../../common/result.ts';
import { boardOf, isSeaZone } from '../board.ts';
import type { Command } from '../command.ts';
import type { CommandRule, Planned } from '../commandRule.ts';
import type { EventOf } from '../event.ts';
import { applyEvent } from '../events/applyEvent.ts';
import type { SpaceId } from '../ids.ts';
import { seaStopRefusal } from '../moves/stopsAndEnds.ts';
import { areAtPeace, deedOf, domainOf, isGroundAtPeace, isHostileZone, unitsIn, unitsOf } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { newWars } from './wars.ts';

/**
 * Orders that bring war: attacks on a power at peace. War begins with the order, and goes with it if it is taken back.
 */

/** The wars that an attack of the acting power would bring now, and the state in which they are. */
interface Threatened {
  readonly event: EventOf<'war-began'>;
  readonly state: GameState;
  /** Units whose orders of this phase would have been against the rules in war. */
  readonly inTheWay: readonly Unit[];
}

/**
 * What an attack of the acting power on a power at peace would bring; null if it can make none.
 * @rule POL-3, POL-4, POL-5
 */
const threatened = memoizePerObject((state: GameState): Threatened | null => {
  const { edition } = boardOf(state);
  const on = edition.politics?.provokes[state.power];
  if (!state.wars || !on || state.phase !== 'combat-move') return null;
  const wars = newWars(edition, state.wars, state.power, on);
  if (wars.length === 0) return null;
  const event = { type: 'war-began', by: state.power, wars } as const;
  const after = applyEvent(state, event);
  return { event, state: after, inTheWay: unitsOf(after, after.power).filter((unit) => isWrongInWar(after, unit)) };
});

/**
 * Whether what this unit did in the phase is against the rules in the state of war: it passed a zone where it would
 * have had to stop, or went aboard in a hostile one.
 */
function isWrongInWar(state: GameState, unit: Unit): boolean {
  const deed = deedOf(state, unit.id);
  if (!deed || deed.phase !== state.phase) return false;
  if (deed.did === 'loaded') return isHostileZone(state, unit.space, unit.owner);
  if (domainOf(state, unit) !== 'sea') return false;
  return deed.route.slice(1, -1).some((zone) => seaStopRefusal(state, unit, zone) !== null);
}

/** Whether a space holds ground or units of a power at peace with the acting power, to be attacked there. */
export const isAtPeaceIn = (state: GameState, space: SpaceId): boolean =>
  isSeaZone(boardOf(state), space)
    ? unitsIn(state, space).some(({ owner }) => areAtPeace(state, owner, state.power))
    : isGroundAtPeace(state, space, state.power);

/** The state of war in which the acting power's attacks on powers at peace are judged; null if it can make none. */
export function stateOfWar(state: GameState): GameState | null {
  const war = threatened(state);
  return war && war.inTheWay.length === 0 ? war.state : null;
}

/** Where an order attacks, if it is one that can. */
function targetOf(command: Command): SpaceId | null {
  if (command.type === 'move' || command.type === 'offload') return command.to;
  return command.type === 'engage' && command.attack ? command.zone : null;
}

/**
 * What an order begins with: its own events; or, of an order that stands in war only, the war that it brings before
 * them. It is refused while an earlier order of the phase would be against the rules in war.
 * @rule POL-8
 */
export function planWithWar(state: GameState, rule: CommandRule, command: Command): Planned {
  const planned = rule.plan(state, command);
  if (planned.ok || !state.wars) return planned;
  const target = targetOf(command);
  const war = threatened(state);
  if (!war || target === null || !isAtPeaceIn(state, target)) return planned;
  const inWar = rule.plan(war.state, command);
  if (!inWar.ok) return inWar;
  if (war.inTheWay.length > 0)
    return fault(refusal('POL-8', 'wrong-in-war', { units: war.inTheWay.map(({ id }) => id), spaces: [target] }));
  return ok([war.event, ...inWar.value]);
}
