import { fault, ok } from '../../common/result.ts';
import { actingIn } from '../acting.ts';
import type { Interrupt } from '../awaiting.ts';
import { diceRefusal } from '../combat/dice.ts';
import { destroy } from '../combat/endBattle.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import type { CommandOf } from '../command.ts';
import { type CommandRules, emit, type Log, type Planned } from '../commandRule.ts';
import { refusal } from '../refusal.ts';
import type { GameState, Shot } from '../state.ts';
import { gunGroup, hitTargets, isAir, shotsAt, shotsOnTheWay } from './guns.ts';
import { attackersIn } from './raidsAndRockets.ts';

/** While guns have still to fire at flights, nothing else goes on (AA-3, AA-8). */
export const antiaircraftFire: Interrupt = {
  isOpen: ({ shots }) => shots.length > 0,
  asks(state) {
    const shot = state.shots[0]!;
    return { kind: 'dice', by: [shot.by], roll: 'antiaircraft', groups: [gunGroup(state, shot)] };
  },
  takes: () => FIRE,
  refusal: ({ shots }) => refusal('AA-3', 'guns-first', { spaces: shots.map(({ space }) => space) }),
};

const FIRE: CommandRules = {
  roll: { plan: (state, command) => planShot(state, state.shots[0]!, command), after: loseTargets },
};

/** Destroys what was hit. After the last shot of a combat move battles that lost all their attackers are called off. */
function loseTargets(log: Log): void {
  destroyHit(log);
  if (log.state.shots.length === 0 && log.state.phase === 'conduct-combat') beginBattles(log);
}

/** Guns that were flown over fire before anything else (AA-3); then battles that need no dice are resolved. */
export function beginFire(log: Log): void {
  const shots = shotsOnTheWay(log.state);
  if (shots.length > 0) emit(log, { type: 'flights-under-fire', shots });
  else resolveUncontested(log);
}

/** Takes battles without attackers off the list, and resolves those that need no dice. */
export function beginBattles(log: Log): void {
  const { state } = log;
  const { battles } = state.turn;
  // Landings are resolved when their turn comes. Raiders in a territory do not attack it (SBR-1).
  const fought = battles.filter(({ kind, space, landingFrom }) =>
    kind === 'land'
      ? landingFrom.length > 0 || attackersIn(state, space).length > 0
      : actingIn(state, space).length > 0,
  );
  if (fought.length < battles.length) emit(log, { type: 'battles-listed', battles: fought });
  resolveUncontested(log);
}

/**
 * Guns fire at the air units that this command moved.
 * @rule AA-8
 */
export function drawFire(log: Log): void {
  const legs = log.events.flatMap((event) => (event.type === 'units-moved' ? event.legs : []));
  const flights = legs.flatMap(({ unit, route }) =>
    isAir(log.state, unit) ? [{ unit, entered: route.slice(1) }] : [],
  );
  const shots = shotsAt(log.state, flights);
  if (shots.length > 0) emit(log, { type: 'flights-under-fire', shots });
}

/** The dice of this shot, each rolled for a certain air unit (AA-1, AA-4). */
export function planShot(state: GameState, shot: Shot, { dice }: CommandOf<'roll'>): Planned {
  const refused = diceRefusal([gunGroup(state, shot)], dice);
  if (refused) return fault(refused);
  return ok([{ type: 'antiaircraft-fired', ...shot, dice, hit: hitTargets(shot, dice) }]);
}

/** Destroys the air units that this command's shot has hit. */
export function destroyHit(log: Log): void {
  for (const event of log.events) if (event.type === 'antiaircraft-fired') destroy(log, event.hit, 'antiaircraft');
}
