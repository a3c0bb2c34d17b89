import { describe, expect, test } from 'vitest';
import { reach, warBroughtBy, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { unitsOf } from '../../../../src/engine/axis-allies/pieces.ts';
import { meaningText } from '../../../../src/games/axis-allies/text/meaningText.ts';
import { neutralGame } from '../../../engine/axis-allies/editions/neutralEdition.ts';
import { stormyGame, uneasyGame } from '../../../engine/axis-allies/editions/uneasyEdition.ts';

/** What is said before an order that brings war, and of an attack on neutral ground. */

const meanings = (state: GameState): Readonly<Record<string, string>> =>
  Object.fromEntries(
    reach(
      state,
      unitsOf(state, state.power).map(({ id }) => id),
    ).map((destination) => [destination.space, meaningText(state, destination)]),
  );

describe('war to come', () => {
  test('POL-3: an attack that brings war says so, and whom it meets', () => {
    const state = stormyGame({ units: { red: { hill: { infantry: 1 } }, green: { town: { tank: 1 } } } });
    expect(meanings(state)).toEqual({
      field: 'take it without a battle',
      town: 'attack against a tank; this brings war between Red and Green and Gold',
    });
  });

  test('POL-4: so does a move into ground that is closed before war', () => {
    const state = uneasyGame({
      edition: 'wary',
      power: 'gold',
      phase: 'noncombat-move',
      units: { gold: { town: { infantry: 1 } } },
    });
    expect(meanings(state)).toEqual({ moor: 'move; this brings war between Red and Green and Gold' });
  });

  test('an order that brings none, or is refused, has no war to tell of', () => {
    const state = stormyGame({ units: { red: { hill: { infantry: 1 } } } });
    const units = unitsOf(state, 'red').map(({ id }) => id);
    expect(warBroughtBy(state, { type: 'move', units, to: 'field' })).toBeNull();
    expect(warBroughtBy(state, { type: 'move', units, to: 'moor' })).toBeNull();
    expect(warBroughtBy(state, { type: 'move', units, to: 'town' })).toMatchObject({ by: 'red' });
  });

  test('NEU-1: an attack on neutral ground says what rises', () => {
    const state = neutralGame({ units: { red: { hill: { infantry: 1 } } } });
    expect(meanings(state)).toMatchObject({
      steppe: 'attack against 2 infantry that rise',
      waste: 'take it without a battle',
    });
  });
});
