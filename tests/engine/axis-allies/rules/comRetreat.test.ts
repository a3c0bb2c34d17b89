import { describe, expect, test } from 'vitest';
import {
  waitsFor,
  ashore,
  atSea,
  battleOf,
  cameToSea,
  expectOver,
  hit,
  lose,
  miss,
  press,
  retreat,
  retreats,
  strip,
  submerge,
} from './battle.ts';
import { after, countsIn, endPhase, engage, expectRefused, fight, game, move } from './position.ts';

/** Germans from Eastern Europe and West Russia fight in Karelia. */
const overland = (air: Readonly<Record<string, number>> = {}) =>
  after(
    game({
      power: 'germany',
      units: {
        germany: { 'eastern-europe': { infantry: 1, tank: 1, ...air }, 'west-russia': { infantry: 1 } },
        'soviet-union': { karelia: { infantry: 2, tank: 1 } },
      },
    }),
    move('eastern-europe', { infantry: 1, tank: 1, ...air }, 'karelia'),
    move('west-russia', { infantry: 1 }, 'karelia'),
    endPhase,
    fight('karelia'),
  );

describe('retreat on land', () => {
  test('COM-18: all land units go together to one territory from which one of them came', () => {
    const state = after(overland(), miss, miss);
    expect(retreats(state)).toEqual({ to: ['eastern-europe', 'west-russia'], air: false });
    const gone = after(state, retreat('west-russia'));
    expectOver(gone);
    expect(countsIn(gone, 'west-russia')).toEqual({ infantry: 2, tank: 1 });
    expect(countsIn(gone, 'karelia')).toEqual({ infantry: 2, tank: 1 });
    expect(gone.control['karelia']).toBe('soviet-union');
  });

  test('COM-18: not before a full round has been fought', () => {
    expectRefused(overland(), retreat('west-russia'), 'COM-18', 'cannot-retreat');
    expectRefused(after(overland(), miss), retreat('west-russia'), 'COM-18', 'cannot-retreat');
    expectRefused(after(overland(), miss, hit({ surface: 1 })), retreat('west-russia'), 'COM-18', 'cannot-retreat');
  });

  test('COM-18: not to a space from which no attacker came, and not without a space', () => {
    const state = after(overland(), miss, miss);
    for (const to of ['norway-finland', 'archangel', 'germany', 'karelia', 'sz-5', 'nowhere'])
      expectRefused(state, retreat(to), 'COM-18', 'not-a-retreat-space');
    expectRefused(state, retreat(), 'COM-18', 'not-a-retreat-space');
  });

  test('COM-18: to a space from which a lost unit came', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'eastern-europe': { tank: 2 }, 'west-russia': { infantry: 1 } },
          'soviet-union': { karelia: { infantry: 2, tank: 1 } },
        },
      }),
      move('eastern-europe', { tank: 2 }, 'karelia'),
      move('west-russia', { infantry: 1 }, 'karelia'),
      endPhase,
      fight('karelia'),
      miss,
      hit({ surface: 1 }),
      lose({ infantry: 1 }),
    );
    expect(retreats(state).to).toEqual(['eastern-europe', 'west-russia']);
    expect(countsIn(after(state, retreat('west-russia')), 'west-russia')).toEqual({ tank: 2 });
  });

  test('COM-18: a tank may go back through territory it passed, if that touches the battle', () => {
    const state = after(
      game({
        power: 'germany',
        units: { germany: { germany: { tank: 1 } }, 'soviet-union': { karelia: { infantry: 2 } } },
      }),
      move('germany', { tank: 1 }, 'karelia'),
      endPhase,
      fight('karelia'),
      miss,
      miss,
    );
    expect(retreats(state).to).toEqual(['eastern-europe']);
    expectRefused(state, retreat('germany'), 'COM-18', 'not-a-retreat-space');
  });

  test('COM-18: from or through which: a tank on a bend may retreat to either territory', () => {
    const state = after(
      game({
        power: 'germany',
        units: { germany: { 'west-russia': { tank: 1 } }, 'soviet-union': { karelia: { infantry: 2 } } },
      }),
      move('west-russia', { tank: 1 }, 'karelia', 'eastern-europe'),
      endPhase,
      fight('karelia'),
      miss,
      miss,
    );
    expect(retreats(state).to).toEqual(['eastern-europe', 'west-russia']);
  });

  test('COM-18: to a territory that was captured by a blitz on the way', () => {
    const state = after(
      game({
        power: 'germany',
        units: { germany: { 'eastern-europe': { tank: 1 } }, 'soviet-union': { archangel: { infantry: 2 } } },
      }),
      move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'),
      endPhase,
      fight('archangel'),
      miss,
      miss,
    );
    expect(retreats(state).to).toEqual(['karelia']);
  });

  test('COM-18: units that did not move cannot retreat', () => {
    const state = after(ashore({ infantry: 2 }, { infantry: 1, tank: 1 }), miss, miss);
    expect(waitsFor(state)).toBe('dice attacker');
    expectRefused(state, retreat('eastern-europe'), 'COM-18', 'cannot-retreat');
  });

  test('COM-18: the defender never retreats: pressing and retreating are the attacker’s alone', () => {
    const state = after(overland(), miss, miss);
    expectRefused(state, retreat('archangel'), 'COM-18', 'not-a-retreat-space');
    expect(waitsFor(state)).toBe('retreat');
    expect(battleOf(after(state, press)).round).toBe(2);
  });
});

