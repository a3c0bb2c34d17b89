// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toggleUnitsIn } from '../../../src/games/axis-allies/store/dragging.ts';
import type { Odds } from '../../../src/games/axis-allies/odds/odds.ts';
import type { TargetOdds } from '../../../src/games/axis-allies/odds/planOdds.ts';
import { bareBoard } from '../../../src/store/atlas/emptyBoard.ts';
import { useKnownOdds } from '../../../src/games/axis-allies/store/odds/knownOdds.ts';
import { pick, useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { MapAnnouncer } from '../../../src/map/input/MapAnnouncer.tsx';
import { useTypeahead } from '../../../src/map/input/typeahead.ts';
import { endPhase, positionSetup, startNewGame } from '../../store/gameSupport.ts';
import { ownState, useExample } from '../../../src/games/axis-allies/store/game.ts';

const announced = (): string => screen.getByRole('status', { name: 'Space in focus' }).textContent ?? '';
const focus = (space: string): void => act(() => useView.getState().focus(space));

const oneRound: Odds = {
  ends: [],
  results: { 'attacker-won': 0.62, 'defender-won': 0.38, 'both-lost': 0, 'attacker-retreated': 0, stalemate: 0 },
  captured: 0.58,
  rounds: 1,
  lost: { attacker: 8.2, defender: 12 },
  swing: 5.1,
  isSimplified: false,
};

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
    act(() => pick('infantry'));
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

describe('the odds of the space in focus', () => {
  const odds = (): string => screen.getByRole('status', { name: 'Odds of the space in focus' }).textContent ?? '';
  const target: TargetOdds = {
    plan: { space: 'west-russia', kind: 'land', landingFrom: [] },
    won: 0.62,
    captured: 0.58,
    lost: { attacker: 8.2, defender: 12 },
    swing: 5.1,
    odds: oneRound,
    landing: null,
  };
  afterEach(() => act(() => useKnownOdds.setState(useKnownOdds.getInitialState(), true)));

  test('are said as they are planned, and with the units in hand', async () => {
    renderMap('map');
    focus('west-russia');
    expect(odds()).toBe('');
    act(() => useKnownOdds.setState({ targets: { 'west-russia': target } }));
    await waitFor(() =>
      expect(odds()).toMatch(/^As planned: Win 62.%, take 58.%\. Lose 8\.2, destroy 12, on balance \+5\.1/),
    );
    act(() => useKnownOdds.setState({ withHand: { 'west-russia': { ...target, won: 0.8, captured: 0.8 } } }));
    await waitFor(() => expect(odds()).toMatch(/^With the chosen units: Win and take 80.%\./));
    focus('karelia');
    expect(odds()).toBe('');
  });
  test('are not said while they are hidden, or while the focus is in a panel', () => {
    renderMap('panel');
    act(() => useKnownOdds.setState({ targets: { 'west-russia': target } }));
    focus('west-russia');
    expect(odds()).toBe('');
  });
});

test('the typed beginning of a name is shown over the map', () => {
  renderMap('map');
  act(() => useTypeahead.setState({ typed: 'kar' }));
  expect(document.querySelector('.map-typed')?.textContent).toBe('kar');
  act(() => useTypeahead.setState({ typed: '' }));
  expect(document.querySelector('.map-typed')).toBeNull();
});

test('a place whose name is asked for is not named', () => {
  renderMap('map');
  const example = {
    game: ownState(bareBoard('1941')),
    events: [],
    before: null,
    chosen: [],
    destinations: [],
    marks: {},
    spaces: [],
    routes: [],
    isRefused: false,
    hidesNames: true,
    hand: { focused: 'karelia', focus: () => undefined, press: () => undefined },
  };
  act(() => useExample.setState({ example }));
  expect(announced()).toBe('A place whose name is asked for. Enter chooses it.');
  act(() =>
    useExample.setState({ example: { ...example, hidesNames: false, hand: { ...example.hand, focused: 'ukraine' } } }),
  );
  expect(announced()).toMatch(/^Ukraine\./);
  act(() => useExample.setState({ example: null }));
});
