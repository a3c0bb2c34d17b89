import { describe, expect, test } from 'vitest';
import { fromPosition, type PositionFile } from '../../../src/engine/axis-allies/index.ts';
import { faultsOf } from './positionFaultsOf.ts';

/** Position files whose turn or battle cannot be so: the path and the rule of every fault. */

const UK = 'united-kingdom';
const USSR = 'soviet-union';

test('a fault without a rule has only its path and a message', () => {
  const atlantis = { edition: '1941', power: 'germany', phase: 'combat-move', units: { germany: { atlantis: {} } } };
  expect(fromPosition(atlantis)).toStrictEqual({
    ok: false,
    fault: [{ path: 'units.germany.atlantis', message: 'no space atlantis' }],
  });
});

describe('a turn in conduct combat', () => {
  const inKarelia = { units: { germany: { karelia: { infantry: 1 } }, [USSR]: { karelia: { infantry: 1 } } } };
  const atSea = {
    units: { germany: { ...inKarelia.units.germany, 'sz-5': { submarine: 1 } }, [UK]: { 'sz-5': { destroyer: 1 } } },
    pieces: [
      { in: 'sz-5', unit: 'submarine', owner: 'germany', battle: {} },
      { in: 'sz-5', unit: 'destroyer', owner: UK, battle: {} },
    ],
    battle: {
      space: 'sz-5',
      kind: 'sea',
      round: 1,
      step: 'attacker-fire',
      destroyers: { attacker: false, defender: true },
      hits: { submarine: 0, air: 0, surface: 0 },
    },
  };

  test('has no land units among enemies where no battle is to be fought', () => {
    expect(faultsOf({ ...inKarelia, phase: 'conduct-combat', turn: {} })).toEqual(['turn.battles (COM-1)']);
    const battles = [{ space: 'karelia', kind: 'land' as const }];
    expect(faultsOf({ ...inKarelia, phase: 'conduct-combat', turn: { battles } })).toEqual([]);
    // Without a turn the battles are found.
    expect(faultsOf({ ...inKarelia, phase: 'conduct-combat' })).toEqual([]);
  });

  test('has none beside a battle that is under way, and without a part in it', () => {
    const fight = (infantry: number) => ({
      phase: 'conduct-combat',
      units: { germany: { karelia: { infantry } }, [USSR]: { karelia: { infantry: 1 } } },
      turn: {},
      pieces: [
        { in: 'karelia', unit: 'infantry', owner: 'germany', battle: {} },
        { in: 'karelia', unit: 'infantry', owner: USSR, battle: {} },
      ],
      battle: {
        ...atSea.battle,
        space: 'karelia',
        kind: 'land',
        destroyers: { attacker: false, defender: false },
      },
    });
    expect(faultsOf(fight(1))).toEqual([]);
    expect(faultsOf(fight(2))).toEqual(['turn.battles (COM-1)']);
  });

  test('has none in a territory said to be captured that the enemy holds, while a battle is fought', () => {
    const turn = { captured: ['karelia'] };
    expect(faultsOf({ ...atSea, phase: 'conduct-combat', turn })).toEqual(['turn.battles (COM-1)']);
    const control = { karelia: 'germany' };
    expect(faultsOf({ ...atSea, phase: 'conduct-combat', turn, control })).toEqual([]);
  });
});

