import { describe, expect, test } from 'vitest';
import { mobilizationPlaces, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fightOut,
  game,
  mobilize,
  move,
  type Scene,
} from './position.ts';

const UK = 'united-kingdom';
const US = 'united-states';

const place = (scene: Omit<Scene, 'units'> & Partial<Pick<Scene, 'units'>>): GameState =>
  game({ phase: 'mobilize-new-units', units: {}, ...scene });

/** Spaces where one more unit of this type can be placed. */
const spacesFor = (state: GameState, type: string): readonly string[] =>
  [...new Set(mobilizationPlaces(state, type).map(({ space }) => space))].sort();

describe('where', () => {
  test('MOB-1: at the complexes held since the turn began', () => {
    const state = place({ power: UK, purchased: { infantry: 3 } });
    expect(spacesFor(state, 'infantry')).toEqual(['australia', 'india', 'united-kingdom']);
    expectRefused(state, mobilize('infantry', 'eastern-canada'), 'MOB-1', 'no-complex');
  });

  test('MOB-1: never at a friend’s complex', () => {
    const state = place({ power: US, purchased: { infantry: 1, destroyer: 1 } });
    expectRefused(state, mobilize('infantry', 'united-kingdom'), 'MOB-1', 'complex-of-friend');
    expectRefused(state, mobilize('destroyer', 'sz-6'), 'MOB-1', 'complex-of-friend');
  });

  test('MOB-1: not at a complex captured this turn', () => {
    const start = game({ power: 'germany', purchased: { infantry: 1 }, units: { germany: { ukraine: { tank: 1 } } } });
    const state = after(start, move('ukraine', { tank: 1 }, 'caucasus'), endPhase, endPhase, endPhase);
    expect([state.phase, state.control['caucasus']]).toEqual(['mobilize-new-units', 'germany']);
    expectRefused(state, mobilize('infantry', 'caucasus'), 'MOB-1', 'complex-taken-this-turn');
    expect(spacesFor(state, 'infantry')).toEqual(['germany']);
  });

  test('MOB-1: but at one captured on an earlier turn, an enemy’s first or a friend’s', () => {
    expectAllowed(
      place({ power: 'germany', purchased: { infantry: 1 }, control: { caucasus: 'germany' } }),
      mobilize('infantry', 'caucasus'),
    );
    expectAllowed(
      place({ power: US, purchased: { infantry: 1 }, control: { india: US } }),
      mobilize('infantry', 'india'),
    );
  });

  test('MOB-1: not at an own complex in enemy hands', () => {
    expectRefused(
      place({ power: UK, purchased: { infantry: 1 }, control: { india: 'japan' } }),
      mobilize('infantry', 'india'),
      'MOB-1',
      'no-complex',
    );
  });

  test('TURN-3: nor at any complex while the capital is lost', () => {
    expectRefused(
      place({ power: UK, purchased: { infantry: 1 }, control: { 'united-kingdom': 'germany' } }),
      mobilize('infantry', 'india'),
      'TURN-3',
      'no-complex',
    );
  });

  test('MOB-2: a complex places as many units a turn as its territory is worth, those at sea counted', () => {
    const state = after(
      place({ power: 'germany', purchased: { infantry: 3, submarine: 2 } }),
      mobilize('infantry', 'germany'),
      mobilize('infantry', 'germany'),
      mobilize('submarine', 'sz-5'),
      mobilize('submarine', 'sz-5'),
    );
    expectRefused(state, mobilize('infantry', 'germany'), 'MOB-2', 'complex-limit');
    expect(mobilizationPlaces(state, 'infantry')).toEqual([]);
  });

  test('MOB-2: each complex has its own limit', () => {
    const state = after(place({ power: UK, purchased: { infantry: 6 } }), mobilize('infantry', 'india'));
    expectRefused(state, mobilize('infantry', 'india'), 'MOB-2', 'complex-limit');
    const more = after(
      state,
      mobilize('infantry', 'australia'),
      ...Array.from({ length: 3 }, () => mobilize('infantry', UK)),
    );
    expectRefused(more, mobilize('infantry', UK), 'MOB-2', 'complex-limit');
  });

  test('MOB-2: a zone that two complexes touch takes units of both', () => {
    const state = place({ power: 'germany', control: { 'united-kingdom': 'germany' }, purchased: { submarine: 5 } });
    expectRefused(state, mobilize('submarine', 'sz-5', 'united-kingdom'), 'MOB-1', 'no-complex');
    expect(after(state, mobilize('submarine', 'sz-6', 'united-kingdom')).turn.mobilized).toEqual({
      'united-kingdom': 1,
    });
  });

  test('MOB-2: the limit is fresh every turn', () => {
    const full = after(
      place({ power: 'japan', purchased: { infantry: 4 } }),
      ...Array.from({ length: 4 }, () => mobilize('infantry', 'japan')),
    );
    const next = after(full, endPhase, endPhase);
    expect(next.turn.mobilized).toEqual({});
  });
});

