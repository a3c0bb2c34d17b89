// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { UnitKeys } from '../../../../../src/games/axis-allies/ui/hints/parts.ts';
import { DestinationList } from '../../../../../src/games/axis-allies/ui/moves/DestinationList.tsx';
import { MovesPanel } from '../../../../../src/games/axis-allies/ui/moves/MovesPanel.tsx';
import { button, press, resetBetweenTests, startAtPosition } from '../panelSupport.ts';
import '../../../../ui/loadParts.ts';

resetBetweenTests();
beforeEach(() => {
  startAtPosition({
    power: 'germany',
    phase: 'combat-move',
    units: {
      germany: { germany: { tank: 1 }, 'eastern-europe': { infantry: 3 } },
      'soviet-union': { karelia: { infantry: 1 } },
    },
  });
  render(
    <>
      <MovesPanel />
      <DestinationList />
      <UnitKeys />
      <input aria-label="Name" />
      <canvas className="world-map__canvas" data-testid="map" tabIndex={0} />
    </>,
  );
});

const focused = () => useView.getState().focused;

test('a press or the key n goes to the next units, and says how many are left', async () => {
  expect(screen.getByText('2 spaces left')).toBeTruthy();
  await press(/^Next units/);
  expect(focused()).toBe('eastern-europe');
  expect(screen.getByText(/^Eastern Europe: 3 infantry\. Units in 2 spaces/)).toBeTruthy();
  await userEvent.keyboard('n');
  expect(focused()).toBe('germany');
});

test('the key s lets them stay, till nobody is left; they can be asked again', async () => {
  await userEvent.keyboard('n');
  await userEvent.keyboard('s');
  expect(await screen.findByText(/Units in 1 space can still/)).toBeTruthy();
  await press(/^They stay/);
  expect(await screen.findByText('No more units to move')).toBeTruthy();
  await press('Ask again who stays');
  expect(button(/^Next units/)).toBeTruthy();
});

test('what is chosen is told once to those who hear it, and nothing of what an order sent off', async () => {
  const told = (): string => document.querySelector('.next-units [aria-live]')?.textContent ?? '';
  expect(told()).toBe('');
  act(() => useView.getState().focus('eastern-europe'));
  await press('More infantry in Eastern Europe');
  expect(told()).toBe('Eastern Europe: 1 infantry.');
  expect(document.querySelectorAll('.picker [aria-live=off]').length).toBe(1);
  expect(screen.getByText('Chosen:').closest('[aria-live]')).toBeNull();
  await press('Fewer infantry in Eastern Europe');
  expect(told()).toBe('Nothing is chosen.');
  await press('More infantry in Eastern Europe');
  act(() => useView.getState().focus('germany'));
  await press('More tanks in Germany');
  expect(told()).toBe('2 spaces: 1 infantry and a tank.');
  await press(/^Karelia/);
  expect(told()).toBe('');
});

test('after an order from the panel’s list the focus is where the next units are', async () => {
  await userEvent.keyboard('n');
  await userEvent.keyboard('{Tab}');
  await press(/^Karelia/);
  await waitFor(() => expect(document.activeElement).toBe(button(/^Next units/)));
});

test('where letters are text, the keys do nothing', async () => {
  await userEvent.type(screen.getByRole('textbox'), 'no');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('no');
  expect(focused()).toBeNull();
});

test('on the map letters find spaces by keyboard, and go to units after a press of the pointer', async () => {
  const map = screen.getByTestId('map');
  map.focus();
  await userEvent.keyboard('n');
  expect(focused()).toBeNull();
  await userEvent.keyboard('{PageDown}');
  expect(focused()).toBe('eastern-europe');
  fireEvent.pointerDown(map);
  await userEvent.keyboard('n');
  expect(focused()).toBe('germany');
  // Any other letter begins a name, in which n and s are letters.
  await userEvent.keyboard('kn');
  expect(focused()).toBe('germany');
});
