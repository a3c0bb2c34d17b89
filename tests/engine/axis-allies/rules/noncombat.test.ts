import { describe, expect, test } from 'vitest';
import { movesLeft, warnings } from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fightOut,
  game,
  idsOf,
  move,
  one,
  placesOf,
  type Scene,
} from './position.ts';

const US = 'united-states';

/** The position in noncombat move, without earlier moves. */
const later = (scene: Scene) => game({ phase: 'noncombat-move', ...scene });

describe('who moves', () => {
  test('NCM-1: what neither moved nor fought moves its whole Move value', () => {
    const state = later({
      power: 'germany',
      units: { germany: { germany: { infantry: 1, tank: 1 }, 'sz-5': { submarine: 1 } } },
    });
    expect(placesOf(state, [one(state, 'germany', 'tank')])).toContain('west-russia');
    expect(placesOf(state, [one(state, 'sz-5', 'submarine')])).toContain('sz-9');
    const moved = after(state, move('germany', { infantry: 1 }, 'western-europe'));
    expectRefused(moved, move('western-europe', { infantry: 1 }, 'germany'), 'CM-2', 'already-moved');
  });

  test('NCM-1: land units that fought stay, and those that stayed at home move', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'eastern-europe': { tank: 2, infantry: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
    });
    const fought = after(
      fightOut(after(state, move('eastern-europe', { tank: 2 }, 'karelia'), endPhase), 'karelia', {
        attacker: 1,
        defender: 6,
      }),
      endPhase,
    );
    expectRefused(fought, move('karelia', { tank: 1 }, 'eastern-europe'), 'NCM-1', 'already-moved');
    expectAllowed(fought, move('eastern-europe', { infantry: 1 }, 'karelia'));
  });

  test('NCM-1: aircraft fly on with what is left of their range', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'southern-europe': { fighter: 1 } }, 'soviet-union': { archangel: { infantry: 1 } } },
    });
    const fighter = one(state, 'southern-europe', 'fighter');
    const fought = after(
      fightOut(after(state, move('southern-europe', { fighter: 1 }, 'archangel'), endPhase), 'archangel', {
        attacker: 1,
        defender: 6,
      }),
      endPhase,
    );
    expect(movesLeft(fought, fighter)).toBe(1);
    expect(placesOf(fought, [fighter])).toEqual(['west-russia']);
    expectRefused(fought, move('archangel', { fighter: 1 }, 'eastern-europe'), 'CM-10', 'too-far');
  });

  test('NCM-1, CM-2: an aircraft that has landed flies on with what is left, and no farther', () => {
    const state = after(
      later({ power: 'germany', units: { germany: { germany: { fighter: 1 } } } }),
      move('germany', { fighter: 1 }, 'west-russia'),
      move('west-russia', { fighter: 1 }, 'eastern-europe'),
    );
    expectRefused(state, move('eastern-europe', { fighter: 1 }, 'western-europe'), 'CM-10', 'too-far');
    const home = after(state, move('eastern-europe', { fighter: 1 }, 'germany'));
    expectRefused(home, move('germany', { fighter: 1 }, 'western-europe'), 'CM-2', 'already-moved');
  });

  test('NCM-1: a fighter that fought over its own carrier has all four spaces left', () => {
    const state = game({
      power: US,
      units: { [US]: { 'sz-40': { carrier: 1, fighter: 1 } }, japan: { 'sz-40': { destroyer: 1 } } },
    });
    const fought = after(fightOut(after(state, endPhase), 'sz-40', { attacker: 1, defender: 6 }), endPhase);
    expect(movesLeft(fought, one(fought, 'sz-40', 'fighter'))).toBe(4);
    expectRefused(fought, move('sz-40', { carrier: 1 }, 'sz-42'), 'NCM-1', 'already-fought');
  });
});