describe('what goes where', () => {
  test('MOB-3: land units and bombers in the territory, ships in a zone that touches it', () => {
    const state = place({ power: UK, purchased: { infantry: 1, tank: 1, bomber: 1, destroyer: 1, transport: 1 } });
    for (const type of ['infantry', 'tank', 'bomber']) {
      expectAllowed(state, mobilize(type, UK));
      expectRefused(state, mobilize(type, 'sz-6'), 'MOB-3', 'wrong-place');
    }
    for (const type of ['destroyer', 'transport']) {
      for (const zone of ['sz-6', 'sz-7', 'sz-8', 'sz-29', 'sz-33']) expectAllowed(state, mobilize(type, zone));
      expectRefused(state, mobilize(type, UK), 'MOB-3', 'wrong-place');
      expectRefused(state, mobilize(type, 'sz-5'), 'MOB-1');
    }
  });

  test('MOB-3: a complex far from the sea places no ships', () => {
    const state = place({ power: 'soviet-union', control: { caucasus: 'germany' }, purchased: { submarine: 1 } });
    expect(mobilizationPlaces(state, 'submarine')).toEqual([]);
    expect(after(state, endPhase).treasury['soviet-union']).toBe(13);
  });

  test('MOB-3: ships enter a hostile zone without combat', () => {
    const state = after(
      place({ power: 'germany', purchased: { destroyer: 1 }, units: { [UK]: { 'sz-5': { battleship: 1 } } } }),
      mobilize('destroyer', 'sz-5'),
      endPhase,
    );
    expect([state.phase, countsIn(state, 'sz-5')]).toEqual(['collect-income', { battleship: 1, destroyer: 1 }]);
  });

  test('MOB-3: fighters in the territory or on an own carrier beside it, old or new', () => {
    const old = place({ power: 'japan', purchased: { fighter: 3 }, units: { japan: { 'sz-45': { carrier: 1 } } } });
    expectAllowed(old, mobilize('fighter', 'japan'));
    const full = after(old, mobilize('fighter', 'sz-45'), mobilize('fighter', 'sz-45'));
    expectRefused(full, mobilize('fighter', 'sz-45'), 'MOB-3', 'no-carrier-room');
    const fresh = place({ power: 'japan', purchased: { fighter: 1, carrier: 1 } });
    expectRefused(fresh, mobilize('fighter', 'sz-45'), 'MOB-3', 'no-carrier-room');
    expectAllowed(after(fresh, mobilize('carrier', 'sz-45')), mobilize('fighter', 'sz-45'));
  });

  test('MOB-3: a carrier in a hostile zone takes new fighters too', () => {
    expectAllowed(
      place({
        power: 'japan',
        purchased: { fighter: 1 },
        units: { japan: { 'sz-45': { carrier: 1 } }, [US]: { 'sz-45': { destroyer: 1 } } },
      }),
      mobilize('fighter', 'sz-45'),
    );
  });

  test('MOB-3: not on a friend’s carrier, nor on one full of guests, nor on one in another zone', () => {
    expectRefused(
      place({ power: US, purchased: { fighter: 1 }, units: { [UK]: { 'sz-11': { carrier: 1 } } } }),
      mobilize('fighter', 'sz-11'),
      'MOB-3',
      'no-carrier-room',
    );
    expectRefused(
      place({
        power: US,
        purchased: { fighter: 1 },
        units: { [US]: { 'sz-11': { carrier: 1 } }, [UK]: { 'sz-11': { fighter: 2 } } },
      }),
      mobilize('fighter', 'sz-11'),
      'MOB-3',
      'no-carrier-room',
    );
    expectRefused(
      place({ power: US, purchased: { fighter: 1 }, units: { [US]: { 'sz-40': { carrier: 1 } } } }),
      mobilize('fighter', 'sz-40'),
      'MOB-1',
      'no-complex',
    );
  });

  test('MOB-3: bombers never on carriers, land units never on transports', () => {
    const state = place({
      power: 'japan',
      purchased: { bomber: 1, infantry: 1 },
      units: { japan: { 'sz-45': { carrier: 1, transport: 1 } } },
    });
    expectRefused(state, mobilize('bomber', 'sz-45'), 'MOB-3', 'wrong-place');
    expectRefused(state, mobilize('infantry', 'sz-45'), 'MOB-3', 'wrong-place');
  });
});

