import { describe, expect, test } from 'vitest';
import { awaiting, fromPosition, reach, toPosition, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { after, countsIn, endPhase, expectRefused, fight, game, move, one, placesOf, roll } from './position.ts';

/** Flights home after battle (COM-25), and where air units land (CM-11, NCM-5, NCM-6, NCM-7). */

/** The aircraft that must complete their move now, by space and type. */
const homebound = (state: GameState): readonly string[] => {
  const awaited = awaiting(state);
  return awaited.kind === 'fly-home'
    ? awaited.units.map((id) => `${state.units[id]!.type} ${state.units[id]!.space}`)
    : [];
};

/** A German fighter and others attack the Caucasus; a second battle waits in West Russia. */
const caucasus = (attackers: Readonly<Record<string, number>>): GameState =>
  game({
    power: 'germany',
    units: {
      germany: { 'ukraine-ssr': { infantry: 1, ...attackers } },
      'soviet-union': { caucasus: { infantry: 1 }, 'west-russia': { infantry: 1 } },
    },
    control: { 'west-russia': 'soviet-union' },
  });

const attacked = (attackers: Readonly<Record<string, number>>): GameState =>
  after(
    caucasus(attackers),
    move('ukraine-ssr', attackers, 'caucasus'),
    move('ukraine-ssr', { infantry: 1 }, 'west-russia'),
    endPhase,
    fight('caucasus'),
  );

describe('flights home', () => {
  test('COM-25: a fighter flies home when its battle is over, before the next one', () => {
    const won = after(attacked({ tank: 1, fighter: 1 }), roll(3, 6), roll(6));
    expect(homebound(won)).toEqual(['fighter caucasus']);
    expect(awaiting(won)).toMatchObject({ by: ['germany'] });
    expectRefused(won, fight('west-russia'), 'COM-25', 'flights-home-first');
    expectRefused(won, endPhase, 'COM-25', 'flights-home-first');
    const home = after(won, move('caucasus', { fighter: 1 }, 'ukraine-ssr'));
    expect(homebound(home)).toEqual([]);
    expect(awaiting(after(home, fight('west-russia'))).kind).toBe('dice');
  });

  test('COM-25: nothing lands in what was just taken, and each flies what is left of its movement', () => {
    const won = after(attacked({ tank: 1, fighter: 1 }), roll(3, 6), roll(6));
    expectRefused(won, move('caucasus', { fighter: 1 }, 'caucasus'), 'NCM-5', 'not-a-landing-place');
    expectRefused(won, move('caucasus', { fighter: 1 }, 'russia'), 'NCM-5', 'not-a-landing-place');
    expectRefused(won, move('caucasus', { fighter: 1 }, 'western-europe'), 'CM-10', 'too-far');
    expectRefused(won, move('caucasus', { tank: 1 }, 'ukraine-ssr'), 'COM-25', 'not-homebound');
    const places = placesOf(won, [one(won, 'caucasus', 'fighter')]);
    expect(places).toEqual([
      'balkans',
      'belorussia',
      'eastern-europe',
      'french-indochina',
      'germany',
      'libya',
      'norway',
      'southern-europe',
      'ukraine-ssr',
    ]);
  });

  test('COM-25: what broke off flies home too', () => {
    const pressed = after(attacked({ fighter: 2 }), roll(6, 6), roll(6));
    const off = after(pressed, { type: 'retreat' });
    expect(homebound(off)).toEqual(['fighter caucasus', 'fighter caucasus']);
    const sent = after(off, move('caucasus', { fighter: 1 }, 'ukraine-ssr'));
    expect(homebound(sent)).toEqual(['fighter caucasus']);
    expect(homebound(after(sent, move('caucasus', { fighter: 1 }, 'eastern-europe')))).toEqual([]);
  });

  test('COM-25: air units that met nobody fly home as soon as combat begins', () => {
    const state = game({ power: 'germany', units: { germany: { 'ukraine-ssr': { bomber: 1 } } } });
    const over = after(state, move('ukraine-ssr', { bomber: 1 }, 'archangel'), endPhase);
    expect([over.phase, homebound(over)]).toEqual(['conduct-combat', ['bomber archangel']]);
    expectRefused(over, endPhase, 'COM-25', 'flights-home-first');
  });

  test('COM-25: air units that fled to a zone complete their move, those in friendly land have landed', () => {
    const state = game({
      power: 'japan',
      units: {
        japan: { 'sz-60': { carrier: 1, fighter: 2 } },
        'united-states': { 'sz-60': { submarine: 1 } },
      },
    });
    const fled = after(
      state,
      move('sz-60', { fighter: 1 }, 'japan'),
      move('sz-60', { fighter: 1 }, 'sz-58'),
      move('sz-60', { carrier: 1 }, 'sz-58'),
      endPhase,
    );
    expect(homebound(fled)).toEqual(['fighter sz-58']);
    expect(homebound(after(fled, move('sz-58', { fighter: 1 }, 'sz-58')))).toEqual([]);
  });

  test('NCM-1: what has flown home does not move in noncombat', () => {
    const home = after(
      attacked({ fighter: 1 }),
      roll(3),
      roll(6),
      move('caucasus', { fighter: 1 }, 'ukraine-ssr'),
      fight('west-russia'),
      roll(6),
      roll(6),
      { type: 'retreat', to: 'ukraine-ssr' },
      endPhase,
    );
    expectRefused(home, move('ukraine-ssr', { fighter: 1 }, 'balkans'), 'NCM-1', 'already-moved');
    expect(reach(home, [one(home, 'ukraine-ssr', 'fighter')])).toEqual([]);
  });

  test('NCM-1: what stayed at home moves in noncombat', () => {
    const state = after(caucasus({ fighter: 1 }), endPhase, endPhase);
    expect(placesOf(state, [one(state, 'ukraine-ssr', 'fighter')])).toContain('balkans');
  });

  test('AA-8: guns fire at flights home', () => {
    const state = game({
      power: 'soviet-union',
      units: {
        'soviet-union': { 'karelia-ssr': { fighter: 1 } },
        germany: { 'eastern-europe': { 'antiaircraft-gun': 1 }, balkans: { infantry: 1 } },
      },
    });
    const won = after(
      state,
      move('karelia-ssr', { fighter: 1 }, 'balkans', 'eastern-europe'),
      endPhase,
      roll(4),
      fight('balkans'),
      roll(3),
      roll(6),
    );
    const flown = after(won, move('balkans', { fighter: 1 }, 'karelia-ssr', 'eastern-europe'));
    expect(flown.shots.map(({ space }) => space)).toEqual(['eastern-europe']);
    expect(countsIn(after(flown, roll(1)), 'karelia-ssr')).toEqual({});
    expect(countsIn(after(flown, roll(6)), 'karelia-ssr')).toEqual({ fighter: 1 });
  });
});

/** American fighters from Hawaii attack a transport off Japan; their carrier waits in a zone. */
const offJapan = (carrier: SpaceId, fighters = 1, ship = 'transport'): GameState =>
  game({
    power: 'united-states',
    units: {
      'united-states': { 'hawaiian-islands': { fighter: fighters }, [carrier]: { carrier: 1 } },
      japan: { 'sz-60': { [ship]: 1 } },
    },
    control: { 'buryatia-ssr': 'japan' },
  });

const toJapan = (fighters = 1) => move('hawaiian-islands', { fighter: fighters }, 'sz-60', 'sz-52', 'sz-57');

describe('fighters that carriers fetch', () => {
  test('CM-11: a fighter is sent out only if a carrier can be brought to where it can still fly', () => {
    expectRefused(offJapan('sz-20'), toJapan(), 'CM-11', 'cannot-land');
    expectRefused(offJapan('sz-56', 3), toJapan(3), 'CM-11', 'cannot-land');
    after(offJapan('sz-56', 2), toJapan(2));
  });

  test('CM-11: a new carrier does not count', () => {
    const bought = game({
      power: 'japan',
      purchased: { carrier: 1 },
      units: { japan: { japan: { fighter: 1 } }, 'united-states': { 'sz-57': { transport: 1 } } },
    });
    // Three spaces out; with one left no land is near, and the new carrier comes after aircraft must have landed.
    expectRefused(
      game({
        ...toPosition(bought),
        units: { japan: { japan: { fighter: 1 } }, 'united-states': { 'sz-56': { transport: 1 } } },
      }),
      move('japan', { fighter: 1 }, 'sz-56'),
      'CM-11',
      'cannot-land',
    );
  });

  test('CM-12: it waits over the zone, and the carrier must come', () => {
    const won = after(offJapan('sz-56'), toJapan(), endPhase, fight('sz-60'), roll(3), roll(6));
    expect(homebound(won)).toEqual(['fighter sz-60']);
    expect(placesOf(won, [one(won, 'sz-60', 'fighter')])).toEqual(['sz-51', 'sz-57', 'sz-60', 'sz-62']);
    expectRefused(won, move('sz-60', { fighter: 1 }, 'sz-58'), 'NCM-5', 'not-a-landing-place');
    const waiting = after(won, move('sz-60', { fighter: 1 }, 'sz-57'), endPhase);
    expectRefused(waiting, endPhase, 'NCM-6', 'must-save-air');
    expectRefused(waiting, move('sz-56', { carrier: 1 }, 'sz-55'), 'NCM-6', 'must-save-air');
    const fetched = after(waiting, move('sz-56', { carrier: 1 }, 'sz-57'), endPhase);
    expect(countsIn(fetched, 'sz-57')).toEqual({ carrier: 1, fighter: 1 });
  });

  test('CM-12: it may wait where it fought', () => {
    const state = game({
      power: 'japan',
      units: { japan: { 'sz-50': { carrier: 1, fighter: 1 } }, 'united-states': { 'sz-57': { transport: 1 } } },
    });
    const won = after(
      state,
      move('sz-50', { fighter: 1 }, 'sz-57', 'sz-51'),
      endPhase,
      fight('sz-57'),
      roll(3),
      roll(6),
      move('sz-57', { fighter: 1 }, 'sz-57'),
      endPhase,
    );
    expectRefused(won, endPhase, 'NCM-6', 'must-save-air');
    after(won, move('sz-50', { carrier: 1 }, 'sz-57', 'sz-51'), endPhase);
  });

  test('NCM-5: new carriers are no landing place in noncombat either', () => {
    const state = game({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      purchased: { carrier: 1 },
      units: { 'united-kingdom': { 'united-kingdom': { fighter: 1 } } },
    });
    expectRefused(state, move('united-kingdom', { fighter: 1 }, 'sz-8'), 'NCM-5', 'not-a-landing-place');
  });

  test('NCM-7: what can land nowhere any more is lost as soon as its battle is over', () => {
    const state = game({
      power: 'united-states',
      units: {
        'united-states': { 'hawaiian-islands': { fighter: 1 }, 'sz-57': { carrier: 1 } },
        japan: { 'sz-60': { transport: 1 }, 'sz-62': { destroyer: 1 } },
      },
      control: { 'buryatia-ssr': 'japan' },
    });
    // The carrier fights beside it and could take it up; it is sunk before the fighter's own battle.
    const begun = after(state, toJapan(), move('sz-57', { carrier: 1 }, 'sz-62'), endPhase);
    const sunk = after(begun, fight('sz-62'), roll(6), roll(3));
    expect(countsIn(sunk, 'sz-62')).toEqual({ destroyer: 1 });
    const won = after(sunk, fight('sz-60'), roll(3), roll(6));
    expect(countsIn(won, 'sz-60')).toEqual({});
    expect(awaiting(won).kind).toBe('command');
  });

  test('NCM-7: waiting fighters that nobody fetched are lost when noncombat move ends', () => {
    const state = game({
      power: 'united-states',
      phase: 'noncombat-move',
      units: { 'united-states': { 'sz-57': { fighter: 3 }, 'sz-56': { carrier: 1 } } },
      pieces: [
        {
          in: 'sz-57',
          owner: 'united-states',
          unit: 'fighter',
          count: 3,
          deed: { route: ['sz-52', 'sz-57'], phase: 'combat-move', did: 'fought' },
        },
      ],
    });
    expectRefused(state, endPhase, 'NCM-6', 'must-save-air');
    const ended = after(state, move('sz-56', { carrier: 1 }, 'sz-57'), endPhase);
    expect(countsIn(ended, 'sz-57')).toEqual({ carrier: 1, fighter: 2 });
  });
});

describe('fighters of sunk carriers', () => {
  /** The Japanese attack a carrier off New Zealand whose fighters belong to two powers. */
  const carrierSunk = (zone: SpaceId, submarine: SpaceId): GameState => {
    const state = game({
      power: 'japan',
      units: {
        japan: { [submarine]: { battleship: 2 } },
        'united-kingdom': { [zone]: { carrier: 1, fighter: 1 } },
        'united-states': { [zone]: { fighter: 1 }, 'sz-42': { carrier: 1 } },
      },
    });
    const begun = after(state, move(submarine, { battleship: 2 }, zone), endPhase, fight(zone), roll(1, 6));
    const chosen = after(begun, { type: 'casualties', units: [one(begun, zone, 'carrier', 'united-kingdom')] });
    const fired = after(chosen, roll(6, 6, 6));
    return after(fired, { type: 'retreat', to: submarine });
  };

  test('NCM-2: land at once when the battle is over, one after another', () => {
    const over = carrierSunk('sz-41', 'sz-45');
    expect(over.phase).toBe('conduct-combat');
    const asked = awaiting(over);
    expect(asked).toMatchObject({ kind: 'stranded', by: ['united-kingdom'] });
    const first = after(over, { type: 'land-stranded', unit: over.stranded[0]!, to: 'new-zealand' });
    expect(first.phase).toBe('conduct-combat');
    expect(countsIn(first, 'new-zealand', 'united-kingdom')).toMatchObject({ fighter: 1 });
    expect(awaiting(first)).toMatchObject({ kind: 'stranded', by: ['united-states'] });
    const second = after(first, { type: 'land-stranded', unit: first.stranded[0]!, to: 'sz-42' });
    expect([second.phase, awaiting(second).kind]).toEqual(['conduct-combat', 'command']);
  });

  test('NCM-2: are lost at once where there is no place', () => {
    const over = carrierSunk('sz-57', 'sz-51');
    expect(countsIn(over, 'sz-57')).toEqual({});
    expect(awaiting(over).kind).toBe('command');
  });
});

describe('in a position file', () => {
  test('flights home are asked for again', () => {
    const won = after(attacked({ tank: 1, fighter: 1 }), roll(3, 6), roll(6));
    const read = fromPosition(toPosition(won));
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    expect(homebound(read.value)).toEqual(['fighter caucasus']);
    expect(toPosition(read.value)).toEqual(toPosition(won));
  });
});