describe('a turn', () => {
  const turnFaults = (turn: NonNullable<PositionFile['turn']>, phase = 'conduct-combat') => faultsOf({ phase, turn });

  test('names spaces of the right kind only', () => {
    const read = fromPosition({
      edition: '1941',
      power: 'germany',
      phase: 'combat-move',
      units: {},
      turn: { captured: ['karelia', 'atlantis', 'sz-5', 'switzerland'], hostileZones: ['germany'] },
    });
    expect(read.ok ? [] : read.fault.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'turn.hostileZones[0]: germany is no sea zone',
      'turn.captured[1]: no space atlantis',
      'turn.captured[2]: sz-5 is no territory that can be held',
      'turn.captured[3]: switzerland is no territory that can be held',
    ]);
  });

  test.each<readonly [string, NonNullable<PositionFile['turn']>, readonly string[]]>([
    [
      'controllers',
      { control: { karelia: 'italy', russia: null, 'sz-5': 'germany', ukraine: 'germany' } },
      ['turn.control.karelia', 'turn.control.sz-5'],
    ],
    ['engagements', { engage: { germany: true, 'sz-5': true } }, ['turn.engage.germany']],
    ['sea battles', { seaBattles: { germany: 'cleared', 'sz-5': 'contested' } }, ['turn.seaBattles.germany']],
    ['new units', { mobilized: { germany: 1, 'sz-5': 1 } }, ['turn.mobilized.sz-5']],
    [
      'battles',
      {
        battles: [
          { space: 'germany', kind: 'sea' },
          { space: 'sz-5', kind: 'land', landingFrom: ['sz-5', 'karelia'] },
        ],
      },
      ['turn.battles[0].space', 'turn.battles[1].space', 'turn.battles[1].landingFrom[1]'],
    ],
  ])('%s of unknown or wrong spaces and powers', (_, turn, paths) => {
    expect(turnFaults(turn)).toEqual(paths);
  });

  test('TURN-2: battles are to come in conduct combat only; an empty list is right at any time', () => {
    expect(turnFaults({ battles: [{ space: 'karelia', kind: 'land' }] }, 'combat-move')).toEqual([
      'turn.battles (TURN-2)',
    ]);
    expect(turnFaults({ battles: [] }, 'combat-move')).toEqual([]);
  });

  test('COM-1, COM-2: battles are to come where enemies meet, and not where nobody defends', () => {
    const at = (units: object, ...spaces: readonly string[]) =>
      faultsOf({
        phase: 'conduct-combat',
        units,
        turn: { battles: spaces.map((space) => ({ space, kind: space.startsWith('sz') ? 'sea' : 'land' })) },
      });
    const karelia = { karelia: { tank: 1 } };
    expect(at({ germany: karelia, [USSR]: karelia }, 'karelia')).toEqual([]);
    expect(at({ germany: karelia, [USSR]: karelia }, 'karelia', 'sz-5')).toEqual(['turn.battles[1].space (COM-1)']);
    expect(at({ germany: karelia }, 'karelia')).toEqual(['turn.battles (COM-2)']);
  });

  test.each(['standard', 'short'])('TURN-4, TURN-5: nobody has won a game with the %s victory at once', (victory) => {
    expect(faultsOf({ phase: 'collect-income', victory, over: true })).toEqual([
      `over (${victory === 'short' ? 'TURN-5' : 'TURN-4'})`,
    ]);
  });
});

