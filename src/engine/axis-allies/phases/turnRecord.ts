import { boardOf } from '../map/board.ts';
import type { PowerId } from '../ids.ts';
import { isHostileZone } from '../pieces.ts';
import type { GameState, TurnRecord } from '../state.ts';

/** The record of a turn in which nothing has happened, before the map is looked at. */
export const NO_TURN: TurnRecord = {
  control: {},
  hostileZones: [],
  deeds: {},
  engage: {},
  battles: [],
  seaBattles: {},
  captured: [],
  mobilized: {},
  placed: [],
  research: null,
  newComplexes: [],
  rockets: [],
};

/** The record of a turn that begins now for this power. */
export const newTurnRecord = (state: GameState, power: PowerId): TurnRecord => ({
  ...NO_TURN,
  control: { ...state.control },
  hostileZones: boardOf(state).zones.filter((zone) => isHostileZone(state, zone, power)),
});
