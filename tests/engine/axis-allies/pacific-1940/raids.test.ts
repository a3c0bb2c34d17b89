import { describe, expect, test } from 'vitest';
import {
  awaiting,
  facilitiesIn,
  fromPosition,
  play,
  toPosition,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, expectRefused, fight, idsOf, move, one, roll } from '../rules/position.ts';
import {
  besideBattle,
  besideBomber,
  escort,
  FLY,
  flown,
  intercept,
  JAPAN,
  overJapan,
  overMalaya,
  raid,
  sent,
  share,
} from './raidScenes.ts';

const UK = 'united-kingdom';

describe('escorts', () => {
  test('SBR-6: nobody escorts where nobody raids', () =>
    expectRefused(besideBomber(), escort({ fighter: 1 }), 'SBR-6', 'nothing-to-escort'));

  test('TAC-1: a tactical bomber does not escort, and a bomber escorts nobody', () => {
    const raided = after(besideBomber(), raid({ bomber: 1 }));
    expectRefused(raided, escort({ 'tactical-bomber': 1 }), 'TAC-1', 'cannot-escort');
    expectRefused(raided, escort({ bomber: 1 }), 'SBR-6', 'cannot-escort');
  });

  test('SBR-6: escorts fight after all when the raid is called off', () => {
    const state = after(besideBomber(), raid({ bomber: 1 }), escort({ fighter: 1 }));
    expect(state.turn.deeds[one(state, 'malaya', 'fighter')]?.duty).toBe('escort');
    const called = after(state, { type: 'raid', units: idsOf(state, 'malaya', { bomber: 1 }), raid: false });
    expect(called.turn.deeds[one(called, 'malaya', 'fighter')]?.duty).toBeUndefined();
  });

  test('SBR-7: escorts take no part in the battle of the territory', () => {
    const state = after(besideBomber(), raid({ bomber: 1 }), escort({ fighter: 1 }), endPhase, FLY, roll(6), roll(1));
    const battle = after(state, fight('malaya')).battle;
    expect(battle?.attackers).toEqual(idsOf(state, 'malaya', { 'tactical-bomber': 1 }));
  });

  test('SBR-3: raiders and escorts land in the noncombat move', () => {
    const done = after(
      overMalaya({ japan: { siam: { bomber: 1, fighter: 1 } }, [UK]: { malaya: { infantry: 1 } } }),
      sent({ bomber: 1, fighter: 1 }),
      raid({ bomber: 1 }),
      escort({ fighter: 1 }),
      endPhase,
      FLY,
      roll(6),
      roll(1),
      endPhase,
    );
    expect(done.phase).toBe('noncombat-move');
    expectRefused(done, endPhase, 'NCM-6');
    const home = after(done, move('malaya', { bomber: 1, fighter: 1 }, 'siam'));
    expect(Object.values(home.turn.deeds).map(({ duty }) => duty)).toEqual([undefined, undefined]);
    expect(after(home, endPhase).phase).toBe('mobilize-new-units');
  });
});

describe('interceptors', () => {
  test('SBR-6: all owners of fighters in the territory are asked together, and for fighters only', () => {
    const state = flown();
    expect(awaiting(state)).toMatchObject({ kind: 'intercept', by: [UK, 'anzac'], space: 'malaya' });
    expect(awaiting(state)).toHaveProperty('units.length', 3);
    expectRefused(state, intercept({ 'tactical-bomber': 1 }, 'anzac'), 'TAC-1', 'cannot-intercept');
    expectRefused(state, intercept({ infantry: 1 }), 'SBR-6', 'cannot-intercept');
    expectRefused(state, { type: 'intercept', units: ['toString'] }, 'SBR-6', 'cannot-intercept');
    expectRefused(state, roll(1), 'SBR-6', 'interception-first');
  });

  test('SBR-6: bombers do not fire, escorts hit on 1, interceptors on 2, and all that are hit still fire', () => {
    const met = after(flown(), intercept({ fighter: 2 }));
    expect(awaiting(met)).toMatchObject({ kind: 'dice', side: 'attacker', groups: [{ value: 1 }] });
    const fired = after(met, roll(1, 1));
    expect(awaiting(fired)).toMatchObject({ kind: 'dice', side: 'defender', groups: [{ value: 2 }] });
    const lost = after(fired, roll(2, 3));
    expect(awaiting(lost)).toMatchObject({ kind: 'casualties', side: 'attacker', hitsToAssign: 1 });
  });

  test('SBR-6: there is one round, whoever is left', () => {
    const over = after(flown(), intercept({ fighter: 2 }), roll(6, 6), roll(6, 6));
    expect(over.battle).toBeNull();
    expect(awaiting(over)).toMatchObject({ kind: 'dice', roll: 'antiaircraft' });
  });

  test('SBR-6: without a bomber left the raid is over, though escorts are', () => {
    const met = after(flown(), intercept({ fighter: 2 }), roll(6, 6), roll(1, 1));
    const done = play(met, { type: 'casualties', units: idsOf(met, 'malaya', { bomber: 2 }) });
    if (!done.ok) throw new Error(done.fault.reason);
    expect(done.value.events.map(({ type }) => type)).toContain('raid-failed');
    expect([done.value.state.roll, awaiting(done.value.state).kind]).toEqual([null, 'command']);
    expect(idsOf(done.value.state, 'malaya', { fighter: 2 })).toHaveLength(2);
  });
});

