import { boardOf } from '../map/board.ts';
import type { PowerId } from '../ids.ts';
import { isHostileZone } from '../pieces.ts';
import type { GameState, TurnRecord } from '../state.ts';

/** The record of a turn that begins now for this power. */
export function newTurnRecord(state: GameState, power: PowerId): TurnRecord {
  return {
    control: { ...state.control },
    hostileZones: boardOf(state).zones.filter((zone) => isHostileZone(state, zone, power)),
    deeds: {},
    engage: {},
    battles: [],
    seaBattles: {},
    captured: [],
    mobilized: {},
    placed: [],
  };
}
