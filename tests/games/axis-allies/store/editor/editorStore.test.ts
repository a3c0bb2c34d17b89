import { beforeEach, describe, expect, test } from 'vitest';
import { newGame } from '../../../../../src/engine/axis-allies/index.ts';
import { useEditor } from '../../../../../src/games/axis-allies/store/editor/editorStore.ts';
import { draftOfGame, draftOfSetup, emptyDraft } from '../../../../../src/games/axis-allies/store/editor/openDraft.ts';
import { setRound } from '../../../../../src/games/axis-allies/store/editor/possessionEdits.ts';
import { positionOf } from '../../../../store/editor/editorSupport.ts';

const editor = () => useEditor.getState();
const units = () => editor().draft?.position.units;

beforeEach(() => editor().close());

describe('the position editor', () => {
  test('draws what it has, without faults as the game would be', () => {
    editor().begin(draftOfSetup('1941'), 'the set-up');
    const { edition, units: placed, control, treasury } = newGame('1941');
    expect(editor().drawn).toMatchObject({ edition, units: placed, control, treasury });
    expect(editor().faults).toEqual([]);
  });

  test('names faults at once and draws all the same', () => {
    editor().begin(emptyDraft('1941'), 'an empty board');
    editor().take({ tool: 'stamp', power: 'germany', type: 'tank' });
    editor().press('karelia');
    expect(editor().faults).toMatchObject([{ path: 'units.germany.karelia.tank', rule: 'MAP-2' }]);
    expect(Object.values(editor().drawn?.units ?? {})).toMatchObject([{ type: 'tank', space: 'karelia' }]);
    editor().take({ tool: 'control' });
    editor().press('karelia');
    expect(editor().faults).toEqual([]);
    expect(editor().drawn?.control.karelia).toBe('germany');
  });

  test('shows units that are in the space looked at, and keeps the power that has some there', () => {
    editor().begin(draftOfSetup('1941'), 'the set-up');
    expect(editor().power).toBe('soviet-union');
    editor().press('germany');
    expect(editor().power).toBe('germany');
    editor().focus('karelia');
    expect(editor().power).toBe('soviet-union');
    editor().take({ tool: 'stamp', power: 'germany', type: 'tank' });
    editor().press('karelia');
    editor().take({ tool: 'look' });
    editor().press('karelia');
    expect(editor().power).toBe('germany');
    editor().take({ tool: 'eraser', power: 'japan' });
    editor().press('karelia');
    expect(editor().power).toBe('japan');
  });

  test('undoes and redoes every change, the beginning of another draft too', () => {
    editor().begin(draftOfSetup('1941'), 'the set-up');
    const first = editor().draft;
    editor().edit('the round', setRound(3));
    editor().begin(emptyDraft('revised'), 'an empty board');
    expect(editor().drawn?.edition).toBe('revised');
    editor().undo();
    expect([editor().drawn?.round, editor().power]).toEqual([3, 'soviet-union']);
    editor().undo();
    expect(editor().draft).toEqual(first);
    editor().redo();
    editor().redo();
    editor().redo();
    expect([editor().drawn?.edition, editor().history.undone.length, editor().history.done.length]).toEqual([
      'revised',
      0,
      3,
    ]);
    editor().undo();
    editor().undo();
    editor().undo();
    editor().undo();
    expect([editor().draft, editor().drawn]).toEqual([null, null]);
  });

  test('keeps no change that changes nothing', () => {
    editor().begin(draftOfSetup('1941'), 'the set-up');
    editor().edit('the round', setRound(1));
    expect(editor().history.done.length).toBe(1);
  });

  test('stamps, takes away, clears and copies', () => {
    editor().begin({ position: positionOf({ power: 'united-kingdom' }), bid: null }, 'a file');
    const press = (...spaces: readonly string[]): void => spaces.forEach((space) => editor().press(space));
    editor().take({ tool: 'stamp', power: 'united-kingdom', type: 'infantry' });
    press('india', 'india', 'india');
    editor().take({ tool: 'eraser' });
    press('india', 'egypt');
    expect(units()).toEqual({ 'united-kingdom': { india: { infantry: 2 } } });
    editor().take({ tool: 'copy' });
    press('india', 'egypt');
    expect(units()).toEqual({ 'united-kingdom': { india: { infantry: 2 }, egypt: { infantry: 2 } } });
    editor().take({ tool: 'clear' });
    press('india');
    expect(units()).toEqual({ 'united-kingdom': { egypt: { infantry: 2 } } });
    editor().take({ tool: 'look' });
    press('india');
    expect([editor().focused, editor().history.done.length]).toEqual(['india', 7]);
  });

  test('puts land units that are stamped at sea aboard a ship with room', () => {
    editor().begin({ position: positionOf(), bid: null }, 'a file');
    editor().take({ tool: 'stamp', power: 'germany', type: 'transport' });
    editor().press('sz-5');
    editor().take({ type: 'infantry' });
    editor().press('sz-5');
    expect(editor().draft?.position.aboard).toMatchObject([{ in: 'sz-5', cargo: [{ unit: 'infantry' }] }]);
    expect(editor().faults).toEqual([]);
    editor().take({ type: 'tank' });
    editor().press('sz-5');
    editor().press('sz-5');
    expect(units()).toEqual({ germany: { 'sz-5': { transport: 1, tank: 1 } } });
    expect(editor().faults.map(({ rule }) => rule)).toEqual(['MAP-10']);
  });

  test('begins from any moment of a game', () => {
    const game = newGame('revised');
    expect(draftOfGame(game).position).toMatchObject({ edition: 'revised', power: game.power, phase: game.phase });
  });
});
