import { describe, expect, test } from 'vitest';
import {
  battlesToCome,
  boardOf,
  editionOf,
  engagements,
  isHostileZone,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  game,
  idsOf,
  load,
  move,
  one,
  placesOf,
  type Scene,
} from './position.ts';

/**
 * Where ships move in combat and noncombat move (MAP-4, MAP-6, CM-1, CM-2, CM-3, CM-4, CM-5, CM-6, CM-7, CM-8, CM-14,
 * CM-15, NCM-4).
 */

const UK = 'united-kingdom';

/** The British turn, with these units. */
const british = (units: Scene['units'], more: Partial<Scene> = {}): GameState => game({ power: UK, units, ...more });

const zones = (state: GameState, at: string, ship: string): readonly string[] =>
  placesOf(state, idsOf(state, at, { [ship]: 1 }));

describe('the board', () => {
  test.each(['battleship', 'destroyer', 'carrier', 'transport', 'submarine'])(
    'MAP-4: an enemy %s makes its zone hostile',
    (ship) => {
      const state = british({ germany: { 'sz-6': { [ship]: 1 } }, [UK]: { 'sz-6': { destroyer: 1 } } });
      expect(isHostileZone(state, 'sz-6', UK)).toBe(true);
      expect(isHostileZone(state, 'sz-6', 'united-states')).toBe(true);
      // Units of both sides: hostile to both.
      expect(isHostileZone(state, 'sz-6', 'germany')).toBe(true);
    },
  );

  test('MAP-4: a zone without enemies is friendly, whoever is there', () => {
    const state = british({ 'united-states': { 'sz-6': { battleship: 1 } } });
    expect(isHostileZone(state, 'sz-6', UK)).toBe(false);
    expect(isHostileZone(state, 'sz-6', 'germany')).toBe(true);
  });

  const fleet = { [UK]: { 'sz-15': { destroyer: 1 } }, 'united-states': { 'sz-19': { destroyer: 1 } } };
  test('MAP-6: Suez is open to the side that controls both its territories', () => {
    expectAllowed(british(fleet, { phase: 'noncombat-move' }), move('sz-15', { destroyer: 1 }, 'sz-34'));
    for (const territory of ['anglo-egypt', 'trans-jordan']) {
      const split = british(fleet, { phase: 'noncombat-move', control: { [territory]: 'germany' } });
      expectRefused(split, move('sz-15', { destroyer: 1 }, 'sz-34'), 'MAP-6', 'canal-closed');
    }
  });

  test('MAP-6: split control closes it to the enemy too, submarines among them', () => {
    const split = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { 'sz-15': { submarine: 1 } } },
      control: { 'anglo-egypt': 'germany' },
    });
    expectRefused(split, move('sz-15', { submarine: 1 }, 'sz-34'), 'MAP-6', 'canal-closed');
    const both = { 'anglo-egypt': 'germany', 'trans-jordan': 'germany' };
    const held = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { 'sz-15': { submarine: 1 } } },
      control: both,
    });
    expectAllowed(held, move('sz-15', { submarine: 1 }, 'sz-34'));
  });

  test('MAP-6: Panama joins zones 19 and 20 and costs no movement', () => {
    const state = game({ power: 'united-states', phase: 'noncombat-move', units: fleet });
    expectAllowed(state, move('sz-19', { destroyer: 1 }, 'sz-20'));
    expect(zones(state, 'sz-19', 'destroyer')).toContain('sz-54');
    const lost = game({ power: 'united-states', phase: 'noncombat-move', units: fleet, control: { panama: 'japan' } });
    expectRefused(lost, move('sz-19', { destroyer: 1 }, 'sz-20'), 'MAP-6', 'canal-closed');
  });

  test('MAP-6: a canal counts as it was held when the turn began', () => {
    const taken = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { 'sz-15': { destroyer: 1 } } },
      control: { 'anglo-egypt': 'germany', 'trans-jordan': 'germany' },
      turn: { control: { 'trans-jordan': UK }, captured: ['trans-jordan'] },
    });
    expectRefused(taken, move('sz-15', { destroyer: 1 }, 'sz-34'), 'MAP-6', 'canal-closed');
  });

  test('MAP-7: an island is a territory that touches one zone only', () => {
    const board = boardOf({ edition: 'revised' });
    const islands = editionOf('revised').spaces.filter((space) => space.kind === 'land' && space.island);
    expect(islands).toHaveLength(13);
    for (const { id } of islands)
      expect([board.coasts.get(id)?.length, board.landNeighbours.get(id)?.length]).toEqual([1, 0]);
  });

  test('MAP-7: no zone has two of them', () => {
    const islands = editionOf('revised').spaces.filter((space) => space.kind === 'land' && space.island);
    const around = islands.map(({ id }) => boardOf({ edition: 'revised' }).coasts.get(id)?.[0]);
    expect(new Set(around).size).toBe(13);
  });
});

