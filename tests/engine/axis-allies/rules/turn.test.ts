import { describe, expect, test } from 'vitest';
import {
  awaiting,
  editionOf,
  newGame,
  phasesOf,
  optionFaults,
  type GameState,
  type Phase,
} from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  endPhase,
  engage,
  expectAllowed,
  expectRefused,
  fight,
  fightOut,
  game,
  idsOf,
  load,
  mobilize,
  move,
  offload,
  one,
  placesOf,
  roll,
} from './position.ts';

const edition = editionOf('1941');
const ALL = ['soviet-union', 'germany', 'united-kingdom', 'japan', 'united-states'];
const twoPlayers = [
  { name: 'Ann', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
  { name: 'Ben', powers: ['germany', 'japan'] },
];
const opening = newGame(edition, { players: twoPlayers, victory: 'standard' });

/** Ends phases until the turn passes to another power. Answers the phases. */
function phasesOfTurn(start: GameState): { readonly phases: readonly string[]; readonly next: GameState } {
  const phases: string[] = [];
  let state = start;
  while (state.power === start.power && !state.outcome) {
    phases.push(state.phase);
    state = after(state, endPhase);
  }
  return { phases, next: state };
}

describe('the order of play', () => {
  test('TURN-1: the powers follow each other in the printed order, and then a new round begins', () => {
    const seen: string[] = [];
    let state = opening;
    for (let turn = 0; turn < 6; turn++) {
      seen.push(`${state.round} ${state.power}`);
      state = phasesOfTurn(state).next;
    }
    expect(seen).toEqual([...ALL.map((power) => `1 ${power}`), '2 soviet-union']);
  });

  test('TURN-2: a turn has six phases, in order', () => {
    expect(phasesOfTurn(opening).phases).toEqual(phasesOf(opening));
  });

  test('TURN-2: each command belongs to its phases and is refused in all others', () => {
    const units = {
      germany: { germany: { infantry: 2, fighter: 1 }, 'sz-5': { transport: 1 } },
      'soviet-union': { karelia: { infantry: 1 } },
    };
    const duringPhase = (phase: Phase): GameState =>
      game({ power: 'germany', phase, units, purchased: { infantry: 1 } });
    for (const phase of phasesOf(opening)) {
      const state = duringPhase(phase);
      if (phase !== 'purchase-units')
        expectRefused(state, { type: 'purchase', units: { infantry: 1 } }, 'TURN-2', 'not-now');
      if (phase !== 'mobilize-new-units') expectRefused(state, mobilize('infantry', 'germany'), 'TURN-2', 'not-now');
      if (phase !== 'conduct-combat') expectRefused(state, fight('karelia'), 'TURN-2', 'not-now');
      if (phase !== 'combat-move' && phase !== 'conduct-combat')
        expectRefused(state, engage('sz-5'), 'TURN-2', 'not-now');
      if (phase !== 'combat-move' && phase !== 'noncombat-move') {
        expectRefused(state, move('germany', { infantry: 1 }, 'western-europe'), 'TURN-2', 'not-now');
        expectRefused(state, load('germany', { infantry: 1 }, 'sz-5'), 'TURN-2', 'not-now');
        expect(placesOf(state, idsOf(state, 'germany', { infantry: 1 }))).toEqual([]);
      }
      expect(awaiting(state)).toEqual({ kind: 'command', by: ['germany'] });
    }
  });

  test('TURN-2: a roll is refused if the game does not wait for dice', () => {
    for (const command of [
      roll(1),
      { type: 'press' },
      { type: 'retreat' },
      { type: 'submerge', units: [] },
      { type: 'casualties', units: [] },
    ] as const)
      expect(() => after(opening, command)).toThrow('refused');
  });
});

describe('a lost capital', () => {
  const lost = { germany: 'united-states' };

  test('TURN-3: a power without its capital has only the two movement phases and combat', () => {
    const before = game({ power: 'soviet-union', phase: 'collect-income', control: lost, units: {} });
    const state = after(before, endPhase);
    expect(state.power).toBe('germany');
    const { phases, next } = phasesOfTurn(state);
    expect(phases).toEqual(['combat-move', 'conduct-combat', 'noncombat-move']);
    expect(next.power).toBe('united-kingdom');
    expect(next.treasury['germany']).toBe(before.treasury['germany']);
    expectRefused(state, { type: 'purchase', units: { infantry: 1 } }, 'TURN-3', 'capital-lost');
  });

  test('TURN-3: a power that frees its own capital collects income that turn, but cannot mobilize there', () => {
    const start = game({
      power: 'germany',
      control: lost,
      treasury: { germany: 5 },
      units: { germany: { 'western-europe': { infantry: 1 } } },
    });
    const freed = after(start, move('western-europe', { infantry: 1 }, 'germany'), endPhase, endPhase, endPhase);
    expect(freed.phase).toBe('mobilize-new-units');
    const ended = after(freed, endPhase, endPhase);
    expect([ended.power, ended.treasury['germany']]).toEqual(['united-kingdom', 17]);
  });

  test('TURN-3: while a friend holds it the capital is not lost', () => {
    const state = after(
      game({ power: 'soviet-union', phase: 'collect-income', control: { germany: 'japan' }, units: {} }),
      endPhase,
    );
    expect([state.power, state.phase]).toEqual(['germany', 'purchase-units']);
  });
});

describe('victory', () => {
  /** The state after the last phase of this power's turn. */
  const afterTurnOf = (power: string, control: Readonly<Record<string, string>>, victory: string): GameState =>
    after(game({ power, phase: 'collect-income', control, victory, units: {} }), endPhase);

  const alliedGoal = { germany: 'united-kingdom', japan: 'united-states' };

  test('TURN-4: the Allies win with Berlin and Tokyo when Japan’s turn ends, not at the end of any other', () => {
    for (const power of ALL) {
      // A power without its capital has no collect income phase; Japan’s turn is ended by its noncombat move.
      const phase = power === 'japan' || power === 'germany' ? 'noncombat-move' : 'collect-income';
      const state = after(game({ power, phase, control: alliedGoal, units: {} }), endPhase);
      expect(state.outcome).toEqual(power === 'japan' ? { winner: 'allies', held: ['germany', 'japan'] } : null);
    }
  });

  test('TURN-4: one Axis capital is not enough', () => {
    expect(afterTurnOf('japan', { germany: 'united-kingdom' }, 'standard').outcome).toBeNull();
  });

  test.each([
    [['united-kingdom', 'russia']],
    [['united-kingdom', 'eastern-united-states']],
    [['russia', 'eastern-united-states']],
  ])('TURN-4: the Axis win with %j when the United States’ turn ends, not earlier', (capitals) => {
    const control = Object.fromEntries(capitals.map((capital) => [capital, 'germany']));
    for (const power of ALL) {
      const start = game({ power, phase: 'noncombat-move', control, units: {} });
      const { next } = phasesOfTurn(start);
      if (power !== 'united-states') expect(next.outcome).toBeNull();
      else
        expect([next.outcome?.winner, [...(next.outcome?.held ?? [])].sort()]).toEqual(['axis', [...capitals].sort()]);
    }
  });

  test('TURN-4: one Allied capital is not enough, and an Axis capital held by the Axis does not count', () => {
    expect(afterTurnOf('united-states', { russia: 'germany' }, 'standard').outcome).toBeNull();
  });

  test('TURN-4: a game that is won takes no more commands', () => {
    const over = afterTurnOf('united-states', { russia: 'germany', 'united-kingdom': 'germany' }, 'standard');
    expect(over.outcome?.winner).toBe('axis');
    expect(awaiting(over).kind).toBe('over');
    expectRefused(over, endPhase, 'TURN-4', 'game-over');
  });

  test('TURN-5: nor does a short game that is won', () => {
    const over = afterTurnOf('united-states', { 'united-kingdom': 'germany' }, 'short');
    expect(over.outcome?.winner).toBe('axis');
    expectRefused(over, endPhase, 'TURN-5', 'game-over');
  });

  test.each(['germany', 'japan'])(
    'TURN-5: in the short game the Allies win with %s alone at the end of Japan’s turn',
    (capital) => {
      const start = game({
        power: 'japan',
        phase: 'noncombat-move',
        victory: 'short',
        control: { [capital]: 'united-states' },
        units: {},
      });
      expect(phasesOfTurn(start).next.outcome).toEqual({ winner: 'allies', held: [capital] });
      expect(phasesOfTurn({ ...start, power: 'united-kingdom' }).next.outcome).toBeNull();
    },
  );

  test.each(['united-kingdom', 'eastern-united-states'])(
    'TURN-5: in the short game the Axis win with %s alone at the end of the United States’ turn',
    (capital) => {
      const start = game({
        power: 'united-states',
        phase: 'noncombat-move',
        victory: 'short',
        control: { [capital]: 'japan' },
        units: {},
      });
      expect(phasesOfTurn(start).next.outcome).toEqual({ winner: 'axis', held: [capital] });
      expect(phasesOfTurn({ ...start, power: 'soviet-union' }).next.outcome).toBeNull();
    },
  );

  test('TURN-5: Moscow alone does not win the short game', () => {
    expect(afterTurnOf('united-states', { russia: 'germany' }, 'short').outcome).toBeNull();
  });

  test('TURN-4: a capital taken and lost again before the turn in question ends does not count', () => {
    // Japan liberates Tokyo in the turn at whose end the Allies would have won.
    const start = game({
      power: 'japan',
      control: alliedGoal,
      units: { japan: { 'sz-45': { transport: 1 } } },
      aboard: [{ in: 'sz-45', ship: 'transport', owner: 'japan', cargo: [{ unit: 'infantry', owner: 'japan' }] }],
    });
    const freed = after(start, offload('sz-45', { infantry: 1 }, 'japan'), endPhase);
    expect(freed.control['japan']).toBe('japan');
    expect(phasesOfTurn(freed).next.outcome).toBeNull();
  });
});

describe('the table', () => {
  test('TURN-6: two to five players, every power once, each player on one side', () => {
    expect(optionFaults(edition, { players: twoPlayers, victory: 'standard' })).toEqual([]);
    expect(
      optionFaults(edition, { players: ALL.map((power) => ({ name: power, powers: [power] })), victory: 'short' }),
    ).toEqual([]);
    const wrong = [
      [{ name: 'Ann', powers: ALL }],
      [
        { name: 'Ann', powers: ['soviet-union', 'germany'] },
        { name: 'Ben', powers: ['united-kingdom', 'united-states'] },
        { name: 'Cy', powers: ['japan'] },
      ],
      [
        { name: 'Ann', powers: ['soviet-union', 'united-kingdom'] },
        { name: 'Ben', powers: ['germany', 'japan'] },
      ],
      [...twoPlayers, { name: 'Cy', powers: ['germany'] }],
      [...twoPlayers, { name: 'Cy', powers: [] }],
    ];
    for (const players of wrong) {
      expect(optionFaults(edition, { players, victory: 'standard' })).not.toEqual([]);
      expect(() => newGame(edition, { players, victory: 'standard' })).toThrow('TURN-6');
    }
  });

  test('TURN-6: powers of one player keep their treasuries apart', () => {
    const state = game({
      power: 'united-kingdom',
      phase: 'purchase-units',
      treasury: { 'united-kingdom': 3, 'united-states': 50 },
      units: {},
    });
    expectRefused(state, { type: 'purchase', units: { tank: 1 } }, 'BUY-2', 'cannot-afford');
    expect(after(state, { type: 'purchase', units: { infantry: 1 } }).treasury['united-states']).toBe(50);
  });

  test('TURN-7: only the acting power’s units move', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: {
        germany: { germany: { infantry: 1 } },
        japan: { germany: { infantry: 1 } },
        'soviet-union': { karelia: { infantry: 1 } },
      },
    });
    expectAllowed(state, move('germany', { infantry: 1 }, 'western-europe'));
    expectRefused(
      state,
      { type: 'move', units: idsOf(state, 'germany', { infantry: 1 }, 'japan'), to: 'western-europe' },
      'TURN-7',
      'not-your-unit',
    );
    expectRefused(
      state,
      { type: 'move', units: idsOf(state, 'karelia', { infantry: 1 }, 'soviet-union'), to: 'archangel' },
      'TURN-7',
      'not-your-unit',
    );
    expectRefused(state, { type: 'move', units: ['u999'], to: 'archangel' }, 'TURN-7', 'unknown-unit');
    expectRefused(state, { type: 'move', units: [], to: 'archangel' }, 'TURN-7', 'no-units-chosen');
  });

  test('TURN-7: a friend’s troops aboard go along with the ship, and are not yours to land', () => {
    const state = game({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      units: { 'united-kingdom': { 'sz-10': { transport: 1 } } },
      aboard: [
        { in: 'sz-10', ship: 'transport', owner: 'united-kingdom', cargo: [{ unit: 'tank', owner: 'united-states' }] },
      ],
    });
    const tank = one(state, 'sz-10', 'tank', 'united-states');
    const sailed = after(state, move('sz-10', { transport: 1 }, 'sz-2'));
    expect(sailed.units[tank]?.space).toBe('sz-2');
    expectRefused(sailed, { type: 'offload', units: [tank], to: 'greenland' }, 'TURN-7', 'not-your-unit');
  });

  test('TURN-8: friends share territories, zones and carriers without asking', () => {
    const state = game({
      power: 'united-states',
      phase: 'noncombat-move',
      units: {
        'united-states': { 'eastern-united-states': { infantry: 1, fighter: 1 }, 'sz-11': { destroyer: 1 } },
        'united-kingdom': { 'eastern-canada': { infantry: 1 }, 'sz-10': { carrier: 1, fighter: 1 } },
      },
    });
    expectAllowed(state, move('eastern-united-states', { infantry: 1 }, 'eastern-canada'));
    expectAllowed(state, move('sz-11', { destroyer: 1 }, 'sz-10'));
    expectAllowed(state, move('eastern-united-states', { fighter: 1 }, 'sz-10'));
  });

  test('TURN-8: a full deck is full for friends too', () => {
    const state = game({
      power: 'united-states',
      phase: 'noncombat-move',
      units: {
        'united-states': { 'eastern-united-states': { fighter: 1 } },
        'united-kingdom': { 'sz-10': { carrier: 1, fighter: 2 } },
      },
    });
    expectRefused(state, move('eastern-united-states', { fighter: 1 }, 'sz-10'), 'NCM-5', 'not-a-landing-place');
  });
});