describe('all that can be placed', () => {
  test('MOB-4: has to be placed', () => {
    const state = place({ power: 'germany', purchased: { infantry: 2 } });
    expectRefused(state, endPhase, 'MOB-4', 'must-place');
    expectRefused(after(state, mobilize('infantry', 'germany')), endPhase, 'MOB-4', 'must-place');
    expectAllowed(after(state, mobilize('infantry', 'germany'), mobilize('infantry', 'germany')), endPhase);
  });

  test('MOB-4: what exceeds the limits is handed back, of your choice, and its price refunded', () => {
    const state = place({ power: 'germany', treasury: { germany: 1 }, purchased: { infantry: 4, tank: 2 } });
    const tanks = after(
      state,
      mobilize('tank', 'germany'),
      mobilize('tank', 'germany'),
      mobilize('infantry', 'germany'),
      mobilize('infantry', 'germany'),
      endPhase,
    );
    expect([tanks.treasury['germany'], tanks.purchased]).toEqual([7, {}]);
    const infantry = after(state, ...Array.from({ length: 4 }, () => mobilize('infantry', 'germany')), endPhase);
    expect(infantry.treasury['germany']).toBe(13);
  });

  test('MOB-4: a purchase that no longer has a complex is refunded whole', () => {
    const state = place({
      power: 'japan',
      treasury: { japan: 0 },
      purchased: { tank: 2 },
      complexesCapturedThisTurn: ['japan'],
    });
    expect(after(state, endPhase).treasury['japan']).toBe(12);
  });

  test('MOB-4: units may not be placed so that others, which would have had a place, go without', () => {
    // Only the Caucasus, worth 2, touches the sea; Moscow can take the infantry.
    const state = place({ power: 'soviet-union', purchased: { submarine: 2, infantry: 3 } });
    expectRefused(state, mobilize('infantry', 'caucasus'), 'MOB-4', 'must-place');
    const all = after(
      state,
      mobilize('submarine', 'sz-18'),
      mobilize('submarine', 'sz-18'),
      ...Array.from({ length: 3 }, () => mobilize('infantry', 'russia')),
    );
    expectAllowed(all, endPhase);
  });

  test('MOB-4: where something has to go without, it is your choice what', () => {
    const state = place({ power: 'soviet-union', purchased: { submarine: 2, infantry: 5 } });
    expectAllowed(state, mobilize('infantry', 'caucasus'));
    expectAllowed(state, mobilize('submarine', 'sz-18'));
  });
});

describe('a carrier that fighters wait for', () => {
  const waiting = (fighters: number, purchased: Readonly<Record<string, number>>) =>
    place({ power: 'japan', purchased, units: { japan: { 'sz-45': { fighter: fighters } } } });

  test('CM-12: it goes to their zone', () => {
    const state = place({ power: UK, purchased: { carrier: 1 }, units: { [UK]: { 'sz-33': { fighter: 1 } } } });
    for (const zone of ['sz-6', 'sz-7', 'sz-8', 'sz-29'])
      expectRefused(state, mobilize('carrier', zone), 'CM-12', 'must-save-air');
    const saved = after(state, mobilize('carrier', 'sz-33'), endPhase);
    expect(countsIn(saved, 'sz-33')).toEqual({ carrier: 1, fighter: 1 });
  });

  test('CM-12: nothing else takes its place at the complex', () => {
    const state = after(
      waiting(2, { carrier: 1, infantry: 4 }),
      ...Array.from({ length: 3 }, () => mobilize('infantry', 'japan')),
    );
    expectRefused(state, mobilize('infantry', 'japan'), 'CM-12', 'must-save-air');
    expectAllowed(after(state, mobilize('carrier', 'sz-45')), endPhase);
  });

  test('CM-12: new fighters do not take the deck of those that wait', () => {
    const state = after(waiting(2, { carrier: 1, fighter: 1 }), mobilize('carrier', 'sz-45'));
    expectRefused(state, mobilize('fighter', 'sz-45'), 'MOB-3', 'no-carrier-room');
  });

  test('CM-12: a carrier that no fighter needs can be placed anywhere', () => {
    const state = place({ power: UK, purchased: { carrier: 1 } });
    for (const zone of ['sz-6', 'sz-7', 'sz-8', 'sz-29', 'sz-33']) expectAllowed(state, mobilize('carrier', zone));
  });

  test('CM-12: from the attack to the deck, a whole turn', () => {
    const start = game({
      power: UK,
      purchased: { carrier: 1, infantry: 1 },
      units: { [UK]: { caucasus: { fighter: 1 } }, japan: { 'sz-33': { destroyer: 1 } } },
    });
    const fought = fightOut(after(start, move('caucasus', { fighter: 1 }, 'sz-33'), endPhase), 'sz-33', {
      attacker: 1,
      defender: 6,
    });
    const placing = after(fought, endPhase, endPhase);
    expect(placing.phase).toBe('mobilize-new-units');
    expectRefused(placing, mobilize('infantry', 'australia'), 'CM-12', 'must-save-air');
    expectRefused(placing, endPhase, 'MOB-4', 'must-place');
    const done = after(placing, mobilize('carrier', 'sz-33'), mobilize('infantry', UK), endPhase);
    expect(countsIn(done, 'sz-33')).toEqual({ carrier: 1, fighter: 1 });
  });
});
