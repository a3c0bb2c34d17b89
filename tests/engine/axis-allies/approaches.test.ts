import { describe, expect, test } from 'vitest';
import { approaches, hypotheticalTurn, forcesFor, strengthOf, unitsIn } from '../../../src/engine/axis-allies/index.ts';
import { after, endPhase, engage, fight, fightOut, game, idsOf, load, move, offload, roll } from './rules/position.ts';
import { coming } from './coming.ts';

/** `approaches`: which units are grouped, which can come, and what stops them. */

const UK = 'united-kingdom';
const transportWith = (space: string, owner: string, ...cargo: readonly string[]) => ({
  in: space,
  ship: 'transport',
  owner,
  cargo: cargo.map((unit) => ({ unit, owner })),
});

describe('units are grouped', () => {
  test('if they are identical and none has moved', () => {
    const start = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { germany: { tank: 3 }, 'western-europe': { tank: 1 } } },
    });
    const state = after(start, move('western-europe', { tank: 1 }, 'germany'));
    expect(coming(state, 'southern-europe')).toEqual(['tank×1 from germany: move', 'tank×3 from germany: move']);
  });

  test('ships by their cargo, in whatever order it was loaded', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { 'sz-5': { transport: 4 } } },
      aboard: [
        transportWith('sz-5', 'germany', 'infantry', 'tank'),
        transportWith('sz-5', 'germany', 'tank', 'infantry'),
        transportWith('sz-5', 'germany', 'infantry'),
      ],
    });
    expect(coming(state, 'sz-6')).toEqual([
      'transport×1 from sz-5: move',
      'transport×1 from sz-5: move',
      'transport×2 from sz-5: move',
    ]);
  });
});

describe('troops aboard', () => {
  test('come with their own ship, also of ships that are alike', () => {
    const state = game({
      power: UK,
      units: { [UK]: { 'sz-2': { transport: 2 } }, germany: { 'western-europe': { infantry: 1 } } },
      aboard: [transportWith('sz-2', UK, 'tank'), transportWith('sz-2', UK, 'tank')],
    });
    const tank = 'tank×1 from sz-2 by ship: assault';
    expect(coming(state, 'western-europe')).toEqual([tank, tank]);
  });
});

test('CM-8: armed ships that leave an enemy’s zone come to fight where they go, others to get away', () => {
  const state = game({
    power: UK,
    units: {
      [UK]: { 'sz-8': { destroyer: 1, transport: 1 } },
      germany: { 'sz-8': { destroyer: 1 }, 'sz-9': { submarine: 1 } },
    },
  });
  expect(coming(state, 'sz-9')).toEqual(['destroyer×1 from sz-8: attack', 'transport×1 from sz-8: escape']);
  expect(coming(state, 'sz-2')).toEqual(['destroyer×1 from sz-8: escape', 'transport×1 from sz-8: escape']);
});

describe('a unit’s own space', () => {
  test('can be reached by a blitz in combat move, but not in noncombat move', () => {
    const scene = { power: 'germany', units: { germany: { 'eastern-europe': { tank: 2, infantry: 1 } } } } as const;
    expect(coming(game({ ...scene, control: { ukraine: 'soviet-union' } }), 'eastern-europe')).toEqual([
      'tank×2 from eastern-europe: blitz',
    ]);
    expect(
      coming(
        game({
          ...scene,
          phase: 'noncombat-move',
          units: { germany: { ...scene.units.germany, germany: { infantry: 1 } } },
        }),
        'eastern-europe',
      ),
    ).toEqual(['infantry×1 from germany: move']);
  });
});