describe('raids on several facilities', () => {
  test('SBR-7: all bombers are shared out, among what stands there', () => {
    const state = overJapan(3);
    expect(awaiting(state)).toMatchObject({
      kind: 'share',
      by: ['united-states'],
      facilities: ['major-complex', 'air-base', 'naval-base'],
    });
    expectRefused(state, share({ 'air-base': 2 }), 'SBR-7', 'wrong-share');
    expectRefused(state, share({ 'minor-complex': 3 }), 'SBR-7', 'wrong-share');
    expectRefused(state, share({ 'air-base': -1, 'major-complex': 4 }), 'SBR-7', 'wrong-share');
    expectRefused(state, endPhase, 'SBR-7', 'share-first');
  });

  test('FAC-7: one at its limit fires, and takes no more', () => {
    const state = after(overJapan(3), share({ 'naval-base': 1, 'air-base': 2 }));
    expect(awaiting(state)).toMatchObject({
      groups: [
        { facility: 'air-base', value: 1 },
        { facility: 'naval-base', value: 1 },
      ],
    });
    const done = after(state, roll(1, 2, 2), roll(5, 6));
    expect(facilitiesIn(done, 'japan')).toEqual({ 'major-complex': 19, 'air-base': 5, 'naval-base': 6 });
    expect(idsOf(done, 'japan', { bomber: 2 })).toHaveLength(2);
  });

  test('SBR-5, FAC-5: damage goes up to the limit of the facility, and nobody pays', () => {
    const state = after(overJapan(2), share({ 'major-complex': 2 }), roll(6, 6), roll(6, 6));
    expect(facilitiesIn(state, 'japan')['major-complex']).toBe(20);
    expect(state.treasury).toEqual(overJapan(2).treasury);
  });

  test('FAC-7: nobody drops anything if all are shot down', () => {
    const state = after(overJapan(2), share({ 'major-complex': 2 }), roll(1, 1));
    expect([state.roll, facilitiesIn(state, 'japan')]).toEqual([null, JAPAN.japan]);
  });
});

test('AMPH-8: raids come before all battles, elsewhere too', () => {
  const state = besideBattle();
  expectRefused(state, fight('shan-state'), 'AMPH-8', 'raids-first');
});

test('SBR-6, SBR-7: a position holds how far a raid has come', () => {
  const ends = (state: GameState, ...orders: readonly (Command | ((state: GameState) => Command))[]): void => {
    let now = state;
    for (const order of [null, ...orders]) {
      if (order !== null) now = after(now, order);
      const file = JSON.parse(JSON.stringify(toPosition(now))) as unknown;
      const read = fromPosition(file);
      if (!read.ok) throw new Error(JSON.stringify(read.fault));
      expect(toPosition(read.value)).toEqual(toPosition(now));
      expect(awaiting(read.value).kind).toBe(awaiting(now).kind);
    }
  };
  ends(flown(), intercept({ fighter: 2 }), roll(1, 6), roll(2, 6), (state) => {
    const asked = awaiting(state);
    return { type: 'casualties', units: asked.kind === 'casualties' ? asked.suggestion : [] };
  });
  ends(flown(), intercept({}), roll(1, 6), roll(3));
});
