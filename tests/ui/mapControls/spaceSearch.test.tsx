// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useMapCamera } from '../../../src/store/mapCamera.ts';
import { useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { SpaceSearch } from '../../../src/ui/mapControls/SpaceSearch.tsx';
import { resetBetweenTests } from '../../games/axis-allies/ui/panelSupport.ts';
import '../loadParts.ts';

resetBetweenTests();
beforeEach(() => {
  useMapCamera.setState(useMapCamera.getInitialState(), true);
  render(
    <>
      <canvas className="world-map__canvas" tabIndex={0} />
      <SpaceSearch />
    </>,
  );
});

const box = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('combobox', { name: 'Go to a space' });
const names = (): readonly (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const isOnMap = (): boolean => document.activeElement?.classList.contains('world-map__canvas') === true;

describe('the search for a space', () => {
  test('is focused by Ctrl+K, and leads to the space and back to the map', async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('volgograd');
    expect(names()).toEqual(['Caucasus Stalingrad / Volgograd']);
    await userEvent.keyboard('{Enter}');
    expect(useView.getState().focused).toBe('caucasus');
    expect(useMapCamera.getState().request?.target).toEqual({ kind: 'spaces', spaces: ['caucasus'] });
    expect(isOnMap()).toBe(true);
    expect(box().value).toBe('');
    expect(names()).toEqual([]);
  });

  test('moves down the list by arrows, with the first entry highlighted', async () => {
    await userEvent.type(box(), 'sz 1');
    expect(names().slice(0, 3)).toEqual(['Sea Zone 1', 'Sea Zone 10', 'Sea Zone 11']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(useView.getState().focused).toBe('sz-11');
  });

  test('works with the mouse too', async () => {
    await userEvent.type(box(), 'karel');
    await userEvent.click(screen.getByRole('option', { name: /^Karelia/ }));
    expect(useView.getState().focused).toBe('karelia');
  });

  test('says if there is no such space, and goes nowhere', async () => {
    await userEvent.type(box(), 'qqqqqq');
    expect(screen.getByText('No such space.')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(box().value).toBe('qqqqqq');
    expect(useView.getState().focused).toBeNull();
    expect(useMapCamera.getState().request).toBeNull();
  });

  test('keeps the typed text when the focus moves away', async () => {
    await userEvent.type(box(), 'karel');
    await userEvent.click(document.querySelector('canvas')!);
    expect(names()).toEqual([]);
    expect(box().value).toBe('karel');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('ukr{Enter}');
    expect(useView.getState().focused).toBe('ukraine');
  });

  test('is closed and cleared by Escape, which does nothing else', async () => {
    useView.getState().focus('japan');
    await userEvent.type(box(), 'karel');
    await userEvent.keyboard('{Escape}');
    expect(names()).toEqual([]);
    expect(box().value).toBe('');
    expect(useView.getState().focused).toBe('japan');
  });

  test('ignores its key while it is behind something', async () => {
    document.querySelector('.space-search')?.setAttribute('inert', '');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).not.toBe(box());
  });
});