describe('units that are too far away or stopped on the way', () => {
  test('do not come: infantry moves one step, aircraft as far as they can still land', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { germany: { infantry: 1, fighter: 1, bomber: 1 } },
        'soviet-union': { karelia: { infantry: 1 }, siberia: { infantry: 1 }, 'soviet-far-east': { infantry: 1 } },
      },
    });
    expect(coming(state, 'karelia')).toEqual(['bomber×1 from germany: attack', 'fighter×1 from germany: attack']);
    expect(coming(state, 'soviet-far-east')).toEqual([]);
  });

  test('tanks are stopped by defended territories', () => {
    const tank = { germany: { germany: { tank: 1 } } };
    const empty = game({ power: 'germany', units: tank, control: { 'eastern-europe': 'soviet-union' } });
    expect(coming(empty, 'west-russia')).toEqual(['tank×1 from germany: blitz']);
    const held = game({
      power: 'germany',
      units: { ...tank, 'soviet-union': { 'eastern-europe': { infantry: 1 } } },
      control: { 'eastern-europe': 'soviet-union' },
    });
    expect(coming(held, 'west-russia')).toEqual([]);
  });

  test('ships are stopped only by warships', () => {
    const scene = (blocker: string) =>
      game({
        power: 'germany',
        units: { germany: { 'sz-5': { battleship: 1 } }, [UK]: { 'sz-6': { [blocker]: 1 }, 'sz-7': { destroyer: 1 } } },
      });
    expect(coming(scene('submarine'), 'sz-7')).toEqual(['battleship×1 from sz-5: attack']);
    expect(coming(scene('destroyer'), 'sz-7')).toEqual([]);
  });

  test('ships pass a canal only if their side controls both shores', () => {
    const scene = (holder: string) =>
      game({
        power: UK,
        phase: 'noncombat-move',
        units: { [UK]: { 'sz-17': { destroyer: 1 } } },
        control: { 'middle-east': UK, 'anglo-egypt-sudan': holder },
      });
    expect(coming(scene(UK), 'sz-28')).toEqual(['destroyer×1 from sz-17: move']);
    expect(coming(scene('germany'), 'sz-28')).toEqual([]);
  });

  test('a fighter comes as far as it can still reach a carrier', () => {
    const scene = (carrier: object) =>
      game({
        power: 'japan',
        units: { japan: { japan: { fighter: 1 }, ...carrier }, 'united-states': { 'sz-40': { destroyer: 1 } } },
      });
    expect(coming(scene({}), 'sz-40')).toEqual([]);
    expect(coming(scene({ 'sz-44': { carrier: 1 } }), 'sz-40')).toEqual([
      'carrier×1 from sz-44: attack',
      'fighter×1 from japan: attack',
    ]);
  });
});

describe('troops on ships', () => {
  test('come with a ship that first sails to them and then on', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'norway-finland': { infantry: 2 }, 'sz-5': { transport: 1 }, 'sz-6': { destroyer: 1 } } },
    });
    const found = [...approaches(state, UK)].find((one) => one?.ship !== null && one !== null);
    expect(found).toMatchObject({
      units: idsOf(state, 'norway-finland', { infantry: 2 }),
      ship: idsOf(state, 'sz-5', { transport: 1 })[0],
    });
    const [troops] = idsOf(state, 'norway-finland', { infantry: 1 });
    const [ship] = idsOf(state, 'sz-5', { transport: 1 });
    expect(
      after(
        state,
        move('sz-5', { transport: 1 }, 'sz-6'),
        { type: 'load', units: [troops!], zone: 'sz-6', transport: ship! },
        { type: 'offload', units: [troops!], to: UK },
      ).units[troops!]?.aboard,
    ).toBe(ship);
  });

  test('are listed once, even if several ships could bring them', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'western-europe': { infantry: 1 }, 'sz-7': { transport: 2 }, 'sz-6': { transport: 1 } } },
    });
    expect(coming(state, UK)).toEqual(['infantry×1 from western-europe by ship: assault']);
  });

  test('come with a transport, not with a warship or a full transport', () => {
    const scene = (ships: object, ...aboard: ReturnType<typeof transportWith>[]) =>
      game({
        power: 'germany',
        units: { germany: { 'norway-finland': { infantry: 1 }, 'sz-6': { battleship: 1, ...ships } } },
        aboard,
      });
    expect(coming(scene({}), UK)).toEqual([]);
    expect(coming(scene({ transport: 1 }, transportWith('sz-6', 'germany', 'tank', 'infantry')), UK)).toEqual([
      'infantry×1 from sz-6: assault',
      'tank×1 from sz-6: assault',
    ]);
  });

  test('come only with the ship they are aboard', () => {
    const there = game({
      power: 'germany',
      units: { germany: { 'sz-5': { transport: 1 }, 'sz-7': { transport: 1 } } },
      aboard: [transportWith('sz-7', 'germany', 'infantry')],
    });
    expect(coming(there, UK)).toEqual(['infantry×1 from sz-7: assault']);
    const away = game({
      power: 'germany',
      units: { germany: { 'sz-5': { transport: 2 } } },
      aboard: [transportWith('sz-5', 'germany', 'infantry')],
    });
    const found = [...approaches(away, UK)].find((one) => one?.ship);
    expect(away.units[found!.units[0]!]?.aboard).toBe(found!.ship);
    expect(coming(away, UK)).toEqual(['infantry×1 from sz-5 by ship: assault']);
  });

  test('do not come if they have moved or will assault another territory', () => {
    const walked = after(
      game({
        power: UK,
        phase: 'noncombat-move',
        units: { [UK]: { 'middle-east': { infantry: 1 }, 'sz-28': { transport: 1 } } },
      }),
      move('middle-east', { infantry: 1 }, 'anglo-egypt-sudan'),
    );
    expect(coming(walked, 'italian-east-africa')).toEqual([]);
    const loaded = after(
      game({ power: 'germany', units: { germany: { 'norway-finland': { infantry: 1 }, 'sz-6': { transport: 1 } } } }),
      load('norway-finland', { infantry: 1 }, 'sz-6'),
    );
    expect(coming(loaded, UK)).toEqual(['infantry×1 from sz-6: assault']);
    const told = after(loaded, offload('sz-6', { infantry: 1 }, UK));
    expect(coming(told, UK)).toEqual([]);
  });

  test('land in hostile territories in combat move, in friendly ones in noncombat move, and never from too far', () => {
    const scene = (phase: 'combat-move' | 'noncombat-move', holder: string) =>
      coming(
        game({
          power: UK,
          phase,
          units: { [UK]: { [UK]: { infantry: 1 }, 'sz-6': { transport: 1 } } },
          control: { 'norway-finland': holder },
        }),
        'norway-finland',
      );
    expect(scene('combat-move', 'germany')).toEqual(['infantry×1 from united-kingdom by ship: assault']);
    expect(scene('combat-move', UK)).toEqual([]);
    expect(scene('noncombat-move', UK)).toEqual(['infantry×1 from united-kingdom by ship: offload']);
    expect(scene('noncombat-move', 'germany')).toEqual([]);
    const far = game({
      power: UK,
      phase: 'noncombat-move',
      units: { [UK]: { [UK]: { infantry: 1 }, 'sz-6': { transport: 1 } } },
      control: { 'anglo-egypt-sudan': UK },
    });
    expect(coming(far, 'anglo-egypt-sudan')).toEqual([]);
  });
});

