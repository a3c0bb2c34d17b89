import { describe, expect, test } from 'vitest';
import { newGame } from '../../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, expectRefused, game, mobilize, offered, place, played, readBack } from './support.ts';

const start = () => newGame('revised', { advantages: { 'united-kingdom': ['colonial-garrison'] } });

describe('NA-UK-6: Colonial Garrison', () => {
  test('the game begins with the choice of its place, in tan territories worth something', () => {
    const open = readBack(start());
    expect(offered(open)).toContain('india');
    expect(offered(open)).toContain('australia');
    for (const space of ['united-kingdom', 'gibraltar', 'china', 'norway']) expect(offered(open)).not.toContain(space);
    expectRefused(open, endPhase, 'NA-UK-6', 'offer-first');
    const answered = played(open, place('india'));
    expect(answered.events.map(({ type }) => type)).toEqual(['advantage-used', 'offer-answered', 'facility-placed']);
    const placed = answered.state;
    expect(readBack(placed).complexes).toContain('india');
    expect(offered(placed)).toEqual([]);
  });

  test('Britain builds there in its first turn', () => {
    let state = after(start(), place('india'));
    while (state.power !== 'united-kingdom') state = after(state, endPhase);
    while (state.phase !== 'purchase-units') state = after(state, endPhase);
    state = after(state, { type: 'purchase', units: { infantry: 3 } });
    while (state.phase !== 'mobilize-new-units') state = after(state, endPhase);
    const full = after(
      state,
      mobilize('infantry', 'india'),
      mobilize('infantry', 'india'),
      mobilize('infantry', 'india'),
    );
    expectRefused(after(full), mobilize('infantry', 'india'), 'BUY-3');
  });

  test('it is not asked again later, nor in games without it', () => {
    expect(offered(newGame('revised'))).toEqual([]);
    const placed = after(start(), place('india'));
    expect(placed.spentAdvantages).toEqual(['colonial-garrison']);
    expect(
      offered(game({ power: 'germany', units: {}, advantages: { 'united-kingdom': ['colonial-garrison'] } })),
    ).toEqual([]);
  });
});
