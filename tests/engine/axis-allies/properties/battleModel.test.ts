import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  awaiting,
  isHostileZone,
  play,
  type Command,
  type GameEvent,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import { game } from '../rules/position.ts';
import { modelLandBattle, modelSeaBattle, type Answer, type Asked, type Left, type Ship } from './battleModel.ts';

/** Random battles, each compared with an independent model: the same decisions must be asked, the same units lost. */

const TYPES = ['submarine', 'destroyer', 'carrier', 'battleship', 'transport'] as const;
/** Mostly zero, so that small unusual battles are drawn as well as large ones. */
const few = fc.constantFrom(0, 0, 0, 1, 2);
const fleet = fc.record({ submarine: few, destroyer: few, carrier: few, battleship: few, transport: few });
type Fleet = Readonly<Record<(typeof TYPES)[number], number>>;

const scene = fc.record({
  here: fc.option(fleet, { nil: null }),
  near: fc.option(fleet, { nil: null }),
  fighters: fc.nat(3),
  british: fleet,
  american: fc.option(fleet, { nil: null }),
  guests: fc.nat(3),
  /** Japanese ships in the zone, which take no part in the battle. */
  bystander: fc.boolean(),
});
type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never;

const ALLIES = ['united-kingdom', 'united-states'];
const NONE: Fleet = { submarine: 0, destroyer: 0, carrier: 0, battleship: 0, transport: 0 };
const given = (answer: ReturnType<typeof play>): GameState | null => (answer.ok ? answer.value.state : null);

/**
 * A battle in zone 8 with German ships that were there or came from zone 7, and aircraft, at its first decision; null
 * if there is none.
 */
function opened({
  here,
  near,
  fighters,
  british,
  american,
  guests,
  bystander,
}: Scene): { readonly state: GameState; readonly wayBack: boolean } | null {
  const decks = 2 * (british.carrier + (american ?? NONE).carrier);
  const start = game({
    power: 'germany',
    units: {
      germany: { 'sz-8': here ?? NONE, 'sz-7': near ?? NONE, 'western-europe': { fighter: fighters, infantry: 1 } },
      'united-kingdom': { 'sz-8': british },
      'united-states': { 'sz-8': { ...(american ?? NONE), fighter: Math.min(guests, decks) } },
      japan: { 'sz-8': bystander ? { destroyer: 1, transport: 1 } : {} },
    },
  });
  const comers = Object.values(start.units).filter(
    (unit) => unit.owner === 'germany' && unit.space !== 'sz-8' && unit.type !== 'infantry',
  );
  const armedFirst = comers.toSorted((a, b) => Number(a.type === 'transport') - Number(b.type === 'transport'));
  let state: GameState | null = start;
  for (const unit of armedFirst) state = state && given(play(state, { type: 'move', units: [unit.id], to: 'sz-8' }));
  if (state && !isHostileZone(state, 'sz-8', 'germany'))
    state = given(play(state, { type: 'engage', zone: 'sz-8', attack: true }));
  state = state && given(play(state, { type: 'end-phase' }));
  state = state && given(play(state, { type: 'fight', space: 'sz-8' }));
  return state && { state, wayBack: armedFirst.some((unit) => unit.type !== 'fighter') };
}

const unitsOf = (state: GameState, owners: readonly string[], space = 'sz-8'): readonly Ship[] =>
  Object.values(state.units).filter((unit) => unit.space === space && owners.includes(unit.owner));
const idsOf = (units: readonly Ship[]): readonly string[] => units.map(({ id }) => id).sort();

/** Random numbers from 0 to 1, always the same for the same seed. */
function chanceOf(seed: number): () => number {
  let random = seed;
  return () => (random = (random * 16807) % 2147483647) / 2147483647;
}

/** What the game waits for, in the model's terms. */
function question(state: GameState): Asked | 'casualties' | null {
  const asked = awaiting(state);
  if (asked.kind === 'casualties') return 'casualties';
  if (asked.kind === 'submerge') return { kind: 'submerge', side: asked.side, about: asked.submarines };
  if (asked.kind === 'dice')
    return {
      kind: 'dice',
      side: asked.side!,
      about: asked.groups.flatMap(({ value, units }) => units.map((id) => `${value} ${id}`)),
    };
  if (asked.kind === 'retreat') return { kind: 'retreat', side: 'attacker', about: state.battle?.attackers ?? [] };
  return null;
}

