import { describe, expect, test } from 'vitest';
import {
  approaches,
  hypotheticalTurn,
  canalsAt,
  editionOf,
  forcesFor,
  newGame,
  battlesToCome,
  reach,
  strengthOf,
  unitsIn,
} from '../../../src/engine/axis-allies/index.ts';
import { after, endPhase, game, load, move, offload } from './rules/position.ts';
import { coming } from './coming.ts';

/** What can come to a space, what another power threatens, and strengths. */

const UK = 'united-kingdom';

describe('what can come to a space', () => {
  test('is listed by identical units, with the meaning', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'eastern-europe': { infantry: 3, tank: 2 }, germany: { tank: 1, fighter: 1, infantry: 4 } },
        'soviet-union': { karelia: { infantry: 1 } },
      },
    });
    expect(coming(state, 'karelia')).toEqual([
      'fighter×1 from germany: attack',
      'infantry×3 from eastern-europe: attack',
      'tank×1 from germany: attack',
      'tank×2 from eastern-europe: attack',
    ]);
  });

  test('is the same as reach, unit by unit', () => {
    const state = newGame(editionOf('1941'), {
      players: [
        { name: 'A', powers: ['soviet-union', UK, 'united-states'] },
        { name: 'B', powers: ['germany', 'japan'] },
      ],
      victory: 'standard',
    });
    const moving = hypotheticalTurn(state, 'germany')!;
    for (const space of ['karelia', 'united-kingdom', 'sz-6', 'sz-16', 'egypt'].filter((id) =>
      editionOf('1941').spaces.some((known) => known.id === id),
    )) {
      const found = new Set(
        [...approaches(moving, space)].flatMap((one) => (one === null || one.ship !== null ? [] : one.units)),
      );
      const hypothetical = Object.values(moving.units).filter(
        ({ id, owner }) => owner === 'germany' && reach(moving, [id]).some((to) => to.space === space),
      );
      expect([...found].toSorted()).toEqual(hypothetical.map(({ id }) => id).toSorted());
    }
  });

  test('comes over the sea, loaded at the start, on the way, or before', () => {
    const scene = {
      power: 'germany',
      units: { germany: { 'western-europe': { infantry: 2 }, 'sz-7': { transport: 1, destroyer: 1 } } },
    } as const;
    expect(coming(game(scene), UK)).toContain('infantry×2 from western-europe by ship: assault');
    const farther = game({
      power: 'germany',
      units: { germany: { 'norway-finland': { infantry: 1 }, 'sz-5': { transport: 1, destroyer: 1 } } },
    });
    expect(coming(farther, UK)).toEqual(['infantry×1 from norway-finland by ship: assault']);
    const aboard = game({
      power: 'germany',
      units: { germany: { 'sz-5': { transport: 1, destroyer: 1 } } },
      aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] }],
    });
    expect(coming(aboard, UK)).toEqual(['tank×1 from sz-5 by ship: assault']);
  });

  test('does not come with a transport without an escort against warships', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'norway-finland': { infantry: 1 }, 'sz-5': { transport: 1 } },
        [UK]: {
          'sz-6': { battleship: 1 },
          'sz-7': { battleship: 1 },
          'sz-2': { battleship: 1 },
          'sz-8': { battleship: 1 },
        },
      },
    });
    expect(coming(state, UK)).toEqual([]);
  });

  test('lands in friendly territories in noncombat move', () => {
    const state = game({
      power: UK,
      phase: 'noncombat-move',
      units: { [UK]: { [UK]: { infantry: 1 }, 'sz-7': { transport: 1 } }, 'soviet-union': { russia: { infantry: 1 } } },
      control: { 'norway-finland': UK },
    });
    expect(coming(state, 'norway-finland')).toEqual(['infantry×1 from united-kingdom by ship: offload']);
  });

  test('is nothing outside the movement phases', () => {
    expect(
      coming(
        game({ power: 'germany', phase: 'mobilize-new-units', units: { germany: { germany: { tank: 1 } } } }),
        'karelia',
      ),
    ).toEqual([]);
  });
});

describe('what another power threatens', () => {
  const units = {
    germany: { germany: { bomber: 1 }, 'eastern-europe': { tank: 1 } },
    'soviet-union': { karelia: { infantry: 1 }, russia: { infantry: 1 } },
  };

  test('is computed for the current position', () => {
    const state = game({ power: 'soviet-union', phase: 'noncombat-move', units });
    const hypothetical = hypotheticalTurn(state, 'germany');
    expect(coming(hypothetical!, 'karelia')).toEqual([
      'bomber×1 from germany: attack',
      'tank×1 from eastern-europe: attack',
    ]);
    expect(hypotheticalTurn(state, 'germany')).toBe(hypothetical);
    expect(state.power).toBe('soviet-union');
  });

  test('is not answered while battles are planned', () => {
    const state = after(
      game({ power: 'soviet-union', units: { ...units, germany: { 'west-russia': { infantry: 1 } } } }),
      move('russia', { infantry: 1 }, 'west-russia'),
    );
    expect(battlesToCome(state)).toHaveLength(1);
    expect(hypotheticalTurn(state, 'germany')).toBeNull();
    expect(hypotheticalTurn(after(state, endPhase), 'germany')).toBeNull();
  });
});

describe('strength', () => {
  test('adds up attack, defense and hits, without cargo', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'sz-5': { transport: 1, submarine: 2, battleship: 1, fighter: 1, carrier: 1 } } },
      aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] }],
    });
    expect(strengthOf(state, unitsIn(state, 'sz-5'))).toEqual({
      attack: 2 + 2 + 4 + 3 + 1,
      defense: 1 + 1 + 4 + 4 + 2,
      hits: 7,
      firstShots: 2,
      twoHits: 1,
    });
  });

  test('of a planned battle includes the troops that will land', () => {
    const start = game({
      power: 'germany',
      units: {
        germany: { 'norway-finland': { infantry: 2 }, 'sz-6': { transport: 1, destroyer: 1 }, germany: { bomber: 1 } },
        [UK]: { [UK]: { infantry: 3 } },
      },
    });
    const state = after(
      start,
      load('norway-finland', { infantry: 2 }, 'sz-6'),
      offload('sz-6', { infantry: 2 }, UK),
      move('germany', { bomber: 1 }, UK),
    );
    const plan = battlesToCome(state).find(({ space }) => space === UK)!;
    const { attackers, defenders } = forcesFor(state, plan);
    expect(attackers.map(({ type }) => type).toSorted()).toEqual(['bomber', 'infantry', 'infantry']);
    expect(strengthOf(state, attackers)).toMatchObject({ attack: 6, hits: 3 });
    expect(strengthOf(state, defenders)).toMatchObject({ defense: 6, hits: 3 });
  });
});

test('canals are found from both ends', () => {
  const state = game({ power: 'germany', units: { germany: { germany: { infantry: 1 } } } });
  for (const canal of editionOf('1941').canals)
    for (const [from, to] of [canal.between, canal.between.toReversed()])
      expect(canalsAt(state, from!)).toEqual([{ canal, to }]);
  expect(canalsAt(state, 'germany')).toEqual([]);
});
