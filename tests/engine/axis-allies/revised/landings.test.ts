import { describe, expect, test } from 'vitest';
import {
  awaiting,
  battlesToCome,
  boardOf,
  refusalOf,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fight,
  fightOut,
  game,
  idsOf,
  load,
  move,
  offload,
  one,
  placesOf,
  played,
  transport,
  type Scene,
} from './position.ts';

/** Loading in combat move and amphibious assaults (CM-16, CM-17, CM-18, CM-20, AMPH, AA-5, UNIT-3, UNIT-4). */

const UK = 'united-kingdom';
const US = 'united-states';

/** The British combat move before Norway, with a transport in zone 3. */
const norway = (cargo: readonly string[], more: Partial<Scene> = {}, units: Scene['units'] = {}): GameState =>
  game({
    power: UK,
    aboard: [transport('sz-3', cargo, UK)],
    ...more,
    units: { [UK]: { 'sz-3': { transport: 1 } }, germany: { norway: { infantry: 1 } }, ...units },
  });

const callOff = (state: GameState, zone = 'sz-3'): Command => ({
  type: 'call-off',
  transports: [one(state, zone, 'transport', UK)],
});

const won = { attacker: 1, defender: 6 };

describe('loading in combat move', () => {
  const coast = (units: Scene['units'][string], others: Scene['units'] = {}): GameState =>
    game({ power: UK, units: { [UK]: units, ...others } });
  const norwayScene = {
    power: UK,
    units: {
      [UK]: {
        'united-kingdom': { infantry: 2, tank: 1, artillery: 1, 'antiaircraft-gun': 1 },
        'sz-3': { transport: 1 },
      },
      germany: { norway: { infantry: 1 } },
    },
  };
  const britain = { 'united-kingdom': { infantry: 2, tank: 1, artillery: 1, 'antiaircraft-gun': 1 } };

  test('CM-16: before, during and after the move', () => {
    const state = coast(
      { ...britain, 'sz-8': { transport: 1 } },
      { germany: { norway: { infantry: 1 }, 'western-europe': { infantry: 1 } } },
    );
    const sailed = after(
      state,
      load('united-kingdom', { infantry: 1 }, 'sz-8'),
      move('sz-8', { transport: 1 }, 'sz-7'),
      load('united-kingdom', { tank: 1 }, 'sz-7'),
    );
    expect(countsIn(sailed, 'sz-7')).toEqual({ transport: 1, infantry: 1, tank: 1 });
    expectAllowed(sailed, offload('sz-7', { infantry: 1, tank: 1 }, 'western-europe'));
  });

  test('CM-16: an enemy in another zone of the coast does not hinder it', () => {
    const state = coast({ ...britain, 'sz-8': { transport: 1 } }, { germany: { 'sz-7': { submarine: 1 } } });
    expectAllowed(state, load('united-kingdom', { infantry: 1 }, 'sz-8'));
    const inIt = coast({ ...britain, 'sz-7': { transport: 1 } }, { germany: { 'sz-7': { submarine: 1 } } });
    expectRefused(inIt, load('united-kingdom', { infantry: 1 }, 'sz-7'), 'CM-16', 'zone-hostile');
  });

  test('CM-16: for transports that then fight', () => {
    const state = coast({ ...britain, 'sz-8': { transport: 1 } }, { germany: { 'sz-7': { submarine: 1 } } });
    const loaded = after(state, load('united-kingdom', { infantry: 1 }, 'sz-8'));
    expectRefused(loaded, endPhase, 'CM-16', 'load-without-use');
    expectAllowed(after(loaded, move('sz-8', { transport: 1 }, 'sz-7')), endPhase);
  });

  test('CM-16: or flee', () => {
    const state = coast({ ...britain, 'sz-6': { transport: 1 } }, { germany: { 'sz-6': { battleship: 1 } } });
    const fled = after(state, move('sz-6', { transport: 1 }, 'sz-8'), load('united-kingdom', { infantry: 1 }, 'sz-8'));
    expectAllowed(fled, endPhase);
  });

  test('CM-16: or assault; where they can do none of it, nothing is loaded', () => {
    const state = coast({ ...britain, 'sz-3': { transport: 1 } }, { germany: { norway: { infantry: 1 } } });
    const named = after(
      state,
      load('united-kingdom', { infantry: 2 }, 'sz-3'),
      offload('sz-3', { infantry: 1 }, 'norway'),
    );
    expectAllowed(named, endPhase);
    const far = coast({ 'union-of-south-africa': { infantry: 1 }, 'sz-27': { transport: 1 } });
    expectRefused(far, load('union-of-south-africa', { infantry: 1 }, 'sz-27'), 'CM-16', 'load-without-use');
  });

  test('CM-16: a gun alone is no use beside a coast, and takes the room of no troops that could land', () => {
    const beside = (cargo: readonly string[]): GameState =>
      norway(cargo, {}, { [UK]: { ...britain, 'sz-3': { transport: 1 } } });
    const gun = load('united-kingdom', { 'antiaircraft-gun': 1 }, 'sz-3');
    const guests = game({
      ...norwayScene,
      aboard: [transport('sz-3', ['infantry'], UK, US)],
    });
    expectAllowed(beside([]), gun);
    expectAllowed(beside(['infantry']), gun);
    expectRefused(guests, gun, 'CM-16', 'load-without-use');
    expectAllowed(guests, load('united-kingdom', { tank: 1 }, 'sz-3'));
    // Of two ships that one is chosen that can still take troops to land.
    const two = after(
      game({
        ...norwayScene,
        units: { ...norwayScene.units, [UK]: { ...britain, 'sz-3': { transport: 2 } } },
        aboard: [transport('sz-3', ['infantry'], UK, US)],
      }),
      gun,
    );
    const ship = two.units[one(two, 'sz-3', 'antiaircraft-gun')]?.aboard;
    expect(
      Object.values(two.units)
        .filter(({ aboard }) => aboard === ship)
        .map(({ type }) => type),
    ).toEqual(['antiaircraft-gun']);
  });

  test('CM-16: a full transport without troops to land sails to no hostile coast', () => {
    const units = {
      [UK]: { 'sz-4': { transport: 1 }, 'united-kingdom': { tank: 1 } },
      germany: { norway: { infantry: 1 } },
    };
    const laden = game({ power: UK, units, aboard: [transport('sz-4', ['antiaircraft-gun'], UK)] });
    expectRefused(laden, move('sz-4', { transport: 1 }, 'sz-3'), 'CM-1', 'ends-friendly');
    const empty = game({ power: UK, units });
    expectAllowed(empty, move('sz-4', { transport: 1 }, 'sz-3'));
  });

  test('CM-16: loading is the whole move of a land unit', () => {
    const state = coast({ ...britain, 'sz-8': { transport: 1 } }, { germany: { 'sz-7': { submarine: 1 } } });
    const loaded = after(state, load('united-kingdom', { tank: 1 }, 'sz-8'));
    expectRefused(loaded, move('sz-8', { tank: 1 }, 'united-kingdom'), 'CM-16', 'cargo-moves-with-ship');
    expectRefused(loaded, load('sz-8', { tank: 1 }, 'sz-8'), 'NCM-9', 'cargo-moves-with-ship');
  });

  test('CM-17: what was loaded need not land', () => {
    const state = coast({ ...britain, 'sz-3': { transport: 1 } }, { germany: { norway: { infantry: 1 } } });
    const part = after(
      state,
      load('united-kingdom', { infantry: 1, tank: 1 }, 'sz-3'),
      offload('sz-3', { tank: 1 }, 'norway'),
      endPhase,
    );
    const landed = fightOut(part, 'norway', won);
    expect(countsIn(landed, 'sz-3')).toEqual({ transport: 1, infantry: 1 });
  });

  test('CM-17: nor need any of it', () => {
    const state = coast(
      { ...britain, 'sz-8': { transport: 1, destroyer: 1 } },
      { germany: { 'sz-7': { transport: 1 } } },
    );
    const fought = fightOut(
      after(
        state,
        load('united-kingdom', { infantry: 2 }, 'sz-8'),
        move('sz-8', { transport: 1, destroyer: 1 }, 'sz-7'),
        endPhase,
      ),
      'sz-7',
      won,
    );
    expect(countsIn(fought, 'sz-7', UK)).toEqual({ transport: 1, destroyer: 1, infantry: 2 });
    expectAllowed(fought, endPhase);
  });

  test('NCM-9: one land unit of any kind and one infantry', () => {
    const state = coast({ ...britain, 'sz-3': { transport: 1 } }, { germany: { norway: { infantry: 1 } } });
    for (const heavy of ['tank', 'artillery', 'antiaircraft-gun'])
      expectAllowed(state, load('united-kingdom', { [heavy]: 1, infantry: 1 }, 'sz-3'));
    expectRefused(state, load('united-kingdom', { tank: 1, artillery: 1 }, 'sz-3'), 'NCM-9', 'no-room');
    expectRefused(state, load('united-kingdom', { 'antiaircraft-gun': 1, tank: 1 }, 'sz-3'), 'NCM-9', 'no-room');
  });

  test('UNIT-4: transports carry land units only', () => {
    const state = coast(
      { 'united-kingdom': { fighter: 1, bomber: 1 }, 'sz-3': { transport: 1 } },
      { germany: { norway: { infantry: 1 } } },
    );
    expectRefused(state, load('united-kingdom', { fighter: 1 }, 'sz-3'), 'NCM-9', 'cannot-carry');
    expectRefused(state, load('united-kingdom', { bomber: 1 }, 'sz-3'), 'NCM-9', 'cannot-carry');
  });

  test('UNIT-4: carriers carry fighters only, two each', () => {
    expect(boardOf({ edition: 'revised' }).unitTypes.get('carrier')?.deck).toBe(2);
    const read = (): GameState => coast({ 'sz-3': { carrier: 1, fighter: 3 } });
    expect(read).toThrow('NCM-5');
    expect(() => coast({ 'sz-3': { carrier: 1, bomber: 1 } })).toThrow('NCM-5');
  });

  test('UNIT-3: air units on an island do not defend its zone', () => {
    const state = game({
      power: US,
      units: { [US]: { 'sz-57': { destroyer: 1 } }, japan: { 'wake-island': { fighter: 1 } } },
    });
    expectRefused(state, move('sz-57', { destroyer: 1 }, 'sz-51'), 'CM-1', 'ends-friendly');
  });

  test('UNIT-3: of the land units only infantry, artillery and tanks capture', () => {
    const capturing = boardOf({ edition: 'revised' }).unitTypes.values();
    expect([...capturing].filter(({ captures }) => captures).map(({ id }) => id)).toEqual([
      'infantry',
      'artillery',
      'tank',
    ]);
  });
});

