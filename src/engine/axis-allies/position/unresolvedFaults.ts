import { actingUnits } from '../acting.ts';
import { passInterrupts } from '../awaiting.ts';
import { phaseOf } from '../board.ts';
import { plannedBattles } from '../combat/battles.ts';
import { advance } from '../combat/round.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import type { Log } from '../commandRule.ts';
import { landStranded } from '../phases/strandedFighters.ts';
import { victoryRule } from '../phases/victory.ts';
import { domainOf, isHostileTerritory } from '../pieces.ts';
import type { GameState } from '../state.ts';
import type { Position, PositionFault } from './schema.ts';

/** A position must wait for a player's input: faults for everything that the engine would resolve by itself. */
export function unresolvedFaults(state: GameState, position: Position): readonly PositionFault[] {
  const faults: PositionFault[] = [];
  const emitsEvents = (resolve: (log: Log) => void): boolean => {
    const log: Log = { state, events: [] };
    resolve(log);
    return log.events.length > 0;
  };
  if (position.over && !state.outcome)
    faults.push({ path: 'over', message: 'nobody has won', rule: victoryRule(state) });
  if (state.battle) {
    if (state.battle.attackers.length === 0 && state.battle.submerged.length === 0)
      faults.push({ path: 'battle', message: 'nobody attacks' });
    else if (emitsEvents(advance))
      faults.push({ path: 'battle.step', message: 'nothing is asked at this step', rule: 'COM-3' });
  } else if (phaseOf(state).takes.fight && state.shots.length === 0 && emitsEvents(resolveUncontested))
    faults.push({ path: 'turn.battles', message: 'what nobody defends is taken at once', rule: 'COM-2' });
  faults.push(...unfoughtFaults(state));
  if (emitsEvents(passInterrupts))
    faults.push({ path: 'pieces', message: 'air units with no place to land are lost at once', rule: 'NCM-7' });
  if (state.stranded.length > 0 && emitsEvents(landStranded))
    faults.push({ path: 'pieces', message: 'a stranded fighter with one place or none is not asked', rule: 'NCM-2' });
  const planned = plannedBattles(state);
  // A landing waits for its sea battle to end even if all its transports are lost before, and so do battles for shots.
  const waits = (from: readonly string[]): boolean =>
    state.shots.length > 0 || (state.battle !== null && from.includes(state.battle.space));
  state.turn.battles.forEach(({ space, landingFrom }, i) => {
    if (!planned.some((plan) => plan.space === space) && !waits(landingFrom))
      faults.push({
        path: `turn.battles[${i}].space`,
        message: `no battle is to be fought in ${space}`,
        rule: 'COM-1',
      });
  });
  return faults;
}

/** In conduct combat land units stand among enemies only if they fight there, or where a battle is still to come. */
function unfoughtFaults(state: GameState): readonly PositionFault[] {
  if (!phaseOf(state).takes.fight || state.shots.length > 0) return [];
  const fighting = new Set(state.battle?.attackers);
  const toCome = new Set(state.turn.battles.map(({ space }) => space));
  const spaces = actingUnits(state)
    .filter((unit) => domainOf(state, unit) === 'land' && unit.aboard === undefined)
    .filter(({ id, space }) => !fighting.has(id) && !toCome.has(space))
    .filter(({ space, owner }) => isHostileTerritory(state, space, owner))
    .map(({ space }) => space);
  return [...new Set(spaces)].map((space) => ({
    path: 'turn.battles',
    message: `units stand among enemies in ${space}, and fight there neither now nor later`,
    rule: 'COM-1',
  }));
}
