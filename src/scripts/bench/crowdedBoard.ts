import { newGame, SHELF, toPosition, type PositionFile } from '../../engine/index.ts';

/**
 * The opening of the first edition with every stack multiplied so that at least this many units are on the board, in a
 * combat move phase.
 */
export function crowdedBoard(atLeast: number): PositionFile {
  const opening = toPosition(newGame(SHELF[0].id));
  const stacks = Object.values(opening.units).flatMap((spaces) =>
    Object.values(spaces).flatMap((pieces) => Object.values(pieces)),
  );
  const factor = Math.ceil(atLeast / stacks.reduce((sum, count) => sum + count, 0));
  const mapValues = <Value, Next>(
    values: Readonly<Record<string, Value>>,
    change: (value: Value) => Next,
  ): Record<string, Next> => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
  return {
    ...opening,
    title: 'A crowded board',
    power: 'germany',
    phase: 'combat-move',
    units: mapValues(opening.units, (spaces) =>
      mapValues(spaces, (pieces) => mapValues(pieces, (count) => count * factor)),
    ),
  };
}
