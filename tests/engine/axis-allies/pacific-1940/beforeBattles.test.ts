import { describe, expect, test } from 'vitest';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import {
  awaiting,
  fightersWithoutPlace,
  fromPosition,
  newGame,
  play,
  toPosition,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectRefused,
  fight,
  game,
  idsOf,
  move,
  offload,
  one,
  roll,
} from '../rules/position.ts';
import type { Scene } from '../rules/position.ts';

/** What is asked of others when conduct combat begins: kamikaze attacks, and aircraft that scramble. */

addEdition(pacific1940);

const US = 'united-states';
const UK = 'united-kingdom';
const AT_WAR = [US, 'china', UK, 'anzac'].map((other): [string, string] => ['japan', other]);

const scene = (units: Scene['units'], more: Partial<Scene> = {}): GameState =>
  game({ edition: 'pacific-1940', power: US, wars: AT_WAR, facilities: {}, units, ...more });

const NOBODY: Command = { type: 'scramble', units: [] };
const NO_ATTACK: Command = { type: 'kamikaze', targets: [] };
const aboard = (zone: string, owner = US): NonNullable<Scene['aboard']> => [
  { in: zone, ship: 'transport', owner, cargo: [{ unit: 'infantry', owner: US }] },
];

describe('kamikaze attacks', () => {
  const MARIANAS = { marianas: US };
  const fleet = (ships: Record<string, number>, more: Partial<Scene> = {}, others: Scene['units'] = {}): GameState =>
    scene({ [US]: { 'sz-16': ships }, japan: { 'sz-6': { destroyer: 1 } }, ...others }, { control: MARIANAS, ...more });
  const attack = (ships: Record<string, number>) => move('sz-16', ships, 'sz-6');

  test('KAM-1: a game begins with six, and none of them can be made yet', () => {
    expect(newGame(pacific1940).kamikaze).toEqual({ left: 6 });
  });

  test('KAM-1: the capture of one of four islands opens them, that of another does not', () => {
    const landing = (zone: string, from: string, island: string): GameState => {
      const start = scene({ [US]: { [from]: { transport: 1 } } }, { aboard: aboard(from), control: { guam: 'japan' } });
      return after(start, move(from, { transport: 1 }, zone), offload(zone, { infantry: 1 }, island), endPhase);
    };
    expect(landing('sz-21', 'sz-22', 'guam').kamikaze).toEqual({ left: 6 });
    expect(landing('sz-22', 'sz-21', 'marianas').kamikaze).toEqual({ left: 6, isOpen: true });
  });

  test('KAM-1: they stay open when Japan takes the island back', () => {
    const state = fleet({ cruiser: 1 }, { control: {}, kamikaze: { left: 6, isOpen: true } });
    expect(awaiting(after(state, attack({ cruiser: 1 }), endPhase)).kind).toBe('kamikaze');
    const never = fleet({ cruiser: 1 }, { control: {} });
    expect(awaiting(after(never, attack({ cruiser: 1 }), endPhase)).kind).toBe('command');
  });

  test('KAM-1: no more can be made than are left, and with none left nobody is asked', () => {
    const two = after(fleet({ cruiser: 1 }, { kamikaze: { left: 2 } }), attack({ cruiser: 1 }), endPhase);
    const cruiser = one(two, 'sz-6', 'cruiser');
    expectRefused(two, { type: 'kamikaze', targets: [cruiser, cruiser, cruiser] }, 'KAM-1', 'too-many-kamikaze');
    const spent = after(two, { type: 'kamikaze', targets: [cruiser, cruiser] }, roll(6, 6));
    expect(spent.kamikaze).toEqual({ left: 0, isOpen: true });
    const none = fleet({ cruiser: 1 }, { kamikaze: { left: 0 } });
    expect(awaiting(after(none, attack({ cruiser: 1 }), endPhase)).kind).toBe('command');
  });

  test('KAM-2: only where ships moved in, never at submarines or transports', () => {
    const state = after(
      fleet(
        { cruiser: 1, submarine: 1 },
        {},
        { [US]: { 'sz-16': { cruiser: 1, submarine: 1 }, 'sz-22': { destroyer: 1 } } },
      ),
      attack({ cruiser: 1, submarine: 1 }),
      endPhase,
    );
    expect(awaiting(state)).toMatchObject({ kind: 'kamikaze', targets: [one(state, 'sz-6', 'cruiser')], left: 6 });
    const at = (id: string): Command => ({ type: 'kamikaze', targets: [id] });
    expectRefused(state, at(one(state, 'sz-6', 'submarine')), 'KAM-2', 'no-kamikaze-target');
    expectRefused(state, at(one(state, 'sz-22', 'destroyer')), 'KAM-2', 'no-kamikaze-target');
    expectRefused(state, fight('sz-6'), 'AMPH-8', 'before-battles-first');
    expectRefused(state, endPhase, 'AMPH-8', 'before-battles-first');
  });

  test('KAM-3: a battleship that is damaged takes one more, and what is sunk does not fight', () => {
    const open = after(fleet({ battleship: 1, cruiser: 1 }), attack({ battleship: 1, cruiser: 1 }), endPhase);
    const [ship, cruiser] = [one(open, 'sz-6', 'battleship'), one(open, 'sz-6', 'cruiser')];
    const struck = after(open, { type: 'kamikaze', targets: [ship, cruiser] }, roll(1, 2));
    expect(struck.units[ship]?.damaged).toBe(true);
    expect(struck.units[cruiser]).toBeUndefined();
    expect(awaiting(struck).kind).toBe('command');
    expect(awaiting(after(struck, fight('sz-6')))).toMatchObject({
      kind: 'dice',
      groups: [{ value: 4, units: [ship] }],
    });
    const sunk = after(open, { type: 'kamikaze', targets: [ship, ship, ship] }, roll(2, 2, 2));
    expect(sunk.units[ship]).toBeUndefined();
  });

  test('KAM-3: where all that came is sunk there is no battle', () => {
    const open = after(fleet({ destroyer: 1 }), attack({ destroyer: 1 }), endPhase);
    const done = after(open, { type: 'kamikaze', targets: [one(open, 'sz-6', 'destroyer')] }, roll(1));
    expect(done.turn.battles).toEqual([]);
    expect(after(done, endPhase).phase).toBe('noncombat-move');
  });

  test('KAM-5: a friend’s ship, and one that lay there before, can be struck', () => {
    const state = after(
      scene(
        {
          [US]: { 'sz-18': { transport: 1 } },
          [UK]: { 'sz-17': { destroyer: 1 } },
          japan: { 'iwo-jima': { infantry: 1 } },
        },
        { control: MARIANAS, aboard: aboard('sz-18') },
      ),
      move('sz-18', { transport: 1 }, 'sz-17'),
      offload('sz-17', { infantry: 1 }, 'iwo-jima'),
      endPhase,
    );
    expect(awaiting(state)).toMatchObject({ kind: 'kamikaze', targets: [one(state, 'sz-17', 'destroyer', UK)] });
  });

  test('KAM-2: without an attack the battles go on', () => {
    const open = after(fleet({ cruiser: 1 }), attack({ cruiser: 1 }), endPhase, NO_ATTACK);
    expect(open.kamikaze?.left).toBe(6);
    expect(awaiting(open).kind).toBe('command');
    expect(open.turn.battles.map(({ space }) => space)).toEqual(['sz-6']);
  });
});

