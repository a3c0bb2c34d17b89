import { describe, expect, test } from 'vitest';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { leftOutText } from '../../../../src/games/axis-allies/text/targetOdds.ts';
import { after, endPhase, game, move, offload } from '../../../engine/axis-allies/rules/position.ts';
import type { Scene } from '../../../engine/axis-allies/rules/position.ts';

/** What the odds of battles to come leave out, as others are asked before them. */

addEdition(pacific1940);

const US = 'united-states';

/** Two ships with an infantry aboard that are to land on Formosa, where two fighters stand. */
const landing = (more: Partial<Scene> = {}) =>
  after(
    game({
      edition: 'pacific-1940',
      power: US,
      wars: [US, 'china', 'united-kingdom', 'anzac'].map((other): [string, string] => ['japan', other]),
      facilities: { formosa: { 'air-base': 0 } },
      units: { [US]: { 'sz-21': { cruiser: 1, transport: 1 } }, japan: { formosa: { fighter: 2 } } },
      aboard: [{ in: 'sz-21', ship: 'transport', owner: US, cargo: [{ unit: 'infantry', owner: US }] }],
      ...more,
    }),
    move('sz-21', { cruiser: 1, transport: 1 }, 'sz-20'),
    offload('sz-20', { infantry: 1 }, 'formosa'),
  );

describe('what odds leave out', () => {
  test('SCR-1: aircraft that may scramble, till all have answered', () => {
    const state = landing();
    expect(leftOutText(state, 'formosa')).toBe('Not counted: aircraft that may scramble.');
    const asked = after(state, endPhase);
    expect(leftOutText(asked, 'formosa')).toBe('Not counted: aircraft that may scramble.');
    expect(leftOutText(after(asked, { type: 'scramble', units: [] }), 'formosa')).toBeNull();
  });

  test('KAM-2: kamikaze attacks at the ships of the landing', () => {
    const state = landing({ facilities: {}, control: { marianas: US } });
    expect(leftOutText(state, 'formosa')).toBe('Not counted: kamikaze attacks.');
  });

  test('SCR-1: nothing where there is no air base', () => {
    expect(leftOutText(landing({ facilities: {} }), 'formosa')).toBeNull();
  });
});
