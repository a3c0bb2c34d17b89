import { describe, expect, test } from 'vitest';
import { faultsOf } from './positionFaultsOf.ts';

/** Position files whose single units cannot be so: the path and the rule of every fault. */

const UK = 'united-kingdom';
const US = 'united-states';

describe('a unit', () => {
  const DEED = { route: ['germany'], phase: 'combat-move' };
  const inGermany = { germany: { germany: { tank: 2, infantry: 1 } } };
  const tank = { in: 'germany', owner: 'germany', unit: 'tank' };

  test('of an unknown type, power and space has all its details refused', () => {
    expect(
      faultsOf({
        pieces: [
          {
            in: 'atlantis',
            owner: 'italy',
            unit: 'knight',
            deed: { ...DEED, route: ['germany', 'germany'] },
            damaged: true,
            battle: { seaborne: true },
          },
          { ...tank, in: 'ukraine' },
        ],
        units: inGermany,
      }),
    ).toEqual([
      'pieces[0]',
      'pieces[0].deed.route[1] (MAP-1)',
      'pieces[0].deed (TURN-7)',
      'pieces[0].deed.route (CM-2)',
      'pieces[0].damaged (COM-12)',
      'pieces[0].battle',
      'pieces[0].battle.seaborne (AMPH-4)',
      'pieces[1]',
    ]);
  });

  test('is counted once: in an entry of its own, or aboard', () => {
    const ship = { in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [] };
    const piece = { in: 'sz-5', unit: 'transport', owner: 'germany' };
    const at = (transport: number) => ({ units: { germany: { 'sz-5': { transport } } }, aboard: [ship] });
    expect(faultsOf({ ...at(2), pieces: [piece] })).toEqual([]);
    expect(faultsOf({ ...at(1), pieces: [piece] })).toEqual(['pieces[0]']);
    expect(faultsOf({ units: inGermany, pieces: [tank, tank, tank] })).toEqual(['pieces[2]']);
  });

  test('NCM-9: is checked aboard as ashore, ship and cargo', () => {
    const later = { ...DEED, phase: 'noncombat-move' };
    expect(
      faultsOf({
        units: { germany: { 'sz-5': { transport: 2 } } },
        aboard: ['germany', 'japan'].map((owner, i) => ({
          in: 'sz-5',
          ship: 'transport',
          owner: 'germany',
          cargo: [
            { unit: 'tank', owner },
            { unit: 'infantry', owner, deed: i === 0 ? DEED : later },
          ],
          ...(i === 1 && { damaged: true }),
        })),
      }),
    ).toEqual(['aboard[1].damaged (COM-12)', 'aboard[1].cargo[1].deed.phase (TURN-2)']);
  });

  test('CM-2, CM-18, TURN-2, TURN-7: has done only what it can have done', () => {
    const did = (deed: object, file: object = {}, more: object = {}) =>
      faultsOf({ units: inGermany, pieces: [{ ...tank, ...more, deed: { ...DEED, ...deed } }], ...file });
    const way = ['germany', 'eastern-europe', 'germany', 'eastern-europe'];
    expect(did({ route: way.slice(0, 3) })).toEqual([]);
    expect(did({ route: way })).toEqual(['pieces[0].deed.route (CM-2)']);
    expect(did({ route: ['germany', 'atlantis'] })).toEqual(['pieces[0].deed.route[1]']);
    expect(did({ route: ['germany', 'russia'] })).toEqual(['pieces[0].deed.route[1] (MAP-1)']);
    expect(did({ phase: 'conduct-combat' })).toEqual(['pieces[0].deed.phase (TURN-2)']);
    expect(did({ phase: 'conduct-combat', did: 'fought' }, { phase: 'noncombat-move' })).toEqual([]);
    expect(did({ assault: 'sz-5', ashore: 'sz-6' })).toEqual(['pieces[0].deed.assault', 'pieces[0].deed.ashore']);
    expect(did({ assault: 'karelia', ashore: 'karelia' })).toEqual([]);
    const enemy = { units: { [UK]: { [UK]: { tank: 1 } } } };
    expect(did({}, enemy, { owner: UK, in: UK })).toEqual(['pieces[0].deed (TURN-7)']);
  });

  test('MOB-1: is new only after it can have been mobilized, and of the acting power', () => {
    const placed = (phase: string, power = 'germany') =>
      faultsOf({ phase, power, units: inGermany, pieces: [{ ...tank, placed: true }] });
    expect(placed('noncombat-move')).toEqual(['pieces[0].placed (MOB-1)']);
    expect(placed('mobilize-new-units')).toEqual([]);
    expect(placed('collect-income')).toEqual([]);
    expect(placed('mobilize-new-units', 'japan')).toEqual(['pieces[0].placed (MOB-1)']);
  });

  test('NCM-2: is stranded only in noncombat move, as a fighter of the enemy that has a choice', () => {
    const stranded = (phase: string, power: string, japan: object, zone = 'sz-38') =>
      faultsOf({
        phase,
        power,
        units: { japan: { [zone]: { fighter: 1 }, ...japan } },
        pieces: [{ in: zone, owner: 'japan', unit: 'fighter', stranded: true }],
      });
    const carrier = { 'sz-45': { carrier: 1 } };
    expect(stranded('noncombat-move', US, carrier)).toEqual([]);
    expect(stranded('combat-move', US, carrier)).toEqual(['pieces[0].stranded (NCM-2)']);
    expect(stranded('noncombat-move', 'germany', carrier)).toEqual(['pieces[0].stranded (NCM-2)']);
    expect(stranded('noncombat-move', US, {})).toEqual(['pieces (NCM-2)']);
    expect(stranded('noncombat-move', US, {}, 'sz-44')).toEqual(['pieces (NCM-2)']);
  });

  test('NCM-5, CM-11: is a bomber over the sea in combat move only if it flew there', () => {
    const over = (bomber: number, ...pieces: readonly object[]) =>
      faultsOf({ units: { germany: { 'sz-5': { bomber }, 'sz-6': { submarine: 1 } } }, pieces });
    const flown = { in: 'sz-5', owner: 'germany', unit: 'bomber', deed: { ...DEED, route: ['germany', 'sz-5'] } };
    const homeless = ['units.germany.sz-5.bomber (NCM-5)'];
    expect(over(2, { ...flown, count: 2 })).toEqual([]);
    expect(over(2, flown, flown)).toEqual([]);
    expect(over(2, flown)).toEqual(homeless);
    expect(over(1, { ...flown, deed: undefined })).toEqual(homeless);
    expect(over(1, { ...flown, in: 'sz-6' })).toEqual([...homeless, 'pieces[0]']);
    expect(over(1, { ...flown, owner: 'japan' })).toEqual([...homeless, 'pieces[0]']);
    expect(over(1, { ...flown, in: 'sz-6', unit: 'submarine' })).toEqual(homeless);
    expect(over(1, { ...flown, unit: 'fighter' })).toEqual([...homeless, 'pieces[0]']);
    expect(
      faultsOf({ phase: 'collect-income', units: { germany: { 'sz-5': { bomber: 1 } } }, pieces: [flown] }),
    ).toEqual(homeless);
  });

  test('NCM-5: is an enemy fighter at sea without carrier only in a battle, or after one', () => {
    const afloat = (file: object) =>
      faultsOf({
        phase: 'conduct-combat',
        units: { germany: { 'sz-6': { destroyer: 1 } }, [UK]: { 'sz-6': { fighter: 1, destroyer: 1 } } },
        turn: {},
        ...file,
      });
    const battle = {
      space: 'sz-6',
      kind: 'sea',
      round: 1,
      step: 'attacker-fire',
      destroyers: { attacker: true, defender: true },
    };
    const pieces = [
      { in: 'sz-6', owner: 'germany', unit: 'destroyer', battle: {} },
      { in: 'sz-6', owner: UK, unit: 'destroyer', battle: {} },
      { in: 'sz-6', owner: UK, unit: 'fighter', battle: {} },
    ];
    const homeless = [`units.${UK}.sz-6.fighter (NCM-5)`];
    expect(afloat({ battle, pieces })).toEqual([]);
    expect(afloat({ turn: { seaBattles: { 'sz-6': 'contested' } } })).toEqual([]);
    expect(afloat({})).toEqual(homeless);
    expect(afloat({ turn: { seaBattles: { 'sz-5': 'contested' } } })).toEqual(homeless);
    expect(afloat({ phase: 'noncombat-move', turn: { seaBattles: { 'sz-6': 'contested' } } })).toEqual(homeless);
  });

  test('CM-13: is an own fighter at sea in combat move if its carrier has sailed', () => {
    const left = (...pieces: readonly object[]) =>
      faultsOf({
        units: { germany: { 'sz-5': { fighter: 1 }, 'sz-6': { carrier: 1, destroyer: 1 } } },
        pieces,
      });
    const sailed = (unit: string, ...route: readonly string[]) => ({
      in: 'sz-6',
      owner: 'germany',
      unit,
      deed: { route, phase: 'combat-move', did: 'moved' },
    });
    const homeless = ['units.germany.sz-5.fighter (NCM-5)'];
    expect(left(sailed('carrier', 'sz-5', 'sz-6'))).toEqual([]);
    expect(left(sailed('carrier', 'sz-7', 'sz-6'))).toEqual(homeless);
    expect(left(sailed('destroyer', 'sz-5', 'sz-6'))).toEqual(homeless);
    expect(left()).toEqual(homeless);
  });
});