describe('combat moves at sea', () => {
  const fleets = { germany: { 'sz-6': { transport: 1 } }, [UK]: { 'sz-2': { battleship: 1, submarine: 1 } } };

  test('CM-1: they end in a hostile zone', () => {
    const state = british(fleets);
    expect(zones(state, 'sz-2', 'battleship')).toEqual(['sz-6']);
    expectRefused(state, move('sz-2', { battleship: 1 }, 'sz-3'), 'CM-1', 'ends-friendly');
  });

  test('CM-1: not even transports and carriers sail to friendly zones', () => {
    const state = british({ [UK]: { 'sz-2': { transport: 1, carrier: 1 } } });
    expectRefused(state, move('sz-2', { carrier: 1 }, 'sz-3'), 'CM-1', 'ends-friendly');
    expectRefused(state, move('sz-2', { transport: 1 }, 'sz-8'), 'CM-1', 'ends-friendly');
  });

  test('CM-2: by at most two spaces', () => {
    const far = british({ germany: { 'sz-5': { transport: 1 } }, [UK]: { 'sz-2': { battleship: 1 } } });
    expectRefused(far, move('sz-2', { battleship: 1 }, 'sz-5'), 'CM-2', 'too-far');
    expectAllowed(british(fleets), move('sz-2', { battleship: 1 }, 'sz-6'));
  });

  test.each(['transport', 'submarine'])('CM-4: an enemy %s stops ships as any warship does', (ship) => {
    const state = british({
      germany: { 'sz-6': { [ship]: 1 }, 'sz-5': { destroyer: 1 } },
      [UK]: { 'sz-3': { battleship: 1 } },
    });
    expectRefused(state, move('sz-3', { battleship: 1 }, 'sz-5', 'sz-6'), 'CM-4', 'must-stop');
    expectAllowed(state, move('sz-3', { battleship: 1 }, 'sz-6'));
  });

  test('CM-5: they fight in the zone where they end, transports and submarines too', () => {
    for (const ship of ['transport', 'submarine']) {
      const state = british({ germany: { 'sz-6': { [ship]: 1 } }, [UK]: { 'sz-3': { destroyer: 1 } } });
      const moved = after(state, move('sz-3', { destroyer: 1 }, 'sz-6'));
      expect(battlesToCome(moved).map(({ space }) => space)).toEqual(['sz-6']);
      expect(engagements(moved)).toEqual([]);
    }
  });

  test('CM-5: those that stay beside enemies fight too, and nobody is asked', () => {
    const state = british({ germany: { 'sz-6': { submarine: 1 } }, [UK]: { 'sz-6': { transport: 1 } } });
    expect(battlesToCome(state).map(({ space, kind }) => `${kind} ${space}`)).toEqual(['sea sz-6']);
    expectRefused(state, { type: 'engage', zone: 'sz-6', attack: false }, 'TURN-2', 'not-now');
  });

  test('CM-6: units of the own side are never attacked', () => {
    const state = british({ 'united-states': { 'sz-6': { submarine: 1 } }, [UK]: { 'sz-3': { destroyer: 1 } } });
    expectRefused(state, move('sz-3', { destroyer: 1 }, 'sz-6'), 'CM-1', 'ends-friendly');
    expect(battlesToCome(state)).toEqual([]);
  });

  test('CM-8: a transport alone beside enemies may stay and be fought, or leave', () => {
    const state = british({ germany: { 'sz-6': { battleship: 1 } }, [UK]: { 'sz-6': { transport: 1 } } });
    expectAllowed(state, endPhase);
    expectAllowed(state, move('sz-6', { transport: 1 }, 'sz-8'));
    expectAllowed(after(state, move('sz-6', { transport: 1 }, 'sz-8')), endPhase);
  });

  test('CM-8: a ship may leave and come back to fight', () => {
    const state = british({ germany: { 'sz-6': { battleship: 1 } }, [UK]: { 'sz-6': { battleship: 1 } } });
    const back = after(state, move('sz-6', { battleship: 1 }, 'sz-6', 'sz-7'));
    expect(battlesToCome(back).map(({ space }) => space)).toEqual(['sz-6']);
  });

  test('CM-8: or leave for another fight; having moved it does not move in noncombat', () => {
    const state = british({
      germany: { 'sz-6': { battleship: 1 }, 'sz-12': { transport: 1 } },
      [UK]: { 'sz-6': { destroyer: 1 } },
    });
    expectAllowed(state, move('sz-6', { destroyer: 1 }, 'sz-12'));
    const left = after(state, move('sz-6', { destroyer: 1 }, 'sz-3'), endPhase, endPhase);
    expect(left.phase).toBe('noncombat-move');
    expectRefused(left, move('sz-3', { destroyer: 1 }, 'sz-2'), 'NCM-1', 'already-moved');
  });

  test('CM-14: submarines pass hostile zones, but not a destroyer', () => {
    const state = british({
      germany: { 'sz-6': { battleship: 1 }, 'sz-5': { transport: 1 } },
      [UK]: { 'sz-3': { submarine: 1 } },
    });
    expectAllowed(state, move('sz-3', { submarine: 1 }, 'sz-5', 'sz-6'));
    const guarded = british({
      germany: { 'sz-6': { destroyer: 1 }, 'sz-5': { transport: 1 } },
      [UK]: { 'sz-3': { submarine: 1 } },
    });
    expectRefused(guarded, move('sz-3', { submarine: 1 }, 'sz-5', 'sz-6'), 'CM-14', 'must-stop');
  });

  test('CM-14: and fight where they end', () => {
    const state = british({ germany: { 'sz-6': { transport: 1 } }, [UK]: { 'sz-3': { submarine: 1 } } });
    expect(battlesToCome(after(state, move('sz-3', { submarine: 1 }, 'sz-6')))).toHaveLength(1);
    expectRefused(state, move('sz-3', { submarine: 1 }, 'sz-2'), 'CM-1', 'ends-friendly');
  });

  test('CM-15: a transport stops on entering a hostile zone', () => {
    const state = british({
      germany: { 'sz-6': { submarine: 1 }, 'sz-5': { transport: 1 } },
      [UK]: { 'sz-3': { transport: 1 } },
    });
    expectRefused(state, move('sz-3', { transport: 1 }, 'sz-5', 'sz-6'), 'CM-15', 'must-stop');
    const there = after(state, move('sz-3', { transport: 1 }, 'sz-6'));
    expectRefused(there, move('sz-6', { transport: 1 }, 'sz-5'), 'CM-15', 'must-stop');
  });

  test('CM-15: and it may attack alone', () => {
    const state = british({ germany: { 'sz-6': { transport: 1 } }, [UK]: { 'sz-3': { transport: 1 } } });
    const there = after(state, move('sz-3', { transport: 1 }, 'sz-6'));
    expect(battlesToCome(there).map(({ space }) => space)).toEqual(['sz-6']);
    expectAllowed(there, endPhase);
  });

  test('CM-22: units come to one battle from several zones', () => {
    const state = british({
      germany: { 'sz-6': { destroyer: 1 } },
      [UK]: { 'sz-3': { battleship: 1 }, 'sz-8': { destroyer: 1 }, 'united-kingdom': { fighter: 1 } },
    });
    const met = after(
      state,
      move('sz-3', { battleship: 1 }, 'sz-6'),
      move('sz-8', { destroyer: 1 }, 'sz-6'),
      move('united-kingdom', { fighter: 1 }, 'sz-6'),
    );
    expect(countsIn(met, 'sz-6', UK)).toEqual({ battleship: 1, destroyer: 1, fighter: 1 });
    expect(battlesToCome(met)).toHaveLength(1);
  });

  test('CM-22: each by a legal move of its own', () => {
    const state = british({
      germany: { 'sz-6': { destroyer: 1 } },
      [UK]: { 'sz-3': { battleship: 1 }, 'sz-9': { destroyer: 1 } },
    });
    expectRefused(
      state,
      (now) => ({ type: 'move', units: [one(now, 'sz-3', 'battleship'), one(now, 'sz-9', 'destroyer')], to: 'sz-6' }),
      'CM-2',
      'too-far',
    );
  });
});

