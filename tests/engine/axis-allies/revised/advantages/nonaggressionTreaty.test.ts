import { describe, expect, test } from 'vitest';
import type { Command, GameState } from '../../../../../src/engine/axis-allies/index.ts';
import {
  after,
  asked,
  countsIn,
  endPhase,
  expectRefused,
  fight,
  game,
  idsOf,
  move,
  offered,
  offload,
  place,
  readBack,
  roll,
  transport,
  type Scene,
} from './support.ts';

const TREATY = 'nonaggression-treaty';
const treaty = (scene: Scene) => game({ advantages: { 'soviet-union': [TREATY] }, ...scene });
const attack: Scene = {
  power: 'japan',
  units: {
    japan: { manchuria: { infantry: 2, tank: 1, fighter: 1 } },
    'soviet-union': { 'buryatia-ssr': { infantry: 1 } },
  },
};
const onBuryatia = move('manchuria', { infantry: 2 }, 'buryatia-ssr');

describe('NA-SU-2: Nonaggression Treaty', () => {
  test('four infantry stand in the attacked territory before the first die is rolled', () => {
    const open = after(treaty(attack), onBuryatia, endPhase);
    expect(offered(open)).toEqual(['buryatia-ssr']);
    expectRefused(open, fight('buryatia-ssr'), 'NA-SU-2', 'offer-first');
    expectRefused(open, place('yakut-ssr'), 'NA-SU-2', 'not-an-offered-place');
    const placed = after(readBack(open), place('buryatia-ssr'), fight('buryatia-ssr'), roll(6, 6));
    expect(asked(placed)).toEqual(['2: infantry, infantry, infantry, infantry, infantry']);
    expect(placed.spentAdvantages).toEqual([TREATY]);
  });

  test('of two attacked territories its owner chooses one', () => {
    const state = treaty({
      ...attack,
      control: { sinkiang: 'japan' },
      units: {
        japan: { manchuria: { infantry: 2 }, sinkiang: { infantry: 2 } },
        'soviet-union': { 'buryatia-ssr': { infantry: 1 } },
      },
    });
    const west = move('sinkiang', { infantry: 2 }, 'novosibirsk');
    const open = after(state, onBuryatia, west, endPhase);
    expect([...offered(open)].toSorted()).toEqual(['buryatia-ssr', 'novosibirsk']);
    const done = after(open, place('buryatia-ssr'));
    expect(done.control['novosibirsk']).toBe('japan');
    expect(countsIn(done, 'buryatia-ssr', 'soviet-union')).toEqual({ infantry: 5 });
  });

  test('an empty territory is not taken while the offer is open, and is defended after it', () => {
    const state = treaty({ ...attack, units: { japan: { manchuria: { infantry: 2 } } } });
    const open = after(state, onBuryatia, endPhase);
    expect(open.control['buryatia-ssr']).toBe('soviet-union');
    const defended = after(open, place('buryatia-ssr'));
    expect(defended.turn.battles.map(({ space }) => space)).toEqual(['buryatia-ssr']);
    const declined = after(open, place(null));
    expect(declined.control['buryatia-ssr']).toBe('japan');
    expect(declined.spentAdvantages).toEqual([TREATY]);
  });

  test('troops that have a sea battle to win first meet them too', () => {
    const state = treaty({
      power: 'japan',
      units: { japan: { 'sz-62': { transport: 1, destroyer: 1 } }, 'soviet-union': { 'sz-62': { submarine: 1 } } },
      aboard: [transport('sz-62', ['infantry'], 'japan')],
      turn: { hostileZones: [] },
    });
    expect(offered(after(state, offload('sz-62', { infantry: 1 }, 'soviet-far-east'), endPhase))).toEqual([
      'soviet-far-east',
    ]);
  });

  test('a territory that a blitz has taken already is lost, and so is the treaty', () => {
    const state = treaty({ ...attack, units: { japan: { manchuria: { tank: 1 } } } });
    const taken = after(state, move('manchuria', { tank: 1 }, 'manchuria', 'buryatia-ssr'));
    expect(taken.control['buryatia-ssr']).toBe('japan');
    const done = after(taken, endPhase);
    expect(offered(done)).toEqual([]);
    expect(done.spentAdvantages).toEqual([TREATY]);
  });

  test('other ground, and other attackers, do not call it up', () => {
    const conquered = treaty({
      ...attack,
      control: { 'french-indochina': 'soviet-union' },
      units: {
        japan: { kwantung: { infantry: 2 } },
        'soviet-union': { 'french-indochina': { infantry: 1 } },
      },
    });
    const state = after(conquered, move('kwantung', { infantry: 2 }, 'french-indochina'), endPhase);
    expect(offered(state)).toEqual([]);
    expect(state.spentAdvantages).toEqual([]);
    const german = treaty({
      power: 'germany',
      units: { germany: { 'ukraine-ssr': { tank: 1 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
    });
    expect(offered(after(german, move('ukraine-ssr', { tank: 1 }, 'caucasus'), endPhase))).toEqual([]);
  });

  test('a raid is an attack too', () => {
    const raided = treaty({
      power: 'japan',
      complexes: ['buryatia-ssr', 'japan'],
      units: { japan: { manchuria: { bomber: 1 } }, 'soviet-union': { 'buryatia-ssr': { infantry: 1 } } },
    });
    const raid = (state: GameState): Command => ({
      type: 'raid',
      units: idsOf(state, 'buryatia-ssr', { bomber: 1 }),
      raid: true,
    });
    const open = after(raided, move('manchuria', { bomber: 1 }, 'buryatia-ssr'), raid, endPhase);
    expect(offered(open)).toEqual(['buryatia-ssr']);
    const flown = after(open, place('buryatia-ssr'), { type: 'fight', space: 'buryatia-ssr', kind: 'raid' });
    expect(asked(flown)).toEqual(['0: bomber']);
  });

  test('it is lost if the Soviets attack Japan first', () => {
    const soviet = { ...attack, power: 'soviet-union' };
    const first = after(treaty(soviet), move('buryatia-ssr', { infantry: 1 }, 'manchuria'), endPhase);
    expect(first.spentAdvantages).toEqual([TREATY]);
    expect(after(treaty(soviet), endPhase).spentAdvantages).toEqual([]);
    const later = treaty({ ...attack, spentAdvantages: [TREATY] });
    expect(offered(after(later, onBuryatia, endPhase))).toEqual([]);
  });

  test('an attack by Japan elsewhere comes first too: the Soviets may strike back and keep the treaty', () => {
    const state = treaty({
      ...attack,
      control: { 'french-indochina': 'soviet-union' },
      units: {
        japan: { kwantung: { infantry: 2 }, manchuria: { infantry: 1 } },
        'soviet-union': { 'french-indochina': { infantry: 1 }, 'buryatia-ssr': { infantry: 1 } },
      },
    });
    const broken = after(state, move('kwantung', { infantry: 2 }, 'french-indochina'), endPhase);
    const kept: NonNullable<Scene['running']> = [{ advantage: TREATY, until: 'used' }];
    expect(readBack(broken).running).toEqual(kept);
    const soviet: Scene = { ...attack, power: 'soviet-union', running: kept };
    const back = after(treaty(soviet), move('buryatia-ssr', { infantry: 1 }, 'manchuria'), endPhase);
    expect(back.spentAdvantages).toEqual([]);
    const again = after(treaty({ ...attack, running: kept }), onBuryatia, endPhase);
    expect(offered(again)).toEqual(['buryatia-ssr']);
    const used = after(again, place('buryatia-ssr'));
    expect([used.spentAdvantages, used.running]).toEqual([[TREATY], []]);
  });

  test('lost by an attack at sea as well, or by a march into empty Japanese ground', () => {
    const fleet = treaty({
      power: 'soviet-union',
      phase: 'purchase-units',
      units: { 'soviet-union': { 'sz-60': { submarine: 1 } }, japan: { 'sz-60': { destroyer: 1 } } },
    });
    const moving = after(fleet, endPhase);
    expect(moving.spentAdvantages).toEqual([]);
    expect(after(moving, move('sz-60', { submarine: 1 }, 'sz-62'), endPhase).spentAdvantages).toEqual([]);
    expect(after(moving, endPhase).spentAdvantages).toEqual([TREATY]);
    const empty = treaty({ power: 'soviet-union', units: { 'soviet-union': { 'buryatia-ssr': { infantry: 1 } } } });
    const taken = after(empty, move('buryatia-ssr', { infantry: 1 }, 'manchuria'), endPhase);
    expect(taken.spentAdvantages).toEqual([TREATY]);
  });

  test('an attack on Germany breaks nothing, and red ground that a friend holds is not meant', () => {
    const german = treaty({
      power: 'soviet-union',
      units: { 'soviet-union': { caucasus: { infantry: 1 } }, germany: { 'ukraine-ssr': { infantry: 1 } } },
    });
    const attacked = after(german, move('caucasus', { infantry: 1 }, 'ukraine-ssr'), endPhase);
    expect(attacked.spentAdvantages).toEqual([]);
    const held = treaty({ ...attack, control: { 'buryatia-ssr': 'united-states' } });
    const state = after(held, onBuryatia, endPhase);
    expect(offered(state)).toEqual([]);
    expect(state.spentAdvantages).toEqual([]);
  });

  test('AA-3: the ground falls only when guns have fired at flights that passed them', () => {
    const state = treaty({
      power: 'japan',
      units: {
        japan: { manchuria: { infantry: 1, bomber: 1 } },
        'soviet-union': { 'soviet-far-east': { 'antiaircraft-gun': 1 }, 'sz-62': { submarine: 1 } },
      },
    });
    const flight = move('manchuria', { bomber: 1 }, 'sz-62', 'buryatia-ssr', 'soviet-far-east');
    const open = after(state, move('manchuria', { infantry: 1 }, 'buryatia-ssr'), flight, endPhase);
    const declined = after(open, place(null));
    expect(declined.control['buryatia-ssr']).toBe('soviet-union');
    expect(after(declined, roll(6)).control['buryatia-ssr']).toBe('japan');
  });
});

describe('NA-SU-2: rockets', () => {
  const gun = { 'antiaircraft-gun': 1 };
  const rocket = (from: string, to: string): Command => ({ type: 'rocket', from, to });
  const kept: NonNullable<Scene['running']> = [{ advantage: TREATY, until: 'used' }];
  /** A Japanese gun in Novosibirsk, two spaces from Caucasus and one from Russia. */
  const japanese = (scene: Partial<Scene> = {}) =>
    after(
      treaty({
        power: 'japan',
        developments: { japan: ['rockets'] },
        control: { novosibirsk: 'japan' },
        units: { japan: { novosibirsk: gun }, 'soviet-union': { russia: { infantry: 1 } } },
        ...scene,
      }),
      endPhase,
    );
  const soviet = (scene: Partial<Scene> = {}) =>
    after(
      treaty({
        power: 'soviet-union',
        developments: { 'soviet-union': ['rockets'] },
        units: { 'soviet-union': { 'buryatia-ssr': gun } },
        ...scene,
      }),
      endPhase,
    );

  test('a Japanese rocket on a red territory is an attack: the infantry stand there before its die', () => {
    const open = readBack(after(japanese(), rocket('novosibirsk', 'russia')));
    expect(offered(open)).toEqual(['russia']);
    expectRefused(open, roll(5), 'NA-SU-2', 'offer-first');
    const placed = readBack(after(open, place('russia')));
    expect(countsIn(placed, 'russia')).toEqual({ infantry: 5 });
    expect([placed.spentAdvantages, asked(placed)]).toEqual([[TREATY], []]);
    expect(after(placed, roll(5)).treasury['soviet-union']).toBe(19);
    expect(after(open, place(null), roll(5)).spentAdvantages).toEqual([TREATY]);
  });

  test('guns do not fire anew at flights after such an offer', () => {
    const state = treaty({
      power: 'japan',
      developments: { japan: ['rockets'] },
      control: { novosibirsk: 'japan' },
      units: {
        japan: { novosibirsk: gun, manchuria: { bomber: 1 } },
        'soviet-union': { 'buryatia-ssr': gun },
        'united-states': { 'sz-62': { submarine: 1 } },
      },
    });
    const flown = after(state, move('manchuria', { bomber: 1 }, 'sz-62', 'buryatia-ssr'), endPhase, roll(6));
    const struck = after(flown, rocket('novosibirsk', 'russia'), place('russia'));
    expect(struck.shots).toEqual([]);
    expect(after(struck, roll(1)).turn.battles).toEqual(flown.turn.battles);
  });

  test('a rocket on other Soviet ground comes first too, and calls up nobody', () => {
    const state = japanese({
      control: { 'southern-europe': 'soviet-union', balkans: 'japan' },
      units: { japan: { balkans: gun } },
    });
    const struck = after(state, rocket('balkans', 'southern-europe'));
    expect([offered(struck), struck.running]).toEqual([[], kept]);
  });

  test('a Soviet rocket on Japan loses it, unless Japan attacked before', () => {
    const strike = rocket('buryatia-ssr', 'japan');
    expect(after(soviet(), strike).spentAdvantages).toEqual([TREATY]);
    expect(after(soviet({ running: kept }), strike).spentAdvantages).toEqual([]);
  });

  test('a raid or rocket on another power is no attack on units that happen to stand there', () => {
    const guests = { japan: { germany: { infantry: 1 } } };
    const german = soviet({ units: { ...guests, 'soviet-union': { caucasus: gun } } });
    expect(after(german, rocket('caucasus', 'germany')).spentAdvantages).toEqual([]);
    const bombers = treaty({
      power: 'soviet-union',
      units: { ...guests, 'soviet-union': { 'west-russia': { bomber: 1 } }, germany: { germany: { infantry: 1 } } },
      control: { 'west-russia': 'soviet-union' },
    });
    const raid = (state: GameState): Command => ({
      type: 'raid',
      units: idsOf(state, 'germany', { bomber: 1 }),
      raid: true,
    });
    const flown = after(bombers, move('west-russia', { bomber: 1 }, 'germany'), raid, endPhase);
    expect(flown.spentAdvantages).toEqual([]);
  });
});
