import { describe, expect, test } from 'vitest';
import {
  awaiting,
  battlesToCome,
  firstRound,
  hypotheticalTurn,
  strengthOf,
  unitsIn,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { plannedAttacks, battleStrengths } from '../../../../src/games/axis-allies/store/plannedAttacks.ts';
import { battleSentences } from '../../../../src/games/axis-allies/text/spaces/signs.ts';
import { after, endPhase, fight, game, move, offload, one, roll, transport } from './position.ts';

/** What is shown of a battle before it begins is what it rolls: with artillery, second dice, ships and advantages. */

type Counts = Readonly<Record<string, number>>;

const UK = 'united-kingdom';

/** German units of Ukraine will attack the Caucasus. */
const overland = (attackers: Counts, more = {}): GameState =>
  after(
    game({
      power: 'germany',
      units: { germany: { 'ukraine-ssr': attackers }, 'soviet-union': { caucasus: { infantry: 2 } } },
      ...more,
    }),
    move('ukraine-ssr', attackers, 'caucasus'),
  );

const attackOf = (state: GameState, space = 'caucasus') => battleStrengths(state)[space]?.attacker?.strength;

describe('what the attackers of a battle to come roll', () => {
  test('ART-1: infantry is raised by artillery', () => {
    const state = overland({ infantry: 2, artillery: 1 });
    expect(attackOf(state)).toEqual({ dice: 3, total: 5 });
    expect(plannedAttacks(state).map(({ strength }) => strength)).toEqual([{ dice: 3, total: 5 }]);
    expect(battleSentences(state, battlesToCome(state)[0]!)[1]).toContain('attack 5');
  });

  test('RES-12: heavy bombers roll two dice', () => {
    const state = overland({ infantry: 1, bomber: 1 }, { developments: { germany: ['heavy-bombers'] } });
    expect(attackOf(state)).toEqual({ dice: 3, total: 9 });
  });

  test('NA-JA-6: what an advantage gives when the battle begins counts', () => {
    const state = after(
      game({
        power: 'japan',
        advantages: { japan: ['banzai-attacks'] },
        units: { japan: { manchuria: { infantry: 3 } }, 'united-states': { china: { infantry: 2 } } },
      }),
      move('manchuria', { infantry: 3 }, 'china'),
    );
    expect(attackOf(state, 'china')).toEqual({ dice: 3, total: 6 });
    expect(state.running).toEqual([]);
  });

  describe('NA-US-3: Marines attack on 2', () => {
    const US = 'united-states';
    const china = (ashore: boolean) => {
      const start = game({
        power: US,
        advantages: { [US]: ['marines'] },
        units: {
          [US]: { 'sz-59': { transport: 1 }, china: { infantry: 1 } },
          japan: { kwantung: { infantry: 2 } },
        },
        aboard: [transport('sz-59', ['infantry'], US)],
      });
      const landing = ashore ? [offload('sz-59', { infantry: 1 }, 'kwantung')] : [];
      return after(start, move('china', { infantry: 1 }, 'kwantung'), ...landing);
    };

    test('in a landing, all of them', () => {
      expect(attackOf(china(true), 'kwantung')).toEqual({ dice: 2, total: 4 });
    });

    test('but not over land', () => {
      expect(attackOf(china(false), 'kwantung')).toEqual({ dice: 1, total: 1 });
    });
  });

  test('SBR-1: bombers that raid do not count', () => {
    const state = overland({ infantry: 1, bomber: 1 }, { complexes: ['caucasus', 'germany'] });
    const bomber = unitsIn(state, 'caucasus').flatMap(({ id, type }) => (type === 'bomber' ? [id] : []));
    expect(attackOf(after(state, { type: 'raid', units: bomber, raid: true }))).toEqual({ dice: 1, total: 1 });
  });
});

describe('ships that bombard', () => {
  /** British ships in zone 3 whose troops will land in Norway. */
  const landing = (enemies: Counts): GameState =>
    after(
      game({
        power: UK,
        units: {
          [UK]: { 'sz-3': { transport: 1, battleship: 1 } },
          germany: { norway: { infantry: 1 }, 'sz-3': enemies },
        },
        aboard: [transport('sz-3', ['tank', 'infantry'], UK)],
      }),
      offload('sz-3', { tank: 1, infantry: 1 }, 'norway'),
    );

  test('BOM-1: count in the landing they support', () => {
    expect(attackOf(landing({}), 'norway')).toEqual({ dice: 3, total: 8 });
  });

  test('BOM-2: do not if they fight at sea before', () => {
    expect(attackOf(landing({ submarine: 1 }), 'norway')).toEqual({ dice: 2, total: 4 });
  });
});

test('what is shown is what is rolled, on both sides', () => {
  const state = overland(
    { infantry: 3, artillery: 2, tank: 1, fighter: 1, bomber: 1 },
    {
      developments: { germany: ['heavy-bombers'] },
      advantages: { 'soviet-union': ['russian-winter'] },
      running: [{ advantage: 'russian-winter', until: 'own-turn' }],
    },
  );
  const shown = firstRound(state, battlesToCome(state)[0]!);
  const attack = after(state, endPhase, fight('caucasus'));
  expect(awaiting(attack)).toMatchObject({ kind: 'dice', groups: shown.attacker });
  expect(shown.defender.map(({ value }) => value)).toEqual([3]);
  expect(awaiting(after(attack, roll(...Array<number>(9).fill(6))))).toMatchObject({
    kind: 'dice',
    groups: shown.defender,
  });
});

describe('of a battle under way', () => {
  const begun = (): GameState =>
    after(
      game({
        power: 'germany',
        units: {
          germany: { 'ukraine-ssr': { infantry: 2, fighter: 1 } },
          'soviet-union': { caucasus: { infantry: 2, 'antiaircraft-gun': 1 }, archangel: { infantry: 1 } },
        },
      }),
      move('ukraine-ssr', { infantry: 2, fighter: 1 }, 'caucasus'),
      endPhase,
      fight('caucasus'),
    );
  const plan = { space: 'caucasus', kind: 'land', landingFrom: [] } as const;

  test('AA-3: the gun fires in the first cycle only', () => {
    const first = firstRound(begun(), plan);
    expect(first.gun).toMatchObject({ space: 'caucasus', targets: [one(begun(), 'caucasus', 'fighter')], value: 1 });
    const second = after(begun(), roll(6), roll(6, 6, 6), roll(6, 6), { type: 'press' });
    expect(firstRound(second, plan).gun).toBeNull();
  });

  test('COM-8: what is rolled now, without those that are lost', () => {
    const lost = after(begun(), roll(1), roll(6, 6), roll(1, 6), { type: 'press' });
    expect(firstRound(lost, plan).attacker).toMatchObject([{ value: 1, units: [expect.any(String)] }]);
    expect(firstRound(lost, plan).defender).toMatchObject([{ value: 2 }]);
  });
});

test('NA-SU-4: nothing is said of another power’s turn while free units are offered', () => {
  const state = game({
    power: 'germany',
    advantages: { 'soviet-union': ['salvage'] },
    units: { germany: { 'ukraine-ssr': { tank: 1 } }, 'soviet-union': { caucasus: { infantry: 2 } } },
  });
  const attack = move('ukraine-ssr', { tank: 1 }, 'caucasus');
  const open = after(state, attack, endPhase, fight('caucasus'), roll(6), roll(1, 6));
  expect(open.offers).toHaveLength(1);
  expect(hypotheticalTurn(open, 'japan')).toBeNull();
  expect(hypotheticalTurn(after(open, { type: 'place-offer', to: null }), 'japan')).not.toBeNull();
});

test('of nobody there is no strength, nor of troops that are all aboard', () => {
  const state = game({
    power: UK,
    units: { [UK]: { 'sz-3': { transport: 1 } } },
    aboard: [transport('sz-3', ['tank'], UK)],
  });
  const troops = unitsIn(state, 'sz-3').filter(({ aboard }) => aboard !== undefined);
  const none = { attack: 0, defense: 0, hits: 0, firstShots: 0, twoHits: 0 };
  expect(strengthOf(state, [])).toEqual(none);
  expect(strengthOf(state, troops)).toEqual(none);
});

test('of units that stand in a space: as they would fight there', () => {
  const state = game({
    power: 'germany',
    advantages: { germany: ['fortress-europe'] },
    units: { germany: { germany: { infantry: 2, artillery: 1 } } },
  });
  expect(strengthOf(state, unitsIn(state, 'germany'))).toMatchObject({ attack: 5, defense: 7, hits: 3 });
});
