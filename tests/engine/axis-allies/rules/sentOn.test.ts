import { describe, expect, test } from 'vitest';
import { movesLeft, reach } from '../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, expectAllowed, expectRefused, game, load, move, one, type Scene } from './position.ts';

/** Units with movement left that move on in the same phase: both moves are checked as one route (CM-2). */

const UK = 'united-kingdom';
const german = (units: Scene['units'], more: Partial<Scene> = {}) => game({ power: 'germany', units, ...more });
const later = (units: Scene['units'], more: Partial<Scene> = {}) => german(units, { phase: 'noncombat-move', ...more });

describe('sent on in combat move', () => {
  test('CM-9: a tank in an empty territory blitzes on and captures it when it leaves', () => {
    const state = after(
      german({ germany: { 'eastern-europe': { tank: 1 } }, 'soviet-union': { archangel: { infantry: 1 } } }),
      move('eastern-europe', { tank: 1 }, 'karelia'),
    );
    expect(state.control['karelia']).toBe('soviet-union');
    const on = after(state, move('karelia', { tank: 1 }, 'archangel'));
    expect(on.control['karelia']).toBe('germany');
    expect(on.turn.deeds[one(on, 'archangel', 'tank')]).toMatchObject({
      spent: 2,
      route: ['eastern-europe', 'karelia', 'archangel'],
    });
    expectAllowed(state, move('karelia', { tank: 1 }, 'eastern-europe'));
  });

  test('CM-9: a tank in a defended territory, or at a complex, cannot move on', () => {
    const held = german({ germany: { 'eastern-europe': { tank: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } });
    const there = after(held, move('eastern-europe', { tank: 1 }, 'karelia'));
    expectRefused(there, move('karelia', { tank: 1 }, 'archangel'), 'CM-9', 'must-stop');
    expect(movesLeft(there, one(there, 'karelia', 'tank'))).toBe(0);
    const complex = after(german({ germany: { ukraine: { tank: 1 } } }), move('ukraine', { tank: 1 }, 'caucasus'));
    expectRefused(complex, move('caucasus', { tank: 1 }, 'russia'), 'CM-9', 'must-stop');
  });

  test('CM-2: infantry has no second step, nor has a tank after two', () => {
    const state = german({ germany: { 'eastern-europe': { tank: 1, infantry: 1 } } });
    const walked = after(state, move('eastern-europe', { infantry: 1 }, 'karelia'));
    expectRefused(walked, move('karelia', { infantry: 1 }, 'archangel'), 'CM-2', 'already-moved');
    const driven = after(state, move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'));
    expectRefused(driven, move('archangel', { tank: 1 }, 'russia'), 'CM-2', 'already-moved');
  });

  test('CM-4: a ship that came to warships stays and fights', () => {
    const state = after(
      german({ germany: { 'sz-5': { battleship: 1 } }, [UK]: { 'sz-6': { destroyer: 1 }, 'sz-3': { transport: 1 } } }),
      move('sz-5', { battleship: 1 }, 'sz-6'),
    );
    expectRefused(state, move('sz-6', { battleship: 1 }, 'sz-3'), 'CM-4', 'must-stop');
  });

  test('CM-5: a ship that came to a lone submarine may sail on to another attack', () => {
    const state = german({
      germany: { 'sz-5': { destroyer: 1 } },
      [UK]: { 'sz-6': { submarine: 1 }, 'sz-8': { battleship: 1 } },
    });
    const on = after(state, move('sz-5', { destroyer: 1 }, 'sz-6'), move('sz-6', { destroyer: 1 }, 'sz-8'));
    expect(after(on, endPhase).turn.battles.map(({ space }) => space)).toEqual(['sz-8']);
  });

  test('CM-14: a submarine goes on through warships, and not past a destroyer', () => {
    const past = (ship: string) =>
      after(
        german({ germany: { 'sz-5': { submarine: 1 } }, [UK]: { 'sz-6': { [ship]: 1 }, 'sz-8': { transport: 1 } } }),
        move('sz-5', { submarine: 1 }, 'sz-6'),
      );
    expectAllowed(past('battleship'), move('sz-6', { submarine: 1 }, 'sz-8'));
    expectRefused(past('destroyer'), move('sz-6', { submarine: 1 }, 'sz-8'), 'CM-14', 'must-stop');
  });

  test('CM-8: a ship that left a shared zone comes back to fight', () => {
    const state = after(
      german({ germany: { 'sz-5': { destroyer: 1 } }, [UK]: { 'sz-5': { battleship: 1 } } }),
      move('sz-5', { destroyer: 1 }, 'sz-6'),
    );
    const back = after(state, move('sz-6', { destroyer: 1 }, 'sz-5'), endPhase);
    expect(back.turn.battles.map(({ space }) => space)).toEqual(['sz-5']);
  });

  test('CM-10, CM-11: an aircraft flies on as far as it can still come home', () => {
    const scene = german({
      germany: { germany: { fighter: 1 } },
      'soviet-union': { karelia: { infantry: 1 }, archangel: { infantry: 1 }, russia: { infantry: 1 } },
    });
    const state = after(scene, move('germany', { fighter: 1 }, 'karelia'));
    expect(movesLeft(state, one(state, 'karelia', 'fighter'))).toBe(2);
    expectRefused(state, move('karelia', { fighter: 1 }, 'germany'), 'CM-1', 'ends-friendly');
    const on = after(state, move('karelia', { fighter: 1 }, 'archangel'));
    expectRefused(on, move('archangel', { fighter: 1 }, 'russia'), 'CM-11', 'cannot-land');
  });

  test('CM-16: a unit that moved does not go aboard, movement left or not', () => {
    const state = after(
      german({ germany: { 'eastern-europe': { tank: 1 }, 'sz-5': { transport: 1 } } }),
      move('eastern-europe', { tank: 1 }, 'karelia'),
    );
    expectRefused(state, load('karelia', { tank: 1 }, 'sz-5'), 'CM-16', 'already-moved');
  });
});

describe('sent on in noncombat move', () => {
  test('CM-2: tanks and ships take their second step by another order', () => {
    const state = later({ germany: { germany: { tank: 1 }, 'sz-5': { destroyer: 1 } } });
    const moved = after(state, move('germany', { tank: 1 }, 'eastern-europe'), move('sz-5', { destroyer: 1 }, 'sz-6'));
    expectAllowed(moved, move('eastern-europe', { tank: 1 }, 'ukraine'));
    expectAllowed(moved, move('sz-6', { destroyer: 1 }, 'sz-8'));
    expect(reach(moved, [one(moved, 'eastern-europe', 'tank')]).map(({ space }) => space)).toContain('germany');
    const done = after(moved, move('eastern-europe', { tank: 1 }, 'ukraine'));
    expectRefused(done, move('ukraine', { tank: 1 }, 'eastern-europe'), 'CM-2', 'already-moved');
  });

  test('CM-16: what drove to the port does not go aboard', () => {
    const state = after(
      later({ germany: { 'eastern-europe': { tank: 1 }, 'sz-5': { transport: 1 } } }),
      move('eastern-europe', { tank: 1 }, 'germany'),
    );
    expectRefused(state, load('germany', { tank: 1 }, 'sz-5'), 'CM-16', 'already-moved');
  });

  test('NCM-1: what moved in combat move is not sent on after it', () => {
    const state = after(
      german({ germany: { 'eastern-europe': { tank: 1 } } }),
      move('eastern-europe', { tank: 1 }, 'karelia'),
      endPhase,
      endPhase,
    );
    expectRefused(state, move('karelia', { tank: 1 }, 'eastern-europe'), 'NCM-1', 'already-moved');
  });

  test('NCM-4: a submarine that came to a destroyer stays', () => {
    const state = after(
      later({ germany: { 'sz-5': { submarine: 1 } }, [UK]: { 'sz-6': { destroyer: 1 } } }),
      move('sz-5', { submarine: 1 }, 'sz-6'),
    );
    expectRefused(state, move('sz-6', { submarine: 1 }, 'sz-5'), 'NCM-4', 'must-stop');
  });

  test('NCM-6: a carrier on which a fighter waits does not sail on without it', () => {
    const state = after(
      later({ japan: { 'sz-45': { carrier: 1 }, japan: { fighter: 1 } } }, { power: 'japan' }),
      move('sz-45', { carrier: 1 }, 'sz-39'),
      move('japan', { fighter: 1 }, 'sz-39'),
    );
    expectRefused(state, move('sz-39', { carrier: 1 }, 'sz-38'), 'NCM-6', 'must-save-air');
  });
});
