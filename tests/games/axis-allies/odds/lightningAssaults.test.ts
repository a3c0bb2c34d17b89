import { describe, expect, test } from 'vitest';
import type { Command, GameState } from '../../../../src/engine/axis-allies/index.ts';
import { TO_THE_END } from '../../../../src/games/axis-allies/odds/index.ts';
import { boardAfter } from '../../../../src/games/axis-allies/odds/threats/boardAfter.ts';
import { countsIn, endPhase, fight } from '../../../engine/axis-allies/rules/position.ts';
import { after, game, move, offload, transport, type Scene } from '../../../engine/axis-allies/revised/position.ts';
import { expectExact } from './planByDice.ts';
import { expectAsReckoned, expectLegalBoards, rolled } from './rollOut/rolled.ts';

/** Troops that a transport lands on its way are ashore before it fights at sea where its way ends (NA-JA-4). */

const US = 'united-states';
const HELD = { power: 'japan', advantages: { japan: ['lightning-assaults'] } };

/** The infantry in a zone that has no assault yet lands there. */
const other =
  (zone: string, to: string) =>
  (state: GameState): Command => ({
    type: 'offload',
    units: Object.values(state.units).flatMap(({ id, space, type, aboard }) =>
      space === zone && aboard !== undefined && type === 'infantry' && !state.turn.deeds[id]?.assault ? [id] : [],
    ),
    to,
  });

/** Midway from zone 56, then Alaska from zone 63, where a fight at sea comes first. */
function midwayThenAlaska(units: Scene['units'], ships: Readonly<Record<string, number>>): GameState {
  const start = game({
    ...HELD,
    units: { japan: { 'sz-57': { transport: 1, ...ships } }, ...units },
    aboard: [transport('sz-57', ['infantry', 'infantry'], 'japan')],
  });
  return after(
    start,
    move('sz-57', { transport: 1 }, 'sz-56'),
    offload('sz-56', { infantry: 1 }, 'midway'),
    move('sz-56', { transport: 1 }, 'sz-63'),
    other('sz-63', 'alaska'),
    move('sz-57', ships, 'sz-63'),
  );
}

describe('what lands on the way is not lost with its ship', () => {
  const contested = midwayThenAlaska(
    { [US]: { 'sz-63': { submarine: 1, destroyer: 1 }, midway: { infantry: 1 }, alaska: { infantry: 1 } } },
    { destroyer: 1 },
  );

  test('the odds are those of all dice', () => {
    expectExact({ state: contested, battles: ['midway', 'sz-63', 'alaska'] });
  });
  test('nor where nobody defends what it lands on', () => {
    const empty = midwayThenAlaska({ [US]: { 'sz-63': { submarine: 2 } } }, { submarine: 1 });
    expectExact({ state: empty, battles: ['midway', 'sz-63', 'alaska'] });
  });
  test('turns that are rolled out come to the same, and leave legal boards', () => {
    const found = rolled(contested, 3000);
    expectAsReckoned(contested, found);
    expectLegalBoards(contested, found);
  });
  test('it is ashore on the likely board after the battles', () => {
    const lost = midwayThenAlaska({ [US]: { 'sz-63': { battleship: 2, destroyer: 2 } } }, { destroyer: 1 });
    const board = boardAfter(lost, TO_THE_END);
    expect(countsIn(board, 'sz-63', 'japan')).toEqual({});
    expect(countsIn(board, 'midway')).toEqual({ infantry: 1 });
    expect(board.control.midway).toBe('japan');
  });
  test('when it has landed, the sea battle is reckoned without it', () => {
    const landed = after(contested, endPhase, fight('midway'));
    expect(landed.battle?.space).toBe('midway');
    expectAsReckoned(landed, rolled(landed, 2000));
  });
});

test('two ships with the same troops for one coast from two zones: each lands by its own zone', () => {
  const planned = after(
    game({
      ...HELD,
      units: {
        japan: { 'sz-60': { transport: 1 }, 'sz-62': { transport: 1, submarine: 1 } },
        [US]: { 'sz-62': { submarine: 1 } },
        'soviet-union': { 'buryatia-ssr': { infantry: 1 } },
      },
      aboard: [transport('sz-60', ['infantry'], 'japan'), transport('sz-62', ['infantry'], 'japan')],
    }),
    offload('sz-60', { infantry: 1 }, 'buryatia-ssr'),
    move('sz-60', { transport: 1 }, 'sz-62'),
    other('sz-62', 'buryatia-ssr'),
  );
  expectExact({ state: planned, battles: ['sz-62', 'buryatia-ssr'] });
});