const sorted = (asked: Asked | 'casualties' | null): unknown =>
  asked && asked !== 'casualties' ? { ...asked, about: [...asked.about].sort() } : asked;

function fought(
  start: GameState,
  byHand: Generator<Asked, Left, Answer>,
  chance: () => number,
): { readonly state: GameState; readonly left: Left; readonly asked: readonly string[] } {
  let state = start;
  let told = byHand.next();
  const asked: string[] = [];
  const tell = (command: Command): readonly GameEvent[] => {
    const answer = play(state, command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer.fault)}`);
    ({ state } = answer.value);
    return answer.value.events;
  };
  /** Answers one decision at random, and returns the same answer for the model. */
  const answered = (here: Asked): Answer => {
    if (here.kind === 'submerge') {
      const units = here.about.filter(() => chance() < 0.3);
      tell({ type: 'submerge', units });
      return units;
    }
    if (here.kind === 'retreat') {
      const leaves = chance() < 0.25;
      const waits = awaiting(state);
      const to = waits.kind === 'retreat' ? waits.to[0] : undefined;
      tell(leaves ? { type: 'retreat', ...(to === undefined ? {} : { to }) } : { type: 'press' });
      return leaves;
    }
    const waits = awaiting(state);
    const count = waits.kind === 'dice' ? waits.groups.reduce((sum, group) => sum + group.units.length, 0) : 0;
    return lossesOf(tell({ type: 'roll', dice: Array.from({ length: count }, () => 1 + Math.floor(chance() * 6)) }));
  };
  const lossesOf = (events: readonly GameEvent[]): readonly UnitId[] => {
    const waits = awaiting(state);
    const chosen = events.flatMap((event) => (event.type === 'casualties-chosen' ? event.units : []));
    return waits.kind === 'casualties'
      ? [...chosen, ...lossesOf(tell({ type: 'casualties', units: waits.suggestion }))]
      : chosen;
  };
  while (!told.done) {
    expect(sorted(question(state))).toEqual(sorted(told.value));
    asked.push(`${told.value.kind} ${told.value.side}`);
    told = byHand.next(answered(told.value));
  }
  return { state, left: told.value, asked };
}

test(
  'COM-3, COM-5, COM-6, COM-7, COM-14, COM-15, COM-16, COM-17, COM-18, COM-24: sea battles wait for the same ' +
    'input and end as in the model',
  () => {
    const questions = new Set<string>();
    let battles = 0;
    const property = (setting: Scene, seed: number): void => {
      const start = opened(setting);
      if (!start) return;
      const bystanders = unitsOf(start.state, ['japan']);
      const byHand = modelSeaBattle(unitsOf(start.state, ['germany']), unitsOf(start.state, ALLIES), start.wayBack);
      const { state, left, asked } = fought(start.state, byHand, chanceOf(seed));
      expect(state.battle).toBeNull();
      const stayed = left.attackers.filter((id) => !left.retreated.includes(id));
      expect(idsOf(unitsOf(state, ['germany', ...ALLIES]))).toEqual(
        [...stayed, ...left.defenders, ...left.dived].sort(),
      );
      expect(left.retreated.map((id) => state.units[id]?.space)).toEqual(left.retreated.map(() => 'sz-7'));
      expect(idsOf(unitsOf(state, ['japan']))).toEqual(idsOf(bystanders));
      expect(Object.values(state.units).filter((unit) => unit.damaged)).toEqual([]);
      for (const one of asked) questions.add(one);
      battles++;
    };
    fc.assert(fc.property(scene, fc.integer({ min: 1, max: 2147483646 }), property), { numRuns: 500, seed: 1941 });
    expect(battles).toBeGreaterThan(300);
    expect([...questions].sort()).toEqual([
      'dice attacker',
      'dice defender',
      'retreat attacker',
      'submerge attacker',
      'submerge defender',
    ]);
  },
);

const army = fc.record({ infantry: few, tank: few });
const attack = fc.record({
  fromTheEast: army,
  fromTheSouth: army,
  bySea: fc.record({ infantry: few, tank: fc.constantFrom(0, 1) }),
  fighters: fc.nat(2),
  bombers: fc.nat(1),
  german: fc.record({ infantry: few, tank: few, fighter: few, bomber: few }),
  japanese: fc.record({ infantry: few, fighter: few }),
});
type Attack = typeof attack extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * The British attack Germany from two territories, from the sea and from the air, at the first decision of the battle;
 * null if there is none.
 */
function landed({
  fromTheEast,
  fromTheSouth,
  bySea,
  fighters,
  bombers,
  german,
  japanese,
}: Attack): { readonly state: GameState; readonly seaborne: readonly UnitId[] } | null {
  const cargo = Object.entries(bySea).flatMap(([type, count]) =>
    Array.from({ length: count }, () => ({ unit: type, owner: 'united-kingdom' })),
  );
  const start = game({
    power: 'united-kingdom',
    control: { 'eastern-europe': 'united-kingdom', 'southern-europe': 'united-kingdom' },
    units: {
      'united-kingdom': {
        'eastern-europe': fromTheEast,
        'southern-europe': { ...fromTheSouth, fighter: fighters, bomber: bombers },
        'sz-5': { transport: cargo.length },
      },
      germany: { germany: german },
      japan: { germany: japanese },
    },
    aboard: cargo.map((unit) => ({ in: 'sz-5', ship: 'transport', owner: 'united-kingdom', cargo: [unit] })),
  });
  const all = Object.values(start.units).filter((unit) => unit.owner === 'united-kingdom');
  const seaborne = all.filter((unit) => unit.aboard !== undefined).map((unit) => unit.id);
  const overland = all.filter((unit) => unit.space !== 'sz-5').map((unit) => unit.id);
  let state: GameState | null = start;
  if (overland.length > 0) state = given(play(state, { type: 'move', units: overland, to: 'germany' }));
  if (state && seaborne.length > 0) state = given(play(state, { type: 'offload', units: seaborne, to: 'germany' }));
  state = state && given(play(state, { type: 'end-phase' }));
  state = state && given(play(state, { type: 'fight', space: 'germany' }));
  return state && { state, seaborne };
}

test('COM-3, COM-14, COM-18, COM-19, COM-20, AMPH-4: land battles ask for the same and end as in the model', () => {
  let [battles, captures, retreats] = [0, 0, 0];
  const property = (setting: Attack, seed: number): void => {
    const start = landed(setting);
    if (!start) return;
    const attackers = unitsOf(start.state, ['united-kingdom'], 'germany');
    const byHand = modelLandBattle(attackers, unitsOf(start.state, ['germany', 'japan'], 'germany'), start.seaborne);
    const { state, left } = fought(start.state, byHand, chanceOf(seed));
    expect(state.battle).toBeNull();
    expect(idsOf(unitsOf(state, ['united-kingdom', 'germany', 'japan'], 'germany'))).toEqual(
      [...left.attackers, ...left.defenders].sort(),
    );
    // All units that retreat go to the same territory, one from which they came.
    const to = new Set(left.retreated.map((id) => state.units[id]?.space));
    expect([to.size <= 1, [...to].every((space) => space === 'eastern-europe' || space === 'southern-europe')]).toEqual(
      [true, true],
    );
    const holds = attackers.some(
      ({ id, type }) => left.attackers.includes(id) && (type === 'infantry' || type === 'tank'),
    );
    const isTaken = left.defenders.length === 0 && holds;
    expect(state.control['germany']).toBe(isTaken ? 'united-kingdom' : 'germany');
    if (isTaken) captures++;
    if (left.retreated.length > 0) retreats++;
    battles++;
  };
  fc.assert(fc.property(attack, fc.integer({ min: 1, max: 2147483646 }), property), { numRuns: 300, seed: 1941 });
  expect([battles > 200, captures > 20, retreats > 20]).toEqual([true, true, true]);
});
