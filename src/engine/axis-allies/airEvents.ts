import { paid } from './homeEvents.ts';
import type { EventTable } from './event.ts';
import type { UnitId } from './ids.ts';
import type { Deed, GameState } from './state.ts';
import { copyDeeds, extendDeed, withDeeds } from './unitUpdates.ts';

const withoutRoll = (state: GameState): GameState => ({ ...state, roll: null });

/** The state after an event of raids, rockets and air units that will not come back. */
export const AIR_EVENTS = {
  'raid-declared': (state, { units, raid }) => withDuty(state, units, raid),
  'kamikaze-declared': (state, { units }) => {
    const deeds = copyDeeds(state);
    for (const id of units)
      deeds[id] = extendDeed(deeds[id], state.units[id]?.space ?? '', state.phase, { duty: 'kamikaze' });
    return withDeeds(state, deeds);
  },
  'kamikaze-called-off': (state, { units }) => calledOff(state, units),
  'raid-began': (state, { units, space }) => {
    const deeds = copyDeeds(state);
    for (const id of units)
      deeds[id] = extendDeed(deeds[id], space, state.phase, { phase: state.phase, did: 'fought' });
    return { ...withDeeds(state, deeds), roll: { kind: 'raid', space } };
  },
  'raid-rolled': withoutRoll,
  'raid-failed': withoutRoll,
  'rocket-launched': (state, { unit, from, to }) => {
    const deeds = copyDeeds(state);
    deeds[unit] = extendDeed(deeds[unit], from, state.phase, { did: 'fought' });
    const struck = withDeeds(state, deeds);
    return {
      ...struck,
      turn: { ...struck.turn, rockets: [...struck.turn.rockets, { from, to }] },
      roll: { kind: 'rocket', from, to },
    };
  },
  'rocket-rolled': withoutRoll,
  'ipcs-destroyed': (state, { power, ipcs }) => ({ ...state, treasury: paid(state, power, -ipcs) }),
} satisfies Partial<EventTable<GameState>>;

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
