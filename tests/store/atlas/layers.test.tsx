// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { showLayers, useLayers, type LayerId } from '../../../src/store/atlas/layers.ts';
import { measure, useRuler, type RulerEnd } from '../../../src/store/atlas/ruler.ts';
import { showWayTip, useHeldControl } from '../../../src/store/atlas/onMap.ts';
import { setMonth } from '../../../src/store/atlas/atlasStore.ts';
import { LayerBar, RulerBar } from '../../../src/ui/layers/LayerBar.tsx';
import { LayerSwitches } from '../../../src/ui/layers/LayerSwitches.tsx';
import { HolderKey } from '../../../src/ui/layers/HolderKey.tsx';
import { MonthBar } from '../../../src/ui/layers/MonthBar.tsx';
import { SaidNote } from '../../../src/ui/tableMode/SaidNote.tsx';
import { listenToLetters } from '../../../src/ui/tableMode/listenToLetters.ts';

afterAll(listenToLetters());
beforeEach(() => {
  showLayers([]);
  setMonth('1940-05');
  useRuler.setState(useRuler.getInitialState());
});

afterEach(cleanup);

const isOn = (layer: LayerId): boolean => useLayers.getState().shown.has(layer);

describe('the switches of the layers', () => {
  test('each switches its layer, and knows when a key did', async () => {
    render(<LayerSwitches />);
    const today = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Today’s borders/ });
    await userEvent.click(today);
    expect(isOn('today')).toBe(true);
    showLayers(['cities']);
    expect(await screen.findByRole('checkbox', { name: /^Cities/, checked: true })).toBeTruthy();
    expect(today.checked).toBe(false);
  });

  test('what straits are can be read as a list', async () => {
    showLayers(['straits']);
    render(<LayerSwitches />);
    expect(await screen.findByText(/^What these \d+ are$/)).toBeTruthy();
    expect(screen.getByText('Kiel Canal')).toBeTruthy();
  });
});

test('the way under the pointer is explained beside it, until the next touch anywhere', () => {
  const kiel = { name: 'Kiel Canal', opened: 1895, text: 'From the Baltic to the North Sea.' };
  render(<LayerBar isInGame />);
  act(() => showWayTip({ way: kiel, x: 300, y: 400 }));
  const tip = (): HTMLElement | null => document.querySelector('.map-tip');
  expect(tip()?.textContent).toBe('Kiel Canalsince 1895From the Baltic to the North Sea.');
  // The same way again does not move it.
  act(() => showWayTip({ way: kiel, x: 310, y: 400 }));
  expect(tip()?.style.top).toBe('400px');
  act(() => void document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })));
  expect(tip()).toBeNull();
});

describe('the keys of the layers', () => {
  test('each switches one on and off over a map in sight, and it is said', async () => {
    render(
      <>
        <canvas className="world-map__canvas" />
        <SaidNote />
      </>,
    );
    await userEvent.keyboard('y');
    expect(isOn('today')).toBe(true);
    expect(await screen.findByText('Today’s borders and names: on the map.')).toBeTruthy();
    await userEvent.keyboard('y');
    expect(isOn('today')).toBe(false);
  });

  test('do nothing where the map is not seen', async () => {
    render(
      <div inert>
        <canvas className="world-map__canvas" />
      </div>,
    );
    await userEvent.keyboard('c');
    expect(isOn('cities')).toBe(false);
  });
});

describe('the month of who held what', () => {
  test('goes on and back by buttons and keys', async () => {
    showLayers(['holders']);
    render(<MonthBar />);
    await userEvent.click(screen.getByRole('button', { name: 'The next month (k)' }));
    expect(screen.getByText('June 1940')).toBeTruthy();
    await userEvent.keyboard('jj');
    expect(screen.getByText('April 1940')).toBeTruthy();
  });
});

describe('the key of who held what', () => {
  test('has the colour, the short name and the name of each holder in view', () => {
    useHeldControl.setState({
      inView: [
        { id: 'germany', name: 'Germany', short: 'GER', power: 'germany' },
        { id: 'poland', name: 'Poland', short: 'POL', colour: '#e6b3c5' },
      ],
    });
    render(<HolderKey />);
    const list = screen.getByRole('list', { name: 'Who held the lands in view' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(['GERGermany', 'POLPoland']);
    expect(screen.getByText('POL').style.background).toBe('#e6b3c5');
  });
});

describe('the ruler', () => {
  const place = (name: string, at: readonly [number, number]): RulerEnd => ({ name, at, pixel: [0, 0] });

  test('measures between two places that are named, and says how long the way takes', async () => {
    useRuler.setState({ places: [place('Berlin', [13.4, 52.52]), place('Moscow', [37.62, 55.75])] });
    render(<RulerBar />);
    await userEvent.type(screen.getByRole('combobox', { name: 'From' }), 'berlin');
    await userEvent.type(screen.getByRole('combobox', { name: 'To' }), 'Moscow');
    expect(screen.getByText(/^1,6\d\d km$/).closest('[aria-live]')).not.toBeNull();
    expect(screen.getByText('Convoy, 9 knots: 4 days')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/^1,6\d\d km$/)).toBeNull();
  });

  test('takes no names before there are places, since they would be lost', () => {
    useRuler.setState({ places: [] });
    render(<RulerBar />);
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveProperty('disabled', true);
    expect(screen.getByText('The places are being loaded…')).toBeTruthy();
    act(() => useRuler.setState({ places: [place('Berlin', [13.4, 52.52])] }));
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveProperty('disabled', false);
  });

  test('a third press begins a new measure', () => {
    for (const name of ['A', 'B', 'C']) measure(place(name, [0, 0]));
    expect(useRuler.getState().from?.name).toBe('C');
    expect(useRuler.getState().to).toBeNull();
  });
});
