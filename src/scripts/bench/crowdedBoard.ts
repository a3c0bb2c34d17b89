import { newGame, toPosition, type PositionFile } from '../../engine/index.ts';

/** The opening with every stack multiplied until so many units stand on the board, at a combat move. */
export function crowdedBoard(atLeast: number): PositionFile {
  const opening = toPosition(newGame('1941'));
  const stacks = Object.values(opening.units).flatMap((spaces) =>
    Object.values(spaces).flatMap((pieces) => Object.values(pieces)),
  );
  const factor = Math.ceil(atLeast / stacks.reduce((sum, count) => sum + count, 0));
  const each = <Value, Next>(
    values: Readonly<Record<string, Value>>,
    deed: (value: Value) => Next,
  ): Record<string, Next> => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, deed(value)]));
  return {
    ...opening,
    title: 'A crowded board',
    power: 'germany',
    phase: 'combat-move',
    units: each(opening.units, (spaces) => each(spaces, (pieces) => each(pieces, (count) => count * factor))),
  };
}
