import { boardOf } from '../map/board.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { isCapitalLost } from '../pieces.ts';
import type { GameState } from '../state.ts';

/** The territories with IPC value that a power controls, and their IPCs (MAP-9). */
export const productionByTerritory = (
  state: GameState,
  power: PowerId,
): readonly { readonly space: SpaceId; readonly ipcs: number }[] =>
  boardOf(state)
    .territories.filter((territory) => territory.ipc > 0 && state.control[territory.id] === power)
    .map((territory) => ({ space: territory.id, ipcs: territory.ipc }));

/** National production in IPCs: the sum over all territories the power controls now (MAP-9). */
export const nationalProduction = (state: GameState, power: PowerId): number =>
  productionByTerritory(state, power).reduce((sum, { ipcs }) => sum + ipcs, 0);

/** The IPCs a power collects at the end of its turn: 0 if an enemy controls its capital (INC-1). */
export const incomeToCollect = (state: GameState, power: PowerId): number =>
  isCapitalLost(state, power) ? 0 : nationalProduction(state, power);