describe('a battle', () => {
  const BATTLE = {
    space: 'sz-5',
    kind: 'sea',
    round: 1,
    step: 'attacker-fire',
    destroyers: { attacker: false, defender: false },
  };
  const SHIPS = { battleship: 1, submarine: 1, fighter: 1, transport: 1, carrier: 1 };
  /** Faults of a battle in zone 5, with more entries of pieces. */
  const battleFaults = (battle: object, file: object = {}, ...pieces: readonly object[]) =>
    faultsOf({
      phase: 'conduct-combat',
      units: {
        germany: { 'sz-5': SHIPS, 'sz-6': SHIPS, karelia: { tank: 1 } },
        [UK]: { 'sz-5': SHIPS },
      },
      turn: { battles: [{ space: 'karelia', kind: 'land' }] },
      battle: { ...BATTLE, ...battle },
      pieces: [
        { in: 'sz-5', owner: 'germany', unit: 'battleship', battle: {} },
        { in: 'sz-5', owner: UK, unit: 'battleship', battle: {} },
        ...pieces,
      ],
      ...file,
    });
  const part = (owner: string, unit: string, battle: object, more: object = {}) => ({
    in: 'sz-5',
    owner,
    unit,
    battle,
    ...more,
  });

  test('names spaces of the right kind only', () => {
    expect(battleFaults({ space: 'karelia' }, { pieces: [] })).toEqual(['battle.space', 'battle.space']);
    expect(battleFaults({ landingFrom: ['sz-5', 'germany'] })).toContain('battle.landingFrom[1]');
    expect(battleFaults({ origins: ['sz-6', 'germany'] })).toContain('battle.origins[1]');
  });

  test('TURN-2: is fought in conduct combat, and is not to come as well', () => {
    expect(battleFaults({}, { phase: 'noncombat-move', turn: {} })).toContain('battle (TURN-2)');
    const again = { turn: { battles: [{ space: 'sz-5', kind: 'sea' }] } };
    expect(battleFaults({}, again)).toEqual(['battle.space']);
  });

  test('COM-3: waits for a player', () => {
    const asked = { units: { germany: { 'sz-5': SHIPS }, [UK]: { 'sz-5': SHIPS } }, turn: {} };
    expect(battleFaults({}, asked)).toEqual([]);
    expect(battleFaults({ step: 'attacker-strike' }, asked)).toEqual(['battle.step (COM-3)']);
    expect(battleFaults({}, { ...asked, pieces: [part(UK, 'battleship', {})] })).toEqual(['battle']);
  });

  test('is fought by units in its space that can fight there', () => {
    const wrong = (piece: object) => battleFaults({}, {}, piece).filter((path) => path.startsWith('pieces[2]'));
    expect(wrong(part('germany', 'fighter', {}))).toEqual([]);
    expect(wrong(part('germany', 'carrier', {}, { in: 'sz-6' }))).toEqual(['pieces[2].battle']);
    expect(wrong(part('germany', 'tank', {}, { in: 'karelia' }))).toEqual([
      'pieces[2].battle',
      'pieces[2].battle (UNIT-3)',
    ]);
    expect(faultsOf({ pieces: [part('germany', 'carrier', {})], units: { germany: { 'sz-5': SHIPS } } })).toEqual([
      'pieces[0].battle',
    ]);
  });

  test('COM-5, COM-7: has submarines that strike or submerge, and no others', () => {
    const wrong = (unit: string, how: object) =>
      battleFaults({}, {}, part('germany', unit, how)).filter((path) => path.startsWith('pieces[2]'));
    for (const how of [{ struck: true }, { submerged: true }]) {
      expect(wrong('submarine', how)).toEqual([]);
      expect(wrong('carrier', how)).toEqual(['pieces[2].battle (COM-5)']);
    }
  });

  test('AMPH-4: has troops of the acting power from the sea, and no others', () => {
    const fromSea = (owner: string, unit: string) =>
      faultsOf({
        phase: 'conduct-combat',
        units: { germany: { karelia: { tank: 1, fighter: 1 } }, [USSR]: { karelia: { tank: 1 } } },
        turn: {},
        battle: { ...BATTLE, space: 'karelia', kind: 'land' },
        pieces: [{ in: 'karelia', owner, unit, battle: { seaborne: true } }],
      });
    expect(fromSea('germany', 'tank').filter((path) => path.startsWith('pieces'))).toEqual([]);
    expect(fromSea('germany', 'fighter')).toEqual(['pieces[0].battle.seaborne (AMPH-4)']);
    expect(fromSea(USSR, 'tank')).toEqual(['pieces[0].battle.seaborne (AMPH-4)']);
  });

  test('COM-12: damages battleships, and only while it lasts', () => {
    const damaged = (unit: string) =>
      battleFaults({}, {}, part(UK, unit, {}, { damaged: true })).filter((path) => path.endsWith('damaged (COM-12)'));
    expect(damaged('carrier')).toEqual(['pieces[2].damaged (COM-12)']);
    const battleship = { in: 'sz-5', owner: 'germany', unit: 'battleship', damaged: true };
    expect(faultsOf({ units: { germany: { 'sz-5': SHIPS } }, pieces: [battleship] })).toContain(
      'pieces[0].damaged (COM-12)',
    );
  });

  test('COM-5: is over when all attackers are submerged', () => {
    const submerged = [part('germany', 'submarine', { submerged: true }), part(UK, 'battleship', {})];
    expect(battleFaults({ step: 'attacker-fire' }, { pieces: submerged })).toEqual(['battle.step (COM-3)']);
  });
});
