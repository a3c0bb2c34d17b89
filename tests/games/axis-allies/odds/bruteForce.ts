import {
  airUnitsLost,
  areAtWar,
  awaiting,
  boardOf,
  guestsLost,
  play,
  reach,
  type Battle,
  type BattleResult,
  type BattleSide,
  type Command,
  type GameState,
  type RollGroup,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { End } from '../../../../src/games/axis-allies/odds/index.ts';

/** All ends of a battle, found by playing every roll of its dice through `play`. */

type Played = Extract<ReturnType<typeof play>, { readonly ok: true }>['value'];

/** How a battle has ended. */
export type Outcome = Omit<End, 'chance'>;

/** A way to end, in words, and its chance. */
export type Ends = ReadonlyMap<string, number>;

/** How the questions of a battle are answered; what is left out is answered as the rules suggest, and nobody leaves. */
export type Answers = (state: GameState) => Command | null;

const SIDES: readonly BattleSide[] = ['attacker', 'defender'];

/** How ends are told apart: rounds up to this one; losses since an earlier state; by words of their own. */
export interface Apart {
  readonly rounds?: number;
  readonly since?: GameState;
  readonly nameOf?: (after: GameState) => string;
}

/** The ends of the battle under way in this state, in words. */
export function endsByDice(
  start: GameState,
  answer: Answers = () => null,
  { rounds = 1, since = start, nameOf }: Apart = {},
): Ends {
  const known = new Map<string, Ends>();
  const keyOf = (state: GameState): string => keyIn(state, start.battle!, rounds);

  function endsFrom(state: GameState): Ends {
    const key = keyOf(state);
    const found = known.get(key);
    if (found) return found;
    const ends = new Map<string, number>();
    const next = new Map<string, { state: GameState; chance: number }>();
    const walk = (at: GameState, chance: number, round: number): void => {
      for (const [command, p] of commandsAt(at, answer)) {
        const played = play(at, command);
        if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.fault)}`);
        const after = played.value.state;
        const end = endIn(since, played.value);
        if (end) add(ends, nameOf?.(after) ?? endOf(end), chance * p);
        else if (after.battle!.round > round) {
          const there = next.get(keyOf(after));
          if (there) there.chance += chance * p;
          else next.set(keyOf(after), { state: after, chance: chance * p });
        } else walk(after, chance * p, round);
      }
    };
    walk(state, 1, state.battle!.round);
    const again = next.get(key)?.chance ?? 0;
    for (const [at, { state: after, chance }] of next)
      if (at !== key) for (const [end, p] of endsFrom(after)) add(ends, end, chance * p);
    for (const [end, p] of ends) ends.set(end, p / (1 - again));
    known.set(key, ends);
    return ends;
  }
  return endsFrom(start);
}

const add = (ends: Map<string, number>, end: string, chance: number): void =>
  void ends.set(end, (ends.get(end) ?? 0) + chance);

/** The battle and all units that were in it; later rounds than those told apart are alike. */
export const keyIn = ({ battle, units }: GameState, whole: Battle, apart: number): string =>
  JSON.stringify([
    { ...battle, round: Math.min(battle!.round, apart + 1), rolled: null },
    [...whole.attackers, ...whole.defenders].map((id) => units[id]),
  ]);

/**
 * How a battle that began in one state has ended in what was played: what is left of each side, what it lost, who
 * captured; null if it goes on. Fighters whose carriers sank outlive the battle, even if they find no deck after it.
 */
export function endIn(start: GameState, { state, events }: Played): Outcome | null {
  const at = events.findIndex(({ type }) => type === 'battle-ended');
  const ended = events[at];
  if (ended?.type !== 'battle-ended') return null;
  const stranded = events.slice(at).flatMap((event) => (event.type === 'units-destroyed' ? event.units : []));
  const units = { ...state.units, ...Object.fromEntries(stranded.map((id) => [id, start.units[id]!])) };
  return endOfBattle(ended.result, start, { ...state, units }, ended.space);
}

function endOfBattle(result: BattleResult, start: GameState, after: GameState, zone: SpaceId): Outcome {
  const { battle, power } = start;
  const { space, submerged } = battle!;
  // Those that submerged before are out of the battle alive.
  const isEnemy = (id: UnitId): boolean => areAtWar(start, start.units[id]!.owner, power);
  const attackers = [...battle!.attackers, ...submerged.filter((id) => !isEnemy(id))];
  const defenders = [...battle!.defenders, ...submerged.filter(isEnemy)];
  const [attacker, defender] = [attackers, defenders].map((side) => {
    return typesOf(side, after);
  });
  const before = airUnitsLost(start, zone);
  const unlanded = battle!.kind === 'sea' ? airUnitsLost(after, zone).filter((id) => !before.includes(id)) : [];
  const landed: GameState = { ...after, units: without(after.units, unlanded) };
  const [own, others] = [unlanded.filter((id) => !isEnemy(id)), unlanded.filter(isEnemy)];
  return {
    result,
    left: { attacker: attacker!, defender: defender! },
    unlanded: { attacker: typesOf(own, start), defender: typesOf(others, start) },
    lost: {
      attacker: lostOf([...attackers, ...own, ...guestsLost(start, attackers)], start, landed),
      defender: lostOf([...defenders, ...others], start, landed),
    },
    isCaptured: after.control[space] !== start.control[space],
  };
}

function typesOf(ids: readonly UnitId[], { units }: GameState): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) {
    const type = units[id]?.type;
    if (type) counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

const without = (units: GameState['units'], ids: readonly UnitId[]): GameState['units'] =>
  Object.fromEntries(Object.entries(units).filter(([id]) => !ids.includes(id)));

/** IPCs of the units that are gone, with the cargo that was aboard them. */
function lostOf(side: readonly UnitId[], start: GameState, after: GameState): number {
  const { units } = boardOf(start).edition;
  return Object.values(start.units)
    .filter(({ id, aboard }) => after.units[id] === undefined && (side.includes(id) || side.includes(aboard ?? '')))
    .reduce((sum, { type }) => sum + units.find(({ id }) => id === type)!.cost, 0);
}

/** An end in words. */
export function endOf({ result, left, unlanded, lost, isCaptured }: Outcome): string {
  const sides = SIDES.map((side) => `${inWords(left[side])} (${inWords(unlanded[side])} unlanded, lost ${lost[side]})`);
  return `${result}${isCaptured ? ' captured' : ''}: ${sides.join(' / ')}`;
}

const inWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([type, count]) => `${count} ${type}`)
    .sort()
    .join(', ');

/** What is played now, with its chance: every result of dice that differs, or the one answer to a question. */
export function commandsAt(state: GameState, answer: Answers): readonly (readonly [Command, number])[] {
  const chosen = answer(state);
  if (chosen) return [[chosen, 1]];
  const asked = awaiting(state);
  switch (asked.kind) {
    case 'dice':
      return asked.groups
        .reduce<readonly (readonly [readonly number[], number])[]>(
          (rolls, group) =>
            rolls.flatMap(([dice, p]) => rollsOf(group).map(([more, q]) => [[...dice, ...more], p * q] as const)),
          [[[], 1]],
        )
        .map(([dice, p]) => [{ type: 'roll', dice }, p]);
    default:
      return [[usualAnswer(state), 1]];
  }
}

/** What the rules suggest, and nobody leaves. */
export function usualAnswer(state: GameState): Command {
  const asked = awaiting(state);
  switch (asked.kind) {
    case 'casualties':
      return { type: 'casualties', units: asked.suggestion };
    case 'submerge':
      return { type: 'submerge', units: [] };
    case 'retreat':
      return { type: 'press' };
    // Air units that have broken off fly home.
    case 'fly-home': {
      const [first] = asked.units;
      return { type: 'move', units: [first!], to: reach(state, [first!])[0]!.space };
    }
    default:
      throw new Error(`a battle does not ask for ${asked.kind}`);
  }
}

/** Every hit and miss of each die at a target; else how many of the dice hit. */
function rollsOf({
  value,
  units,
  targets,
  dicePerUnit = 1,
}: RollGroup): readonly (readonly [readonly number[], number])[] {
  const hit = value / 6;
  if (targets)
    return Array.from({ length: 1 << targets.length }, (_, bits) => {
      const dice = targets.map((_target, i) => (bits & (1 << i) ? 1 : 6));
      return [dice, dice.reduce<number>((p, die) => p * (die === 1 ? hit : 1 - hit), 1)] as const;
    });
  const count = units.length * dicePerUnit;
  return Array.from({ length: count + 1 }, (_, hits) => {
    const dice = Array.from({ length: count }, (_die, i) => (i < hits ? 1 : 6));
    return [dice, choose(count, hits) * hit ** hits * (1 - hit) ** (count - hits)] as const;
  }).filter(([, p]) => p > 0);
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
