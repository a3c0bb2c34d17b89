// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { useDrawings } from '../../../src/store/drawings.ts';
import { labDocument } from '../../../src/store/lab/labStore.ts';
import { closeLab } from '../../../src/store/lab/openLab.ts';
import { testOpening } from '../../../src/store/lab/openStudy.ts';
import { LabBar } from '../../../src/ui/lab/LabBar.tsx';
import { LabEnds } from '../../../src/games/axis-allies/ui/lab/LabEnds.tsx';
import { LabTree } from '../../../src/ui/lab/LabTree.tsx';
import { usePhaseFocus } from '../../../src/ui/shell/PanelHead.tsx';
import { currentGame, endPhase, ownUnits, SETUP, startNewGame } from '../../store/gameSupport.ts';
import { useGame, useDisplayedGame } from '../../../src/games/axis-allies/store/game.ts';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const said = (): string | null => screen.getByRole('status', { name: 'Edits' }).textContent;
const order = (units: Record<string, number>): void =>
  act(() => void useGame.getState().dispatch({ type: 'purchase', units }));
const keys = async (pressed: string): Promise<void> => void (await userEvent.keyboard(pressed));
const enter = async (name: string | RegExp): Promise<void> => {
  act(() => button(name).focus());
  await keys('{Enter}');
};

function Phase() {
  const heading = usePhaseFocus();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {useDisplayedGame().phase}
      </h2>
      <select aria-label="A choice">
        <option>One</option>
      </select>
      <input aria-label="A text" />
    </>
  );
}

let games = 0;
beforeEach(() => {
  window.innerWidth = 1280;
  window.innerHeight = 720;
  startNewGame({ ...SETUP, seed: `by keys ${(games += 1)}` });
  testOpening('1941', 'Opening');
});
afterEach(() => {
  act(closeLab);
  cleanup();
});

function openLab(): void {
  render(
    <>
      <LabBar />
      <LabTree />
      <Phase />
    </>,
  );
}

describe('by keyboard in the lab', () => {
  beforeEach(openLab);

  test('undo is pressed again and again over the end of a phase, and keeps the focus', async () => {
    order({ tank: 1 });
    act(() => void endPhase());
    expect(document.activeElement?.tagName).toBe('H2');
    await enter(/^Undo/);
    expect(currentGame().phase).toBe('purchase-units');
    expect(document.activeElement).toBe(button(/^Undo/));
    await keys('{Enter}');
    expect(currentGame().purchased).toEqual({});
    await enter(/^Redo/);
    await keys('{Enter}');
    expect(currentGame().phase).toBe('combat-move');
    expect(document.activeElement).toBe(button(/^Redo/));
  });

  test('another chapter is opened, and the focus stays in their list', async () => {
    act(() => void endPhase());
    await userEvent.click(button('Add a chapter'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'From the set-up' }));
    await enter('1 Chapter 1');
    expect(currentGame().phase).toBe('combat-move');
    expect(document.activeElement).toBe(button('1 Chapter 1'));
  });

  test('Ctrl+Z undoes from a list of choices too, but not from a text', async () => {
    order({ tank: 1 });
    act(() => screen.getByLabelText('A text').focus());
    await keys('{Control>}z{/Control}');
    expect(currentGame().purchased).toEqual({ tank: 1 });
    act(() => screen.getByLabelText('A choice').focus());
    await keys(',');
    expect(useDrawings.getState().isDrawing).toBe(false);
    await keys('{Control>}z{/Control}');
    expect(currentGame().purchased).toEqual({});
  });

  test('what was done is told, undone and done again', async () => {
    await waitFor(() => expect(said()).toBe('The lab is open: Opening.'));
    order({ tank: 1 });
    expect(said()).toBe('The lab is open: Opening.');
    order({ infantry: 1 });
    await enter('Copy');
    expect(said()).toBe('The move is copied.');
    await keys('{Control>}z{/Control}');
    expect(said()).toBe('Undone: what was played. Shown: Buy a tank.');
    await keys('{Control>}z{/Control}');
    expect(said()).toBe('Undone: what was played. Shown: Round 1, Soviet Union: purchase units.');
    await keys('{Control>}y{/Control}');
    expect(said()).toBe('Done again: what was played. Shown: Buy a tank.');
    await enter('Paste here');
    expect(said()).toBe('Pasted.');
    act(() => screen.getByRole('tree').focus());
    await keys('{Home}{ArrowRight}');
    await enter('Copy');
    expect(said()).toBe('The move and 1 move after it are copied.');
    await enter('Delete');
    expect(said()).toBe('Deleted, with all moves after it.');
  });

  test('a move that changes nothing has words too', async () => {
    const shown = (): string | undefined =>
      within(screen.getByRole('tree')).getByRole('treeitem', { selected: true }).textContent?.trim();
    order({ infantry: 1 });
    order({ infantry: 1 });
    expect(shown()).toBe('Buy 1 infantry');
    await enter('Copy');
    await enter('Paste here');
    expect(shown()).toBe('Buy the same');
    await keys('{Control>}z{/Control}');
    order({});
    expect(shown()).toBe('Buy nothing');
  });
});

