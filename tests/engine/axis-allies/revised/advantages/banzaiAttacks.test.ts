import { describe, expect, test } from 'vitest';
import {
  after,
  asked,
  endPhase,
  fight,
  game,
  move,
  offload,
  readBack,
  roll,
  transport,
  type Scene,
} from './support.ts';

type Counts = Readonly<Record<string, number>>;

/** Japanese units of Manchuria attack China. */
const overland = (attackers: Counts, scene: Partial<Scene> = {}) =>
  after(
    game({
      power: 'japan',
      advantages: { japan: ['banzai-attacks'] },
      units: { japan: { manchuria: attackers }, 'united-states': { china: { infantry: 2 } } },
      ...scene,
    }),
    move('manchuria', attackers, 'china'),
    endPhase,
    fight('china'),
  );

/** Japanese troops land on Midway, with these units in the zone. */
const landing = (cargo: readonly string[], ships: Counts, carried: Counts) =>
  after(
    game({
      power: 'japan',
      advantages: { japan: ['banzai-attacks'] },
      units: {
        japan: { 'sz-56': { transport: 1, ...ships } },
        'united-states': { midway: { infantry: 2 } },
      },
      aboard: [transport('sz-56', cargo, 'japan')],
    }),
    offload('sz-56', carried, 'midway'),
    endPhase,
    fight('midway'),
  );

describe('NA-JA-6: Banzai Attacks', () => {
  test('infantry alone attacks on 2, in the second cycle too', () => {
    const first = readBack(overland({ infantry: 3 }));
    expect(asked(first)).toEqual(['2: infantry, infantry, infantry']);
    const second = after(first, roll(6, 6, 6), roll(1, 6), { type: 'press' });
    expect(asked(second)).toEqual(['2: infantry, infantry']);
  });

  test('with anything else along it attacks on 1', () => {
    expect(asked(overland({ infantry: 2, tank: 1 }))).toEqual(['1: infantry, infantry', '3: tank']);
    expect(asked(overland({ infantry: 2, fighter: 1 }))).toEqual(['1: infantry, infantry', '3: fighter']);
  });

  test('what is left after others are lost does not count: they began together', () => {
    const later = after(
      overland({ infantry: 1, tank: 1 }),
      roll(6, 6),
      roll(1, 6),
      (state) => ({
        type: 'casualties',
        units: Object.values(state.units).flatMap(({ id, type }) => (type === 'tank' ? [id] : [])),
      }),
      { type: 'press' },
    );
    expect(asked(later)).toEqual(['1: infantry']);
  });

  test('in a landing ships may help; only the troops must be infantry alone', () => {
    const infantry = landing(['infantry', 'infantry'], { carrier: 1 }, { infantry: 2 });
    expect(asked(infantry)).toEqual(['2: infantry, infantry']);
    const mixed = landing(['infantry', 'tank'], {}, { infantry: 1, tank: 1 });
    expect(asked(mixed)).toEqual(['1: infantry', '3: tank']);
  });

  test('it is over with the battle, and Germans have none', () => {
    const won = after(overland({ infantry: 2 }), roll(1, 1), roll(6, 6));
    expect(won.running).toEqual([]);
    const german = game({
      power: 'germany',
      advantages: { japan: ['banzai-attacks'] },
      units: { germany: { norway: { infantry: 1 } }, 'soviet-union': { 'karelia-ssr': { infantry: 1 } } },
    });
    const fought = after(german, move('norway', { infantry: 1 }, 'karelia-ssr'), endPhase, fight('karelia-ssr'));
    expect(asked(fought)).toEqual(['1: infantry']);
  });

  test('in a landing aircraft may help too', () => {
    const state = game({
      power: 'japan',
      advantages: { japan: ['banzai-attacks'] },
      units: {
        japan: { 'sz-56': { transport: 1 }, 'sz-57': { carrier: 1, fighter: 1 } },
        'united-states': { midway: { infantry: 1 } },
      },
      aboard: [transport('sz-56', ['infantry'], 'japan')],
    });
    const begun = after(
      state,
      offload('sz-56', { infantry: 1 }, 'midway'),
      move('sz-57', { fighter: 1 }, 'midway'),
      endPhase,
      fight('midway'),
    );
    expect(asked(begun)).toEqual(['2: infantry', '3: fighter']);
  });
});
