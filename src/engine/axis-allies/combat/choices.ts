import { fault, ok } from '../../common/result.ts';
import { carriedAlong } from '../carriedAlong.ts';
import type { CommandOf, CommandRules, Log, Planned } from '../commandRule.ts';
import type { GameEvent } from '../event.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, HitKind, RolledGroup } from '../state.ts';
import { casualtyRefusal, casualtyTask } from './casualties.ts';
import { casualtyEvents } from './casualtyEvents.ts';
import { diceDue, freeSubmarines } from './combatants.ts';
import { endBattle } from './endBattle.ts';
import { attackingAir, retreatChoice, retreaters } from './retreat.ts';
import { cannotRetreatNow, cannotSubmergeNow } from './outOfStep.ts';
import { advance, beginRound } from './round.ts';
import { stepAfter } from './stepAfter.ts';
import { isWithoutDefence } from './battleStatus.ts';

/** The commands within a battle: submerge or strike, dice, casualties, press on or retreat. */

const notNow = (rule: Refusal['rule']): Planned => fault(refusal(rule, 'not-now'));

/** Roll: one die per unit, in the order of `awaiting(state).groups` (COM-4). */
export function planRoll(state: GameState, { dice }: CommandOf<'roll'>): Planned {
  const battle = state.battle;
  const due = battle && diceDue(state, battle);
  if (!battle || !due) return notNow('COM-4');
  const count = due.groups.reduce((sum, group) => sum + group.units.length, 0);
  if (dice.length !== count)
    return fault(refusal('COM-4', 'wrong-dice-count', { requested: dice.length, allowed: count }));
  const wrong = dice.find((die) => !Number.isInteger(die) || die < 1 || die > 6);
  if (wrong !== undefined) return fault(refusal('COM-4', 'not-a-die', { requested: wrong, allowed: 6 }));
  let from = 0;
  const hits: Record<HitKind, number> = { submarine: 0, air: 0, surface: 0 };
  const groups = due.groups.map((group): RolledGroup => {
    const rolled = dice.slice(from, (from += group.units.length));
    const hitCount = rolled.filter((die) => die <= group.value).length;
    hits[group.kind] += hitCount;
    return { ...group, dice: rolled, hits: hitCount };
  });
  return ok([
    { type: 'dice-rolled', by: due.side, groups, hits },
    { type: 'battle-step', step: stepAfter(battle.step) },
  ]);
}

/** The given submarines submerge, the other submarines of the side strike (COM-5, COM-6). */
export function planSubmerge(state: GameState, { units }: CommandOf<'submerge'>): Planned {
  const battle = state.battle;
  const side =
    battle?.step === 'attacker-submarines' ? 'attacker' : battle?.step === 'defender-submarines' ? 'defender' : null;
  if (!battle || !side) return fault(cannotSubmergeNow(state, { type: 'submerge', units }));
  const free = freeSubmarines(state, battle, side).map((unit) => unit.id);
  const notFree = units.filter((unit) => !free.includes(unit));
  if (notFree.length > 0)
    return fault(refusal('COM-5', 'not-a-submarine-here', { units: notFree, spaces: [battle.space] }));
  const striking = free.filter((unit) => !units.includes(unit));
  const events: GameEvent[] = [];
  if (units.length > 0) events.push({ type: 'submarines-submerged', side, units: [...new Set(units)] });
  if (striking.length > 0) events.push({ type: 'submarines-strike', side, units: striking });
  return ok([...events, { type: 'battle-step', step: stepAfter(battle.step) }]);
}

export function planCasualties(state: GameState, { units }: CommandOf<'casualties'>): Planned {
  const battle = state.battle;
  const task = battle && casualtyTask(state, battle);
  if (!battle || !task) return notNow('COM-8');
  const refused = casualtyRefusal(state, battle, task, units);
  return refused ? fault(refused) : ok(casualtyEvents(state, battle, units));
}

export function planPress(state: GameState): Planned {
  return state.battle?.step === 'press-or-retreat' ? ok([]) : notNow('COM-3');
}

/** Begins another round, or ends the battle if only defenceless units are left (COM-17). */
export function press(log: Log): void {
  const battle = log.state.battle;
  if (battle && isWithoutDefence(log.state, battle)) endBattle(log, 'stalemate');
  else beginRound(log);
  advance(log);
}

/** Retreat: land and sea attackers go to one space together, air units break off with them (COM-18, AMPH-4). */
export function planRetreat(state: GameState, { to }: CommandOf<'retreat'>): Planned {
  const battle = state.battle;
  if (battle?.step !== 'press-or-retreat') return fault(cannotRetreatNow(state));
  // This step is skipped if nobody can retreat, so there is a choice here.
  const choice = retreatChoice(state, battle)!;
  const ground = retreaters(state, battle);
  const air = attackingAir(state, battle).map((unit) => unit.id);
  const events: GameEvent[] = [];
  if (ground.length > 0) {
    if (to === undefined || !choice.to.includes(to))
      return fault(refusal('COM-18', 'not-a-retreat-space', { spaces: to === undefined ? [] : [to] }));
    events.push({
      type: 'units-retreated',
      units: ground.map((unit) => unit.id),
      cargo: carriedAlong(state, ground).map((unit) => unit.id),
      to,
    });
  } else if (to !== undefined) {
    // Only air units can break off here, perhaps beside troops from the sea, which stay.
    const troops = battle.seaborne;
    return fault(
      troops.length > 0
        ? refusal('AMPH-4', 'cannot-retreat', { spaces: [battle.space], units: troops })
        : refusal('COM-18', 'not-a-retreat-space', { spaces: [to] }),
    );
  }
  if (air.length > 0) events.push({ type: 'units-retreated', units: air, cargo: [], to: null });
  return ok(events);
}

/** After a retreat the battle ends, unless troops from the sea are left to fight on (AMPH-4). */
export function afterRetreat(log: Log): void {
  if (log.state.battle!.attackers.length === 0) endBattle(log, 'attacker-retreated');
  else beginRound(log);
  advance(log);
}

/** The commands within a battle. */
export const battleChoices: CommandRules = {
  submerge: { plan: planSubmerge, after: advance },
  roll: { plan: planRoll, after: advance },
  casualties: { plan: planCasualties, after: advance },
  press: { plan: planPress, after: press },
  retreat: { plan: planRetreat, after: afterRetreat },
};