describe('noncombat moves at sea', () => {
  const noncombat = (units: Scene['units']): GameState => british(units, { phase: 'noncombat-move' });

  test('NCM-4: ships stay out of hostile zones', () => {
    const state = noncombat({ germany: { 'sz-6': { transport: 1 } }, [UK]: { 'sz-3': { battleship: 1 } } });
    expectRefused(state, move('sz-3', { battleship: 1 }, 'sz-6'), 'NCM-4', 'hostile-space');
    expectRefused(state, move('sz-3', { battleship: 1 }, 'sz-7', 'sz-6'), 'NCM-4', 'hostile-space');
  });

  test('NCM-4: submarines pass them and do not end there', () => {
    const state = noncombat({ germany: { 'sz-6': { battleship: 1 } }, [UK]: { 'sz-3': { submarine: 1 } } });
    expectAllowed(state, move('sz-3', { submarine: 1 }, 'sz-7'));
    expectRefused(state, move('sz-3', { submarine: 1 }, 'sz-6'), 'NCM-4', 'hostile-space');
    expect(zones(state, 'sz-3', 'submarine')).not.toContain('sz-6');
  });

  test('NCM-4: and do not enter where a destroyer would stop them', () => {
    const state = noncombat({ germany: { 'sz-6': { destroyer: 1 } }, [UK]: { 'sz-3': { submarine: 1 } } });
    expectRefused(state, move('sz-3', { submarine: 1 }, 'sz-7', 'sz-6'), 'NCM-4', 'hostile-space');
    expect(zones(state, 'sz-3', 'submarine')).toEqual(['sz-1', 'sz-2', 'sz-3', 'sz-4', 'sz-8']);
  });

  test('NCM-4: a submarine leaves a zone where a destroyer stands', () => {
    const state = noncombat({ germany: { 'sz-6': { destroyer: 1 } }, [UK]: { 'sz-6': { submarine: 1 } } });
    // It stood there through the turn without a fight only in a position; then it fought.
    expectRefused(state, move('sz-6', { submarine: 1 }, 'sz-7'), 'NCM-1', 'already-fought');
  });

  test('NCM-1: ships that moved in combat move or fought do not move', () => {
    const deed = { route: ['sz-3', 'sz-2'], phase: 'combat-move' as const, did: 'moved' as const };
    const state = british(
      { [UK]: { 'sz-2': { destroyer: 1, battleship: 1 } } },
      { phase: 'noncombat-move', pieces: [{ in: 'sz-2', unit: 'destroyer', owner: UK, deed }] },
    );
    expectRefused(state, move('sz-2', { destroyer: 1 }, 'sz-1'), 'NCM-1', 'already-moved');
    expectAllowed(state, move('sz-2', { battleship: 1 }, 'sz-1'));
  });

  test('NCM-3: land units enter friendly territories only', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { germany: { infantry: 1, 'antiaircraft-gun': 1 }, 'west-russia': { tank: 1 } } },
    });
    expectAllowed(state, move('germany', { infantry: 1 }, 'eastern-europe'));
    expectRefused(state, move('west-russia', { tank: 1 }, 'russia'), 'NCM-3', 'hostile-space');
  });

  test('NCM-3: those captured this turn too', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { 'west-russia': { infantry: 1 } } },
      control: { archangel: 'germany' },
      turn: { control: { archangel: 'soviet-union' }, captured: ['archangel'] },
    });
    expectAllowed(state, move('west-russia', { infantry: 1 }, 'archangel'));
  });
});

describe('loading', () => {
  test('CM-16: not where any enemy unit is', () => {
    for (const ship of ['transport', 'submarine', 'destroyer']) {
      const state = british({
        germany: { 'sz-6': { [ship]: 1 } },
        [UK]: { 'united-kingdom': { infantry: 1 }, 'sz-6': { transport: 1 } },
      });
      expectRefused(state, load('united-kingdom', { infantry: 1 }, 'sz-6'), 'CM-16', 'zone-hostile');
    }
  });
});
