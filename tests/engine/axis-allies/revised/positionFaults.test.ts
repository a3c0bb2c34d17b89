import { describe, expect, test } from 'vitest';
import { fromPosition, toPosition, type PositionFile } from '../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, fight, game, offload, transport, type Scene } from './position.ts';

/** What a position file cannot say of guns, raids, rockets, bombardments and ships, each fault with its words. */

const SU = 'soviet-union';
const UK = 'united-kingdom';

/** The faults of a file as 'path: message (rule)'. */
function faultsOf(file: object): readonly string[] {
  const read = fromPosition({ edition: 'revised', power: 'germany', phase: 'conduct-combat', units: {}, ...file });
  return read.ok ? [] : read.fault.map(({ path, message, rule }) => `${path}: ${message}${rule ? ` (${rule})` : ''}`);
}

/** A German bomber over the Caucasus, which is to raid it. */
const bomber = (deed: object) => ({ in: 'caucasus', unit: 'bomber', owner: 'germany', deed });
const overCaucasus = (more: object = {}, unit = 'bomber') => ({
  units: { germany: { caucasus: { [unit]: 1 } }, [SU]: { caucasus: { infantry: 1 } } },
  pieces: [
    { ...bomber({ route: ['ukraine-ssr', 'caucasus'], phase: 'combat-move', did: 'moved', duty: 'raid' }), unit },
  ],
  ...more,
});

describe('raids in a position file', () => {
  test('SBR-1: are flown by own units that can raid', () => {
    expect(faultsOf(overCaucasus())).toEqual([]);
    expect(faultsOf(overCaucasus({}, 'fighter'))).toEqual(['pieces: a fighter of germany does not raid (SBR-1)']);
    const japanese = {
      units: { japan: { caucasus: { bomber: 1 } }, [SU]: { caucasus: { infantry: 1 } } },
      pieces: [{ ...overCaucasus().pieces[0], owner: 'japan' }],
    };
    expect(faultsOf(japanese)).toContain('pieces: a bomber of japan does not raid (SBR-1)');
  });

  test('NA-JA-2: kamikaze attacks are made by air units of the power that has the advantage', () => {
    const pilot = (owner: string, advantages: object, unit = 'fighter') =>
      faultsOf({
        power: owner,
        advantages,
        units: { [owner]: { 'sz-52': { [unit]: 1 } }, 'united-states': { 'sz-52': { destroyer: 1 } } },
        pieces: [
          {
            in: 'sz-52',
            unit,
            owner,
            deed: { route: ['sz-51', 'sz-52'], phase: 'combat-move', did: 'moved', duty: 'kamikaze' },
          },
        ],
      });
    const has = { japan: ['kamikaze-attacks'] };
    expect(pilot('japan', has)).toEqual([]);
    for (const faults of [pilot('japan', {}), pilot('germany', has), pilot('japan', { japan: ['tokyo-express'] })])
      expect(faults).toEqual([
        expect.stringMatching(/^pieces: a fighter of \w+ makes no kamikaze attack \(NA-JA-2\)$/),
      ]);
    expect(pilot('japan', has, 'battleship')).toEqual([
      'pieces: a battleship of japan makes no kamikaze attack (NA-JA-2)',
    ]);
  });

  test('SBR-2: dice are rolled where somebody raids a complex, in conduct combat', () => {
    const roll = { kind: 'raid', space: 'caucasus' };
    expect(faultsOf(overCaucasus({ roll }))).toEqual([]);
    expect(faultsOf(overCaucasus({ roll, phase: 'combat-move' }))).toEqual([
      'roll: raids and rockets come in conduct combat (TURN-2)',
    ]);
    expect(faultsOf({ roll })).toEqual(['roll: nobody raids caucasus (SBR-2)']);
    expect(faultsOf(overCaucasus({ roll, complexes: ['germany'] }))).toEqual(['roll: nobody raids caucasus (SBR-2)']);
  });
});

