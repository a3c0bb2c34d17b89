import { describe, expect, test } from 'vitest';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { awaiting } from '../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, fight, game, move } from '../rules/position.ts';

addEdition(pacific1940);

const start = game({
  edition: 'pacific-1940',
  power: 'japan',
  wars: ['united-states', 'china', 'united-kingdom', 'anzac'].map((power) => ['japan', power]),
  units: {
    japan: { siam: { bomber: 1 } },
    'united-kingdom': { 'shan-state': { 'antiaircraft-gun': 1 }, burma: { infantry: 1, 'antiaircraft-gun': 1 } },
  },
});

describe('antiaircraft guns', () => {
  test('AA-1: a gun that is flown over does not fire, one at the target does', () => {
    const combat = after(start, move('siam', { bomber: 1 }, 'burma', 'shan-state'), endPhase);
    expect([combat.phase, combat.shots, awaiting(combat).kind]).toEqual(['conduct-combat', [], 'command']);
    expect(awaiting(after(combat, fight('burma')))).toMatchObject({ kind: 'dice', roll: 'antiaircraft' });
  });
});
