import { describe, expect, test } from 'vitest';
import {
  battlesToCome,
  refusalOf,
  silentShips,
  type Command,
  type GameState,
  type RuleId,
} from '../../../../src/engine/axis-allies/index.ts';
import { refusalText } from '../../../../src/games/axis-allies/text/refusals/refusalText.ts';
import type { Counts } from '../rules/battle.ts';
import { groups, hit, miss, retreat } from './battle.ts';
import {
  after,
  endPhase,
  expectRefused,
  fight,
  game,
  idsOf,
  move,
  offload,
  transport,
  type Order,
} from './position.ts';

/** Why a battleship cannot bombard the coast where troops land (BOM-1, BOM-2, BOM-3). */

const UK = 'united-kingdom';

/** A British tank aboard in zone 2, with a battleship; what the enemy has in zones 3 and 6, and in Norway. */
const north = (zone3: Counts, zone6: Counts, norway: Counts): GameState =>
  game({
    power: UK,
    units: {
      [UK]: { 'sz-3': { transport: 1, battleship: 1 } },
      germany: { 'sz-3': zone3, 'sz-6': zone6, norway },
    },
    aboard: [transport('sz-3', ['tank'], UK)],
  });

const land = offload('sz-3', { tank: 1 }, 'norway');
const bombard = (state: GameState): Command => ({
  type: 'fight',
  space: 'norway',
  bombard: idsOf(state, 'sz-3', { battleship: 1 }),
});

/** Expects that the battleship is refused by this rule, and what is said of it. */
function expectSilent(state: GameState, rule: RuleId, says: string): void {
  expectRefused(state, bombard, rule, 'cannot-bombard');
  expect(refusalText(state, refusalOf(state, bombard(state))!)).toBe(says);
  expect(groups(after(state, fight('norway')))).toContain('3 surface: tank');
}

describe('a battleship is silent', () => {
  const seaBattle: readonly Order[] = [land, endPhase, fight('sz-3'), hit({ surface: 1 }), miss];

  test('BOM-2: after the sea battle of its landing', () => {
    expectSilent(
      after(north({ transport: 1 }, {}, { infantry: 1 }), ...seaBattle),
      'BOM-2',
      'The battleship cannot bombard Norway: a ship that fought at sea this turn bombards no coast.',
    );
  });

  test('BOM-2: after a battle elsewhere, from which it came back in a retreat', () => {
    const state = north({}, { battleship: 1 }, { infantry: 1 });
    const sailed = after(state, land, move('sz-3', { battleship: 1 }, 'sz-6'), endPhase, fight('sz-6'), miss, miss);
    expectSilent(
      after(sailed, retreat('sz-3')),
      'BOM-2',
      'The battleship cannot bombard Norway: a ship that fought at sea this turn bombards no coast.',
    );
  });

  test('BOM-3: where no land unit of the enemy is', () => {
    expectSilent(
      after(north({}, {}, { fighter: 1, 'antiaircraft-gun': 1 }), land, endPhase),
      'BOM-3',
      'The battleship cannot bombard Norway: no infantry, artillery or tank of the enemy is there.',
    );
  });

  test('BOM-2: that is said first, also where no land unit is', () => {
    expectRefused(after(north({ transport: 1 }, {}, { fighter: 1 }), ...seaBattle), bombard, 'BOM-2');
  });

  test('BOM-1: in a zone from which nobody lands', () => {
    const state = after(north({}, {}, { infantry: 1 }), endPhase);
    expectRefused(state, bombard, 'BOM-1', 'cannot-bombard');
  });
});

describe('beside a landing that is planned it is told', () => {
  /** What is said of ships beside the landing in Norway. */
  const told = (state: GameState): readonly string[] =>
    battlesToCome(state)
      .filter(({ space }) => space === 'norway')
      .flatMap((plan) => silentShips(state, plan))
      .map((refusal) => `${refusal.rule} ${refusalText(state, refusal)}`);

  test('nothing of ships that bombard', () => {
    expect(told(after(north({}, {}, { infantry: 1 }), land))).toEqual([]);
  });

  test('BOM-2: that a battleship fights at sea first, already while moves are made, and that it did', () => {
    const planned = after(north({ transport: 1 }, {}, { infantry: 1 }), land);
    const fights = 'The battleship cannot bombard Norway: a ship that fights at sea this turn bombards no coast.';
    expect(told(planned)).toEqual([`BOM-2 ${fights}`]);
    expect(told(after(planned, endPhase))).toEqual([`BOM-2 ${fights}`]);
    expect(told(after(planned, endPhase, fight('sz-3'), hit({ surface: 1 }), miss))).toEqual([
      'BOM-2 The battleship cannot bombard Norway: a ship that fought at sea this turn bombards no coast.',
    ]);
  });

  test('BOM-3: that no land unit is there', () => {
    expect(told(after(north({}, {}, { fighter: 1 }), land))).toEqual([
      'BOM-3 The battleship cannot bombard Norway: no infantry, artillery or tank of the enemy is there.',
    ]);
  });

  test('BOM-4, COM-14: that destroyers need Combined Bombardment, and that friends’ ships do not', () => {
    const ships = (more: object): GameState =>
      after(
        game({
          power: UK,
          units: {
            [UK]: { 'sz-3': { transport: 1, destroyer: 2 } },
            'united-states': { 'sz-3': { battleship: 1 } },
            germany: { norway: { infantry: 1 } },
          },
          aboard: [transport('sz-3', ['tank'], UK)],
          ...more,
        }),
        land,
      );
    const friend = 'COM-14 The United States’ battleship cannot bombard Norway: only ships of the power that lands do.';
    expect(told(ships({}))).toEqual([
      'BOM-4 The 2 destroyers cannot bombard Norway: destroyers bombard only with Combined Bombardment.',
      friend,
    ]);
    expect(told(ships({ developments: { [UK]: ['combined-bombardment'] } }))).toEqual([friend]);
  });
});