describe('a whole turn', () => {
  test('TURN-2: nothing but collecting income has to be done', () => {
    const { next } = phasesOfTurn(opening);
    expect(next.treasury['soviet-union']).toBe(14);
    expect(next.units).toEqual(opening.units);
  });

  test('TURN-2: combat cannot be passed over once it has been sought', () => {
    const start = game({
      power: 'germany',
      units: { germany: { 'eastern-europe': { tank: 2 } }, 'soviet-union': { karelia: { infantry: 1 } } },
    });
    const fighting = after(start, move('eastern-europe', { tank: 2 }, 'karelia'), endPhase);
    expectRefused(fighting, endPhase, 'COM-1', 'battles-remain');
    expect(after(fightOut(fighting, 'karelia', { attacker: 1, defender: 6 }), endPhase).phase).toBe('noncombat-move');
  });
});

test(
  'TURN-3: without its capital a power mobilizes nothing, so no fighter waits at sea for a carrier in ' +
    'its mobilization zone',
  () => {
    const state = game({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      control: { 'united-kingdom': 'germany' },
      purchased: { carrier: 1 },
      units: { 'united-kingdom': { 'sz-33': { fighter: 1 } }, germany: { 'united-kingdom': { infantry: 1 } } },
    });
    expectRefused(state, endPhase, 'NCM-6', 'must-save-air');
    expect(after(state, move('sz-33', { fighter: 1 }, 'australia'), endPhase).power).toBe('japan');
  },
);
