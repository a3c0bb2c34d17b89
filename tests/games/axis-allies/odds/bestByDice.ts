import {
  awaiting,
  boardOf,
  cargoOf,
  play,
  refusalOf,
  territoryOf,
  type BattleSide,
  type Command,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Aim, Policies } from '../../../../src/games/axis-allies/odds/index.ts';
import { answersOf } from './answers.ts';
import { commandsAt, endIn, keyIn, type Answers, type Outcome } from './bruteForce.ts';

/** What a battle is worth if a side takes the best of all its choices, found by playing every choice and every roll. */

/** A round: dice, choices, what ends the battle, and the round that follows. */
type Node =
  | { readonly kind: 'end'; readonly worth: number }
  | { readonly kind: 'round'; readonly key: string }
  | { readonly kind: 'dice'; readonly rolls: readonly (readonly [Node, number])[] }
  | { readonly kind: 'choice'; readonly side: BattleSide; readonly options: readonly Node[] };

/** Who chooses, and what for. What is not chosen is answered as these policies say. */
export interface Choosers {
  readonly aim: Aim;
  readonly casualties: readonly BattleSide[];
  readonly retreat: boolean;
  readonly submerge: readonly BattleSide[];
  readonly others: Policies;
}

/** The attacker's chance, or its IPCs: it chooses the most, the defender the least. */
export function bestByDice(start: GameState, { aim, casualties, retreat, submerge, others }: Choosers): number {
  const answer: Answers = answersOf(others);
  const worths = new Map<string, number>();
  const states = new Map<string, GameState>();
  const keyOf = (state: GameState): string => keyIn(state, start.battle!, 1);

  function nodeAt(state: GameState, round: number): Node {
    const asked = awaiting(state);
    if (asked.kind === 'casualties' && casualties.includes(asked.side))
      return choice(state, asked.side, choices(state, asked.candidates, asked.hitsToAssign), round);
    if (asked.kind === 'submerge' && submerge.includes(asked.side)) {
      const { submarines } = asked;
      const commands = submarines.map((_id, i): Command => ({ type: 'submerge', units: submarines.slice(0, i + 1) }));
      return choice(state, asked.side, [{ type: 'submerge', units: [] }, ...commands], round);
    }
    if (asked.kind === 'retreat' && retreat) {
      const [to] = asked.to;
      const away: Command = to === undefined ? { type: 'retreat' } : { type: 'retreat', to };
      return choice(state, 'attacker', [{ type: 'press' }, away], round);
    }
    const rolls = commandsAt(state, answer).map(([command, p]) => [after(state, command, round), p] as const);
    return { kind: 'dice', rolls };
  }

  const choice = (state: GameState, side: BattleSide, commands: readonly Command[], round: number): Node => ({
    kind: 'choice',
    side,
    options: commands.map((command) => after(state, command, round)),
  });

  function after(state: GameState, command: Command, round: number): Node {
    const played = play(state, command);
    if (!played.ok) throw new Error(JSON.stringify(played.fault));
    const end = endIn(start, played.value);
    if (end) return { kind: 'end', worth: worthOf(start, end, aim) };
    const next = played.value.state;
    if (next.battle!.round === round) return nodeAt(next, round);
    const key = keyOf(next);
    states.set(key, next);
    return { kind: 'round', key };
  }

  /** The worth of a round; one that comes to itself is repeated until its worth no longer changes. */
  function worthOfRound(key: string, state: GameState): number {
    const known = worths.get(key);
    if (known !== undefined) return known;
    const node = withoutOthers(nodeAt(state, state.battle!.round), key);
    let worth = worthIn(node, 0);
    for (let i = 0; i < MOST_REPEATS; i++) {
      const next = worthIn(node, worth);
      if (Math.abs(next - worth) < 1e-15) break;
      worth = next;
    }
    worths.set(key, worth);
    return worth;
  }

  /** The round with the worth of all that does not come to itself. */
  function withoutOthers(node: Node, key: string): Node {
    const known = (worth: number): Node => ({ kind: 'end', worth });
    switch (node.kind) {
      case 'end':
        return node;
      case 'round':
        return node.key === key ? node : known(worthOfRound(node.key, states.get(node.key)!));
      case 'dice': {
        const rolls = node.rolls.map(([one, p]) => [withoutOthers(one, key), p] as const);
        const whole: Node = { ...node, rolls };
        return rolls.every(([{ kind }]) => kind === 'end') ? known(worthIn(whole, 0)) : whole;
      }
      case 'choice': {
        const options = node.options.map((one) => withoutOthers(one, key));
        const whole: Node = { ...node, options };
        return options.every(({ kind }) => kind === 'end') ? known(worthIn(whole, 0)) : whole;
      }
    }
  }

  return worthOfRound(keyOf(start), start);
}

const MOST_REPEATS = 3000;

function worthOf(start: GameState, { result, lost, isCaptured }: Outcome, aim: Aim): number {
  const production = territoryOf(boardOf(start), start.battle!.space)?.ipc ?? 0;
  switch (aim) {
    case 'win':
      return Number(result === 'attacker-won');
    case 'capture':
      return Number(isCaptured);
    case 'swing':
      return lost.defender - lost.attacker + (isCaptured ? production : 0);
  }
}

/** All choices of casualties that the rules allow; of units that are alike, the first ones. */
function choices(state: GameState, candidates: readonly UnitId[], hits: number): readonly Command[] {
  const found: Command[] = [];
  const alike = (id: UnitId): string => {
    const { type, owner, damaged } = state.units[id]!;
    const cargo = cargoOf(state, state.units[id]!).map((one) => one.type);
    return [type, owner, damaged, state.battle!.seaborne.includes(id), ...cargo].join();
  };
  const entries = candidates.flatMap((id) => [id, id]);
  const choose = (from: number, chosen: readonly UnitId[]): void => {
    if (chosen.length === hits) {
      const command: Command = { type: 'casualties', units: chosen };
      if (refusalOf(state, command) === null) found.push(command);
      return;
    }
    for (let i = from; i < entries.length; i++) {
      const id = entries[i]!;
      // Of those alike that are left out, none that comes later is chosen.
      const isSkipped = entries
        .slice(from, i)
        .some((other) => other !== id && alike(other) === alike(id) && !chosen.includes(other));
      if (!isSkipped) choose(i + 1, [...chosen, id]);
    }
  };
  choose(0, []);
  return found.length > 0 ? found : [{ type: 'casualties', units: [] }];
}

/** The worth of a round, if that of the round that it comes to again is given. */
function worthIn(node: Node, again: number): number {
  switch (node.kind) {
    case 'end':
      return node.worth;
    case 'round':
      return again;
    case 'dice':
      return node.rolls.reduce((sum, [one, p]) => sum + p * worthIn(one, again), 0);
    case 'choice': {
      const all = node.options.map((one) => worthIn(one, again));
      return node.side === 'attacker' ? Math.max(...all) : Math.min(...all);
    }
  }
}
