import { mustLand } from '../acting.ts';
import type { SpaceId } from '../ids.ts';
import { areEnemies, unitsIn } from '../pieces.ts';
import { fightersAmong } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';

/** Fighters of friendly powers that rest on decks in a zone: the acting power need not bring them down. */
export const guestsIn = (state: GameState, zone: SpaceId): readonly Unit[] =>
  fightersAmong(state, unitsIn(state, zone)).filter(
    (unit) => !mustLand(state, unit) && unit.aboard === undefined && !areEnemies(state, unit.owner, state.power),
  );
