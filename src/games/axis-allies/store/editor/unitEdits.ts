import type { Position, SpaceId } from '../../../../engine/axis-allies/index.ts';
import { describedOf, isPieceOf, isShipOf, withoutMissing, countOf, MAX_COUNT, type Edit, type Stack } from './edit.ts';

/** Makes a stack so many units; what was said of those taken away is forgotten. */
export const setCount =
  (stack: Stack, count: number): Edit =>
  (position) => {
    const { space, power, type } = stack;
    const spaces = (position.units[power] ??= {});
    const counts = (spaces[space] ??= {});
    const next = Math.min(MAX_COUNT, Math.max(0, Math.trunc(count)));
    if (next > 0) counts[type] = next;
    else delete counts[type];
    if (Object.keys(counts).length === 0) delete spaces[space];
    if (Object.keys(spaces).length === 0) delete position.units[power];
    withoutMissing(stack)(position);
  };

/** Takes away all units in a space, with their cargo. */
export const clearSpace =
  (space: SpaceId): Edit =>
  (position) => {
    for (const [power, spaces] of Object.entries(position.units)) {
      delete spaces[space];
      if (Object.keys(spaces).length === 0) delete position.units[power];
    }
    position.aboard = position.aboard.filter((ship) => ship.in !== space);
    position.pieces = position.pieces.filter((piece) => piece.in !== space);
  };

/** Puts a copy of a space's units, with cargo and damage, in the place of another's. Nothing is copied onto itself. */
export const copySpace =
  (from: SpaceId, to: SpaceId): Edit =>
  (position) => {
    if (from === to) return;
    clearSpace(to)(position);
    for (const spaces of Object.values(position.units)) if (spaces[from]) spaces[to] = { ...spaces[from] };
    const ships = position.aboard.filter((ship) => ship.in === from);
    const damaged = position.pieces.filter((piece) => piece.in === from && piece.damaged);
    position.aboard.push(
      ...ships.map(({ ship, owner, cargo, damaged: isDamaged }) => ({
        in: to,
        ship,
        owner,
        cargo: cargo.map(({ unit, owner: whose }) => ({ unit, owner: whose })),
        ...(isDamaged && { damaged: isDamaged }),
      })),
    );
    position.pieces.push(
      ...damaged.map(({ unit, owner, count }) => ({ in: to, unit, owner, count, damaged: true as const })),
    );
  };

/** How many units of a stack are damaged. */
export const damagedOf = (position: Position, stack: Stack): number =>
  position.aboard.filter((ship) => ship.damaged && isShipOf(stack)(ship)).length +
  position.pieces.reduce((sum, piece) => (piece.damaged && isPieceOf(stack)(piece) ? sum + piece.count : sum), 0);

/** Makes so many units of a stack damaged: first those in the battle under way, ships with cargo last. */
export const setDamaged =
  (stack: Stack, count: number): Edit =>
  (position) => {
    const goal = Math.min(countOf(position, stack), Math.max(0, count));
    for (let now = damagedOf(position, stack); now < goal; now++) damageOne(position, stack);
    for (let now = damagedOf(position, stack); now > goal; now--) mendOne(position, stack);
  };

type Piece = Position['pieces'][number];

function damageOne(position: Position, stack: Stack): void {
  const { space, power, type } = stack;
  const whole = (piece: Piece): boolean => !piece.damaged && isPieceOf(stack)(piece);
  const fighting = position.pieces.find((piece) => piece.battle && whole(piece));
  const isUndescribed = describedOf(position, stack) < countOf(position, stack);
  const piece = fighting ?? (isUndescribed ? undefined : position.pieces.find(whole));
  if (piece) splitOne(position, piece, { damaged: true });
  else if (isUndescribed) position.pieces.push({ in: space, unit: type, owner: power, count: 1, damaged: true });
  else {
    const ship = position.aboard.find((one) => !one.damaged && isShipOf(stack)(one));
    if (ship) ship.damaged = true;
  }
}

function mendOne(position: Position, stack: Stack): void {
  const piece = position.pieces.find((one) => one.damaged && isPieceOf(stack)(one));
  const ship = position.aboard.find((one) => one.damaged && isShipOf(stack)(one));
  if (piece) splitOne(position, piece, { damaged: undefined });
  else if (ship) delete ship.damaged;
}

/** Gives one unit of an entry an entry of its own, with its damage changed; one that says nothing more is left out. */
function splitOne(position: Position, piece: Piece, change: Pick<Piece, 'damaged'>): void {
  const { in: space, unit, owner, count, ...details } = { ...piece, ...change };
  if (details.damaged === undefined) delete details.damaged;
  if (count > 1) piece.count -= 1;
  else position.pieces.splice(position.pieces.indexOf(piece), 1);
  if (Object.keys(details).length > 0) position.pieces.push({ in: space, unit, owner, count: 1, ...details });
}
