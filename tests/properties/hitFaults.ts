import { boardOf, type GameState, type Unit, type UnitId } from '../../src/engine/index.ts';
import type { Step } from '../players/player.ts';

/**
 * Dice and losses of a battle: one die per unit, correct hits, no more losses than hits (COM-4, COM-8, COM-13, COM-14).
 */
export function hitFaults({ before, after, events }: Step): string[] {
  const faults: string[] = [];
  let hits = before.battle?.hits;
  for (const event of events) {
    if (event.type === 'dice-rolled') {
      for (const { value, units, dice, hits: scored } of event.groups) {
        if (dice.length !== units.length) faults.push(`${dice.length} dice for ${units.length} units`);
        if (scored !== dice.filter((die) => die <= value).length)
          faults.push(`${scored} hits of ${dice.join()} at ${value}`);
        for (const id of units)
          if (powerOf(before, event.by, id) !== value && !isStriking(before)) faults.push(`${id} rolls at ${value}`);
      }
      ({ hits } = event);
    } else if (event.type === 'casualties-chosen' && hits) {
      const most = hits.submarine + hits.air + hits.surface;
      const taken = event.damaged.length + event.units.reduce((sum, id) => sum + roomOf(before, before.units[id]), 0);
      if (event.damaged.length + event.units.length > most)
        faults.push(`${event.units.length} lost and ${event.damaged.length} damaged by ${most} hits`);
      if (taken > most) faults.push(`${taken} hits taken of ${most}`);
      hits = undefined;
    }
  }
  return [...faults, ...sidesFaults(after)];
}

const isStriking = (state: GameState): boolean => state.battle?.step.endsWith('-strike') ?? false;

const powerOf = (state: GameState, side: 'attacker' | 'defender', id: UnitId): number | undefined => {
  const type = boardOf(state).unitTypes.get(state.units[id]?.type ?? '');
  return side === 'attacker' ? type?.attack : type?.defense;
};

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
