import { produce } from 'immer';
import { fromPosition, type PositionInFile, type PositionFile } from '../../../src/engine/axis-allies/index.ts';
import type { Edit } from '../../../src/games/axis-allies/store/editor/edit.ts';
import { fileOf, readDraft } from '../../../src/games/axis-allies/store/editor/openDraft.ts';

/** The draft of a position file: by default Germany's combat move on a board without units. */
export function positionOf(file: Partial<PositionFile> = {}): PositionInFile {
  const read = readDraft({ edition: '1941', power: 'germany', phase: 'combat-move', units: {}, ...file });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value.position;
}

/** A position after some edits; the one that is given stays as it is. */
export const edited = (position: PositionInFile, ...edits: readonly Edit[]): PositionInFile =>
  edits.reduce((now, edit) => produce(now, (draft) => edit(draft)), position);

/** What the file of a position says, without what the edition says of itself. */
export function said(position: PositionInFile): Partial<PositionFile> {
  const { edition: _e, power: _p, phase: _h, round: _r, victory: _v, ...rest } = fileOf(position);
  return rest;
}

/** Paths of a position's faults, with their rules. */
export function faultsIn(position: PositionInFile): readonly string[] {
  const read = fromPosition(fileOf(position));
  return read.ok ? [] : read.fault.map(({ path, rule }) => (rule === undefined ? path : `${path} (${rule})`));
}
