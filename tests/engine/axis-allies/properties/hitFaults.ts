import {
  boardOf,
  type BattleSide,
  type GameEvent,
  type GameState,
  type Unit,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Step } from '../players/player.ts';
import { gunValues, raisedValue } from './advantageBook.ts';
import { attackDiceOf, bookOf, numberOf, type Support } from './books.ts';

/**
 * Dice and losses of a battle: one die per unit, correct hits, no more losses than hits (COM-4, COM-8, COM-13, COM-14).
 */
export function hitFaults({ before, after, events }: Step): string[] {
  const faults: string[] = [];
  let hits = before.battle?.hits;
  for (const event of events) {
    if (event.type === 'dice-rolled') {
      for (const { value, units, dice, hits: scored } of event.groups) {
        const due = units.reduce((sum, id) => sum + diceOf(before, event.by, id), 0);
        if (dice.length !== due) faults.push(`${dice.length} dice for ${units.length} units`);
        if (scored !== dice.filter((die) => die <= value).length)
          faults.push(`${scored} hits of ${dice.join()} at ${value}`);
      }
      faults.push(...valueFaults(before, event));
      ({ hits } = event);
    } else if (event.type === 'casualties-chosen' && hits) {
      const most = Object.values(hits).reduce((sum, count) => sum + count, 0);
      const taken = event.damaged.length + event.units.reduce((sum, id) => sum + roomOf(before, before.units[id]), 0);
      if (event.damaged.length + event.units.length > most)
        faults.push(`${event.units.length} lost and ${event.damaged.length} damaged by ${most} hits`);
      if (taken > most) faults.push(`${taken} hits taken of ${most}`);
      hits = undefined;
    } else if (event.type === 'antiaircraft-fired') {
      const { dice, targets, value, hit } = event;
      if (dice.length !== targets.length) faults.push(`${dice.length} dice at ${targets.length} air units`);
      if (!gunValues(before, event.space).includes(value)) faults.push(`guns hit on ${value}`);
      if (hit.join() !== targets.filter((_, i) => (dice[i] ?? 6) <= value).join())
        faults.push(`${dice.join()} hit ${hit.join()} of ${targets.join()}`);
      faults.push(...targets.filter((id) => !isAir(before, id)).map((id) => `a gun fires at ${id}`));
    }
  }
  return [...faults, ...sidesFaults(after)];
}

const isStriking = (state: GameState): boolean => state.battle?.step.endsWith('-strike') ?? false;

const isAir = (state: GameState, id: UnitId): boolean =>
  boardOf(state).unitTypes.get(state.units[id]?.type ?? '')?.domain === 'air';

const diceOf = (state: GameState, side: BattleSide, id: UnitId): number =>
  side === 'attacker' && state.units[id] ? attackDiceOf(state, state.units[id]) : 1;

/** Units that roll at another value than their own, or than others raise them to. */
function valueFaults(state: GameState, { by, groups }: GameEvent & { readonly type: 'dice-rolled' }): string[] {
  if (isStriking(state)) return [];
  const { supports, airBattle } = bookOf(state);
  const inTheAir = state.battle?.kind === 'air' ? airBattle?.[by] : undefined;
  const supportOf = (type: string, value: number): Support | undefined =>
    by === 'attacker' ? supports.find(({ raises, to }) => raises.includes(type) && to === value) : undefined;
  const fighting = (by === 'attacker' ? state.battle?.attackers : state.battle?.defenders) ?? [];
  const raised = new Map<Support, number>();
  const faults: string[] = [];
  for (const { value, units } of groups)
    for (const id of units) {
      const unit = state.units[id];
      const own = inTheAir ?? (unit && numberOf(state, unit, by === 'attacker' ? 'attack' : 'defense'));
      if (!unit || own === value || raisedValue(state, by, unit) === value) continue;
      const support = supportOf(unit.type, value);
      if (support) raised.set(support, (raised.get(support) ?? 0) + 1);
      else faults.push(`${id} rolls at ${value}`);
    }
  for (const [{ by: helping, raises }, count] of raised) {
    const helpers = fighting.filter((id) => helping.includes(state.units[id]?.type ?? '')).length;
    if (count > helpers) faults.push(`${count} ${raises.join()} are raised by ${helpers}`);
  }
  return faults;
}

/** How many hits destroyed a unit. */
const roomOf = (state: GameState, unit: Unit | undefined): number =>
  unit ? (boardOf(state).unitTypes.get(unit.type)?.hits ?? 1) - (unit.damaged ? 1 : 0) : 0;

/** Attackers must belong to the acting power, defenders to the other side, and cargo must not fight. */
function sidesFaults(state: GameState): string[] {
  const { battle } = state;
  if (!battle) return [];
  const side = (power: string) => boardOf(state).powers.get(power)?.side;
  return [...battle.attackers, ...battle.defenders].flatMap((id) => {
    const unit = state.units[id];
    if (!unit) return [];
    if (unit.aboard !== undefined) return [`${id} fights aboard`];
    return battle.defenders.includes(id) && side(unit.owner) === side(state.power)
      ? [`${id} of ${unit.owner} defends against its friend`]
      : [];
  });
}