describe('where land and sea units go', () => {
  test('NCM-3: land units enter friendly territories only, empty hostile ones neither', () => {
    const state = later({ power: 'germany', units: { germany: { 'eastern-europe': { infantry: 1, tank: 1 } } } });
    for (const type of ['infantry', 'tank'])
      expectRefused(state, move('eastern-europe', { [type]: 1 }, 'karelia'), 'NCM-3', 'hostile-space');
    expectRefused(state, move('eastern-europe', { tank: 1 }, 'norway-finland', 'karelia'), 'NCM-3', 'hostile-space');
  });

  test('NCM-3: they can enter territories captured this turn and friends’ territories', () => {
    const taken = later({
      power: 'germany',
      control: { karelia: 'germany', archangel: 'japan' },
      units: { germany: { 'eastern-europe': { tank: 1 } } },
    });
    expectAllowed(taken, move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'));
  });

  test('NCM-4: ships go through and into friendly zones only', () => {
    const state = later({
      power: US,
      units: {
        [US]: { 'sz-40': { destroyer: 1, transport: 1, carrier: 1, battleship: 1 } },
        japan: { 'sz-39': { carrier: 1 }, 'sz-37': { submarine: 2, transport: 1 } },
      },
    });
    for (const type of ['destroyer', 'transport', 'carrier', 'battleship']) {
      expectRefused(state, move('sz-40', { [type]: 1 }, 'sz-39'), 'NCM-4', 'hostile-space');
      expectRefused(state, move('sz-40', { [type]: 1 }, 'sz-38', 'sz-39'), 'NCM-4', 'hostile-space');
      expectAllowed(state, move('sz-40', { [type]: 1 }, 'sz-37'));
      expectAllowed(state, move('sz-40', { [type]: 1 }, 'sz-38'));
    }
  });

  test('NCM-4: submarines go through and into hostile zones, ending where an enemy destroyer is', () => {
    const state = later({
      power: US,
      units: {
        [US]: { 'sz-40': { submarine: 1 } },
        japan: { 'sz-39': { battleship: 1 }, 'sz-37': { destroyer: 1 }, 'sz-44': { carrier: 1 } },
      },
    });
    expectAllowed(state, move('sz-40', { submarine: 1 }, 'sz-39'));
    expectAllowed(state, move('sz-40', { submarine: 1 }, 'sz-37'));
    expectAllowed(state, move('sz-40', { submarine: 1 }, 'sz-45', 'sz-44'));
    expectRefused(state, move('sz-40', { submarine: 1 }, 'sz-34', 'sz-37'), 'NCM-4', 'must-stop');
  });

  test('NCM-4: a zone that was cleared in combat is open', () => {
    const state = game({
      power: US,
      units: { [US]: { 'sz-40': { battleship: 1 }, 'sz-42': { destroyer: 1 } }, japan: { 'sz-39': { destroyer: 1 } } },
    });
    const cleared = after(
      fightOut(after(state, move('sz-40', { battleship: 1 }, 'sz-39'), endPhase), 'sz-39', {
        attacker: 1,
        defender: 6,
      }),
      endPhase,
    );
    expect(placesOf(cleared, [one(cleared, 'sz-42', 'destroyer')])).toContain('sz-40');
    expectAllowed(
      later({ power: US, units: { [US]: { 'sz-40': { destroyer: 1 } } } }),
      move('sz-40', { destroyer: 1 }, 'sz-38', 'sz-39'),
    );
  });
});

describe('where aircraft land', () => {
  test('NCM-5: in a territory that was friendly when the turn began, a friend’s too', () => {
    const state = later({
      power: 'united-kingdom',
      units: { 'united-kingdom': { 'united-kingdom': { fighter: 1, bomber: 1 } } },
    });
    for (const type of ['fighter', 'bomber']) expectAllowed(state, move('united-kingdom', { [type]: 1 }, 'karelia'));
    expectRefused(state, move('united-kingdom', { fighter: 1 }, 'western-europe'), 'NCM-5', 'not-a-landing-place');
    expectRefused(state, move('united-kingdom', { bomber: 1 }, 'sz-6'), 'NCM-5', 'not-a-landing-place');
  });

  test('NCM-5: not in a territory captured or liberated this turn', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'eastern-europe': { infantry: 1, fighter: 1, bomber: 1 } } },
    });
    const taken = after(state, move('eastern-europe', { infantry: 1 }, 'karelia'), endPhase, endPhase);
    expect(taken.control['karelia']).toBe('germany');
    for (const type of ['fighter', 'bomber'])
      expectRefused(taken, move('eastern-europe', { [type]: 1 }, 'karelia'), 'NCM-5', 'not-a-landing-place');
    const freed = after(
      game({ power: US, control: { archangel: 'germany' }, units: { [US]: { russia: { infantry: 1, fighter: 1 } } } }),
      move('russia', { infantry: 1 }, 'archangel'),
      endPhase,
      endPhase,
    );
    expect(freed.control['archangel']).toBe('soviet-union');
    expectRefused(freed, move('russia', { fighter: 1 }, 'archangel'), 'NCM-5', 'not-a-landing-place');
  });

  test('NCM-5: fighters land on own and friends’ carriers, two on each', () => {
    const carriers = (own: number, friends: number, aboard: number) =>
      later({
        power: US,
        units: {
          [US]: { 'eastern-united-states': { fighter: 3 }, 'sz-10': { carrier: own } },
          'united-kingdom': { 'sz-10': { carrier: friends, fighter: aboard } },
        },
      });
    expectAllowed(carriers(1, 0, 0), move('eastern-united-states', { fighter: 2 }, 'sz-10'));
    expectAllowed(carriers(0, 1, 0), move('eastern-united-states', { fighter: 2 }, 'sz-10'));
    expectAllowed(carriers(1, 1, 1), move('eastern-united-states', { fighter: 3 }, 'sz-10'));
    expectRefused(
      carriers(1, 0, 0),
      move('eastern-united-states', { fighter: 3 }, 'sz-10'),
      'NCM-5',
      'not-a-landing-place',
    );
    expectRefused(
      carriers(0, 1, 1),
      move('eastern-united-states', { fighter: 2 }, 'sz-10'),
      'NCM-5',
      'not-a-landing-place',
    );
    expectRefused(
      carriers(0, 0, 0),
      move('eastern-united-states', { fighter: 1 }, 'sz-10'),
      'NCM-5',
      'not-a-landing-place',
    );
  });

  test('NCM-5: fighter and carrier meet in the zone where both end, whichever goes first', () => {
    const state = later({
      power: US,
      units: { [US]: { 'hawaiian-islands': { fighter: 1 }, 'sz-42': { carrier: 1 } } },
    });
    const fighterFirst = after(state, move('hawaiian-islands', { fighter: 1 }, 'sz-43'));
    expectRefused(fighterFirst, endPhase, 'NCM-6', 'must-save-air');
    expectAllowed(after(fighterFirst, move('sz-42', { carrier: 1 }, 'sz-43')), endPhase);
    const carrierFirst = after(
      state,
      move('sz-42', { carrier: 1 }, 'sz-43'),
      move('hawaiian-islands', { fighter: 1 }, 'sz-43'),
    );
    expectRefused(carrierFirst, move('sz-43', { carrier: 1 }, 'sz-44'), 'NCM-6', 'must-save-air');
  });

  test('NCM-5: a zone no carrier can come to is no landing place', () => {
    const state = later({
      power: US,
      units: { [US]: { 'hawaiian-islands': { fighter: 1 }, 'sz-42': { carrier: 1 } } },
    });
    expectRefused(state, move('hawaiian-islands', { fighter: 1 }, 'sz-38'), 'NCM-5', 'not-a-landing-place');
  });

  test('NCM-5: fighters wait in a zone, hostile or not, for the carrier that will be mobilized there', () => {
    const tokyo = (purchased: Readonly<Record<string, number>>, scene: Partial<Scene> = {}) =>
      later({
        power: 'japan',
        purchased,
        units: { japan: { japan: { fighter: 3 } }, [US]: { 'sz-45': { destroyer: 1 } } },
        ...scene,
      });
    expectAllowed(tokyo({ carrier: 1 }), move('japan', { fighter: 2 }, 'sz-45'));
    expectRefused(tokyo({ carrier: 1 }), move('japan', { fighter: 3 }, 'sz-45'), 'NCM-5', 'not-a-landing-place');
    expectRefused(tokyo({ battleship: 1 }), move('japan', { fighter: 1 }, 'sz-45'), 'NCM-5', 'not-a-landing-place');
    expectRefused(tokyo({ carrier: 1 }), move('japan', { fighter: 1 }, 'sz-46'), 'NCM-5', 'not-a-landing-place');
    expectRefused(
      tokyo({ carrier: 1 }, { complexesCapturedThisTurn: ['japan'], units: { japan: { manchuria: { fighter: 1 } } } }),
      move('manchuria', { fighter: 1 }, 'sz-45'),
      'NCM-5',
      'not-a-landing-place',
    );
  });
});

