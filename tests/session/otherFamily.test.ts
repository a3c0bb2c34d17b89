import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { atOnce, type Result, type GameRules, type GameTypes } from '../../src/engine/index.ts';
import { follow, newTree, ROOT } from '../../src/engine/table/index.ts';
import { gameBranch } from '../../src/session/branches.ts';
import { clockShown, doesClockRun } from '../../src/session/clock.ts';
import { programRoll } from '../../src/session/dice.ts';
import { positionsFrom } from '../../src/session/moveTree.ts';
import { playOrders } from '../../src/session/orders.ts';
import { takebackTurns } from '../../src/session/takebackPoints.ts';
import { newTimeline, replaySteps } from '../../src/session/timeline.ts';
import { redoLast, takenBack, undoLast, whyUndoBlocked, withoutOrder } from '../../src/session/undo.ts';
import type { Timeline } from '../../src/session/timeline.ts';

/** Two players take one to three stones in turn, without dice; whoever takes the last one wins. */
interface Stones extends GameTypes {
  readonly state: { readonly left: number; readonly turn: number; readonly isAsked: boolean };
  readonly command: { readonly take: number } | { readonly says: 'go on' };
  readonly event: { readonly taken: number };
  readonly refusal: { readonly why: string };
}

const NAMES = ['Ada', 'Ben'] as const;
const onTurn = ({ turn }: Stones['state']): string => NAMES[turn % 2] ?? '';
/** Whoever is not on turn is asked after a take, and says "go on" by itself at the end. */
const decider = (state: Stones['state']): string | null =>
  state.left === 0 ? null : state.isAsked ? onTurn({ ...state, turn: state.turn + 1 }) : onTurn(state);

function play(
  state: Stones['state'],
  command: Stones['command'],
): Result<{ readonly state: Stones['state']; readonly events: readonly Stones['event'][] }, Stones['refusal']> {
  if ('says' in command)
    return state.isAsked
      ? { ok: true, value: { state: { ...state, turn: state.turn + 1, isAsked: false }, events: [] } }
      : { ok: false, fault: { why: 'nobody asks' } };
  if (state.isAsked || command.take > state.left) return { ok: false, fault: { why: 'not now, or too many' } };
  const left = state.left - command.take;
  return { ok: true, value: { state: { ...state, left, isAsked: left > 0 }, events: [{ taken: command.take }] } };
}

const stones: GameRules<Stones> = {
  play,
  deciders: (state) => [decider(state)].filter((name) => name !== null),
  turnOf: ({ turn }) => `${turn}`,
  phaseOf: ({ turn }) => `${turn}`,
  sidesOf: (state) => ({ onTurn: onTurn(state), deciding: decider(state) }),
  isFinal: () => false,
  diceIn: () => 0,
  roll: () => null,
  // With three stones or fewer left there is nothing to think about.
  followUp: ({ isAsked, left }) => (isAsked && left <= 3 ? { says: 'go on' } : null),
  hasFollowed: (last, before, command) => 'take' in last && before.left <= 3 && 'says' in command,
  without: (command) => command,
  replaces: () => false,
  beginsBattle: () => false,
};

const START: Stones['state'] = { left: 8, turn: 0, isAsked: false };
const taken = (...orders: readonly Stones['command'][]): Timeline<Stones> => {
  let timeline = newTimeline(stones, START);
  for (const order of orders) {
    const next = playOrders(timeline, [order]);
    if (!next.ok) throw new Error(next.fault.refusal.why);
    timeline = next.value.timeline;
  }
  return timeline;
};
const GO_ON = { says: 'go on' } as const;

describe('a game of another kind, without dice, is played by the same session', () => {
  test('orders, what follows by itself, and a refusal that changes nothing', () => {
    const game = taken({ take: 3 }, GO_ON, { take: 2 });
    expect(game.commands).toEqual([{ take: 3 }, GO_ON, { take: 2 }, GO_ON]);
    expect(game.state).toEqual({ left: 3, turn: 2, isAsked: false });
    expect(playOrders(game, [{ take: 1 }, { take: 5 }])).toMatchObject({
      ok: false,
      fault: { command: { take: 5 }, refusal: { why: 'not now, or too many' } },
    });
    expect(programRoll(game, { seed: 'a', diceMode: 'program' })).toBeNull();
  });

  test('undo takes back an order with what followed from it, and redo gives both again', () => {
    const game = taken({ take: 3 }, GO_ON, { take: 2 });
    expect(whyUndoBlocked(game)).toBeNull();
    const undone = undoLast(game);
    expect(undone.commands).toEqual([{ take: 3 }, GO_ON]);
    expect(redoLast(undone)).toBe(game);
    // Ben's own answer can be undone too, but not Ada's order behind it.
    expect(whyUndoBlocked(undone)).toBeNull();
    expect(whyUndoBlocked(undoLast(undone))).toBe('other-player-chose');
  });

  test('a takeback goes beyond another player’s choice, and keeps what was played', () => {
    const game = taken({ take: 3 }, GO_ON, { take: 2 });
    const turns = atOnce(takebackTurns(game));
    expect(turns.map((turn) => turn.at(-1)?.kind)).toEqual(['turn', 'turn']);
    const first = turns.at(-1)?.at(-1)?.point;
    const back = takenBack(undoLast(game), first!, 'Ben');
    expect(back.commands).toEqual([]);
    expect(back.sideLines).toMatchObject([{ commands: [{ take: 3 }, GO_ON], by: 'Ben', diceTaken: 0 }]);
    const { branch, ends } = atOnce(gameBranch(back));
    expect(branch.map(({ parent }) => parent)).toEqual([-1, 0]);
    expect([...ends.values()]).toEqual([1]);
  });

  test('one order of the phase is undone by itself where nobody else has chosen', () => {
    expect(withoutOrder(taken({ take: 3 }), 0).commands).toEqual([]);
  });

  test('replay, tree of moves and clock', () => {
    const game = taken({ take: 3 }, GO_ON, { take: 1 });
    expect(atOnce(replaySteps(stones, START, game.commands)).timeline.state).toEqual(game.state);
    const tree = produce(newTree<Stones['command']>(), (draft) => void follow(draft, ROOT, game.commands));
    const positions = positionsFrom(stones, START);
    expect(positions.stateAt(tree, ROOT)).toBe(START);
    expect(positions.timelineAt(tree, tree.next - 1)?.state).toEqual(game.state);
    expect(clockShown(stones, { kind: 'side', seconds: 60 }, game.state)).toBe('Ada');
    expect(doesClockRun(stones, { kind: 'turn', seconds: 60 }, game.state)).toBe(false);
    expect(doesClockRun(stones, { kind: 'side', seconds: 60 }, game.state)).toBe(true);
  });
});