describe('rockets in a position file', () => {
  const rockets = (...strikes: readonly (readonly [string, string])[]) => ({
    turn: { rockets: strikes.map(([from, to]) => ({ from, to })) },
  });

  test('RKT-1: the die is that of the last rocket', () => {
    const die = (from: string, to: string) => ({
      ...rockets(['ukraine-ssr', 'caucasus'], ['belorussia', 'russia']),
      roll: { kind: 'rocket', from, to },
    });
    expect(faultsOf(die('belorussia', 'russia'))).toEqual([]);
    for (const [from, to] of [
      ['ukraine-ssr', 'caucasus'],
      ['belorussia', 'caucasus'],
      ['ukraine-ssr', 'russia'],
    ] as const)
      expect(faultsOf(die(from, to))).toEqual(['roll: no such rocket was launched (RKT-1)']);
  });

  test('RKT-2: one from a territory and one at a complex', () => {
    const twice = 'turn.rockets[1]: one strike from a territory, and one at a complex (RKT-2)';
    expect(faultsOf(rockets(['ukraine-ssr', 'caucasus'], ['ukraine-ssr', 'russia']))).toEqual([twice]);
    expect(faultsOf(rockets(['ukraine-ssr', 'russia'], ['belorussia', 'russia']))).toEqual([twice]);
  });

  test('RKT-1: from and at territories', () => {
    expect(faultsOf(rockets(['sz-5', 'russia']))).toEqual(['turn.rockets[0]: no territory sz-5']);
    expect(faultsOf(rockets(['ukraine-ssr', 'atlantis']))).toEqual(['turn.rockets[0]: no territory atlantis']);
  });
});

describe('antiaircraft fire in a position file', () => {
  /** A German bomber has flown over a Soviet gun in Archangel. */
  const underFire = (more: object = {}, shot: object = {}) => ({
    units: { germany: { norway: { bomber: 1 } }, [SU]: { archangel: { 'antiaircraft-gun': 1, infantry: 1 } } },
    shots: [{ space: 'archangel', by: SU, value: 1, ...shot }],
    pieces: [{ in: 'norway', unit: 'bomber', owner: 'germany', underFire: [0] }],
    ...more,
  });

  test('AA-1: a gun of that power fires so there, at somebody', () => {
    expect(faultsOf(underFire())).toEqual([]);
    const no = (by: string, space: string) => [`shots[0]: no gun of ${by} fires so in ${space} (AA-1)`];
    expect(faultsOf(underFire({}, { by: UK }))).toEqual(no(UK, 'archangel'));
    expect(faultsOf(underFire({}, { value: 2 }))).toEqual(no(SU, 'archangel'));
    expect(faultsOf(underFire({}, { space: 'russia' }))).toEqual(no(SU, 'russia'));
    expect(faultsOf(underFire({ pieces: [] }))).toEqual(['shots[0]: no air unit is under this fire (AA-1)']);
  });

  test('AA-8: in conduct combat or noncombat move', () => {
    expect(faultsOf(underFire({ phase: 'noncombat-move' }))).toEqual([]);
    expect(faultsOf(underFire({ phase: 'combat-move' }))).toEqual([
      'shots[0]: guns fire in conduct combat and noncombat move (AA-3)',
    ]);
  });

  test('AA-1: at air units of the acting power, by shots that are there', () => {
    const at = (unit: string, owner: string, space: string, shots: readonly number[]) =>
      faultsOf({
        ...underFire(),
        units: {
          germany: { norway: { bomber: 1, infantry: 1 } },
          japan: { norway: { fighter: 1 } },
          [SU]: { archangel: { 'antiaircraft-gun': 1, infantry: 1 } },
        },
        pieces: [
          { in: 'norway', unit: 'bomber', owner: 'germany', underFire: [0] },
          { in: space, unit, owner, underFire: shots },
        ],
      });
    const wrong = 'pieces[1].underFire: guns fire at the acting power’s air units (AA-1)';
    expect(at('infantry', 'germany', 'norway', [0])).toContain(wrong);
    expect(at('fighter', 'japan', 'norway', [0])).toContain(wrong);
    expect(
      faultsOf(underFire({ pieces: [{ in: 'norway', unit: 'bomber', owner: 'germany', underFire: [0, 1] }] })),
    ).toEqual(['pieces[0].underFire: there are 1 shots']);
  });
});