describe('air units in a retreat', () => {
  test('COM-18: they break off with the others, stay in the space and land later', () => {
    const state = after(overland({ fighter: 1 }), miss, miss);
    expect(retreats(state)).toEqual({ to: ['eastern-europe', 'west-russia'], air: true });
    const gone = after(state, retreat('eastern-europe'));
    expectOver(gone);
    expect(countsIn(gone, 'karelia', 'germany')).toEqual({ fighter: 1 });
    const landed = after(gone, endPhase, move('karelia', { fighter: 1 }, 'germany'));
    expect(countsIn(landed, 'germany')).toEqual({ fighter: 1 });
  });

  test('COM-18: air units alone break off without a space', () => {
    const state = after(cameToSea({}, { fighter: 1 }, { destroyer: 1 }), miss, miss);
    expect(retreats(state)).toEqual({ to: [], air: true });
    expectRefused(state, retreat('sz-7'), 'COM-18', 'not-a-retreat-space');
    const gone = after(state, retreat());
    expectOver(gone);
    expect(countsIn(gone, 'sz-8')).toEqual({ fighter: 1, destroyer: 1 });
  });
});

describe('retreat at sea', () => {
  test('COM-18: ships go together, those that were there already too', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-8': { submarine: 1, destroyer: 1 }, 'sz-7': { battleship: 1 } },
          'united-kingdom': { 'sz-8': { destroyer: 2 } },
        },
      }),
      move('sz-7', { battleship: 1 }, 'sz-8'),
      endPhase,
      fight('sz-8'),
      miss,
      miss,
    );
    expect(retreats(state).to).toEqual(['sz-7']);
    expect(countsIn(after(state, retreat('sz-7')), 'sz-7')).toEqual({ submarine: 1, destroyer: 1, battleship: 1 });
  });

  test('COM-18: a zone passed through will do, one that does not touch the battle will not', () => {
    const state = after(
      game({
        power: 'germany',
        units: { germany: { 'sz-5': { battleship: 1 } }, 'united-kingdom': { 'sz-8': { destroyer: 1 } } },
      }),
      move('sz-5', { battleship: 1 }, 'sz-8'),
      endPhase,
      fight('sz-8'),
      miss,
      miss,
    );
    expect(retreats(state).to).toEqual(['sz-6']);
  });

  test('COM-18: the zone must have been friendly when the turn began', () => {
    // A submarine passes zone 6, which is hostile but has no destroyer; the battle there is won first.
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-5': { submarine: 1, battleship: 2 } },
          'united-kingdom': { 'sz-6': { carrier: 1 }, 'sz-8': { battleship: 1 } },
        },
      }),
      move('sz-5', { submarine: 1 }, 'sz-8', 'sz-6'),
      move('sz-5', { battleship: 2 }, 'sz-6'),
      endPhase,
      fight('sz-6'),
      hit({ surface: 1 }),
      miss,
      fight('sz-8'),
      submerge(0),
      miss,
      miss,
    );
    expect(waitsFor(state)).toBe('submerge attacker');
    expectRefused(state, retreat('sz-6'), 'COM-18', 'cannot-retreat');
  });

  test('COM-18: ships that left a hostile zone cannot go back there', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-7': { battleship: 1 } },
          'united-kingdom': { 'sz-7': { destroyer: 1 }, 'sz-8': { destroyer: 1 } },
        },
      }),
      move('sz-7', { battleship: 1 }, 'sz-8'),
      endPhase,
      fight('sz-8'),
      miss,
      miss,
    );
    expect(waitsFor(state)).toBe('dice attacker');
  });

  test('COM-18: ships that left and came back may retreat to where they turned', () => {
    const state = after(
      game({
        power: 'germany',
        units: { germany: { 'sz-8': { battleship: 1 } }, 'united-kingdom': { 'sz-8': { destroyer: 1 } } },
      }),
      move('sz-8', { battleship: 1 }, 'sz-8', 'sz-7'),
      endPhase,
      fight('sz-8'),
      miss,
      miss,
    );
    expect(retreats(state).to).toEqual(['sz-7']);
  });

  test('COM-18: ships that retreated do not join a battle fought later in the zone they went to', () => {
    // The destroyer left in zone 7 attacks the submarine there.
    const start = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-7': { battleship: 1, destroyer: 1 } },
          'united-kingdom': { 'sz-7': { submarine: 1 }, 'sz-8': { battleship: 1 } },
        },
      }),
      move('sz-7', { battleship: 1 }, 'sz-8'),
      engage('sz-7'),
      endPhase,
      fight('sz-8'),
      miss,
      miss,
      retreat('sz-7'),
      fight('sz-7'),
    );
    expect(strip(start, 'attacker')).toEqual({ destroyer: 1 });
  });

  test('COM-18: nor do they begin one there', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-7': { battleship: 1 } },
          'united-kingdom': { 'sz-7': { submarine: 1 }, 'sz-8': { battleship: 1 } },
        },
      }),
      move('sz-7', { battleship: 1 }, 'sz-8'),
      endPhase,
      fight('sz-8'),
      miss,
      miss,
      retreat('sz-7'),
    );
    expectRefused(state, engage('sz-7'), 'CM-5', 'nothing-to-engage');
  });

  test('COM-18: submerged submarines stay behind', () => {
    const state = after(
      cameToSea({ submarine: 1, battleship: 1 }, {}, { battleship: 1 }),
      submerge(1),
      miss,
      miss,
      retreat('sz-7'),
    );
    expect(countsIn(state, 'sz-7')).toEqual({ battleship: 1 });
    expect(countsIn(state, 'sz-8')).toEqual({ submarine: 1, battleship: 1 });
  });

  test('COM-18: a fleet that did not move cannot retreat', () => {
    const state = after(atSea({ battleship: 1 }, { battleship: 1 }), miss, miss);
    expect(waitsFor(state)).toBe('dice attacker');
  });

  test('COM-18: ships that retreated do not move again this turn', () => {
    const state = after(cameToSea({ battleship: 1 }, {}, { battleship: 1 }), miss, miss, retreat('sz-7'), endPhase);
    expectRefused(state, move('sz-7', { battleship: 1 }, 'sz-9'), 'NCM-1', 'already-moved');
  });

  test('COM-18: cargo retreats with its ship', () => {
    const state = after(
      cameToSea(
        { destroyer: 1, transport: 1 },
        {},
        { destroyer: 1 },
        {
          aboard: [{ in: 'sz-7', ship: 'transport', owner: 'germany', cargo: [{ unit: 'infantry', owner: 'japan' }] }],
        },
      ),
      miss,
      miss,
      retreat('sz-7'),
    );
    expect(countsIn(state, 'sz-7')).toEqual({ destroyer: 1, transport: 1, infantry: 1 });
  });
});
