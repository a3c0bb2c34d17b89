// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { App } from '../../src/ui/App.tsx';
import { useView } from '../../src/games/axis-allies/store/viewStore.ts';
import { beginGuide } from '../../src/store/guide.ts';
import { endPhase, currentGame, ownUnits, positionSetup, startNewGame } from '../store/gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';
import '../familyScreens.ts';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const show = (): void => void render(<App map={null} World={() => null} />);

/** Waits until the button accepts presses. */
const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const press = (name: string | RegExp): void => void fireEvent.click(button(name));

/** On a busy machine the delay of a button can be long. */
const PATIENT = { timeout: 10_000 };

beforeEach(() => {
  useAutosave.setState({ isLoading: false, broken: null });
  startNewGame();
});
afterEach(cleanup);

test('how near the sides are to victory stands over the map, with all that counts behind it', async () => {
  show();
  expect(screen.getByRole('status', { name: 'Who is about to win' }).textContent).toBe('');
  await userEvent.click(button(/^Axis 0, Allies 0 of 2 capitals/));
  const cities = await screen.findByRole('dialog', { name: 'Standard game' }, PATIENT);
  expect(cities.textContent).toMatch(/Axis: 0 of 2Not held: London, Moscow and Washington\./);
});

describe('the button that ends a phase', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('ignores presses at first, so that several quick presses skip no phase', () => {
    useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });
    show();
    wait(500);
    press(/^Go to combat move/);
    expect(currentGame().phase).toBe('combat-move');
    press(/^Go to noncombat move/);
    wait(300);
    press(/^Go to noncombat move/);
    expect(currentGame().phase).toBe('combat-move');
    wait(200);
    press(/^Go to noncombat move/);
    expect(currentGame().phase).toBe('noncombat-move');
  });

  test('ends the turn of a power without capital with which the war ends', () => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'united-states',
        phase: 'noncombat-move',
        control: { 'united-kingdom': 'germany', 'eastern-united-states': 'japan' },
        units: {
          germany: { 'united-kingdom': { infantry: 1 } },
          japan: { 'eastern-united-states': { infantry: 1 } },
          'united-states': { 'hawaiian-islands': { infantry: 1 } },
        },
      }),
    );
    show();
    expect(screen.getByRole('status', { name: 'Who is about to win' }).textContent).toBe(
      'London and Washington are held: the Axis win at the end of this turn unless one of them is freed.',
    );
    wait(500);
    expect(screen.queryByRole('button', { name: /^Go to noncombat move/ })).toBeNull();
    press('End the war: the Axis win');
    expect(currentGame().outcome?.winner).toBe('axis');
  });

  test('starts its delay again when its meaning changes', () => {
    endPhase();
    show();
    wait(500);
    act(() => {
      const units = Object.values(currentGame().units).filter(
        ({ space, owner }) => space === 'karelia' && owner !== null,
      );
      useGame.getState().dispatch({ type: 'move', units: [units[0]?.id ?? ''], to: 'west-russia' });
    });
    press(/^Go to conduct combat/);
    expect(currentGame().phase).toBe('combat-move');
    wait(500);
    press(/^Go to conduct combat/);
    expect(currentGame().phase).toBe('conduct-combat');
  });

  test('ignores presses of a held key', () => {
    endPhase();
    show();
    wait(500);
    const held = fireEvent.keyDown(button(/^Go to/), { key: 'Enter', repeat: true });
    expect(held).toBe(false);
    expect(fireEvent.keyDown(button(/^Go to/), { key: 'Enter' })).toBe(true);
  });

  test('moves the focus to the heading of the new phase', () => {
    endPhase();
    show();
    wait(500);
    button(/^Go to/).focus();
    press(/^Go to/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Noncombat move' }));
  });
});

describe('ending purchase with money that could still buy something', () => {
  const end = async (): Promise<void> => {
    await waitFor(() => expect(button(/^Go to combat move/).getAttribute('aria-disabled')).toBe('false'), PATIENT);
    await userEvent.click(button(/^Go to combat move/));
  };
  const question = (): HTMLElement => screen.getByRole('group', { name: /left and could buy infantry/ });

  test('asks in place, and buys more or ends', async () => {
    show();
    await end();
    expect(currentGame().phase).toBe('purchase-units');
    expect(question().textContent).toContain('7 IPCs are left');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Buy more'));
    const sure = within(question()).getByRole('button', { name: 'End purchase' });
    await waitFor(() => expect(sure.getAttribute('aria-disabled')).toBe('false'), PATIENT);
    await userEvent.click(sure);
    expect(currentGame().phase).toBe('combat-move');
  });

  test('asks only once', async () => {
    show();
    await end();
    await userEvent.click(button('Buy more'));
    await end();
    expect(currentGame().phase).toBe('combat-move');
  });

  test('does not ask if the rest buys nothing', async () => {
    useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });
    show();
    await end();
    expect(currentGame().phase).toBe('combat-move');
  });

  test('does not ask if no complex has room', async () => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'japan',
        phase: 'purchase-units',
        treasury: { japan: 20 },
        units: { japan: { japan: { infantry: 1 } } },
      }),
    );
    useGame.getState().dispatch({ type: 'purchase', units: { infantry: 4 } });
    show();
    await end();
    expect(currentGame().phase).toBe('combat-move');
  });
});