describe('guns', () => {
  test('AA-5: do not move in combat move', () => {
    const state = game({ power: 'germany', units: { germany: { germany: { 'antiaircraft-gun': 1 } } } });
    expectRefused(state, move('germany', { 'antiaircraft-gun': 1 }, 'eastern-europe'), 'AA-5', 'noncombat-only');
    expect(placesOf(state, idsOf(state, 'germany', { 'antiaircraft-gun': 1 }))).toEqual([]);
  });

  test('AA-5: move one space in noncombat', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { germany: { 'antiaircraft-gun': 1 } } },
    });
    expectAllowed(state, move('germany', { 'antiaircraft-gun': 1 }, 'eastern-europe'));
    expectRefused(state, move('germany', { 'antiaircraft-gun': 1 }, 'belorussia'), 'CM-2', 'too-far');
  });

  test('AA-5: go aboard in combat move, and not ashore in an assault', () => {
    const state = game({
      power: UK,
      units: {
        [UK]: { 'united-kingdom': { 'antiaircraft-gun': 1, infantry: 1 }, 'sz-3': { transport: 1 } },
        germany: { norway: { infantry: 1 } },
      },
    });
    const loaded = after(state, load('united-kingdom', { 'antiaircraft-gun': 1, infantry: 1 }, 'sz-3'));
    expectRefused(loaded, offload('sz-3', { 'antiaircraft-gun': 1 }, 'norway'), 'AA-5', 'cannot-assault');
    expectAllowed(loaded, offload('sz-3', { infantry: 1 }, 'norway'));
  });

  test('AA-5: a gun alone gives its transport nothing to assault with', () => {
    const state = game({
      power: UK,
      units: { [UK]: { 'sz-2': { transport: 1 } }, germany: { norway: { infantry: 1 } } },
      aboard: [transport('sz-2', ['antiaircraft-gun'], UK)],
    });
    expectRefused(state, move('sz-2', { transport: 1 }, 'sz-3'), 'CM-1', 'ends-friendly');
  });

  test('CM-3: stop land units in a hostile territory, even alone', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'west-russia': { tank: 1, infantry: 1 } },
        'soviet-union': { archangel: { 'antiaircraft-gun': 1 } },
      },
    });
    expectAllowed(state, move('west-russia', { infantry: 1 }, 'archangel'));
    expectRefused(state, move('west-russia', { tank: 1 }, 'karelia-ssr', 'archangel'), 'CM-9', 'must-stop');
    const open = game({ power: 'germany', units: { germany: { 'west-russia': { tank: 1 } } } });
    expectAllowed(open, move('west-russia', { tank: 1 }, 'karelia-ssr', 'archangel'));
  });

  test('CM-9: a complex stops the blitz as well', () => {
    const state = game({ power: 'germany', units: { germany: { 'ukraine-ssr': { tank: 1 } } } });
    expectRefused(state, move('ukraine-ssr', { tank: 1 }, 'russia', 'caucasus'), 'CM-9', 'must-stop');
    expectAllowed(state, move('ukraine-ssr', { tank: 1 }, 'caucasus'));
  });

  test('CM-9: the tank takes what it passes and may come back', () => {
    const state = game({ power: 'germany', units: { germany: { 'west-russia': { tank: 1 } } } });
    const back = after(state, move('west-russia', { tank: 1 }, 'west-russia', 'archangel'));
    expect(back.control.archangel).toBe('germany');
    expectRefused(back, move('west-russia', { tank: 1 }, 'belorussia'), 'CM-2', 'already-moved');
  });

  test('CM-3: infantry stops in a hostile territory that holds nothing', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'west-russia': { infantry: 1, artillery: 1 } } },
    });
    expectRefused(state, move('west-russia', { artillery: 1 }, 'evenki-national-okrug', 'russia'), 'CM-2', 'too-far');
    expectAllowed(state, move('west-russia', { infantry: 1 }, 'russia'));
  });
});