describe('saving aircraft', () => {
  /** Two fighters in zone 38 after a battle, with one space left each; the Philippines are lost. */
  const homeless = (carriers: number) => {
    const state = game({
      power: US,
      control: { 'philippine-islands': 'japan', 'wake-island': 'japan' },
      units: { [US]: { 'sz-40': { carrier: carriers, fighter: 2 } }, japan: { 'caroline-islands': { infantry: 1 } } },
    });
    return after(
      fightOut(after(state, move('sz-40', { fighter: 2 }, 'caroline-islands'), endPhase), 'caroline-islands', {
        attacker: 3,
        defender: 6,
      }),
      endPhase,
    );
  };

  test('NCM-6: a carrier that can move to save a fighter must', () => {
    const state = homeless(1);
    expect(warnings(state).map(({ kind }) => kind)).toEqual(['air-to-land']);
    expectRefused(state, endPhase, 'NCM-6', 'must-save-air');
    expectRefused(state, move('sz-40', { carrier: 1 }, 'sz-41'), 'NCM-6', 'must-save-air');
    expectAllowed(
      after(state, move('caroline-islands', { fighter: 2 }, 'sz-38'), move('sz-40', { carrier: 1 }, 'sz-38')),
      endPhase,
    );
  });

  test('NCM-6: a second carrier that is not needed is free', () => {
    const state = homeless(2);
    expectAllowed(state, move('sz-40', { carrier: 1 }, 'sz-41'));
    expectRefused(
      after(state, move('sz-40', { carrier: 1 }, 'sz-41')),
      move('sz-40', { carrier: 1 }, 'sz-41'),
      'NCM-6',
      'must-save-air',
    );
  });

  test('NCM-6: no unit takes the only place that saves another', () => {
    const state = game({
      power: US,
      phase: 'noncombat-move',
      units: {
        [US]: { 'eastern-united-states': { fighter: 1 }, 'sz-10': { fighter: 1 } },
        'united-kingdom': { 'sz-10': { carrier: 1, fighter: 1 } },
      },
    });
    // Aboard, the one fighter could fly home itself; it may, and then there is room.
    expectAllowed(state, move('eastern-united-states', { fighter: 1 }, 'sz-10'));
    expectRefused(
      after(state, move('eastern-united-states', { fighter: 1 }, 'sz-10')),
      endPhase,
      'NCM-6',
      'must-save-air',
    );
  });

  test('NCM-6: ending the phase asks for the fighters to be flown to the deck, not only for the deck', () => {
    const state = after(homeless(1), move('sz-40', { carrier: 1 }, 'sz-38'));
    expectRefused(state, endPhase, 'NCM-6', 'must-save-air');
  });

  test('NCM-7: what nothing can save is destroyed when the phase ends, and only that', () => {
    const state = homeless(1);
    const carrier = one(state, 'sz-40', 'carrier');
    const { [carrier]: _sunk, ...units } = state.units;
    const lost = { ...state, units };
    expect(warnings(lost).map(({ kind }) => kind)).toEqual(['air-lost']);
    expect(idsOf(lost, 'caroline-islands', { fighter: 2 })).toHaveLength(2);
    expect(countsIn(after(lost, endPhase), 'caroline-islands', US)).toEqual({});
  });

  test('NCM-7: a fighter whose carrier was sunk in the attack dies unless it finds another place', () => {
    const far = game({
      power: US,
      control: Object.fromEntries(
        [
          'hawaiian-islands',
          'midway',
          'wake-island',
          'western-united-states',
          'mexico',
          'alaska',
          'western-canada',
          'soviet-far-east',
          'siberia',
          'new-guinea',
          'solomon-islands',
          'urals',
          'philippine-islands',
          'szechwan',
          'northwestern-china',
        ].map((space) => [space, 'japan']),
      ),
      units: { [US]: { 'sz-40': { carrier: 1, fighter: 1 } }, japan: { 'sz-44': { battleship: 1 } } },
    });
    let state = after(far, move('sz-40', { carrier: 1, fighter: 1 }, 'sz-44'), endPhase, {
      type: 'fight',
      space: 'sz-44',
    });
    // The one hit of the attackers damages the battleship; the defender’s is the carrier’s.
    state = after(
      state,
      { type: 'roll', dice: [1, 6] },
      { type: 'roll', dice: [1] },
      { type: 'casualties', units: [one(state, 'sz-44', 'carrier')] },
      { type: 'retreat' },
      endPhase,
    );
    expect(state.phase).toBe('noncombat-move');
    expect(countsIn(after(state, endPhase), 'sz-44', US)).toEqual({});
  });
});
