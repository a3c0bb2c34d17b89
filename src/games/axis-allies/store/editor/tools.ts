import {
  editionOf,
  type PositionInFile,
  type PowerId,
  type SpaceId,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import { putAboard, shipsWithRoomFor, clearSpace, copySpace, setCount } from './unitEdits.ts';
import { countOf, type Edit } from './edit.ts';
import { controllerOf, giveControl } from './possessionEdits.ts';

export const TOOLS = ['look', 'stamp', 'eraser', 'clear', 'copy', 'control'] as const;
/** What a press on a space does: look at it, add or take a unit, clear it, copy it, say who holds it. */
export type EditorTool = (typeof TOOLS)[number];

/** What is in the hand: a tool, and the power and unit it works with. */
export interface EditorHand {
  readonly tool: EditorTool;
  readonly power: PowerId;
  readonly type: UnitTypeId;
  /** The space to be copied, once it is chosen. */
  readonly source: SpaceId | null;
}

/** What a press on a space changes; null if it only shows the space, or chooses it as the one to copy. */
export function editOfPress(
  position: PositionInFile,
  { tool, power, type, source }: EditorHand,
  space: SpaceId,
): Edit | null {
  const stack = { space, power, type };
  switch (tool) {
    case 'look':
      return null;
    case 'stamp':
      return stamped(position, { power, type }, space);
    case 'eraser':
      return countOf(position, stack) === 0 ? null : setCount(stack, countOf(position, stack) - 1);
    case 'clear':
      return clearSpace(space);
    case 'copy':
      return source === null ? null : copySpace(source, space);
    case 'control':
      return giveControl(space, power);
  }
}

/** The power whose units are seen first in a space: this one if it has any, then the holder, then any other. */
export function powerSeen(position: PositionInFile, space: SpaceId, power: PowerId): PowerId {
  const isThere = (id: PowerId): boolean => Object.values(position.units[id]?.[space] ?? {}).some((count) => count > 0);
  const holder = controllerOf(position, space);
  const others = editionOf(position.edition).turnOrder;
  return [power, ...(holder === null ? [] : [holder]), ...others].find(isThere) ?? power;
}

/** Adds a unit to a space. A land unit at sea goes aboard a ship with room; without one it stands there, as a fault. */
function stamped(position: PositionInFile, unit: Pick<EditorHand, 'power' | 'type'>, space: SpaceId): Edit {
  const { spaces, units } = editionOf(position.edition);
  const isAtSea = spaces.find(({ id }) => id === space)?.kind === 'sea';
  const isOfLand = units.find(({ id }) => id === unit.type)?.domain === 'land';
  const [ship] = isAtSea && isOfLand ? shipsWithRoomFor(position, space, unit) : [];
  const stack = { space, ...unit };
  return ship === undefined ? setCount(stack, countOf(position, stack) + 1) : putAboard(ship, unit);
}