describe('the assault', () => {
  test('CM-18: each transport names one hostile territory touching its zone', () => {
    const state = game({
      power: US,
      units: { [US]: { 'sz-13': { transport: 1 } } },
      aboard: [transport('sz-13', ['tank', 'infantry'], US)],
    });
    const named = after(state, offload('sz-13', { tank: 1 }, 'algeria'));
    expectRefused(named, offload('sz-13', { infantry: 1 }, 'western-europe'), 'CM-18', 'one-territory');
    expectRefused(named, offload('sz-13', { infantry: 1 }, 'gibraltar'), 'CM-18', 'not-hostile-target');
    expectAllowed(named, offload('sz-13', { infantry: 1 }, 'algeria'));
  });

  test('CM-18: having named it, the transport stays', () => {
    const state = after(norway(['infantry']), offload('sz-3', { infantry: 1 }, 'norway'));
    expectRefused(state, move('sz-3', { transport: 1 }, 'sz-2'), 'CM-18', 'transport-done');
  });

  test('CM-20: an air unit is assigned to the sea or the land battle', () => {
    const state = norway(
      ['infantry'],
      {},
      {
        [UK]: { 'sz-3': { transport: 1 }, 'united-kingdom': { fighter: 2 } },
        germany: { norway: { infantry: 1 }, 'sz-3': { submarine: 1 } },
      },
    );
    const split = after(
      state,
      offload('sz-3', { infantry: 1 }, 'norway'),
      move('united-kingdom', { fighter: 1 }, 'sz-3'),
      move('united-kingdom', { fighter: 1 }, 'norway'),
      endPhase,
    );
    const fought = after(split, fight('sz-3'));
    expect(fought.battle?.attackers.map((id) => fought.units[id]?.type).sort()).toEqual(['fighter', 'transport']);
  });

  test('CM-20: for good; nothing is moved between them', () => {
    const state = norway(
      ['infantry'],
      {},
      {
        [UK]: { 'sz-3': { transport: 1 }, 'united-kingdom': { bomber: 1 } },
        germany: { norway: { infantry: 1 }, 'sz-3': { transport: 1 } },
      },
    );
    const cleared = fightOut(
      after(state, offload('sz-3', { infantry: 1 }, 'norway'), move('united-kingdom', { bomber: 1 }, 'sz-3'), endPhase),
      'sz-3',
      won,
    );
    const landed = after(cleared, move('sz-3', { bomber: 1 }, 'united-kingdom'), fight('norway'));
    expect(landed.battle?.attackers.map((id) => landed.units[id]?.type)).toEqual(['infantry']);
  });

  test.each(['submarine', 'transport', 'destroyer'])('AMPH-1: an enemy %s means a sea battle first', (enemy) => {
    const state = norway(
      ['infantry'],
      {},
      {
        [UK]: { 'sz-3': { transport: 1, battleship: 1 } },
        germany: { norway: { infantry: 1 }, 'sz-3': { [enemy]: 1 } },
      },
    );
    const named = after(state, offload('sz-3', { infantry: 1 }, 'norway'), endPhase);
    expectRefused(named, fight('norway'), 'AMPH-8', 'sea-battle-first');
    const fought = after(named, fight('sz-3'));
    expect(fought.battle?.attackers.map((id) => fought.units[id]?.type).sort()).toEqual(['battleship', 'transport']);
  });

  const beside = (own: Scene['units'][string]): GameState =>
    norway(['infantry'], {}, { [UK]: own, germany: { norway: { infantry: 1 }, 'sz-3': { destroyer: 1 } } });

  test('CM-18: in a hostile zone it is named only if somebody could clear the zone', () => {
    const alone = beside({ 'sz-3': { transport: 1 } });
    expectRefused(alone, offload('sz-3', { infantry: 1 }, 'norway'), 'CM-18', 'zone-hostile');
    expectAllowed(beside({ 'sz-3': { transport: 1, submarine: 1 } }), offload('sz-3', { infantry: 1 }, 'norway'));
  });

  test('CM-18: and whoever could clear it must be there in the end', () => {
    const near = beside({ 'sz-3': { transport: 1 }, 'united-kingdom': { bomber: 1 } });
    const named = after(near, offload('sz-3', { infantry: 1 }, 'norway'));
    expectRefused(named, endPhase, 'CM-18', 'zone-hostile');
    expectAllowed(after(named, move('united-kingdom', { bomber: 1 }, 'sz-3')), endPhase);
  });

  test('AMPH-2: the landing follows when the zone is cleared', () => {
    const state = norway(
      ['infantry'],
      {},
      {
        [UK]: { 'sz-3': { transport: 1, battleship: 1 } },
        germany: { norway: { infantry: 1 }, 'sz-3': { transport: 1 } },
      },
    );
    const cleared = fightOut(after(state, offload('sz-3', { infantry: 1 }, 'norway'), endPhase), 'sz-3', won);
    expect(cleared.turn.seaBattles).toEqual({ 'sz-3': 'cleared' });
    expect(fightOut(cleared, 'norway', won).control.norway).toBe(UK);
  });

  test('AMPH-2: and not when it is not', () => {
    const state = norway(
      ['infantry'],
      {},
      {
        [UK]: { 'sz-3': { transport: 1, battleship: 1 } },
        germany: { norway: { infantry: 1 }, 'sz-3': { destroyer: 1 } },
      },
    );
    const lost = fightOut(after(state, offload('sz-3', { infantry: 1 }, 'norway'), endPhase), 'sz-3', {
      attacker: 6,
      defender: 1,
    });
    expect(lost.turn.battles).toEqual([]);
    expect(lost.control.norway).toBe('germany');
  });

  test('AMPH-3: if nobody lands, those who came overland fight for themselves', () => {
    const state = norway(
      ['infantry'],
      {},
      {
        [UK]: { 'sz-3': { transport: 1 }, 'karelia-ssr': { tank: 1 } },
        'soviet-union': { 'karelia-ssr': { infantry: 1 } },
      },
    );
    const attacked = after(
      state,
      offload('sz-3', { infantry: 1 }, 'norway'),
      move('karelia-ssr', { tank: 1 }, 'norway'),
      endPhase,
      callOff(state),
    );
    expect(attacked.turn.battles).toEqual([{ space: 'norway', kind: 'land', landingFrom: [] }]);
    const fought = after(attacked, fight('norway'));
    expect(fought.battle?.seaborne).toEqual([]);
    expect(fought.battle?.attackers.map((id) => fought.units[id]?.type)).toEqual(['tank']);
    expect(fought.battle?.origins).toEqual(['karelia-ssr']);
  });

  test('AMPH-3: also if the sea battle was lost', () => {
    const state = norway(
      ['infantry'],
      {},
      {
        [UK]: { 'sz-3': { transport: 1, destroyer: 1 }, 'karelia-ssr': { tank: 1 } },
        'soviet-union': { 'karelia-ssr': { infantry: 1 } },
        germany: { norway: { infantry: 1 }, 'sz-3': { battleship: 1 } },
      },
    );
    const attacked = after(
      state,
      offload('sz-3', { infantry: 1 }, 'norway'),
      move('karelia-ssr', { tank: 1 }, 'norway'),
      endPhase,
    );
    const lost = fightOut(attacked, 'sz-3', { attacker: 6, defender: 1 });
    expect(lost.turn.battles.map(({ space }) => space)).toEqual(['norway']);
    const fought = after(lost, fight('norway'));
    expect([fought.battle?.seaborne, fought.battle?.origins]).toEqual([[], ['karelia-ssr']]);
  });

  const withTank = (cargo: readonly string[]): GameState => {
    const state = norway(
      cargo,
      {},
      {
        [UK]: { 'sz-3': { transport: 1 }, 'karelia-ssr': { tank: 1 } },
        'soviet-union': { 'karelia-ssr': { infantry: 1 } },
        germany: { norway: { infantry: 3 } },
      },
    );
    return after(
      state,
      offload('sz-3', Object.fromEntries(cargo.map((unit) => [unit, 1])), 'norway'),
      move('karelia-ssr', { tank: 1 }, 'norway'),
      endPhase,
      fight('norway'),
    );
  };

  test.each(['infantry', 'artillery'])('AMPH-4: beside seaborne %s those from overland do not retreat', (cargo) => {
    let state = withTank([cargo]);
    // The attackers' dice and the defenders': nobody hits, and a new cycle begins at once.
    for (let rolls = 0; rolls < 2; rolls++) {
      const asked = awaiting(state);
      if (asked.kind !== 'dice') break;
      state = after(state, { type: 'roll', dice: asked.groups.flatMap((group) => group.units.map(() => 6)) });
    }
    expect([awaiting(state).kind, state.battle?.round]).toEqual(['dice', 2]);
  });

  const defended = (more: Scene['units'][string]): GameState =>
    after(
      game({
        power: US,
        units: {
          [US]: { 'sz-57': { battleship: 1, transport: 1 } },
          japan: { japan: { fighter: 1 }, ...more },
        },
        aboard: [transport('sz-57', ['infantry'], US)],
      }),
      move('sz-57', { battleship: 1, transport: 1 }, 'sz-60'),
      offload('sz-60', { infantry: 1 }, 'japan'),
      endPhase,
    );

  test('AMPH-5: fighters on carriers fight at sea only', () => {
    const sea = after(defended({ 'sz-60': { carrier: 1, fighter: 2 } }), fight('sz-60'));
    expect(sea.battle?.defenders.map((id) => sea.units[id]?.type).sort()).toEqual(['carrier', 'fighter', 'fighter']);
    expect(sea.battle?.defenders.every((id) => sea.units[id]?.space === 'sz-60')).toBe(true);
  });

  test('AMPH-5: those in the territory on land only', () => {
    const land = after(defended({}), fight('japan'));
    expect(land.battle?.defenders.map((id) => land.units[id]?.space)).toEqual(['japan']);
  });

  test('AMPH-6: a landing may be called off; the cargo stays aboard', () => {
    const state = after(norway(['infantry', 'infantry']), offload('sz-3', { infantry: 2 }, 'norway'), endPhase);
    const { state: off, events } = played(state, callOff(state));
    expect(events[0]?.type).toBe('landing-called-off');
    expect(off.turn.battles).toEqual([]);
    expect(countsIn(off, 'sz-3')).toEqual({ transport: 1, infantry: 2 });
    expectRefused(off, callOff(off), 'AMPH-6', 'no-landing');
    expectAllowed(off, endPhase);
  });

  test('AMPH-6: for each transport by itself', () => {
    const state = game({
      power: UK,
      units: { [UK]: { 'sz-3': { transport: 1 }, 'sz-5': { transport: 1 } }, germany: { norway: { infantry: 1 } } },
      aboard: [transport('sz-3', ['tank'], UK), transport('sz-5', ['infantry'], UK)],
    });
    const named = after(
      state,
      offload('sz-3', { tank: 1 }, 'norway'),
      offload('sz-5', { infantry: 1 }, 'norway'),
      endPhase,
      callOff(state),
    );
    expect(named.turn.battles).toEqual([{ space: 'norway', kind: 'land', landingFrom: ['sz-5'] }]);
    const landed = after(named, fight('norway'));
    expect(landed.battle?.seaborne.map((id) => landed.units[id]?.type)).toEqual(['infantry']);
  });

  test('AMPH-6: also where nobody defends; the landing waits for its turn', () => {
    const empty = norway(['infantry'], {}, { germany: {} });
    const named = after(empty, offload('sz-3', { infantry: 1 }, 'norway'), endPhase);
    expect(named.turn.battles.map(({ space }) => space)).toEqual(['norway']);
    expectRefused(named, endPhase, 'COM-1', 'battles-remain');
    expect(after(named, fight('norway')).control.norway).toBe(UK);
    const off = after(named, callOff(named));
    expect([off.control.norway, off.turn.battles]).toEqual(['germany', []]);
  });

  test('AMPH-6: it is not turned to another territory, and not called off before combat', () => {
    const named = after(norway(['infantry']), offload('sz-3', { infantry: 1 }, 'norway'));
    expectRefused(named, callOff(named), 'TURN-2', 'not-now');
    expectRefused(after(named, endPhase), offload('sz-3', { infantry: 1 }, 'norway'), 'TURN-2', 'not-now');
  });

  test('AMPH-6: only for transports of the own side that carry troops', () => {
    const named = after(norway(['infantry']), offload('sz-3', { infantry: 1 }, 'norway'), endPhase);
    expectRefused(named, { type: 'call-off', transports: [] }, 'TURN-7', 'no-units-chosen');
    expectRefused(named, { type: 'call-off', transports: ['nobody'] }, 'TURN-7', 'unknown-unit');
    const enemy = one(named, 'norway', 'infantry', 'germany');
    expectRefused(named, { type: 'call-off', transports: [enemy] }, 'TURN-7', 'not-your-unit');
  });

  test('AMPH-8: assaults have no precedence but their own sea battles', () => {
    const state = norway(
      ['infantry'],
      {},
      {
        [UK]: { 'sz-3': { transport: 1 }, 'anglo-egypt': { tank: 1 } },
        germany: { norway: { infantry: 1 }, libya: { infantry: 1 } },
      },
    );
    const named = after(
      state,
      offload('sz-3', { infantry: 1 }, 'norway'),
      move('anglo-egypt', { tank: 1 }, 'libya'),
      endPhase,
    );
    expectAllowed(named, fight('libya'));
    expectAllowed(named, fight('norway'));
  });

  test('AMPH-8: nor their sea battles over others', () => {
    const state = norway(
      ['infantry'],
      {},
      {
        [UK]: { 'sz-3': { transport: 1, battleship: 1 }, 'sz-15': { destroyer: 1 } },
        germany: { norway: { infantry: 1 }, 'sz-3': { transport: 1 }, 'sz-14': { transport: 1 } },
      },
    );
    const named = after(
      state,
      offload('sz-3', { infantry: 1 }, 'norway'),
      move('sz-15', { destroyer: 1 }, 'sz-14'),
      endPhase,
    );
    expectAllowed(named, fight('sz-14'));
    expectRefused(named, fight('norway'), 'AMPH-8', 'sea-battle-first');
  });

  const aboardFriend = (units: Scene['units'] = {}): GameState =>
    game({
      power: US,
      units: { [UK]: { 'sz-12': { transport: 1 } }, germany: { algeria: { infantry: 1 } }, ...units },
      aboard: [transport('sz-12', ['infantry', 'infantry'], UK, US)],
    });

  test('AMPH-9: land units assault from a friend’s transport on their own turn', () => {
    const named = after(aboardFriend(), offload('sz-12', { infantry: 2 }, 'algeria'), endPhase);
    const landed = fightOut(named, 'algeria', won);
    expect(landed.control.algeria).toBe(US);
    expect(countsIn(landed, 'sz-12')).toEqual({ transport: 1 });
  });

  test('AMPH-9: but own units must clear its zone first', () => {
    const enemies = { germany: { algeria: { infantry: 1 }, 'sz-12': { submarine: 1 } } };
    expectRefused(aboardFriend(enemies), offload('sz-12', { infantry: 1 }, 'algeria'), 'AMPH-9', 'zone-hostile');
    const near = aboardFriend({ ...enemies, [US]: { 'sz-11': { destroyer: 1 } } });
    const named = after(near, offload('sz-12', { infantry: 1 }, 'algeria'));
    expectRefused(named, endPhase, 'AMPH-9', 'zone-hostile');
    const helped = after(named, move('sz-11', { destroyer: 1 }, 'sz-12'));
    expectAllowed(helped, endPhase);
    const fought = after(helped, endPhase, fight('sz-12'));
    expect(fought.battle?.attackers.map((id) => fought.units[id]?.type)).toEqual(['destroyer']);
  });

  test('CM-1: ships sail to a friendly zone for an assault from it', () => {
    const state = game({
      power: UK,
      units: { [UK]: { 'sz-2': { transport: 1, battleship: 1 } }, germany: { norway: { infantry: 1 } } },
      aboard: [transport('sz-2', ['infantry'], UK)],
    });
    const sailed = after(state, move('sz-2', { transport: 1, battleship: 1 }, 'sz-3'));
    expectRefused(sailed, endPhase, 'CM-1', 'move-without-purpose');
    expectAllowed(after(sailed, offload('sz-3', { infantry: 1 }, 'norway')), endPhase);
    expect(battlesToCome(after(sailed, offload('sz-3', { infantry: 1 }, 'norway')))).toHaveLength(1);
  });

  test('CM-1: a transport from which nobody lands has no part in another’s assault, a warship has', () => {
    const state = game({
      power: UK,
      units: { [UK]: { 'sz-2': { transport: 2, destroyer: 1 } }, germany: { norway: { infantry: 1 } } },
      aboard: [transport('sz-2', ['infantry'], UK), transport('sz-2', ['tank'], UK)],
    });
    const landing = after(
      state,
      move('sz-2', { transport: 2, destroyer: 1 }, 'sz-3'),
      offload('sz-3', { infantry: 1 }, 'norway'),
    );
    const idle = state.units[one(state, 'sz-2', 'tank')]?.aboard;
    expect(refusalOf(landing, endPhase)).toMatchObject({
      rule: 'CM-1',
      reason: 'move-without-purpose',
      units: [idle],
      spaces: ['sz-3'],
    });
    expectAllowed(after(landing, offload('sz-3', { tank: 1 }, 'norway')), endPhase);
  });

  test('NCM-8: not for an assault by a transport that rests because it was emptied in this round', () => {
    const waiting = (pieces: Scene['pieces'] = []) =>
      game({
        power: UK,
        units: {
          [UK]: { 'sz-3': { transport: 1 }, 'sz-2': { battleship: 1 }, 'united-kingdom': { infantry: 1 } },
          germany: { norway: { infantry: 1 } },
        },
        pieces,
      });
    const sail = move('sz-2', { battleship: 1 }, 'sz-3');
    expectAllowed(waiting(), sail);
    const emptied = waiting([{ in: 'sz-3', unit: 'transport', owner: UK, emptiedIn: 1 }]);
    expectRefused(emptied, sail, 'CM-1', 'ends-friendly');
  });

  test('CM-7: nothing moves in after combat has begun', () => {
    const state = after(norway(['infantry']), offload('sz-3', { infantry: 1 }, 'norway'), endPhase);
    expectRefused(state, move('sz-3', { transport: 1 }, 'sz-2'), 'TURN-2', 'not-now');
    expectRefused(after(state, fight('norway')), fight('norway'), 'COM-1', 'not-now');
  });
});