test('steps lead through the line shown, say where they are, and end with it', async () => {
  openLab();
  order({ infantry: 1 });
  act(endPhase);
  const step = (name: string): HTMLElement => button(name);
  const shown = (): string | null => screen.getByRole('status', { name: 'The move shown' }).textContent;
  expect(step('The next move').getAttribute('aria-disabled')).toBe('true');
  await enter('The move before');
  expect(shown()).toBe('Shown: Buy 1 infantry.');
  await enter('The move before');
  expect(step('The move before').getAttribute('aria-disabled')).toBe('true');
  await enter('The move before');
  expect(shown()).toMatch(/^Shown: Round 1, Soviet Union/);
  await enter('The next move');
  expect(shown()).toBe('Shown: Buy 1 infantry.');
});

test('the rarer ends of a battle can be taken too', async () => {
  endPhase();
  const { dispatch } = useGame.getState();
  for (const from of ['karelia', 'russia', 'archangel'])
    dispatch({ type: 'move', units: ownUnits(from, 'infantry'), to: 'west-russia' });
  dispatch({ type: 'end-phase' });
  if (currentGame().battle === null) dispatch({ type: 'fight', space: 'west-russia' });
  render(<LabEnds state={currentGame()} />);
  await enter('Take an end of the battle');
  const ends = (): number => screen.getAllByRole('listitem').length;
  const before = ends();
  const rarer = Number(/\d+/.exec(button(/^And \d+ rarer ones?$/).textContent ?? '')?.[0]);
  await enter(/^And \d+ rarer/);
  expect(ends()).toBe(before + rarer);
  expect(screen.queryByRole('button', { name: /rarer/ })).toBeNull();
});

test('an end of a battle is taken, and its button keeps the focus and tells that it is in the tree', async () => {
  endPhase();
  const { dispatch } = useGame.getState();
  dispatch({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' });
  dispatch({ type: 'end-phase' });
  if (currentGame().battle === null) dispatch({ type: 'fight', space: 'west-russia' });
  render(<LabEnds state={currentGame()} />);
  await enter('Take an end of the battle');
  await enter(/side by side$/);
  expect(document.activeElement).toBe(button(/side by side$/));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\d lines are in the tree\.$/), {
    timeout: 15_000,
  });
  expect(document.activeElement).toBe(button(/side by side$/));
});

test('the typical, the lucky and the unlucky end stand side by side, and each head goes to its end', async () => {
  endPhase();
  const { dispatch } = useGame.getState();
  dispatch({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' });
  dispatch({ type: 'end-phase' });
  if (currentGame().battle === null) dispatch({ type: 'fight', space: 'west-russia' });
  render(<LabEnds state={currentGame()} />);
  await enter('Take an end of the battle');
  const table = screen.getByRole('table', { name: 'Ends side by side' });
  expect(within(table).getAllByRole('columnheader').length).toBeGreaterThan(2);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Chance', 'IPCs lost', 'IPCs destroyed', 'IPCs on balance', 'Attackers left', 'Defenders left']);
  expect(screen.getByText(/^All ends together: on balance [+−]?[\d.]+ IPCs, give or take [\d.]+\.$/)).toBeTruthy();
  const start = labDocument().cursor;
  await userEvent.click(within(table).getByRole('button', { name: 'Typical' }));
  await waitFor(() => expect(labDocument().cursor).not.toBe(start), { timeout: 15_000 });
  const { tree, cursor } = labDocument();
  expect(currentGame().battle).toBeNull();
  expect(tree.nodes[cursor]?.notes.name).toMatch(/^West Russia, typical: /);
  expect(tree.nodes[cursor]?.notes.chance).toBeGreaterThan(0);
});
