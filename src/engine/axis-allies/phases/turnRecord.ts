import { boardOf } from '../map/board.ts';
import type { PowerId } from '../ids.ts';
import { isHostileZone } from '../pieces.ts';
import type { GameState, TurnRecord } from '../state.ts';

/** A fresh record of a power's turn: what the rules will ask about its beginning is written down now. */
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
