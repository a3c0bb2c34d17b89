import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameState } from '../../../../src/engine/axis-allies/index.ts';
import { chanceOf, fighting, fought, ordered, piecesIn } from './battleBeside.ts';
import { ATTACK, DEFENCE, isAir, landBattle, seaBattle, type Piece } from './battleModel.ts';
import { game } from './position.ts';

/** Random battles, each compared with an independent model: the same decisions must be asked, the same units lost. */

/** Mostly zero, so that small unusual battles are drawn as well as large ones. */
const few = fc.constantFrom(0, 0, 0, 1, 2);
const none = fc.constant({});
const fleet = fc.record({ submarine: few, destroyer: few, carrier: few, battleship: few, transport: few });
const developed = fc.record({ supers: fc.boolean(), jets: fc.boolean(), heavy: fc.boolean(), combined: fc.boolean() });
const seed = fc.integer({ min: 1, max: 2147483646 });

const atSea = fc.record({
  here: fc.oneof(none, fleet),
  near: fc.oneof(none, fleet),
  air: fc.record({ fighter: fc.nat(2), bomber: fc.nat(1) }),
  british: fleet,
  american: fc.oneof(none, fleet),
  guests: fc.nat(3),
  developed,
});
type AtSea = typeof atSea extends fc.Arbitrary<infer Value> ? Value : never;

const ALLIES = ['united-kingdom', 'united-states'];
const ZONE = 'sz-8';

/** German ships that were in the zone or came from the one beside it, and aircraft, when the battle begins. */
function openedAtSea({ here, near, air, british, american, guests, developed: { supers, jets, heavy } }: AtSea) {
  const decks = 2 * (british.carrier + ('carrier' in american ? (american.carrier ?? 0) : 0));
  const start = game({
    power: 'germany',
    developments: {
      ...(supers || heavy
        ? { germany: [...(supers ? ['super-submarines'] : []), ...(heavy ? ['heavy-bombers'] : [])] }
        : {}),
      ...(jets ? { 'united-states': ['jet-fighters'] } : {}),
    },
    units: {
      germany: { [ZONE]: here, 'sz-7': near, 'western-europe': { ...air, infantry: 1 } },
      'united-kingdom': { [ZONE]: british },
      'united-states': { [ZONE]: { ...american, fighter: Math.min(guests, decks) } },
    },
  });
  const comers = Object.values(start.units).filter(
    ({ owner, space, type }) => owner === 'germany' && space !== ZONE && type !== 'infantry',
  );
  let state: GameState | null = start;
  for (const { id } of comers) state = ordered(state, { type: 'move', units: [id], to: ZONE });
  state = ordered(ordered(state, { type: 'end-phase' }), { type: 'fight', space: ZONE });
  return state && { state, hasWayBack: comers.some((one) => !isAir(one)) };
}

test(
  'COM-3, COM-5, COM-6, COM-7, COM-9, COM-15, COM-17, COM-18: sea battles wait for the same input and end as in the ' +
    'model',
  () => {
    const questions = new Set<string>();
    let battles = 0;
    const property = (setting: AtSea, from: number): void => {
      const start = openedAtSea(setting);
      if (!start) return;
      const { supers, jets } = setting.developed;
      const defenders = piecesIn(start.state, ZONE, ALLIES);
      const model = seaBattle(
        piecesIn(start.state, ZONE, ['germany']),
        defenders,
        { ...ATTACK, submarine: supers ? 3 : 2 },
        // All American fighters here are guests of one power.
        { ...DEFENCE, fighter: jets ? 5 : 4 },
        start.hasWayBack,
      );
      const { state, left, asked } = fought(start.state, model, chanceOf(from));
      expect(state.battle).toBeNull();
      const inZone = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ id }) => id).sort();
      const stayed = [...left.attackers.filter((id) => !left.retreated.includes(id)), ...left.dived];
      const fighters = defenders.filter(isAir).map(({ id }) => id);
      // Fighters whose decks were sunk have flown on.
      expect(inZone(piecesIn(state, ZONE, ['germany', ...ALLIES]).filter(({ id }) => !fighters.includes(id)))).toEqual(
        [...stayed, ...left.defenders.filter((id) => !fighters.includes(id))].sort(),
      );
      expect(left.retreated.map((id) => state.units[id]?.space)).toEqual(left.retreated.map(() => 'sz-7'));
      for (const id of left.dived) expect(state.units[id]?.submerged).toBe(true);
      expect(Object.values(state.units).filter((unit) => unit.damaged)).toEqual([]);
      for (const one of asked) questions.add(one);
      battles++;
    };
    fc.assert(fc.property(atSea, seed, property), { numRuns: 250, seed: 2004 });
    expect(battles).toBeGreaterThan(120);
    expect([...questions].sort()).toEqual([
      'dice attacker',
      'dice defender',
      'retreat attacker',
      'submerge attacker',
      'submerge defender',
    ]);
  },
);

