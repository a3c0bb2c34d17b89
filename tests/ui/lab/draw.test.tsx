// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { useDrawings } from '../../../src/store/drawings.ts';
import { chapterShown, useLab } from '../../../src/store/lab/labStore.ts';
import { shownDraws } from '../../../src/store/lab/draws.ts';
import { closeLab } from '../../../src/store/lab/openLab.ts';
import { testOpening } from '../../../src/store/lab/openStudy.ts';
import { useMapCamera } from '../../../src/store/mapCamera.ts';
import { beginOrEnd, draw } from '../../../src/store/pen.ts';
import { useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { LabBar } from '../../../src/ui/lab/LabBar.tsx';
import { NodeCard } from '../../../src/ui/lab/NodeCard.tsx';
import { useEscape } from '../../../src/ui/shell/Shell.tsx';
import { SETUP, startNewGame } from '../../store/gameSupport.ts';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const press = (name: string | RegExp): Promise<void> => userEvent.click(button(name));
const said = (): string | null =>
  within(screen.getByRole('group', { name: /^Colour/ })).getByRole('status').textContent;

function Lab() {
  const { tree, cursor } = useLab(chapterShown);
  useEscape();
  return (
    <>
      <LabBar />
      <NodeCard tree={tree} id={cursor} />
      <input aria-label="Some field" />
    </>
  );
}

beforeEach(() => {
  startNewGame({ ...SETUP, seed: 'drawn' });
  testOpening('1941', 'Opening');
  render(<Lab />);
});
afterEach(() => {
  act(closeLab);
  cleanup();
});

describe('drawing on the map', () => {
  test('does not go on telling of a mark that was undone', async () => {
    await press('Draw on the map');
    act(() => draw('karelia', 'karelia'));
    expect(said()).toBe('Green mark on Karelia.');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(said()).toContain('Drag from space to space');
  });

  test('ends its sentence once where the name of a space ends with a full stop', async () => {
    act(closeLab);
    act(() => void testOpening('revised', 'Opening'));
    await press('Draw on the map');
    act(() => beginOrEnd('karelia-ssr'));
    expect(said()).toBe(
      'An arrow begins in Karelia S.S.R. Enter ends it in another space; in Karelia S.S.R. it marks that.',
    );
    act(() => beginOrEnd('karelia-ssr'));
    expect(said()).toBe('Green mark on Karelia S.S.R.');
  });

  test('has a button, a key and four colours, and says what it did', async () => {
    await press('Draw on the map');
    expect(said()).toContain('Drag from space to space');
    await press('Red, dashes');
    act(() => draw('karelia', 'west-russia'));
    expect(said()).toBe('Red arrow from Karelia to West Russia.');
    act(() => draw('karelia', 'west-russia'));
    expect(said()).toBe('Taken away: Red arrow from Karelia to West Russia.');
    act(() => beginOrEnd('ukraine'));
    expect(said()).toContain('An arrow begins in Ukraine.');
    await userEvent.keyboard('{Escape}');
    expect(said()).toContain('Drag from space to space');
    await userEvent.keyboard(',');
    expect(useDrawings.getState().isDrawing).toBe(false);
    await userEvent.type(screen.getByRole('textbox'), ',');
    expect(useDrawings.getState().isDrawing).toBe(false);
  });

  test('is left by Escape before anything else is closed', async () => {
    act(() => useView.getState().focus('karelia'));
    await userEvent.keyboard(',');
    await userEvent.keyboard('{Escape}');
    expect(useDrawings.getState().isDrawing).toBe(false);
    expect(useView.getState().focused).toBe('karelia');
    await userEvent.keyboard('{Escape}');
    expect(useView.getState().focused).toBeNull();
  });

  test('is listed in words, taken away one by one or all at once, and undone', async () => {
    act(() => {
      draw('karelia', 'west-russia');
      draw('ukraine', 'ukraine', 'yellow');
    });
    await userEvent.click(screen.getByText('Drawn on the map: 1 arrow, 1 mark'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Green arrow from Karelia to West Russia',
      'Yellow mark on Ukraine',
    ]);
    await press('Green arrow from Karelia to West Russia');
    expect(useMapCamera.getState().request?.target).toMatchObject({ spaces: ['karelia', 'west-russia'] });
    await press('Show all');
    expect(useMapCamera.getState().request?.target).toMatchObject({ spaces: ['karelia', 'west-russia', 'ukraine'] });
    await press('Take away: Green arrow from Karelia to West Russia');
    expect(shownDraws()).toHaveLength(1);
    await press('Undo: the drawing');
    expect(shownDraws()).toHaveLength(2);
    await press('Draw on the map');
    await press('Clear all arrows and marks here');
    expect(shownDraws()).toEqual([]);
    expect(button('Clear all arrows and marks here').getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(useDrawings.getState().draws).toHaveLength(2);
  });

  test('ends with the lab', () => {
    act(() => draw('karelia', 'karelia'));
    expect(useDrawings.getState().draws).toHaveLength(1);
    act(closeLab);
    expect(useDrawings.getState()).toMatchObject({ draws: [], stroke: null, isDrawing: false });
  });
});
