import { describe, expect, test } from 'vitest';
import type { Command, GameState } from '../../../../src/engine/axis-allies/index.ts';
import { testRefusals } from '../rules/refusalCases.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fight,
  game,
  idsOf,
  load,
  move,
  one,
  placesOf,
  roll,
  type Scene,
} from './position.ts';

/** Which decks take fighters: as cargo in combat move (CM-13), and when carriers come to fetch them (CM-12, COM-25). */

type Units = NonNullable<Scene['units']>;

/** Japanese and other units in zone 50, and an American ship in the next one. */
const pacific = (here: Units[string], others: Units = {}): GameState =>
  game({ power: 'japan', units: { japan: here, 'united-states': { 'sz-51': { destroyer: 1 } }, ...others } });

const stay = (count = 1, carrier?: string) => load('sz-50', { fighter: count }, 'sz-50', carrier);

/** How many own fighters are aboard each carrier. */
const aboard = (state: GameState): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { aboard: ship } of Object.values(state.units))
    if (ship !== undefined) counts[ship] = (counts[ship] ?? 0) + 1;
  return counts;
};

describe('fighters that stay aboard', () => {
  testRefusals([
    [
      'CM-13: one that has flown does not',
      () => [
        after(pacific({ 'sz-49': { fighter: 1, carrier: 1 }, 'sz-50': { carrier: 1 } }), flyOut),
        load('sz-51', { fighter: 1 }, 'sz-51'),
      ],
      { rule: 'CM-13', reason: 'already-moved', units: ['fighter'], spaces: ['sz-51'] },
    ],
    [
      'CM-13: no third one on the deck that is left when another carrier has sailed',
      () => [after(pacific({ 'sz-50': { carrier: 2, fighter: 3 } }), launch(3), sailOut), stay(3)],
      { rule: 'CM-13', reason: 'no-deck', units: ['fighter'], spaces: ['sz-50'] },
      ['instead: load fighter+fighter sz-50'],
    ],
    [
      'CM-13: none where the only other deck is the enemy’s',
      () => {
        const beside = { 'united-states': { 'sz-50': { carrier: 1 }, 'sz-51': { destroyer: 1 } } };
        return [
          after(pacific({ 'sz-50': { carrier: 1, fighter: 1, battleship: 1 } }, beside), launch(1), sailOut),
          stay(),
        ];
      },
      { rule: 'CM-13', reason: 'no-deck', units: ['fighter'], spaces: ['sz-50'] },
    ],
  ]);

  test('CM-13: are two on each of several carriers, or on the one that is named', () => {
    const state = pacific({ 'sz-50': { carrier: 2, fighter: 3, battleship: 1 } });
    const [first = '', second = ''] = idsOf(state, 'sz-50', { carrier: 2 });
    expect(aboard(after(state, stay(3)))).toEqual({ [first]: 2, [second]: 1 });
    expect(aboard(after(state, stay(2, second)))).toEqual({ [second]: 2 });
  });

  test('CM-13: the places of guests are counted over all decks', () => {
    const guests: Units = { germany: { 'sz-50': { fighter: 2 } } };
    const state = pacific({ 'sz-50': { carrier: 2, fighter: 2 } }, guests);
    expect(Object.values(aboard(after(state, stay(2))))).toEqual([2]);
    expectAllowed(pacific({ 'sz-50': { carrier: 2, fighter: 1 } }, { germany: { 'sz-50': { fighter: 3 } } }), stay());
  });

  test('CM-13: the enemy’s fighters beside them take no place', () => {
    const state = pacific(
      { 'sz-50': { carrier: 1, fighter: 2 } },
      { 'united-states': { 'sz-50': { carrier: 1, fighter: 2 } } },
    );
    expectAllowed(state, stay(2));
  });

  test('CM-13: are not loaded again, nor together with one from elsewhere', () => {
    const state = pacific({ 'sz-50': { carrier: 1, fighter: 1 }, 'wake-island': { fighter: 1 } });
    const both: Command = {
      type: 'load',
      units: [one(state, 'sz-50', 'fighter'), one(state, 'wake-island', 'fighter')],
      zone: 'sz-50',
    };
    expect(placesOf(after(state, stay()), [one(state, 'sz-50', 'fighter')])).not.toContain('wake-island');
    expect(() => after(state, both)).toThrow();
  });
});

const flyOut = move('sz-49', { fighter: 1 }, 'sz-51', 'sz-50');
const launch = (count: number) => move('sz-50', { fighter: count }, 'sz-50');
const sailOut = move('sz-50', { carrier: 1 }, 'sz-51');