describe('details of units in a position file', () => {
  const detail = (unit: string, space: string, details: object, more: object = {}) =>
    faultsOf({
      units: { germany: { [space]: { [unit]: 1 } } },
      pieces: [{ in: space, unit, owner: 'germany', ...details }],
      ...more,
    });

  test('SUB-1: only submarines are under water, till noncombat move ends', () => {
    expect(detail('submarine', 'sz-5', { submerged: true })).toEqual([]);
    expect(detail('destroyer', 'sz-5', { submerged: true })).toEqual([
      'pieces[0].submerged: only submarines submerge (COM-5)',
    ]);
    expect(detail('submarine', 'sz-5', { submerged: true }, { phase: 'combat-move' })).toEqual([
      'pieces[0].submerged: submarines surface when noncombat move ends (SUB-1)',
    ]);
  });

  test('AA-7: only guns are captured, and from the enemy', () => {
    const fault = 'pieces[0].capturedFrom: only guns are captured, from a power of the other side (AA-7)';
    expect(detail('antiaircraft-gun', 'norway', { capturedFrom: UK })).toEqual([]);
    for (const from of ['japan', 'atlantis'])
      expect(detail('antiaircraft-gun', 'norway', { capturedFrom: from })).toEqual([fault]);
    expect(detail('tank', 'norway', { capturedFrom: UK })).toEqual([fault]);
  });

  test('AA-7: guns that were captured are written down, aboard a ship too', () => {
    const file = {
      power: 'germany',
      units: { germany: { 'sz-5': { transport: 1 }, norway: { 'antiaircraft-gun': 2 } } },
      aboard: [
        {
          in: 'sz-5',
          ship: 'transport',
          owner: 'germany',
          cargo: [{ unit: 'antiaircraft-gun', owner: 'germany', capturedFrom: UK }],
        },
      ],
      pieces: [{ in: 'norway', unit: 'antiaircraft-gun', owner: 'germany', capturedFrom: SU }],
    };
    const state = game(file as unknown as Scene);
    expect(Object.values(state.units).map(({ capturedFrom }) => capturedFrom)).toEqual(
      expect.arrayContaining([UK, SU, undefined]),
    );
    const written = toPosition(state);
    expect(written.version).toBe(3);
    expect(toPosition(game(written as Scene))).toEqual(written);
    expect(JSON.stringify(written)).toContain(`"capturedFrom":"${UK}"`);
    expect(JSON.stringify(written)).toContain(`"capturedFrom":"${SU}"`);
  });

  test('NCM-8: only a transport rests, and in this round', () => {
    const fault = 'pieces[0].emptiedIn: only a transport rests, and in the round in which it put units ashore (NCM-8)';
    expect(detail('transport', 'sz-5', { emptiedIn: 2 }, { round: 2 })).toEqual([]);
    expect(detail('transport', 'sz-5', { emptiedIn: 1 }, { round: 2 })).toEqual([fault]);
    expect(detail('destroyer', 'sz-5', { emptiedIn: 2 }, { round: 2 })).toEqual([fault]);
  });

  test('CM-2: a way is no longer than the unit can move, and going aboard a new carrier is none', () => {
    const flew = (route: readonly string[], phase: string) =>
      detail('fighter', 'sz-5', { deed: { route, phase, did: 'moved' } }, { phase });
    const far = ['russia', 'archangel', 'karelia-ssr', 'norway', 'sz-6', 'sz-5'];
    expect(flew(far, 'noncombat-move')).toContain('pieces[0].deed.route: a fighter moves 4 spaces at most (CM-2)');
    for (const faults of [flew(far.slice(1), 'noncombat-move'), flew(far, 'mobilize-new-units')])
      expect(faults.filter((fault) => fault.includes('CM-2'))).toEqual([]);
  });

  test('BOM-1: only what bombards has bombarded', () => {
    const deed = { route: ['sz-5'], phase: 'conduct-combat', did: 'fought', bombarded: true };
    expect(detail('battleship', 'sz-5', { deed })).toEqual([]);
    expect(detail('destroyer', 'sz-5', { deed })).toEqual([
      'pieces[0].deed.bombarded: a destroyer does not bombard (BOM-1)',
    ]);
    const better = { developments: { germany: ['combined-bombardment'] } };
    expect(detail('destroyer', 'sz-5', { deed }, better)).toEqual([]);
  });
});

