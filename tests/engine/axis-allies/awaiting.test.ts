import { describe, expect, test } from 'vitest';
import {
  awaiting,
  battleBegun,
  battlesToCome,
  forcesFor,
  play,
  warnings,
  type Awaiting,
  type GameState,
} from '../../../src/engine/axis-allies/index.ts';
import { recordedGames, startOf } from './games/recordedGame.ts';
import { ashore, atSea, cameToSea, hit, lose, miss, retreat, submerge } from './rules/battle.ts';
import { after, endPhase, fight, game, idsOf, mobilize, one, type Order } from './rules/position.ts';

/** What the game waits for, and from whom. */

const UK = 'united-kingdom';
const US = 'united-states';

const askedBy = (start: GameState, ...orders: readonly Order[]): string => {
  const asked = awaiting(after(start, ...orders));
  return `${asked.kind} ${'by' in asked ? asked.by.join('+') : ''}`;
};

describe('the game waits', () => {
  const state = game({ power: 'germany', units: { germany: { germany: { tank: 1 } } } });

  test('for the acting power, between battles', () =>
    expect(awaiting(state)).toEqual({ kind: 'command', by: ['germany'] }));

  test('TURN-4: for nobody after a side has won', () => {
    const outcome = { winner: 'axis', held: ['russia'] } as const;
    expect(awaiting({ ...state, outcome })).toEqual({ kind: 'over', outcome });
  });

  test('COM-4: for the owners of the units that roll', () => {
    const mixed = ashore({ tank: 1, fighter: 1 }, { infantry: 1 }, { units: { [US]: { karelia: { infantry: 1 } } } });
    expect(awaiting(mixed)).toMatchObject({ kind: 'dice', side: 'attacker', by: ['germany'] });
    const missed = after(mixed, miss);
    expect(awaiting(missed)).toMatchObject({ kind: 'dice', side: 'defender' });
    expect(askedBy(mixed, miss).split(' ')[1]?.split('+').toSorted()).toEqual(['soviet-union', US]);
  });

  test('COM-14: for all defending powers if casualties are to be chosen', () => {
    const mixed = ashore({ tank: 2 }, { infantry: 1, tank: 1 }, { units: { [US]: { karelia: { infantry: 1 } } } });
    const struck = after(mixed, hit({ surface: 1 }));
    const asked = awaiting(struck);
    if (asked.kind !== 'casualties') throw new Error(asked.kind);
    expect([asked.side, asked.hitsToAssign, asked.hits, asked.candidates.length]).toEqual([
      'defender',
      1,
      { submarine: 0, air: 0, surface: 1 },
      3,
    ]);
    expect(asked.by.toSorted()).toEqual(['soviet-union', US]);
    const own = atSea({ destroyer: 1, battleship: 1, carrier: 1 }, { battleship: 1 });
    expect(askedBy(own, miss, hit({ surface: 1 }))).toBe('casualties germany');
  });

  test('COM-5: for the owners of submarines, first the attacker’s, then the defender’s', () => {
    const dive = atSea({ submarine: 1 }, { submarine: 1 });
    expect(awaiting(dive)).toEqual({
      kind: 'submerge',
      by: ['germany'],
      side: 'attacker',
      submarines: [one(dive, 'sz-8', 'submarine')],
    });
    const next = after(dive, submerge(0));
    expect(awaiting(next)).toEqual({
      kind: 'submerge',
      by: [UK],
      side: 'defender',
      submarines: [one(dive, 'sz-8', 'submarine', UK)],
    });
  });

  test('COM-18: for the attacker, to press on or retreat', () => {
    const fought = after(cameToSea({ destroyer: 1 }, { fighter: 1 }, { destroyer: 1 }), miss, miss);
    expect(awaiting(fought)).toEqual({ kind: 'retreat', by: ['germany'], to: ['sz-7'], air: true });
    expect(after(fought, retreat('sz-7')).battle).toBeNull();
  });

  test('NCM-2: for the owner of a fighter without its carrier', () => {
    const start = atSea(
      { destroyer: 2 },
      { carrier: 1, fighter: 1, destroyer: 1 },
      { units: { [UK]: { 'sz-9': { carrier: 1 } } } },
    );
    const fighter = one(start, 'sz-8', 'fighter', UK);
    const spared = after(
      start,
      hit({ surface: 2 }),
      lose({ carrier: 1, destroyer: 1 }),
      hit({ surface: 1, air: 1 }),
      endPhase,
    );
    const asked = awaiting(spared);
    expect(asked).toMatchObject({ kind: 'stranded', by: [UK], unit: fighter });
    expect('to' in asked && asked.to.toSorted()).toEqual(['sz-9', UK]);
    expect(spared.stranded).toEqual([fighter]);
  });
});

