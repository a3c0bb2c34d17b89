import { describe, expect, test } from 'vitest';
import { after, asked, endPhase, fight, game, move, roll, type Scene } from './support.ts';

const fortress = (scene: Scene) => game({ advantages: { germany: ['fortress-europe'] }, ...scene });
const onNorway = (control?: Scene['control']): Scene => ({
  power: 'soviet-union',
  ...(control && { control }),
  units: {
    'soviet-union': { 'karelia-ssr': { tank: 1 } },
    germany: { norway: { artillery: 1, infantry: 1 } },
    japan: { norway: { artillery: 1 } },
  },
});
const attack = [move('karelia-ssr', { tank: 1 }, 'norway'), endPhase, fight('norway'), roll(6)];

describe('NA-GE-6: Fortress Europe', () => {
  test('German artillery in a gray territory defends on 3, in every cycle', () => {
    const first = after(fortress(onNorway()), ...attack);
    expect(asked(first)).toEqual(['2: infantry, artillery', '3: artillery']);
    expect(asked(after(first, roll(6, 6, 6), { type: 'press' }, roll(6)))).toEqual([
      '2: infantry, artillery',
      '3: artillery',
    ]);
  });

  test('without it, or where Germany does not hold the ground, on 2', () => {
    expect(asked(after(game(onNorway()), ...attack))).toEqual(['2: artillery, infantry, artillery']);
    expect(asked(after(fortress(onNorway({ norway: 'japan' })), ...attack))).toEqual([
      '2: artillery, infantry, artillery',
    ]);
  });

  test('in conquered ground it defends on 2, in attack it keeps its 2', () => {
    const karelia = fortress({
      power: 'soviet-union',
      control: { 'karelia-ssr': 'germany' },
      units: { 'soviet-union': { archangel: { tank: 1 } }, germany: { 'karelia-ssr': { artillery: 1 } } },
    });
    const state = after(
      karelia,
      move('archangel', { tank: 1 }, 'karelia-ssr'),
      endPhase,
      fight('karelia-ssr'),
      roll(6),
    );
    expect(asked(state)).toEqual(['2: artillery']);
    const german = fortress({
      power: 'germany',
      units: { germany: { 'ukraine-ssr': { artillery: 1 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
    });
    expect(
      asked(after(german, move('ukraine-ssr', { artillery: 1 }, 'caucasus'), endPhase, fight('caucasus'))),
    ).toEqual(['2: artillery']);
  });
});
