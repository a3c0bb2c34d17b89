// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toggleUnitsIn } from '../../src/store/dragging.ts';
import { useView } from '../../src/store/viewStore.ts';
import { MapAnnouncer } from '../../src/map/input/MapAnnouncer.tsx';
import { useTypeahead } from '../../src/map/input/typeahead.ts';
import { endPhase, positionSetup, startNewGame } from '../store/gameSupport.ts';

const announced = (): string => screen.getByRole('status', { name: 'Space in focus' }).textContent ?? '';
const focus = (space: string): void => act(() => useView.getState().focus(space));

/** Renders the map’s canvas, a panel and the announcer, with the focus on the map or the panel. */
function renderMap(on: 'map' | 'panel'): void {
  render(
    <>
      <canvas className="world-map__canvas" tabIndex={0} />
      <button type="button">A panel</button>
      <MapAnnouncer />
    </>,
  );
  (on === 'map' ? document.querySelector('canvas') : screen.getByRole('button'))?.focus();
}

beforeEach(() => {
  startNewGame();
  endPhase();
});
afterEach(() => {
  cleanup();
  useTypeahead.setState({ typed: '' });
});

describe('the announcer of the map', () => {
  test('announces each space in focus and what the keys can do there', () => {
    renderMap('map');
    expect(announced()).toBe('');
    focus('karelia');
    expect(announced()).toBe(
      'Karelia. Soviet Union, 1 IPC. Soviet Union: 3 infantry. 3 infantry can move, Space chooses them.',
    );
    act(() => toggleUnitsIn('karelia'));
    expect(announced()).toMatch(/3 infantry chosen, Space puts them back\.$/);
    focus('west-russia');
    expect(announced()).toMatch(/^West Russia\. Germany, 1 IPC\. .*Enter sends the chosen units here: attack/);
    focus('sz-5');
    expect(announced()).toMatch(/^Sea Zone 5\. .*The chosen units cannot go here, Enter says why\.$/);
  });

  test('announces where a new unit can be placed', () => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'germany',
        phase: 'mobilize-new-units',
        purchased: { infantry: 1 },
        units: {},
      }),
    );
    act(() => useView.getState().pick('infantry'));
    renderMap('map');
    focus('germany');
    expect(announced()).toMatch(/New units can be placed here\. Enter places 1 infantry here\.$/);
  });

  test('is silent while the focus is in a panel', () => {
    renderMap('panel');
    focus('karelia');
    expect(announced()).toBe('');
  });
});

test('the typed beginning of a name is shown over the map', () => {
  renderMap('map');
  act(() => useTypeahead.setState({ typed: 'kar' }));
  expect(document.querySelector('.map-typed')?.textContent).toBe('kar');
  act(() => useTypeahead.setState({ typed: '' }));
  expect(document.querySelector('.map-typed')).toBeNull();
});