const BASE = { formosa: { 'air-base': 0 } };
const landingOnFormosa = (units: Scene['units'], more: Partial<Scene> = {}): GameState =>
  after(
    scene(
      { [US]: { 'sz-21': { cruiser: 1, transport: 1 } }, ...units },
      { aboard: aboard('sz-21'), facilities: BASE, ...more },
    ),
    move('sz-21', { cruiser: 1, transport: 1 }, 'sz-20'),
    offload('sz-20', { infantry: 1 }, 'formosa'),
    endPhase,
  );
const scramble =
  (island: string, counts: Record<string, number>, owner = 'japan') =>
  (state: GameState): Command => ({ type: 'scramble', units: idsOf(state, island, counts, owner) });

describe('scrambling', () => {
  test('SCR-1: fighters and tactical bombers can, bombers cannot', () => {
    const state = landingOnFormosa({ japan: { formosa: { fighter: 1, 'tactical-bomber': 1, bomber: 1 } } });
    const able = idsOf(state, 'formosa', { fighter: 1, 'tactical-bomber': 1 }, 'japan');
    expect(awaiting(state)).toMatchObject({
      kind: 'scramble',
      from: [{ from: 'formosa', zone: 'sz-20', units: able }],
    });
    expectRefused(state, scramble('formosa', { bomber: 1 }), 'SCR-1', 'cannot-scramble');
    expectRefused(state, fight('formosa'), 'AMPH-8', 'before-battles-first');
  });

  test('SCR-1, AB-2: not without an air base, nor from one that three points have closed', () => {
    const units = { japan: { formosa: { fighter: 1 } } };
    const asked = (facilities: Scene['facilities']): string => awaiting(landingOnFormosa(units, { facilities })).kind;
    expect(asked({})).toBe('command');
    expect(asked({ formosa: { 'air-base': 2 } })).toBe('scramble');
    expect(asked({ formosa: { 'air-base': 3 } })).toBe('command');
  });

  test('SCR-1: nor from the mainland, nor against ships in another zone', () => {
    const kwangtung = landingOnFormosa(
      { japan: { kiangsi: { fighter: 1 }, formosa: { infantry: 1 } } },
      {
        facilities: { kiangsi: { 'air-base': 0 } },
        control: { kiangsi: 'japan' },
      },
    );
    expect(awaiting(kwangtung).kind).toBe('command');
  });

  test('SCR-1: into a sea battle without a landing as well, where they join the ships', () => {
    const start = scene(
      { [US]: { 'sz-21': { cruiser: 2 } }, japan: { 'sz-20': { destroyer: 1 }, formosa: { fighter: 1 } } },
      { facilities: BASE },
    );
    const state = after(start, move('sz-21', { cruiser: 2 }, 'sz-20'), endPhase, scramble('formosa', { fighter: 1 }));
    const begun = after(state, fight('sz-20'));
    expect(begun.battle?.defenders).toHaveLength(2);
  });

  test('SCR-5: against submarines and transports that are left alone nobody scrambles', () => {
    const start = scene(
      { [US]: { 'sz-20': { cruiser: 1 } }, japan: { 'sz-20': { submarine: 1 }, formosa: { fighter: 1 } } },
      { facilities: BASE },
    );
    const ignored = after(start, { type: 'engage', zone: 'sz-20', attack: false }, endPhase);
    expect(awaiting(ignored).kind).toBe('command');
    expect(awaiting(after(start, { type: 'engage', zone: 'sz-20', attack: true }, endPhase)).kind).toBe('scramble');
  });

  test('SCR-5: several owners are asked one after another in the order of play, a friend’s base serves too', () => {
    const start = scene(
      {
        japan: { 'sz-16': { cruiser: 1, transport: 1 } },
        [UK]: { 'wake-island': { fighter: 1 } },
        [US]: { 'wake-island': { fighter: 1 } },
      },
      {
        power: 'japan',
        facilities: { 'wake-island': { 'air-base': 0 } },
        aboard: [{ in: 'sz-16', ship: 'transport', owner: 'japan', cargo: [{ unit: 'infantry', owner: 'japan' }] }],
      },
    );
    const order = (state: GameState): Command => ({
      type: 'offload',
      units: idsOf(state, 'sz-31', { infantry: 1 }),
      to: 'wake-island',
    });
    const first = after(start, move('sz-16', { cruiser: 1, transport: 1 }, 'sz-31'), order, endPhase);
    expect(awaiting(first)).toMatchObject({ kind: 'scramble', by: [US] });
    expectRefused(first, scramble('wake-island', { fighter: 1 }, UK), 'SCR-1', 'cannot-scramble');
    const second = after(first, NOBODY);
    expect(awaiting(second)).toMatchObject({ kind: 'scramble', by: [UK] });
    const done = after(second, scramble('wake-island', { fighter: 1 }, UK));
    expect(awaiting(done).kind).toBe('command');
    expect(done.turn.battles.map(({ space }) => space)).toEqual(['sz-31', 'wake-island']);
  });

  test('SCR-3, AMPH-1: a landing without a sea battle gains one and waits for it', () => {
    const state = after(landingOnFormosa({ japan: { formosa: { fighter: 2 } } }), scramble('formosa', { fighter: 1 }));
    expectRefused(state, fight('formosa'), 'AMPH-8', 'sea-battle-first');
    expectRefused(state, { type: 'engage', zone: 'sz-20', attack: false }, 'CM-5', 'nothing-to-engage');
  });

  test('SCR-3: when nobody scrambles it is as if nobody had been asked', () => {
    const state = after(landingOnFormosa({ japan: { formosa: { fighter: 2 } } }), NOBODY);
    expect(state.turn.battles.map(({ space }) => space)).toEqual(['formosa']);
    expect(state.turn.scrambled).toBeUndefined();
  });

  test('SCR-2: an island whose aircraft all scrambled is taken once the zone is cleared', () => {
    const sent = after(landingOnFormosa({ japan: { formosa: { fighter: 1 } } }), scramble('formosa', { fighter: 1 }));
    const won = after(sent, fight('sz-20'), roll(3), roll(6));
    expect(won.control.formosa).toBe(US);
  });

  test('SCR-4: those whose island stands return before anything moves', () => {
    const sent = after(landingOnFormosa({ japan: { formosa: { fighter: 2 } } }), scramble('formosa', { fighter: 2 }));
    const back = after(sent, fight('sz-20'), roll(6), roll(6, 6), { type: 'retreat', to: 'sz-21' }, endPhase);
    expect(back.phase).toBe('noncombat-move');
    expect(countsIn(back, 'formosa', 'japan')).toEqual({ fighter: 2 });
    expect(back.turn.scrambled).toBeUndefined();
  });

  /** After its battle a fighter is over the zone of an island that has been taken. */
  const islandLost = (control: Readonly<Record<string, string>> = {}): GameState =>
    scene(
      { japan: { 'sz-20': { fighter: 1 } }, [US]: { formosa: { infantry: 1 } } },
      {
        phase: 'conduct-combat',
        control: { formosa: US, ...control },
        turn: { captured: ['formosa'], control: { formosa: 'japan' }, seaBattles: { 'sz-20': 'contested' } },
        pieces: [{ in: 'sz-20', unit: 'fighter', owner: 'japan', scrambledFrom: 'formosa' }],
      },
    );

  test('SCR-4, NCM-2: one whose island was captured goes one space to a friendly place', () => {
    const alone = after(islandLost({ kiangsi: 'china' }), endPhase);
    expect(awaiting(alone).kind).toBe('command');
    expect(Object.values(alone.units).filter(({ type }) => type === 'fighter')).toEqual([]);
    const choice = after(islandLost({ kiangsi: 'japan', kwangtung: 'japan' }), endPhase);
    expect(awaiting(choice)).toMatchObject({ kind: 'stranded', by: ['japan'], to: ['kiangsi', 'kwangtung'] });
    const landed = after(choice, {
      type: 'land-stranded',
      unit: one(choice, 'sz-20', 'fighter', 'japan'),
      to: 'kiangsi',
    });
    expect(countsIn(landed, 'kiangsi', 'japan')).toEqual({ fighter: 1 });
    expect(landed.turn.scrambled).toBeUndefined();
  });

  test('SCR-4: they are not counted among the aircraft that a sunk carrier leaves without a place', () => {
    const start = scene(
      {
        [US]: { 'sz-21': { battleship: 2 } },
        japan: { 'sz-20': { carrier: 1, fighter: 2 }, formosa: { fighter: 1 } },
      },
      { facilities: BASE },
    );
    const state = after(
      start,
      move('sz-21', { battleship: 2 }, 'sz-20'),
      endPhase,
      scramble('formosa', { fighter: 1 }),
    );
    expect(fightersWithoutPlace(state, 'sz-20')).toEqual([]);
    const carrier = one(state, 'sz-20', 'carrier', 'japan');
    const { [carrier]: _, ...units } = state.units;
    const sunk = { ...state, units, control: { ...state.control, kiangsi: 'china', kwangtung: US } };
    const ids = idsOf(sunk, 'sz-20', { fighter: 3 }, 'japan').filter((id) => sunk.turn.scrambled?.[id] === undefined);
    expect(ids).toHaveLength(2);
    expect(fightersWithoutPlace({ ...sunk, control: { ...sunk.control, formosa: 'japan' } }, 'sz-20')).toEqual([]);
    const away = { ...sunk, control: { ...sunk.control, formosa: US } };
    expect(fightersWithoutPlace(away, 'sz-20')).toHaveLength(3);
  });

  test('AMPH-9, SCR-3: troops on a friend’s transport do not land where aircraft scrambled that nobody fights', () => {
    const start = scene(
      { [UK]: { 'sz-20': { transport: 1 } }, japan: { formosa: { fighter: 2 } } },
      { aboard: aboard('sz-20', UK), facilities: BASE },
    );
    const open = after(start, offload('sz-20', { infantry: 1 }, 'formosa'), endPhase);
    expect(awaiting(open).kind).toBe('scramble');
    const held = after(open, scramble('formosa', { fighter: 1 }));
    expect(held.turn.battles).toEqual([]);
    expect(after(open, NOBODY).turn.battles.map(({ space }) => space)).toEqual(['formosa']);
  });
});