describe('carriers that come to fetch', () => {
  /** An American fighter attacks zone 62; its carrier could come only through zone 57, which a battleship attacks. */
  const far = (...dice: readonly number[][]): GameState => {
    const state = game({
      power: 'united-states',
      control: { 'buryatia-ssr': 'japan', 'soviet-far-east': 'japan' },
      units: {
        'united-states': { 'hawaiian-islands': { fighter: 1 }, 'sz-52': { carrier: 1, battleship: 1 } },
        japan: { 'sz-62': { transport: 1 }, 'sz-57': { destroyer: 1 } },
      },
    });
    return after(
      state,
      move('hawaiian-islands', { fighter: 1 }, 'sz-62', 'sz-52', 'sz-57'),
      move('sz-52', { battleship: 1 }, 'sz-57'),
      endPhase,
      fight('sz-57'),
      ...dice.map((faces) => roll(...faces)),
    );
  };
  const places = (state: GameState) => placesOf(state, [one(state, 'sz-62', 'fighter')]);

  test('COM-25: pass a zone that was cleared before', () => {
    const cleared = after(far([1], [6]), fight('sz-62'), roll(1), roll(6));
    expect(places(cleared)).toEqual(['sz-57', 'sz-60', 'sz-62', 'sz-63']);
  });

  test('COM-25: and none where the enemy has held out', () => {
    const held = after(far([6], [6]), { type: 'retreat', to: 'sz-52' }, fight('sz-62'), roll(1), roll(6));
    expect(places(held)).toEqual(['sz-60', 'sz-63']);
    const home = after(held, move('sz-62', { fighter: 1 }, 'sz-63'), endPhase);
    const fetched = after(home, move('sz-52', { carrier: 1 }, 'sz-63', 'sz-56'), endPhase);
    expect(countsIn(fetched, 'sz-63')).toEqual({ carrier: 1, fighter: 1 });
  });

  test('COM-25: a zone whose battle is still to come may be cleared', () => {
    const state = game({
      power: 'united-states',
      control: { 'buryatia-ssr': 'japan', 'soviet-far-east': 'japan' },
      units: {
        'united-states': { 'hawaiian-islands': { fighter: 1 }, 'sz-52': { carrier: 1, battleship: 1 } },
        japan: { 'sz-62': { transport: 1 }, 'sz-57': { destroyer: 1 } },
      },
    });
    const first = after(
      state,
      move('hawaiian-islands', { fighter: 1 }, 'sz-62', 'sz-52', 'sz-57'),
      move('sz-52', { battleship: 1 }, 'sz-57'),
      endPhase,
      fight('sz-62'),
      roll(1),
      roll(6),
    );
    expect(places(first)).toContain('sz-62');
  });
});

describe('carriers that took fighters up', () => {
  /** Japanese carriers one step on their way, on which fighters have landed. */
  const landed = (carriers: number, fighters: number, more: Units[string][string] = {}): GameState =>
    after(
      game({
        power: 'japan',
        phase: 'noncombat-move',
        units: { japan: { 'sz-60': { carrier: carriers, ...more }, japan: { fighter: fighters } } },
      }),
      move('sz-60', { carrier: carriers, ...more }, 'sz-58'),
      move('japan', { fighter: fighters }, 'sz-58', 'sz-60'),
    );
  const on = (units: Units[string][string]) => move('sz-58', units, 'sz-50');

  testRefusals([
    [
      'NCM-5: the carrier moves no further, other ships do',
      () => [landed(1, 1, { destroyer: 1 }), on({ destroyer: 1, carrier: 1 })],
      { rule: 'NCM-5', reason: 'carrier-stays', units: ['carrier'], spaces: ['sz-58'] },
      ['instead: move destroyer sz-50', 'take-back: fighter'],
    ],
    [
      'NCM-5: of two carriers one stays for two fighters',
      () => [landed(2, 2), on({ carrier: 2 })],
      { rule: 'NCM-5', reason: 'carrier-stays', units: ['carrier', 'carrier'], spaces: ['sz-58'] },
      ['instead: move carrier sz-50', 'take-back: fighter+fighter'],
    ],
    [
      'NCM-5: both stay for three',
      () => [landed(2, 3), on({ carrier: 1 })],
      { rule: 'NCM-5', reason: 'carrier-stays', units: ['carrier'], spaces: ['sz-58'] },
      ['take-back: fighter+fighter+fighter'],
    ],
    [
      'NCM-5: a fighter that landed elsewhere stays there',
      () => {
        const ashore = game({
          power: 'japan',
          phase: 'noncombat-move',
          units: { japan: { 'sz-60': { carrier: 1 }, japan: { fighter: 2 } } },
        });
        const flown = after(
          ashore,
          move('sz-60', { carrier: 1 }, 'sz-58'),
          move('japan', { fighter: 1 }, 'sz-58', 'sz-60'),
          move('japan', { fighter: 1 }, 'manchuria'),
        );
        return [flown, on({ carrier: 1 })];
      },
      { rule: 'NCM-5', reason: 'carrier-stays', units: ['carrier'], spaces: ['sz-58'] },
      ['take-back: fighter'],
    ],
    [
      'NCM-6: one that took up none, but could still take some up, is wanted elsewhere',
      () => [
        game({
          power: 'united-states',
          phase: 'noncombat-move',
          units: { 'united-states': { 'sz-57': { fighter: 1 }, 'sz-56': { carrier: 1 } } },
          pieces: [
            {
              in: 'sz-57',
              owner: 'united-states',
              unit: 'fighter',
              deed: { route: ['sz-52', 'sz-57'], phase: 'combat-move', did: 'fought' },
            },
          ],
        }),
        move('sz-56', { carrier: 1 }, 'sz-55'),
      ],
      { rule: 'NCM-6', reason: 'must-save-air', units: ['fighter'], spaces: ['sz-55'] },
      ['instead: move carrier sz-57'],
    ],
  ]);

  test('NCM-5: one may sail on if another one can still come in its place', () => {
    const state = after(
      game({
        power: 'japan',
        phase: 'noncombat-move',
        units: { japan: { 'sz-60': { carrier: 2 }, japan: { fighter: 2 } } },
      }),
      move('sz-60', { carrier: 1 }, 'sz-58'),
      move('japan', { fighter: 2 }, 'sz-58', 'sz-60'),
      on({ carrier: 1 }),
    );
    expectRefused(state, endPhase, 'NCM-6', 'must-save-air');
    after(state, move('sz-60', { carrier: 1 }, 'sz-58'), endPhase);
  });
});
