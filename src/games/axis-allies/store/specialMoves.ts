import {
  boardOf,
  neighboursIn,
  refusalOf,
  type Command,
  type GameState,
  type Offer,
  type SpaceId,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';

/** A way on which units can be sent by an advantage, and those that can go. */
export interface SpecialMove {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly units: readonly UnitId[];
}

export const sendCommand = ({ advantage }: Offer, units: readonly UnitId[], to: SpaceId): Command => ({
  type: 'use-advantage',
  advantage,
  units,
  to,
});

/**
 * The moves between neighbours that an offer without places allows its power, found by trying; those into battles first
 * (NA-UK-3).
 */
export function specialMoves(state: GameState, offer: Offer): readonly SpecialMove[] {
  const own = Object.values(state.units).filter(({ owner }) => owner === offer.by);
  const isFought = (space: SpaceId): boolean => state.turn.battles.some((battle) => battle.space === space);
  const moves = [...new Set(own.map(({ space }) => space))].flatMap((from) =>
    neighboursIn(boardOf(state).airNeighbours, from).flatMap((to) => {
      const units = own.flatMap(({ id, space }) =>
        space === from && refusalOf(state, sendCommand(offer, [id], to)) === null ? [id] : [],
      );
      return units.length > 0 ? [{ from, to, units }] : [];
    }),
  );
  return moves.toSorted((a, b) => Number(isFought(b.to)) - Number(isFought(a.to)));
}
