import { describe, expect, test } from 'vitest';
import { play, replay, withoutCommand, type Command } from '../../../src/engine/axis-allies/index.ts';
import { after, endPhase, game, one } from './rules/position.ts';

/** `replay` and `withoutCommand`. */

const start = game({
  power: 'germany',
  units: {
    germany: { 'eastern-europe': { tank: 1 }, germany: { fighter: 1 } },
    'soviet-union': { karelia: { infantry: 1 }, russia: { infantry: 1 } },
  },
});
const tank = one(start, 'eastern-europe', 'tank');
const fighter = one(start, 'germany', 'fighter');
const advance: Command = { type: 'move', units: [tank], to: 'karelia' };
const strike: Command = { type: 'move', units: [fighter], to: 'karelia' };
const again: Command = { type: 'move', units: [tank], to: 'archangel' };

describe('replayed commands', () => {
  test('lead to the same state', () => {
    expect(replay(start, [])).toEqual({ ok: true, value: start });
    expect(replay(start, [advance, endPhase])).toEqual({ ok: true, value: after(start, advance, endPhase) });
  });

  test('stop at the first refused one, with its index and its refusal', () => {
    const refused = play(after(start, advance), again);
    if (refused.ok) throw new Error('a tank moved twice');
    expect(replay(start, [advance, again, endPhase])).toEqual({
      ok: false,
      fault: { index: 1, refusal: refused.fault },
    });
  });
});

describe('commands without one of them', () => {
  test('are the others, if they are still allowed', () => {
    const orders = [advance, endPhase];
    expect(withoutCommand(start, orders, 0)).toEqual({
      state: after(start, endPhase),
      commands: [endPhase],
      dropped: [0],
    });
    expect(withoutCommand(start, orders, 1)).toEqual({
      state: after(start, advance),
      commands: [advance],
      dropped: [1],
    });
  });

  test('do not include those that needed it', () => {
    expect(withoutCommand(start, [advance, again], 0)).toEqual({
      state: after(start, again),
      commands: [again],
      dropped: [0],
    });
    const fought: readonly Command[] = [strike, endPhase, { type: 'fight', space: 'karelia' }];
    expect(withoutCommand(start, [advance, ...fought], 2).dropped).toEqual([2, 3]);
    expect(withoutCommand(start, [], 0)).toEqual({ state: start, commands: [], dropped: [] });
  });
});