describe('ending a phase of moves', () => {
  const end = async (): Promise<void> => {
    await waitFor(() => expect(button(/^Go to /).getAttribute('aria-disabled')).toBe('false'), PATIENT);
    await userEvent.click(button(/^Go to /));
  };
  const question = (words: RegExp): HTMLElement => screen.getByRole('group', { name: words });
  const { choose, focus } = useView.getState();
  beforeEach(() => void endPhase());

  test('asks once, in place, if chosen units were not sent, and is not the main button meanwhile', async () => {
    show();
    act(() => choose(ownUnits('karelia', 'infantry')));
    expect(button(/^Go to /).className).not.toContain('button--main');
    await end();
    expect(question(/^3 infantry are chosen and have no order/)).toBeTruthy();
    await userEvent.click(button('Back to them'));
    expect(useView.getState().chosen).toHaveLength(3);
    await end();
    expect(currentGame().phase).toBe('noncombat-move');
  });

  test('asks again about others, and no longer of what was put back', async () => {
    show();
    act(() => choose(ownUnits('karelia', 'infantry')));
    await end();
    act(() => choose(ownUnits('russia', 'infantry')));
    expect(screen.queryByRole('group', { name: /are chosen/ })).toBeNull();
    await end();
    expect(question(/^6 infantry are chosen/)).toBeTruthy();
    act(() => choose([]));
    await end();
    expect(currentGame().phase).toBe('noncombat-move');
  });

  test.each([
    ['west-russia', /^No attack on West Russia is ordered: .*3 infantry from Karelia.* could attack it/],
    ['karelia', /^No attack on .+ is ordered: 3 infantry from Karelia could attack it/],
  ])('asks if an attack was looked at and nobody was sent: %s', async (space, words) => {
    show();
    act(() => focus(space));
    await end();
    expect(question(words)).toBeTruthy();
    await userEvent.click(button('Go on without it'));
    await waitFor(() => {
      if (currentGame().phase === 'combat-move') button('Go on without it').click();
      expect(currentGame().phase).toBe('noncombat-move');
    }, PATIENT);
  });

  const { press: pressSpace, openFacts, closeFacts } = useView.getState();

  test('asks of a space that was looked at earlier in the phase, leads there, and asks of it only once', async () => {
    show();
    act(() => pressSpace('west-russia'));
    act(() => focus(null));
    await end();
    expect(question(/^No attack on West Russia is ordered/)).toBeTruthy();
    await userEvent.click(button('Look again'));
    expect(useView.getState().focused).toBe('west-russia');
    act(() =>
      useGame.getState().dispatch({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'norway-finland' }),
    );
    // The panel may be folded and opened again.
    cleanup();
    show();
    await end();
    expect(currentGame().phase).not.toBe('combat-move');
  });

  test('asks of all that was looked at together, but of nothing that is attacked or out of reach', async () => {
    show();
    act(() => pressSpace('ukraine'));
    act(() => pressSpace('norway-finland'));
    act(() => openFacts('west-russia'));
    act(() => closeFacts());
    act(() => pressSpace('japan'));
    act(
      () =>
        void useGame.getState().dispatch({ type: 'move', units: ownUnits('russia', 'infantry'), to: 'west-russia' }),
    );
    await end();
    expect(
      question(/^You looked at Ukraine and Norway\/Finland, which could be attacked, and ordered no attack there\.$/),
    ).toBeTruthy();
  });

  test('asks of chosen units and of what was looked at in one question', async () => {
    show();
    act(() => pressSpace('ukraine'));
    act(() => choose(ownUnits('karelia', 'infantry')));
    await end();
    expect(question(/^3 infantry are chosen and have no order\. ?No attack on Ukraine is ordered/)).toBeTruthy();
    await userEvent.click(button('Back to them'));
    await end();
    expect(currentGame().phase).toBe('noncombat-move');
  });

  test('asks nothing of spaces that the keys only passed, nor of those looked at in another phase', async () => {
    act(() => pressSpace('west-russia'));
    act(() => void useGame.getState().undo());
    act(() => void endPhase());
    show();
    act(() => focus('ukraine'));
    act(() => focus(null));
    await end();
    expect(currentGame().phase).toBe('noncombat-move');
  });

  test('asks nothing of an attack that is ordered, nor of own units once somebody was sent', async () => {
    act(
      () =>
        void useGame.getState().dispatch({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' }),
    );
    show();
    act(() => focus('west-russia'));
    await end();
    expect(currentGame().phase).toBe('conduct-combat');
  });

  test('does not lead past the attack that the guide shows', async () => {
    beginGuide();
    show();
    await end();
    expect(question(/^No attack on West Russia is ordered/)).toBeTruthy();
  });

  test('is done by the key g too, with the same question', async () => {
    show();
    act(() => choose(ownUnits('karelia', 'infantry')));
    await waitFor(() => expect(button(/^Go to /).getAttribute('aria-disabled')).toBe('false'), PATIENT);
    await userEvent.keyboard('g');
    expect(question(/^3 infantry are chosen/)).toBeTruthy();
    await userEvent.click(button('Back to them'));
    await waitFor(() => expect(button(/^Go to /).getAttribute('aria-disabled')).toBe('false'), PATIENT);
    await userEvent.keyboard('g');
    expect(currentGame().phase).toBe('noncombat-move');
  });
});
