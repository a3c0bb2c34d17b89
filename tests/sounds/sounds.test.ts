// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../src/engine/axis-allies/index.ts';
import { useClock } from '../../src/store/runClock.ts';
import { useSettings } from '../../src/store/settings.ts';
import { keepSounds, soundsOf } from '../../src/sounds/keepSounds.ts';
import { soundLength, SCORES } from '../../src/sounds/scores.ts';
import { startNewGame } from '../store/gameSupport.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const TURN: GameEvent = { type: 'turn-began', power: 'germany', round: 1 };
const DICE: GameEvent = { type: 'dice-rolled', by: 'attacker', groups: [], hits: { air: 0, submarine: 0, surface: 1 } };
const LOSS: GameEvent = { type: 'units-destroyed', units: [], why: 'casualty' };

/** The volumes and times of everything that was played. */
let started: number[] = [];

/** An audio context that only keeps when its sources begin. */
class SilentContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  private node() {
    const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const node = {
      gain: param,
      frequency: param,
      Q: param,
      connect: (to: unknown) => to,
      start: (at: number) => void started.push(at),
      stop: vi.fn(),
    };
    return node;
  }
  createGain = () => this.node();
  createOscillator = () => this.node();
  createBufferSource = () => this.node();
  createBiquadFilter = () => this.node();
  createBuffer = () => ({ sampleRate: 100, getChannelData: () => new Float32Array(100) });
}

keepSounds();

beforeEach(() => {
  started = [];
  vi.stubGlobal('AudioContext', SilentContext);
  startNewGame();
});
afterEach(() => useSettings.setState({ sounds: false }));

const happen = (...events: readonly GameEvent[]): void => useGame.setState({ events });
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

test('each kind of event is heard once, in order; real dice are not', async () => {
  const heard = (events: readonly GameEvent[], hasRealDice = false) =>
    soundsOf({ edition: '1941' }, events, hasRealDice);
  expect(await heard([DICE, LOSS, DICE, LOSS, TURN])).toEqual(['dice', 'hit', 'turn']);
  expect(await heard([DICE, LOSS], true)).toEqual(['hit']);
  expect(await heard([{ type: 'battle-step', step: 'attacker-fire' } as GameEvent])).toEqual([]);
});

test('sounds are short', () => {
  for (const name of Object.keys(SCORES) as (keyof typeof SCORES)[]) expect(soundLength(name)).toBeLessThan(2);
});

test('nothing is heard until the settings want it', async () => {
  happen(TURN);
  await settle();
  expect(started).toEqual([]);
});

test('what happens is heard, one sound after the other', async () => {
  useSettings.setState({ sounds: true });
  await vi.waitFor(() => expect(started).toHaveLength(SCORES.dice.length));
  started = [];
  happen(LOSS, TURN);
  await vi.waitFor(() => expect(started).toHaveLength(SCORES.hit.length + SCORES.turn.length));
  expect(started[0]).toBe(0);
  expect(started[SCORES.hit.length]).toBeGreaterThan(0);
});

test('the end of a clock’s time is heard once', async () => {
  useSettings.setState({ sounds: true });
  await settle();
  started = [];
  useClock.setState({ ends: useClock.getState().ends + 1 });
  useClock.setState({ pending: 250 });
  await vi.waitFor(() => expect(started).toHaveLength(SCORES.time.length));
  await settle();
  expect(started).toHaveLength(SCORES.time.length);
});

test('before anything was pressed nothing is heard', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  useSettings.setState({ sounds: true });
  happen(TURN);
  await settle();
  expect(started).toEqual([]);
  vi.unstubAllGlobals();
});
