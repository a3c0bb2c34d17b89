import { paid } from './applyHomeEvent.ts';
import type { GameEvent } from './event.ts';
import type { UnitId } from './ids.ts';
import type { Deed, GameState } from './state.ts';
import { copyDeeds, extendDeed, withDeeds } from './unitUpdates.ts';

/** The state after an event of raids, rockets and air units that will not come back; null for any other event. */
export function applyAirEvent(state: GameState, event: GameEvent): GameState | null {
  switch (event.type) {
    case 'raid-declared':
      return withDuty(state, event.units, event.raid);
    case 'kamikaze-declared': {
      const deeds = copyDeeds(state);
      for (const id of event.units)
        deeds[id] = extendDeed(deeds[id], state.units[id]?.space ?? '', state.phase, { duty: 'kamikaze' });
      return withDeeds(state, deeds);
    }
    case 'kamikaze-called-off':
      return calledOff(state, event.units);
    case 'raid-began': {
      const deeds = copyDeeds(state);
      for (const id of event.units)
        deeds[id] = extendDeed(deeds[id], event.space, state.phase, { phase: state.phase, did: 'fought' });
      return { ...withDeeds(state, deeds), roll: { kind: 'raid', space: event.space } };
    }
    case 'raid-rolled':
    case 'raid-failed':
    case 'rocket-rolled':
      return { ...state, roll: null };
    case 'rocket-launched': {
      const { unit, from, to } = event;
      const deeds = copyDeeds(state);
      deeds[unit] = extendDeed(deeds[unit], from, state.phase, { did: 'fought' });
      const struck = withDeeds(state, deeds);
      return {
        ...struck,
        turn: { ...struck.turn, rockets: [...struck.turn.rockets, { from, to }] },
        roll: { kind: 'rocket', from, to },
      };
    }
    case 'ipcs-destroyed':
      return { ...state, treasury: paid(state, event.power, -event.ipcs) };
    default:
      return null;
  }
}

/** Calls off kamikaze attacks: a unit that has not moved either has done nothing. */
function calledOff(state: GameState, units: readonly UnitId[]): GameState {
  const deeds = copyDeeds(state);
  for (const id of units) {
    const { duty: _, ...deed }: Deed = deeds[id]!;
    if (deed.did === undefined) delete deeds[id];
    else deeds[id] = deed;
  }
  return withDeeds(state, deeds);
}

function withDuty(state: GameState, units: readonly UnitId[], raid: boolean): GameState {
  const deeds = copyDeeds(state);
  for (const id of units) {
    const { duty: _, ...deed }: Deed = deeds[id]!;
    deeds[id] = raid ? { ...deed, duty: 'raid' } : deed;
  }
  return withDeeds(state, deeds);
}