describe('before a phase ends, the warnings say', () => {
  test('MOB-4: what will be refunded, and for how much', () => {
    const state = game({
      power: UK,
      phase: 'mobilize-new-units',
      purchased: { battleship: 2, infantry: 2 },
      units: {},
      control: { 'united-kingdom': UK, australia: 'japan', india: 'japan' },
      complexesCapturedThisTurn: ['united-kingdom'],
    });
    expect(warnings(state)).toEqual([{ kind: 'refund', units: { battleship: 2, infantry: 2 }, ipcs: 38 }]);
    const home = game({ power: UK, phase: 'mobilize-new-units', purchased: { infantry: 1 }, units: {} });
    expect(warnings(home)).toEqual([]);
    expect(warnings(after(home, mobilize('infantry', 'united-kingdom')))).toEqual([]);
    expect(warnings(game({ power: UK, units: {} }))).toEqual([]);
  });

  test('NCM-7: which aircraft still have to land', () => {
    const state = game({
      power: UK,
      phase: 'noncombat-move',
      units: { [UK]: { 'sz-8': { fighter: 2 }, 'united-kingdom': { fighter: 1 } } },
    });
    expect(warnings(state)).toEqual([{ kind: 'air-to-land', units: idsOf(state, 'sz-8', { fighter: 2 }) }]);
    expect(warnings({ ...state, phase: 'purchase-units' })).toEqual([]);
  });
});

test('COM-1: during a battle the game waits for nothing else', () => {
  const state = game({
    power: 'germany',
    phase: 'conduct-combat',
    units: { germany: { 'sz-8': { destroyer: 1 } }, [UK]: { 'sz-8': { destroyer: 1 } } },
  });
  expect(askedBy(state)).toBe('command germany');
  expect(askedBy(state, fight('sz-8'))).toBe('dice germany');
});

/** What is asked; of dice, how many units of each type roll them. Of units alike, any may be the one supported. */
const questionOf = ({ units }: GameState, asked: Awaiting): unknown => [
  asked.kind,
  'by' in asked ? asked.by.toSorted() : [],
  asked.kind === 'dice'
    ? asked.groups.map((group) => [group.value, group.units.map((id) => units[id]?.type).sort()])
    : [],
];

test.each([...recordedGames()])(
  'COM-3: a battle only thought of asks what it asks once it begins: %s',
  (_, recorded) => {
    let state = startOf(recorded);
    let compared = 0;
    for (const [i, command] of recorded.commands.entries()) {
      const plans = i % 3 === 0 && /combat/.test(state.phase) ? battlesToCome(state) : [];
      for (const plan of plans) {
        const asked = questionOf(state, awaiting(battleBegun(state, plan, forcesFor(state, plan))));
        const begun = play(state, { type: 'fight', space: plan.space });
        if (!begun.ok || !begun.value.state.battle) continue;
        compared += 1;
        expect(asked).toEqual(questionOf(state, awaiting(begun.value.state)));
      }
      const played = play(state, command);
      if (!played.ok) throw new Error(JSON.stringify(played.fault));
      state = played.value.state;
    }
    expect(compared).toBeGreaterThan(0);
  },
);