describe('a bombardment in a position file', () => {
  const landing = after(
    game({
      power: UK,
      units: {
        [UK]: { 'sz-3': { transport: 1, battleship: 1, destroyer: 1 }, 'sz-6': { battleship: 1 } },
        germany: { norway: { infantry: 2, 'antiaircraft-gun': 1 } },
      },
      aboard: [transport('sz-3', ['infantry'], UK)],
    }),
    offload('sz-3', { infantry: 1 }, 'norway'),
    endPhase,
    fight('norway'),
  );
  const withPiece = (piece: object) => {
    const file = toPosition(landing);
    return faultsOf({ ...file, pieces: [...(file.pieces ?? []), piece] });
  };

  test('BOM-1: is by ships that can, in a zone from which troops land', () => {
    expect(faultsOf(toPosition(landing))).toEqual([]);
    const at = (toPosition(landing).pieces ?? []).length;
    const path = `pieces[${at}].battle`;
    expect(withPiece({ in: 'sz-6', unit: 'battleship', owner: UK, battle: { bombards: true } })).toContain(
      `${path}.bombards: ships bombard where troops land from their zone (BOM-1)`,
    );
    expect(withPiece({ in: 'sz-3', unit: 'destroyer', owner: UK, battle: { bombards: true } })).toContain(
      `${path}.bombards: a destroyer does not bombard (BOM-1)`,
    );
  });

  test('AA-6: guns are no part of a battle', () => {
    const path = `pieces[${(toPosition(landing).pieces ?? []).length}].battle`;
    expect(
      withPiece({ in: 'norway', unit: 'antiaircraft-gun', owner: 'germany', battle: { casualty: true } }),
    ).toContain(`${path}: a antiaircraft-gun is no part of a battle (AA-6)`);
  });
});

describe('cargo of carriers in a position file', () => {
  const kept = (fighters: number, more: object = {}, owner = 'germany') =>
    faultsOf({
      power: 'germany',
      units: { [owner]: { 'sz-5': { carrier: 1 } } },
      aboard: [
        {
          in: 'sz-5',
          ship: 'carrier',
          owner,
          cargo: Array.from({ length: fighters }, () => ({ unit: 'fighter', owner })),
        },
      ],
      ...more,
    });

  test('CM-13: is own fighters in the combat phases, two at most', () => {
    expect(kept(2, { phase: 'combat-move' })).toEqual([]);
    expect(kept(2)).toEqual([]);
    const wrong = 'aboard[0]: a carrier has its own power’s fighters as cargo, in its combat phases (CM-13)';
    expect(kept(1, { phase: 'noncombat-move' })).toEqual([wrong]);
    expect(kept(1, {}, 'japan')).toEqual([wrong]);
    expect(kept(3)).toContain('aboard[0].cargo: a carrier has room for 2 fighters (NCM-5)');
  });
});

const complexesWith = (space: string): readonly string[] => {
  const { complexes } = game({ power: 'germany', units: {} });
  return [...complexes, space];
};

describe('the version of a position file', () => {
  const version = (scene: object): PositionFile['version'] =>
    toPosition(game({ power: 'germany', units: {}, phase: 'conduct-combat', ...scene } as Scene)).version;

  test('is 3 with each thing that only some editions have', () => {
    expect(version({ phase: 'combat-move' })).toBeUndefined();
    expect(version({ turn: { rockets: [{ from: 'ukraine-ssr', to: 'caucasus' }] } })).toBe(3);
    expect(version({ turn: { research: 'rockets' } })).toBe(3);
    expect(
      version({ phase: 'mobilize-new-units', complexes: complexesWith('norway'), turn: { newComplexes: ['norway'] } }),
    ).toBe(3);
    const held = { advantages: { [SU]: ['russian-winter'] } };
    expect(version({ ...held, spentAdvantages: ['russian-winter'] })).toBe(3);
    expect(version({ ...overCaucasus() })).toBe(3);
  });

  test('is 2 with a record of the turn alone', () => {
    expect(version({ turn: { captured: ['norway'] } })).toBe(2);
  });
});

describe('guns in a position file', () => {
  test('AA-5: none stands in enemy territory, for it does not attack', () => {
    const units = {
      germany: { caucasus: { infantry: 1, 'antiaircraft-gun': 1 } },
      [SU]: { caucasus: { infantry: 1 } },
    };
    for (const phase of ['combat-move', 'conduct-combat'])
      expect(faultsOf({ phase, units })).toEqual([
        'units.germany.caucasus.antiaircraft-gun: units cannot stand in a territory of the enemy (MAP-2)',
      ]);
  });
});