describe('positions', () => {
  test('KAM-1, SCR-4: every moment before the battles is written and read as the same', () => {
    const both = landingOnFormosa({ japan: { formosa: { fighter: 2 } } }, { control: { marianas: US } });
    expect(awaiting(both).kind).toBe('kamikaze');
    const aimed = after(both, {
      type: 'kamikaze',
      targets: [one(both, 'sz-20', 'cruiser'), one(both, 'sz-20', 'cruiser')],
    });
    const asked = after(aimed, roll(6, 5));
    const sent = after(asked, scramble('formosa', { fighter: 1 }));
    const fought = after(sent, fight('sz-20'));
    expect([asked, sent].map((state) => awaiting(state).kind)).toEqual(['scramble', 'command']);
    for (const state of [both, aimed, asked, sent, fought]) {
      const written = toPosition(state);
      const read = game(written);
      expect(toPosition(read)).toEqual(written);
      expect(awaiting(read).kind).toBe(awaiting(state).kind);
      expect(read.kamikaze).toEqual(state.kamikaze);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }
  });

  test('KAM-1, SCR-1: what cannot be is refused with a list', () => {
    const asked = toPosition(landingOnFormosa({ japan: { formosa: { fighter: 2 } } }));
    const faults = (changes: Partial<typeof asked>): readonly string[] => {
      const read = fromPosition({ ...asked, ...changes });
      return read.ok ? [] : read.fault.map(({ path }) => path);
    };
    expect(faults({})).toEqual([]);
    expect(faults({ beforeBattles: { asks: 'scramble', by: 'anzac' } })).toEqual(['beforeBattles']);
    expect(faults({ beforeBattles: { asks: 'kamikaze', by: 'japan' } })).toEqual(['beforeBattles']);
    expect(faults({ kamikaze: { left: 7 } })).toEqual(['kamikaze.left']);
    const turn = { ...asked.turn, kamikazeIn: ['sz-1'] };
    expect(faults({ turn })).toEqual(['turn.kamikazeIn']);
    const piece = { unit: 'fighter', owner: 'japan', scrambledFrom: 'formosa' };
    expect(faults({ pieces: [...(asked.pieces ?? []), { in: 'formosa', ...piece }] })).toEqual(['pieces']);
    expect(play(game(asked), NOBODY).ok).toBe(true);
  });
});
