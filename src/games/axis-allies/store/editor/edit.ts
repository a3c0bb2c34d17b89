import type { PositionInFile, PowerId, SpaceId, UnitTypeId } from '../../../../engine/axis-allies/index.ts';

/** A change of a position, as a recipe for immer: it changes what it is given. */
export type Edit = (position: PositionInFile) => void;

/** Units of one type and power in one space. */
export interface EditedStack {
  readonly space: SpaceId;
  readonly power: PowerId;
  readonly type: UnitTypeId;
}

/** The most units of a stack; position files have the same limit. */
export const MAX_COUNT = 999;

/** How many units of a stack there are, beside those aboard ships. */
export const countOf = ({ units }: PositionInFile, { space, power, type }: EditedStack): number =>
  units[power]?.[space]?.[type] ?? 0;

/** What a position says of single units, kept in step with how many there are. */

type Piece = PositionInFile['pieces'][number];
type Ship = PositionInFile['aboard'][number];

export const isPieceOf =
  ({ space, power, type }: EditedStack) =>
  (piece: Piece): boolean =>
    piece.in === space && piece.owner === power && piece.unit === type;

export const isShipOf =
  ({ space, power, type }: EditedStack) =>
  (ship: Ship): boolean =>
    ship.in === space && ship.owner === power && ship.ship === type;

/** How many units of a stack the position describes, with or without cargo. */
export const describedOf = (position: PositionInFile, stack: EditedStack): number =>
  position.aboard.filter(isShipOf(stack)).length +
  position.pieces.filter(isPieceOf(stack)).reduce((sum, { count }) => sum + count, 0);

/** Forgets what is said of units that are not there: first of those without cargo, then ships with theirs. */
export const withoutMissing =
  (stack: EditedStack): Edit =>
  (position) => {
    let surplus = describedOf(position, stack) - countOf(position, stack);
    for (const piece of position.pieces.filter(isPieceOf(stack)).toReversed()) {
      if (surplus <= 0) return;
      const fewer = Math.min(surplus, piece.count);
      piece.count -= fewer;
      surplus -= fewer;
    }
    position.pieces = position.pieces.filter(({ count }) => count > 0);
    for (const ship of position.aboard.filter(isShipOf(stack)).toReversed()) {
      if (surplus <= 0) return;
      position.aboard.splice(position.aboard.indexOf(ship), 1);
      surplus -= 1;
    }
  };

/** What lasts of a unit when a new phase begins: nothing that it did, no damage and no part in a battle. */
const lasting = ({ submerged, capturedFrom, emptiedIn }: Partial<Piece>, staysUnder: boolean): Partial<Piece> => ({
  ...(submerged && staysUnder && { submerged }),
  ...(capturedFrom !== undefined && { capturedFrom }),
  ...(emptiedIn !== undefined && { emptiedIn }),
});

/** Forgets what single units did so far in the turn; submarines stay under water if `staysUnder` says so. */
export const withoutDeeds =
  (staysUnder: boolean): Edit =>
  (position) => {
    position.pieces = position.pieces.flatMap((piece) => {
      const left = lasting(piece, staysUnder);
      const { in: space, unit, owner, count } = piece;
      return Object.keys(left).length === 0 ? [] : [{ in: space, unit, owner, count, ...left }];
    });
    position.aboard = position.aboard.map((ship) => {
      const { in: space, ship: type, owner, cargo } = ship;
      const troops = cargo.map(({ unit, owner: whose, capturedFrom }) => ({
        unit,
        owner: whose,
        ...(capturedFrom !== undefined && { capturedFrom }),
      }));
      return { in: space, ship: type, owner, cargo: troops, ...lasting(ship, staysUnder) };
    });
  };
