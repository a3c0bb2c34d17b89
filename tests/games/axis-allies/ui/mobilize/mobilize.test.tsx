// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { MobilizePanel } from '../../../../../src/games/axis-allies/ui/mobilize/MobilizePanel.tsx';
import { currentGame } from '../../../../store/gameSupport.ts';
import { button, resetBetweenTests, press, give, startAtPosition, startAtPositionOf } from '../panelSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const JAPAN = { power: 'japan', phase: 'mobilize-new-units', units: { japan: { japan: { infantry: 1 } } } };
const placed = (space: string, type: string): number =>
  Object.values(currentGame().units).filter((unit) => unit.space === space && unit.type === type).length;

describe('mobilize', () => {
  resetBetweenTests();

  test('a picked unit is placed from the list, and the next one is picked', async () => {
    startAtPosition({ ...JAPAN, purchased: { tank: 1, destroyer: 1 } });
    render(<MobilizePanel />);
    expect(button(/^Tank/).getAttribute('aria-pressed')).toBe('true');
    expect(useView.getState().marks['japan']).toBe('place');
    await press(/^Japan/);
    expect(placed('japan', 'tank')).toBe(1);
    expect(button(/^Destroyer/).getAttribute('aria-pressed')).toBe('true');
    await press(/^Sea Zone \d+ Japan: 3 left/);
    expect(screen.getByText(/All new units are placed/)).toBeTruthy();
  });

  test('as many as a complex can take are placed in one press', async () => {
    startAtPosition({ ...JAPAN, purchased: { infantry: 6 } });
    render(<MobilizePanel />);
    await press('Place the 4 that fit in Japan');
    expect(placed('japan', 'infantry')).toBe(5);
    expect(currentGame().purchased['infantry']).toBe(2);
  });

  test('the picked unit is placed in the space pressed on the map', async () => {
    startAtPosition({ ...JAPAN, purchased: { infantry: 1, destroyer: 1 } });
    render(<MobilizePanel />);
    await press(/^Destroyer/);
    const zone = Object.entries(useView.getState().marks).find(([, mark]) => mark === 'place')?.[0] ?? '';
    act(() => useView.getState().press(zone));
    expect(placed(zone, 'destroyer')).toBe(1);
  });

  test('places next to the enemy come first, among them the capital', () => {
    startAtPosition({
      power: 'soviet-union',
      phase: 'mobilize-new-units',
      units: { germany: { 'west-russia': { infantry: 1 } }, 'soviet-union': { russia: { infantry: 1 } } },
      purchased: { infantry: 1 },
    });
    render(<MobilizePanel />);
    const places = screen.getAllByRole('button', { name: /\d left$/ }).map(({ textContent }) => textContent);
    expect(places).toEqual(['Russia3 left', 'Caucasus2 left']);
  });

  test('MOB-3: units with one place to go are placed by one press, and taken back by one', async () => {
    const germany = { power: 'germany', phase: 'mobilize-new-units', units: { germany: { germany: { infantry: 1 } } } };
    startAtPosition({ ...germany, purchased: { infantry: 2, tank: 1, destroyer: 1 } });
    render(<MobilizePanel />);
    const before = currentGame();
    await press('Place all: 2 infantry and a tank in Germany, a destroyer in Sea Zone 5');
    expect(screen.getByText(/All new units are placed/)).toBeTruthy();
    expect([placed('germany', 'infantry'), placed('germany', 'tank'), placed('sz-5', 'destroyer')]).toEqual([3, 1, 1]);
    act(() => useGame.getState().undo());
    expect(currentGame()).toEqual(before);
  });

  test('MOB-4: where not all fit, or one has a choice, nothing is placed of which somebody can decide', async () => {
    const soviet = { power: 'soviet-union', phase: 'mobilize-new-units', units: {} };
    startAtPositionOf(revised, { ...soviet, purchased: { infantry: 1, submarine: 2 } });
    const { unmount } = render(<MobilizePanel />);
    await press(/^Place those with one place to go: 2 submarines in Sea Zone \d+$/);
    expect(currentGame().purchased).toEqual({ infantry: 1 });
    unmount();
    startAtPosition({ ...soviet, control: { caucasus: 'germany' }, purchased: { infantry: 2, tank: 2 } });
    render(<MobilizePanel />);
    expect(screen.queryByRole('button', { name: /^Place (all:|those)/ })).toBeNull();
  });

  test('MOB-4: units that no complex can take are announced as refunded', () => {
    startAtPosition({ ...JAPAN, purchased: { infantry: 6 } });
    for (let i = 0; i < 4; i++) give({ type: 'mobilize', unit: 'infantry', to: 'japan' });
    render(<MobilizePanel />);
    expect(button(/^Infantry/).disabled).toBe(true);
    expect(screen.getByText('2 infantry cannot be placed; 6 IPCs go back to the treasury.')).toBeTruthy();
  });
});
