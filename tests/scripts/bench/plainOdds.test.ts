import { describe, expect, test } from 'vitest';
import type { BattleResult } from '../../../src/engine/axis-allies/index.ts';
import { oddsOf, TO_THE_END } from '../../../src/games/axis-allies/odds/index.ts';
import { EDITIONS } from '../../engine/axis-allies/editions/everyEdition.ts';
import { begun, firstFireIn } from './battles.ts';
import { plainOdds } from './plainOdds.ts';

/** The plain solver, against which speed is measured, finds the same odds. */

const BATTLES = [
  [
    { infantry: 5, tank: 3, fighter: 2 },
    { infantry: 6, tank: 2, fighter: 2 },
  ],
  [
    { submarine: 1, destroyer: 1, fighter: 1, carrier: 1, battleship: 1, transport: 1 },
    { submarine: 1, destroyer: 1, fighter: 1, carrier: 1, battleship: 1, transport: 1 },
  ],
  [
    { submarine: 2, fighter: 2, carrier: 1, transport: 1 },
    { submarine: 2, battleship: 1, transport: 2 },
  ],
  [
    { submarine: 2, destroyer: 1, battleship: 2 },
    { submarine: 3, fighter: 2, carrier: 1 },
  ],
] as const;

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  test.each(BATTLES)('%o against %o', (attackers, defenders) => {
    const odds = oddsOf(begun(edition, { attackers, defenders }), TO_THE_END);
    if (typeof odds === 'string') throw new Error(odds);
    const plain = plainOdds(edition, attackers, defenders, firstFireIn(edition));
    for (const result of Object.keys(odds.results) as BattleResult[])
      expect(Math.abs(odds.results[result] - (plain[result] ?? 0)), result).toBeLessThan(1e-9);
  });
});
