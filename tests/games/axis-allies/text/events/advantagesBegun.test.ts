import { describe, expect, test } from 'vitest';
import { eventText } from '../../../../../src/games/axis-allies/text/events/eventText.ts';
import { game } from '../../../../engine/axis-allies/revised/position.ts';
import type { GameEvent } from '../../../../../src/engine/axis-allies/index.ts';

const says = (power: string, advantage: string, until: 'battle' | 'turn' | 'own-turn' | 'used' = 'battle') => {
  const event: GameEvent = { type: 'advantage-began', power, advantage, until };
  return eventText(game({ power, units: {} }), event);
};

describe('the notice of an advantage that begins to hold', () => {
  test('says what it does, instead of how long it “holds”', () => {
    expect(says('soviet-union', 'salvage')).toBe(
      'The Soviet Union’s Salvage: an attacking tank is destroyed, so one may be placed here, free, if the attackers ' +
        'are wiped out.',
    );
    expect(says('germany', 'wolf-packs')).toBe(
      'Germany’s Wolf Packs: its submarines that came here attack on 1 more, all battle long.',
    );
    expect(says('japan', 'banzai-attacks')).toBe('Japan’s Banzai Attacks: its infantry attack on 2, all battle long.');
  });

  test('says how long it holds if its edition says no more', () => {
    expect(says('soviet-union', 'nonaggression-treaty', 'used')).toBe(
      'The Soviet Union’s Nonaggression Treaty holds till it is used, and can no longer be lost.',
    );
  });
});
