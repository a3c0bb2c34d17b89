// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toggleUnitsIn } from '../../src/store/dragging.ts';
import { useView } from '../../src/store/viewStore.ts';
import { MapAnnouncer } from '../../src/map/input/MapAnnouncer.tsx';
import { useTypeahead } from '../../src/map/input/typeahead.ts';
import { endPhase, positionSetup, sitDown } from '../store/table.ts';

const said = (): string => screen.getByRole('status', { name: 'Space in focus' }).textContent ?? '';
const focus = (space: string): void => act(() => useView.getState().focus(space));

/** The map’s canvas and its voice, with the keyboard on one or the other. */
function sit(on: 'map' | 'panel'): void {
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
  sitDown();
  endPhase();
});
afterEach(() => {
  cleanup();
  useTypeahead.setState({ typed: '' });
});

describe('the voice of the map', () => {
  test('says the space in focus from neighbour to neighbour, and what the keys would do', () => {
    sit('map');
    expect(said()).toBe('');
    focus('karelia');
    expect(said()).toBe(
      'Karelia. Soviet Union, 1 IPC. Soviet Union: 3 infantry. 3 infantry can move, Space chooses them.',
    );
    act(() => toggleUnitsIn('karelia'));
    expect(said()).toMatch(/3 infantry chosen, Space puts them back\.$/);
    focus('west-russia');
    expect(said()).toMatch(/^West Russia\. Germany, 1 IPC\. .*Enter sends the chosen units here: attack/);
    focus('sz-5');
    expect(said()).toMatch(/^Sea Zone 5\. .*The chosen units cannot go here, Enter says why\.$/);
  });

  test('says where a new unit can be placed', () => {
    sitDown(
      positionSetup({
        edition: '1941',
        power: 'germany',
        phase: 'mobilize-new-units',
        purchased: { infantry: 1 },
        units: {},
      }),
    );
    act(() => useView.getState().pick('infantry'));
    sit('map');
    focus('germany');
    expect(said()).toMatch(/New units can be placed here\. Enter places 1 infantry here\.$/);
  });

  test('is silent while the keyboard is in a panel, which says it all itself', () => {
    sit('panel');
    focus('karelia');
    expect(said()).toBe('');
  });
});

test('what is typed over the map is shown while it is typed', () => {
  sit('map');
  act(() => useTypeahead.setState({ typed: 'kar' }));
  expect(document.querySelector('.map-typed')?.textContent).toBe('kar');
  act(() => useTypeahead.setState({ typed: '' }));
  expect(document.querySelector('.map-typed')).toBeNull();
});