describe('a hypothetical turn of another power is not answered', () => {
  const scene = {
    power: 'germany',
    units: {
      germany: { 'eastern-europe': { infantry: 2 }, germany: { infantry: 1 } },
      'soviet-union': { karelia: { infantry: 1 } },
    },
  } as const;
  const fighting = () => after(game(scene), move('eastern-europe', { infantry: 2 }, 'karelia'), endPhase);

  test('while a battle is planned or fought, but after it', () => {
    expect(hypotheticalTurn(fighting(), 'soviet-union')).toBeNull();
    expect(hypotheticalTurn(after(fighting(), fight('karelia')), 'soviet-union')).toBeNull();
    expect(
      hypotheticalTurn(fightOut(fighting(), 'karelia', { attacker: 1, defender: 6 }), 'soviet-union'),
    ).toMatchObject({
      power: 'soviet-union',
      phase: 'combat-move',
    });
  });

  test('while fighters are stranded', () => {
    const start = game({
      power: 'united-states',
      units: {
        'united-states': { 'sz-40': { submarine: 6 } },
        japan: { 'sz-38': { carrier: 1, fighter: 1 }, 'sz-45': { carrier: 1 } },
      },
    });
    const state = after(
      fightOut(after(start, move('sz-40', { submarine: 6 }, 'sz-38'), endPhase), 'sz-38', { attacker: 1, defender: 6 }),
      endPhase,
    );
    expect(state.stranded.length).toBeGreaterThan(0);
    expect(hypotheticalTurn(state, 'japan')).toBeNull();
  });
});

describe('the forces of a planned battle', () => {
  test('COM-18: do not include ships that retreated to its zone', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-7': { battleship: 1, destroyer: 1 } },
          [UK]: { 'sz-7': { submarine: 1 }, 'sz-8': { battleship: 1 } },
        },
      }),
      move('sz-7', { battleship: 1 }, 'sz-8'),
      engage('sz-7'),
      endPhase,
      fight('sz-8'),
      roll(6),
      roll(6),
      { type: 'retreat', to: 'sz-7' },
    );
    const [plan] = state.turn.battles;
    expect(forcesFor(state, plan!).attackers.map(({ type }) => type)).toEqual(['destroyer']);
  });

  test('do not include cargo: it neither attacks nor defends at sea', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'sz-6': { carrier: 1, fighter: 1, transport: 1 } }, [UK]: { 'sz-6': { transport: 1 } } },
      aboard: [transportWith('sz-6', 'germany', 'tank'), transportWith('sz-6', UK, 'infantry')],
    });
    const { attackers, defenders } = forcesFor(state, { space: 'sz-6', kind: 'sea', landingFrom: [] });
    expect(attackers.map(({ type }) => type).toSorted()).toEqual(['carrier', 'fighter', 'transport']);
    expect(defenders.map(({ type }) => type)).toEqual(['transport']);
  });

  test('count one more hit for a damaged battleship', () => {
    const state = game({ power: 'germany', units: { germany: { 'sz-6': { battleship: 2 } } } });
    const [whole, hit] = unitsIn(state, 'sz-6');
    expect(strengthOf(state, [whole!, { ...hit!, damaged: true }])).toMatchObject({ hits: 3, twoHits: 1 });
  });
});
