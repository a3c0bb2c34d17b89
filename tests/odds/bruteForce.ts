import {
  awaiting,
  play,
  type BattleSide,
  type Command,
  type GameState,
  type RollGroup,
  type UnitId,
} from '../../src/engine/index.ts';

/** All ends of a battle, found by playing every roll of its dice through `play`. */

/** A way to end, in words, and its chance. */
export type Ends = ReadonlyMap<string, number>;

/** How the questions of a battle are answered; what is left out is answered as the rules suggest, and nobody leaves. */
export type Answers = (state: GameState) => Command | null;

const SIDES: readonly BattleSide[] = ['attacker', 'defender'];

/** The ends of the battle under way in this state, by their names: what is left of each side, if nothing is said. */
export function endsByDice(
  start: GameState,
  answer: Answers = () => null,
  nameOf?: (after: GameState) => string,
): Ends {
  const whole = { attacker: start.battle!.attackers, defender: start.battle!.defenders };
  const known = new Map<string, Ends>();

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
        const ended = played.value.events.find((event) => event.type === 'battle-ended');
        if (ended?.type === 'battle-ended')
          add(ends, nameOf?.(after) ?? `${ended.result} ${leftOf(after, whole)}`, chance * p);
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

/** The battle and its units; only the first round differs from others. */
const keyOf = ({ battle, units }: GameState): string =>
  JSON.stringify([
    { ...battle, round: Math.min(battle!.round, 2), rolled: null },
    [...battle!.attackers, ...battle!.defenders].map((id) => units[id]),
  ]);

/** What is left of each side, by unit type. */
function leftOf({ units }: GameState, whole: Readonly<Record<BattleSide, readonly UnitId[]>>): string {
  return SIDES.map((side) => {
    const counts: Record<string, number> = {};
    for (const id of whole[side]) {
      const type = units[id]?.type;
      if (type) counts[type] = (counts[type] ?? 0) + 1;
    }
    return inWords(counts);
  }).join(' / ');
}

export const inWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([type, count]) => `${count} ${type}`)
    .sort()
    .join(', ');

/** What is played now, with its chance: every result of dice that differs, or the one answer to a question. */
function commandsAt(state: GameState, answer: Answers): readonly (readonly [Command, number])[] {
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
    case 'casualties':
      return [[{ type: 'casualties', units: asked.suggestion }, 1]];
    case 'submerge':
      return [[{ type: 'submerge', units: [] }, 1]];
    case 'retreat':
      return [[{ type: 'press' }, 1]];
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
