import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { awaiting, isHostileZone, play, type Command, type GameEvent, type GameState, type UnitId } from '../../src/engine/index.ts';
import { game } from '../rules/position.ts';
import { battleByHand, type Answer, type Asked, type Left, type Ship } from './battleByHand.ts';

/** Sea battles of all sorts, each fought beside one told by hand from the book: the same questions, the same losses. */

const TYPES = ['submarine', 'destroyer', 'carrier', 'battleship', 'transport'] as const;
/** Mostly none, so that small odd battles come up beside great ones. */
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
  /** Japanese ships in the zone, which have no part in it. */
  bystander: fc.boolean(),
});
type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never;

const NONE: Fleet = { submarine: 0, destroyer: 0, carrier: 0, battleship: 0, transport: 0 };
const given = (answer: ReturnType<typeof play>): GameState | null => (answer.ok ? answer.value.state : null);

/** German ships in zone 8 and from zone 7, and aircraft, at the first question of their battle there; null if there is none. */
function opened({ here, near, fighters, british, american, guests, bystander }: Scene): { readonly state: GameState; readonly wayBack: boolean } | null {
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
  const comers = Object.values(start.units).filter((unit) => unit.owner === 'germany' && unit.space !== 'sz-8' && unit.type !== 'infantry');
  const armedFirst = comers.toSorted((a, b) => Number(a.type === 'transport') - Number(b.type === 'transport'));
  let state: GameState | null = start;
  for (const unit of armedFirst) state = state && given(play(state, { type: 'move', units: [unit.id], to: 'sz-8' }));
  if (state && !isHostileZone(state, 'sz-8', 'germany')) state = given(play(state, { type: 'engage', zone: 'sz-8', attack: true }));
  state = state && given(play(state, { type: 'end-phase' }));
  state = state && given(play(state, { type: 'fight', space: 'sz-8' }));
  return state && { state, wayBack: armedFirst.some((unit) => unit.type !== 'fighter') };
}

const shipsIn = (state: GameState, owners: readonly string[]): readonly Ship[] => Object.values(state.units).filter((unit) => unit.space === 'sz-8' && owners.includes(unit.owner));

/** The game's question in the words of the battle by hand, and what it says about the same question. */
function question(state: GameState): Asked | 'casualties' | null {
  const asked = awaiting(state);
  if (asked.kind === 'casualties') return 'casualties';
  if (asked.kind === 'submerge') return { kind: 'submerge', side: asked.side, about: asked.submarines };
  if (asked.kind === 'dice') return { kind: 'dice', side: asked.side, about: asked.groups.flatMap(({ value, units }) => units.map((id) => `${value} ${id}`)) };
  if (asked.kind === 'retreat') return { kind: 'retreat', side: 'attacker', about: state.battle?.attackers ?? [] };
  return null;
}

const sorted = (asked: Asked | 'casualties' | null): unknown => (asked && asked !== 'casualties' ? { ...asked, about: [...asked.about].sort() } : asked);

function fought(start: GameState, wayBack: boolean, chance: () => number): { readonly state: GameState; readonly left: Left; readonly asked: readonly string[] } {
  const byHand = battleByHand(shipsIn(start, ['germany']), shipsIn(start, ['united-kingdom', 'united-states']), wayBack);
  let state = start;
  let told = byHand.next();
  const asked: string[] = [];
  const tell = (command: Command): readonly GameEvent[] => {
    const answer = play(state, command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer.fault)}`);
    ({ state } = answer.value);
    return answer.value.events;
  };
  /** One question answered at random; what the battle by hand is told about it. */
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
    return waits.kind === 'casualties' ? [...chosen, ...lossesOf(tell({ type: 'casualties', units: waits.suggestion }))] : chosen;
  };
  while (!told.done) {
    expect(sorted(question(state))).toEqual(sorted(told.value));
    asked.push(`${told.value.kind} ${told.value.side}`);
    told = byHand.next(answered(told.value));
  }
  return { state, left: told.value, asked };
}

test('COM-3, COM-5, COM-6, COM-7, COM-14, COM-15, COM-16, COM-17, COM-18, COM-24: sea battles ask and end as one told by hand', () => {
  const questions = new Set<string>();
  let battles = 0;
  const property = (setting: Scene, seed: number): void => {
    const start = opened(setting);
    if (!start) return;
    let random = seed;
    const chance = (): number => (random = (random * 16807) % 2147483647) / 2147483647;
    const bystanders = shipsIn(start.state, ['japan']);
    const { state, left, asked } = fought(start.state, start.wayBack, chance);
    expect(state.battle).toBeNull();
    const ids = (ships: readonly Ship[]): readonly string[] => ships.map((ship) => ship.id).sort();
    const stayed = left.attackers.filter((id) => !left.retreated.includes(id));
    expect(ids(shipsIn(state, ['germany', 'united-kingdom', 'united-states']))).toEqual([...stayed, ...left.defenders, ...left.dived].sort());
    expect(left.retreated.map((id) => state.units[id]?.space)).toEqual(left.retreated.map(() => 'sz-7'));
    expect(ids(shipsIn(state, ['japan']))).toEqual(ids(bystanders));
    expect(Object.values(state.units).filter((unit) => unit.damaged)).toEqual([]);
    for (const one of asked) questions.add(one);
    battles++;
  };
  fc.assert(fc.property(scene, fc.integer({ min: 1, max: 2147483646 }), property), { numRuns: 500, seed: 1941 });
  expect(battles).toBeGreaterThan(300);
  expect([...questions].sort()).toEqual(['dice attacker', 'dice defender', 'retreat attacker', 'submerge attacker', 'submerge defender']);
});
