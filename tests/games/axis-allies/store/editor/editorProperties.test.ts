import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import {
  drawnPosition,
  editionOf,
  fromPosition,
  toPosition,
  type PositionInFile,
} from '../../../../../src/engine/axis-allies/index.ts';
import { sceneOf } from '../../../../../src/map/scene/MapScene.ts';
import { marksOf } from '../../../../../src/games/axis-allies/store/marks.ts';
import { takeOffBoard, setCount, setDamaged } from '../../../../../src/games/axis-allies/store/editor/unitEdits.ts';
import type { Edit } from '../../../../../src/games/axis-allies/store/editor/edit.ts';
import { useEditor } from '../../../../../src/games/axis-allies/store/editor/editorStore.ts';
import { spaceOfFault, takeOut } from '../../../../../src/games/axis-allies/store/editor/faultPaths.ts';
import { fileOf, readDraft } from '../../../../../src/games/axis-allies/store/editor/openDraft.ts';
import {
  setAdvantage,
  setDevelopment,
  beginPhase,
  setPurchased,
  setRound,
  setTreasury,
} from '../../../../../src/games/axis-allies/store/editor/possessionEdits.ts';
import { setComplex } from '../../../../../src/games/axis-allies/store/editor/facilityEdits.ts';
import { TOOLS } from '../../../../../src/games/axis-allies/store/editor/tools.ts';
import { densePositions } from '../../../../engine/axis-allies/generators/densePositions.ts';
import { livelySteps } from '../../../../engine/axis-allies/properties/dense.ts';

/** One step with the editor: it is given the position and what it has to choose from. */
type Step = (position: PositionInFile) => void;

const editor = () => useEditor.getState();
const pick = <Item>(items: readonly Item[], n: number): Item => items[n % items.length]!;

/** Presses with any tool, and edits of everything else. */
const steps: fc.Arbitrary<Step> = fc
  .tuple(fc.nat(20), fc.nat(1000), fc.nat(1000), fc.nat(1000))
  .map(([kind, a, b, c]) => (position) => {
    const { edition: id, aboard } = position;
    const { spaces, powers, units, phases, developments, advantages } = editionOf(id);
    const space = pick(spaces, a).id;
    const power = pick(powers, b).id;
    const type = pick(units, c).id;
    const edits: readonly Edit[] = [
      beginPhase(power, pick(phases, c).id),
      setRound(a),
      setTreasury(power, c),
      setPurchased(type, a % 4),
      setComplex(space, b % 2 === 0),
      setDamaged({ space, power, type }, 1),
      setCount({ space, power, type }, c % 4),
      takeOffBoard(a % (aboard.length + 1), b % 2),
      ...(developments.length > 0 ? [setDevelopment(power, pick(developments, c).id, a % 3 > 0)] : []),
      ...(advantages.length > 0 ? [setAdvantage(power, pick(advantages, c).id, a % 3 > 0)] : []),
    ];
    if (kind < edits.length) editor().edit(`${kind}`, edits[kind]!);
    else {
      editor().take({ tool: pick(TOOLS, kind), power, type });
      // Near spaces more often than any.
      editor().press(a % 2 === 0 ? space : (Object.keys(position.units[power] ?? {})[0] ?? space));
    }
  });

const RUNS = { numRuns: 20, seed: 12 };

describe.each(['1941', 'revised'])('edits of %s', (edition) => {
  afterEach(() => editor().close());

  // From the beginning of a phase, or from amid a turn.
  const drafts = fc
    .tuple(densePositions({ edition }), fc.nat(30), fc.nat(1000))
    .map(([{ state }, most, seed]) => toPosition(livelySteps(state, `editor ${seed}`, most).at(-1)?.after ?? state));
  const play = (file: unknown, taken: readonly Step[]): PositionInFile => {
    editor().close();
    const read = readDraft(file);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    editor().begin(read.value, 'a file');
    for (const step of taken) step(editor().draft!.position);
    return editor().draft!.position;
  };

  test('undone from the last to the first give the beginning, and done again the end', () => {
    fc.assert(
      fc.property(drafts, fc.array(steps, { maxLength: 20 }), (file, taken) => {
        const end = play(file, taken);
        const count = editor().history.done.length;
        for (let i = 1; i < count; i++) editor().undo();
        const read = readDraft(file);
        expect(read.ok && read.value).toEqual(editor().draft);
        for (let i = 1; i < count; i++) editor().redo();
        expect(editor().draft?.position).toEqual(end);
      }),
      RUNS,
    );
  });

  test('are saved as they are: what has no fault opens equal, what has some opens with the same', () => {
    fc.assert(
      fc.property(drafts, fc.array(steps, { maxLength: 12 }), (file, taken) => {
        const end = play(file, taken);
        const saved = JSON.parse(JSON.stringify(fileOf(end))) as unknown;
        const again = readDraft(saved);
        if (!again.ok) throw new Error(JSON.stringify(again.fault));
        const { faults, drawn } = editor();
        const opened = fromPosition(saved);
        if (faults.length === 0) expect(opened.ok && toPosition(opened.value)).toEqual(drawn && toPosition(drawn));
        else expect(opened.ok ? [] : opened.fault).toEqual(faults);
      }),
      RUNS,
    );
  });

  test('are drawn whatever their faults, which name spaces that there are and can be taken out', () => {
    fc.assert(
      fc.property(drafts, fc.array(steps, { maxLength: 30 }), (file, taken) => {
        const end = play(file, taken);
        const { turnOrder, spaces } = editionOf(edition);
        for (const state of [editor().drawn!, drawnPosition(end)]) {
          expect(() => sceneOf(state, turnOrder, [])).not.toThrow();
          expect(() => marksOf(state, null)).not.toThrow();
        }
        for (const fault of editor().faults) {
          const space = spaceOfFault(end, fault);
          expect(space === null || spaces.some(({ id }) => id === space)).toBe(true);
          const edit = takeOut(end, fault);
          if (edit !== null) editor().edit('a fault', edit);
          const read = readDraft(JSON.parse(JSON.stringify(editor().draft?.position)));
          expect(read.ok ? [] : read.fault, fault.path).toEqual([]);
          editor().undo();
        }
      }),
      RUNS,
    );
  });
});