const army = fc.record({ infantry: few, artillery: few, tank: few });
const onLand = fc.record({
  fromTheEast: army,
  fromTheSouth: army,
  bySea: fc.constantFrom([], [], ['infantry'], ['tank', 'infantry'], ['artillery', 'infantry', 'infantry']),
  ships: fc.record({ battleship: few, destroyer: few }),
  air: fc.record({ fighter: fc.nat(2), bomber: fc.nat(1) }),
  german: fc.record({ infantry: few, artillery: few, tank: few, fighter: few, bomber: few, 'antiaircraft-gun': few }),
  japanese: fc.record({ infantry: few, fighter: few }),
  developed,
});
type OnLand = typeof onLand extends fc.Arbitrary<infer Value> ? Value : never;

/** The British attack Germany from two territories, from the sea and from the air, when the battle begins. */
function openedOnLand({
  fromTheEast,
  fromTheSouth,
  bySea,
  ships,
  air,
  german,
  japanese,
  developed: { heavy, combined, jets },
}: OnLand) {
  const owner = 'united-kingdom';
  const start = game({
    power: owner,
    control: { 'eastern-europe': owner, 'southern-europe': owner },
    developments: {
      [owner]: [...(combined ? ['combined-bombardment'] : []), ...(heavy ? ['heavy-bombers'] : [])],
      ...(jets ? { germany: ['jet-fighters'], japan: ['jet-fighters'] } : {}),
    },
    units: {
      [owner]: {
        'eastern-europe': fromTheEast,
        'southern-europe': { ...fromTheSouth, ...air },
        'sz-5': { transport: bySea.length, ...ships },
      },
      germany: { germany: german },
      japan: { germany: japanese },
    },
    aboard: bySea.map((unit) => ({ in: 'sz-5', ship: 'transport', owner, cargo: [{ unit, owner }] })),
  });
  const all = Object.values(start.units).filter((unit) => unit.owner === owner);
  const overland = all.filter(({ space }) => space !== 'sz-5').map(({ id }) => id);
  const seaborne = all.filter(({ aboard }) => aboard !== undefined).map(({ id }) => id);
  let state: GameState | null = start;
  if (overland.length > 0) state = ordered(state, { type: 'move', units: overland, to: 'germany' });
  if (seaborne.length > 0) state = ordered(state, { type: 'offload', units: seaborne, to: 'germany' });
  state = ordered(ordered(state, { type: 'end-phase' }), { type: 'fight', space: 'germany' });
  return state?.battle ? state : null;
}

const TAKERS = ['infantry', 'artillery', 'tank'];

test(
  'COM-3, COM-19, COM-18, AMPH-4, ART-1, AA-3, BOM-1, BOM-3, BOM-4, RES-12: land battles ask for the same and end as ' +
    'in the model',
  () => {
    const counts = { battles: 0, captures: 0, retreats: 0, broke: 0 };
    const property = (setting: OnLand, from: number): void => {
      const start = openedOnLand(setting);
      if (!start) return;
      const { combined, jets } = setting.developed;
      const attackers = piecesIn(start, 'germany', ['united-kingdom']);
      const defenders = piecesIn(start, 'germany', ['germany', 'japan']);
      const ground = (pieces: Readonly<Record<string, number>>): boolean => TAKERS.some((type) => pieces[type]);
      const model = landBattle(
        attackers,
        fighting(defenders),
        ATTACK,
        { ...DEFENCE, fighter: jets ? 5 : 4 },
        {
          hasGun: setting.german['antiaircraft-gun'] > 0,
          ships: piecesIn(start, 'sz-5', ['united-kingdom']),
          bombardment: { battleship: 4, destroyer: combined ? 3 : 0 },
          isLanding: setting.bySea.length > 0,
          hasWayBack: ground(setting.fromTheEast) || ground(setting.fromTheSouth),
        },
      );
      const { state, left } = fought(start, model, chanceOf(from));
      expect(state.battle).toBeNull();
      const inside = fighting(piecesIn(state, 'germany', ['united-kingdom', 'germany', 'japan']));
      const stayed = left.attackers.filter((id) => !left.retreated.includes(id));
      expect(inside.map(({ id }) => id).sort()).toEqual([...stayed, ...left.defenders].sort());
      const to = [...new Set(left.retreated.map((id) => state.units[id]!.space))];
      expect(to.length <= 1 && to.every((space) => space === 'eastern-europe' || space === 'southern-europe')).toBe(
        true,
      );
      const isTaken =
        left.defenders.length === 0 &&
        attackers.some(({ id, type }) => left.attackers.includes(id) && TAKERS.includes(type));
      expect(state.control['germany']).toBe(isTaken ? 'united-kingdom' : 'germany');
      counts.battles++;
      if (isTaken) counts.captures++;
      if (left.retreated.length > 0) counts.retreats++;
      if (left.dived.length > 0) counts.broke++;
    };
    fc.assert(fc.property(onLand, seed, property), { numRuns: 250, seed: 2004 });
    expect([counts.battles > 120, counts.captures > 10, counts.retreats > 10, counts.broke > 5]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  },
);
