import { describe, expect, test } from 'vitest';
import {
  commandTo,
  reach,
  refusalOf,
  type GameState,
  type Phase,
  type Reason,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import { isNeutral, isSea, SPACES, verdicts, type Verdict } from './movementModel.ts';
import { game } from './position.ts';

/** Random crowded positions: every unit can go exactly where the model can go. */

const POWERS = ['soviet-union', 'germany', 'united-kingdom', 'japan', 'united-states'];
const AXIS = ['germany', 'japan'];
const LAND = ['infantry', 'artillery', 'tank', 'antiaircraft-gun', 'fighter', 'bomber'];
const SEA = ['submarine', 'submarine', 'destroyer', 'transport', 'battleship', 'carrier'];
const RUNS = 4;

/** Refusal reasons that mean there is no route: not allowed where the model finds one. */
const NO_WAY: readonly Reason[] = [
  'too-far',
  'no-route',
  'must-stop',
  'canal-closed',
  'neutral-space',
  'wrong-element',
  'hostile-space',
];

/** Random whole numbers below a limit, always the same for the same seed. */
function chanceOf(start: number): (limit: number) => number {
  let random = start;
  return (limit) => {
    random = (random * 16807) % 2147483647;
    return Math.floor((random / 2147483647) * limit);
  };
}

/** A crowded position: some territories have changed hands, and in combat move some zones hold ships of both sides. */
function crowded(seed: number, power: string, phase: Phase): GameState {
  const chance = chanceOf(seed);
  const any = <Value>(list: readonly Value[]): Value => list[chance(list.length)]!;
  const units: Record<string, Record<string, Record<string, number>>> = {};
  const pieces: { in: string; owner: string; unit: string; submerged: true }[] = [];
  const control: Record<string, string> = {};
  const add = (owner: string, space: string, type: string): void => {
    const stack = ((units[owner] ??= {})[space] ??= {});
    stack[type] = (stack[type] ?? 0) + 1;
  };
  const friends = (owner: string): readonly string[] =>
    POWERS.filter((other) => AXIS.includes(other) === AXIS.includes(owner));
  for (const space of SPACES.keys()) {
    if (isNeutral(space)) continue;
    const owner = any(POWERS);
    if (!isSea(space)) {
      control[space] = owner;
      for (let i = chance(3); i > 0; i--) add(any(friends(owner)), space, any(LAND));
      continue;
    }
    if (chance(2) === 0) continue;
    for (let i = 1 + chance(3); i > 0; i--) {
      const type = any(SEA);
      const whose = phase === 'combat-move' && chance(4) === 0 ? any(POWERS) : any(friends(owner));
      add(whose, space, type);
      if (type === 'carrier' && chance(2) === 0) add(whose, space, 'fighter');
      if (
        phase === 'noncombat-move' &&
        type === 'submarine' &&
        chance(3) === 0 &&
        units[whose]![space]!['submarine'] === 1
      )
        pieces.push({ in: space, owner: whose, unit: type, submerged: true });
    }
  }
  const others = AXIS.includes(power) ? 'united-states' : 'germany';
  return game({
    power,
    phase,
    control,
    units,
    pieces: pieces.filter(({ owner }) => AXIS.includes(owner) !== AXIS.includes(power)),
    advantages: {
      'soviet-union': ['trans-siberian-railway'],
      'united-states': ['mechanized-infantry', 'fast-carriers'],
    },
    developments: { [power]: ['long-range-aircraft'], [others]: ['super-submarines'] },
  });
}

/** Where the engine does not agree with the model. */
function disagreements(state: GameState, unit: Unit): readonly string[] {
  const disagree = (to: string, verdict: Verdict): string | null => {
    const refused = refusalOf(state, { type: 'move', units: [unit.id], to });
    const order = `${unit.owner} ${unit.type} in ${unit.space} to ${to}`;
    if (verdict === 'never' && !refused) return `${order}: accepted, but there is no way`;
    if (verdict === 'must' && refused) return `${order}: refused by ${refused.rule} ${refused.reason}`;
    if (verdict === 'way' && refused && NO_WAY.includes(refused.reason))
      return `${order}: refused by ${refused.rule} ${refused.reason}, but there is a way`;
    return null;
  };
  return [...verdicts(state, unit)].flatMap(([to, verdict]) => disagree(to, verdict) ?? []);
}

describe.each(['combat-move', 'noncombat-move'] as const)('single moves in %s', (phase) => {
  test.each(POWERS)('CM-1, CM-3, CM-4, CM-9, CM-14, NCM-3, NCM-4, NA-SU-6: %s can go where the model can', (power) => {
    let sure = 0;
    for (let run = 1; run <= RUNS; run++) {
      const state = crowded(1000 * run + 7, power, phase);
      const own = Object.values(state.units).filter(({ owner, aboard }) => owner === power && aboard === undefined);
      expect(own.flatMap((unit) => disagreements(state, unit))).toEqual([]);
      for (const unit of own) for (const verdict of verdicts(state, unit).values()) if (verdict === 'must') sure++;
    }
    expect(sure).toBeGreaterThan(200);
  });
});

/** Where what is offered to a unit and what is accepted differ. */
function offeredWrongly(state: GameState, { id, type, space: at }: Unit): readonly string[] {
  const offered = new Set(reach(state, [id]).map(({ space }) => space));
  const isAccepted = (to: string): boolean => refusalOf(state, commandTo(state, [id], to)) === null;
  return [...SPACES.keys()].flatMap((to) =>
    to !== at && offered.has(to) !== isAccepted(to) ? [`${type} in ${at} to ${to}: offered ${offered.has(to)}`] : [],
  );
}

describe.each(['combat-move', 'noncombat-move'] as const)('reach in %s', (phase) => {
  test.each(POWERS)('MAP-1, CM-2: what is offered to %s is what is accepted', (power) => {
    const state = crowded(1011, power, phase);
    const own = Object.values(state.units).filter(({ owner, aboard }) => owner === power && aboard === undefined);
    expect(own.flatMap((unit) => offeredWrongly(state, unit))).toEqual([]);
  });
});
