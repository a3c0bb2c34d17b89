import { describe, expect, test } from 'vitest';
import { awaiting, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { after, countsIn, endPhase, expectRefused, fightOut, game, idsOf, move, one, type Scene } from './position.ts';

const US = 'united-states';

/**
 * American submarines sink Japanese carriers in zone 44; their fighters stay in the air. Zone 44 touches no territory.
 */
function sinkCarriers(japan: Scene['units'][string], friends: Scene['units'] = {}): GameState {
  const state = game({ power: US, units: { [US]: { 'sz-40': { submarine: 6 } }, japan, ...friends } });
  const zone = Object.keys(japan).find((space) => japan[space]?.['carrier'] !== undefined) ?? '';
  return after(
    fightOut(after(state, move('sz-40', { submarine: 6 }, zone), endPhase), zone, { attacker: 1, defender: 6 }),
    endPhase,
  );
}

describe('stranded defending fighters', () => {
  test('NCM-2: without a place within one space they die', () => {
    const state = sinkCarriers({ 'sz-44': { carrier: 1, fighter: 2 } });
    expect(countsIn(state, 'sz-44', 'japan')).toEqual({});
    expect([state.phase, awaiting(state).kind]).toEqual(['noncombat-move', 'command']);
  });

  test('NCM-2: a lone place is taken without asking', () => {
    const state = sinkCarriers({ 'sz-43': { carrier: 1, fighter: 1 }, 'sz-44': { carrier: 1 } });
    // The first carrier found is the one attacked, in zone 43; the other lies next to it.
    expect(countsIn(state, 'sz-44', 'japan')).toEqual({ carrier: 1, fighter: 1 });
  });

  test('NCM-2: their owner chooses between territories and carriers one space away, before any move', () => {
    const state = sinkCarriers({ 'sz-39': { carrier: 1, fighter: 1 }, 'sz-38': { carrier: 1 } }, {});
    expect(countsIn(state, 'sz-38', 'japan')).toEqual({ carrier: 1, fighter: 1 });
    const choice = sinkCarriers({ 'sz-38': { carrier: 1, fighter: 1 }, 'sz-45': { carrier: 1 } });
    const fighter = one(choice, 'sz-38', 'fighter', 'japan');
    expect(awaiting(choice)).toMatchObject({ kind: 'stranded', by: ['japan'], unit: fighter });
    const awaited = awaiting(choice);
    expect(awaited.kind === 'stranded' ? [...awaited.to].sort() : []).toEqual(['caroline-islands', 'sz-45']);
    expectRefused(choice, endPhase, 'NCM-2', 'stranded-first');
    expectRefused(choice, move('sz-38', { submarine: 1 }, 'sz-37'), 'NCM-2', 'stranded-first');
    const landed = after(choice, { type: 'land-stranded', unit: fighter, to: 'sz-45' });
    expect(countsIn(landed, 'sz-45', 'japan')).toEqual({ carrier: 1, fighter: 1 });
    expect(awaiting(landed)).toEqual({ kind: 'command', by: [US] });
  });

  test('NCM-2: they cannot land two spaces away, in hostile or neutral territories, or on full carriers', () => {
    const choice = sinkCarriers({
      'sz-38': { carrier: 1, fighter: 1 },
      'sz-45': { carrier: 1 },
      'sz-46': { carrier: 1, fighter: 2 },
    });
    const unit = one(choice, 'sz-38', 'fighter', 'japan');
    for (const to of ['japan', 'philippine-islands', 'sz-46', 'sz-38', 'sz-37', 'nowhere'])
      expectRefused(choice, { type: 'land-stranded', unit, to }, 'NCM-2', 'not-a-stranded-landing');
  });

  test('NCM-2: they can land in a friend’s territory or on a friend’s carrier', () => {
    const state = sinkCarriers({ 'sz-44': { carrier: 1, fighter: 1 } }, { germany: { 'sz-43': { carrier: 1 } } });
    expect(countsIn(state, 'sz-43')).toEqual({ carrier: 1, fighter: 1 });
  });

  test('NCM-2: with a second carrier in the zone those fighters that fit stay, the others go', () => {
    // Two carriers, three fighters; one carrier is sunk. The owner decides which fighters stay.
    const state = game({
      power: US,
      units: { [US]: { 'sz-40': { destroyer: 3 } }, japan: { 'sz-38': { carrier: 2, fighter: 3 } } },
      control: { 'philippine-islands': 'japan' },
    });
    let battle = after(state, move('sz-40', { destroyer: 3 }, 'sz-38'), endPhase, { type: 'fight', space: 'sz-38' });
    battle = after(
      battle,
      { type: 'roll', dice: [1, 6, 6] },
      { type: 'casualties', units: [one(battle, 'sz-38', 'carrier', 'japan')] },
    );
    battle = after(battle, { type: 'roll', dice: [6, 6, 6, 6, 6] }, { type: 'retreat', to: 'sz-37' });
    battle = after(battle, endPhase);
    const [first = '', second = '', third = ''] = idsOf(battle, 'sz-38', { fighter: 3 }, 'japan');
    expect(awaiting(battle)).toMatchObject({ kind: 'stranded', unit: first });
    const gone = after(battle, { type: 'land-stranded', unit: first, to: 'caroline-islands' });
    expect([gone.stranded, [first, second, third].map((id) => gone.units[id]?.space)]).toEqual([
      [],
      ['caroline-islands', 'sz-38', 'sz-38'],
    ]);
    const kept = after(
      battle,
      { type: 'land-stranded', unit: first, to: 'sz-38' },
      { type: 'land-stranded', unit: second, to: 'sz-38' },
    );
    expect(awaiting(kept)).toMatchObject({ kind: 'stranded', unit: third });
    expectRefused(kept, { type: 'land-stranded', unit: third, to: 'sz-38' }, 'NCM-2', 'not-a-stranded-landing');
  });

  test('NCM-2: fighters whose carrier is not lost are not stranded', () => {
    const state = game({
      power: US,
      units: { [US]: { 'sz-40': { submarine: 1 } }, japan: { 'sz-44': { carrier: 1, fighter: 2 } } },
    });
    let battle = after(state, move('sz-40', { submarine: 1 }, 'sz-44'), endPhase, { type: 'fight', space: 'sz-44' });
    battle = after(battle, { type: 'submerge', units: idsOf(battle, 'sz-44', { submarine: 1 }) });
    expect(battle.battle).toBeNull();
    const done = after(battle, endPhase);
    expect([done.stranded, countsIn(done, 'sz-44', 'japan')]).toEqual([[], { carrier: 1, fighter: 2 }]);
  });

  test('NCM-2: a territory taken this turn is no refuge', () => {
    const state = game({
      power: US,
      units: {
        [US]: { 'sz-38': { submarine: 6, transport: 1 }, 'philippine-islands': { infantry: 1 } },
        japan: { 'sz-45': { carrier: 1, fighter: 1 }, 'sz-38': {} },
      },
    });
    const landing = after(
      state,
      (now) => ({ type: 'load', units: idsOf(now, 'philippine-islands', { infantry: 1 }), zone: 'sz-38' }),
      (now) => ({ type: 'offload', units: idsOf(now, 'sz-38', { infantry: 1 }), to: 'caroline-islands' }),
      move('sz-38', { submarine: 6 }, 'sz-45'),
      endPhase,
    );
    const fought = after(fightOut(landing, 'sz-45', { attacker: 1, defender: 6 }), endPhase);
    const awaited = awaiting(fought);
    expect(awaited.kind === 'stranded' ? [...awaited.to].sort() : []).toEqual([
      'iwo-jima',
      'japan',
      'manchuria',
      'okinawa',
    ]);
  });
});
