import { expect, test } from 'vitest';
import { THREAT_LEVELS, THREAT_LOOKS, threatLevel } from '../../../../src/games/axis-allies/emblems/threatLevels.ts';
import { newGame } from '../../../../src/engine/axis-allies/index.ts';
import { worstThreats } from '../../../../src/games/axis-allies/map/overlay.ts';
import { TO_THE_END } from '../../../../src/games/axis-allies/odds/policies.ts';
import { threatMap } from '../../../../src/games/axis-allies/odds/threats/index.ts';

test('the map shows the worst threat to each space', () => {
  const map = threatMap(newGame('1941'), ['germany', 'japan'], 'this', TO_THE_END)!;
  const worst = new Map(worstThreats(map).map((threat) => [threat.space, threat]));
  expect(worst.get('karelia')?.power).toBe('germany');
  for (const { space, chance } of map.threats)
    expect(worst.get(space)?.chance ?? 0).toBeGreaterThanOrEqual(chance ?? 0);
});

test('each level of threat has a pattern of its own', () => {
  expect([null, 0, 0.004, 0.2, 0.5, 0.9, 1].map(threatLevel)).toEqual([
    'reached',
    'reached',
    'reached',
    'unlikely',
    'even',
    'likely',
    'likely',
  ]);
  expect(new Set(THREAT_LEVELS.map((level) => THREAT_LOOKS[level].pattern)).size).toBe(THREAT_LEVELS.length);
});
