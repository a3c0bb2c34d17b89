import { expect, test } from 'vitest';
import {
  boardOf,
  play,
  refusalOf,
  remedies,
  withoutCommand,
  type Command,
  type GameState,
  type Refusal,
  type Remedy,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import { refusalText } from '../../../../src/games/axis-allies/text/refusals/refusalText.ts';
import { orderLabel, remediesText } from '../../../../src/games/axis-allies/text/remedies.ts';
import { ruleTitle } from '../../../../src/text/editions.ts';
import { chance } from '../players/chance.ts';
import { livelyTry } from '../players/livelyTries.ts';
import { expectSentence } from '../../../games/axis-allies/text/sentence.ts';
import { EDITIONS, livelySteps, overPositions } from './dense.ts';
import { randomCommand } from './randomCommand.ts';

/** A refused order, with the state at the beginning of its phase and the orders since then. */
interface Case {
  readonly state: GameState;
  readonly command: Command;
  readonly refusal: Refusal;
  readonly phase: { readonly start: GameState; readonly commands: readonly Command[] };
}

/**
 * Refused orders of every kind, and refused ends of phases, in lively play from dense positions.
 */
function overRefusals(edition: string, numRuns: number, check: (refused: Case) => void): void {
  overPositions(numRuns, { edition }, ({ state: start }, seed) => {
    const draws = chance(`${seed} remedies`, 0);
    let phase: Case['phase'] = { start, commands: [] };
    let before = start;
    const look = (state: GameState): void => {
      const tries: Command[] = [
        livelyTry(state, draws),
        livelyTry(state, draws),
        randomCommand(state, draws),
        { type: 'end-phase' },
      ];
      for (const command of tries) {
        const refusal = refusalOf(state, command);
        if (refusal) check({ state, command, refusal, phase });
      }
    };
    look(start);
    for (const { command, after } of livelySteps(start, seed, 50)) {
      const isSame = after.phase === before.phase && after.power === before.power;
      phase = isSame ? { start: phase.start, commands: [...phase.commands, command] } : { start: after, commands: [] };
      look(after);
      before = after;
    }
  });
}

const said = (refused: Case, what: unknown): string =>
  `${JSON.stringify(what)} for ${JSON.stringify(refused.command)}, refused by ${JSON.stringify(refused.refusal)}`;

/**
 * Whether the order is allowed in this state; for the end of a phase, another refusal than before is enough.
 */
function isBetter({ command, refusal }: Case, state: GameState): boolean {
  const now = refusalOf(state, command);
  return now === null || (command.type === 'end-phase' && JSON.stringify(now) !== JSON.stringify(refusal));
}

function afterAll(refused: Case, orders: readonly Command[], remedy: Remedy): GameState {
  let { state } = refused;
  for (const order of orders) {
    const answer = play(state, order);
    if (!answer.ok)
      throw new Error(
        `${said(refused, remedy)}: ${JSON.stringify(order)} is itself refused by ${JSON.stringify(answer.fault)}`,
      );
    state = answer.value.state;
  }
  return state;
}

/** The phase so far without the last move of each of these units, as when a player takes them back. */
function takenBack({ phase }: Case, units: readonly UnitId[]): GameState {
  let { commands } = phase;
  for (const unit of units) {
    const last = commands.findLastIndex((command) => command.type === 'move' && command.units.includes(unit));
    if (last >= 0) commands = withoutCommand(phase.start, commands, last).commands;
  }
  return withoutCommand(phase.start, commands, -1).state;
}

/** Checks a remedy by playing it. */
function expectTrue(refused: Case, remedy: Remedy): void {
  const { state } = refused;
  const isTrue = (): boolean => {
    switch (remedy.kind) {
      case 'instead':
        return remedy.orders.length > 0 && remedy.orders.every((order) => afterAll(refused, [order], remedy) !== state);
      case 'first':
        return (
          remedy.orders.length > 0 &&
          remedy.orders.every((order) => isBetter(refused, afterAll(refused, [order], remedy)))
        );
      case 'steps':
        return isBetter(refused, afterAll(refused, remedy.orders, remedy));
      case 'take-back':
        return remedy.units.length > 0 && isBetter(refused, takenBack(refused, remedy.units));
      case 'buy': {
        const price = boardOf(state).unitTypes.get(remedy.unit)?.cost ?? Infinity;
        const left = (state.treasury[state.power] ?? 0) - price;
        const purchased = { ...state.purchased, [remedy.unit]: (state.purchased[remedy.unit] ?? 0) + 1 };
        return (
          left >= 0 && isBetter(refused, { ...state, purchased, treasury: { ...state.treasury, [state.power]: left } })
        );
      }
      case 'phase':
        return remedy.phases.length > 0 && !remedy.phases.includes(state.phase);
    }
  };
  if (!isTrue()) throw new Error(said(refused, remedy));
}

test.each(EDITIONS)('%s: every remedy of a refused order is allowed, or it helps', (edition) => {
  const kinds = new Set<string>();
  overRefusals(edition, 40, (refused) => {
    for (const remedy of remedies(refused.state, refused.command)) {
      kinds.add(remedy.kind);
      expectTrue(refused, remedy);
    }
  });
  // Remedies with carriers are rare here; tests/games/axis-allies/text/told has them.
  expect([...kinds]).toEqual(expect.arrayContaining(['first', 'instead', 'phase', 'take-back']));
});

test.each(EDITIONS)('%s: every refusal and remedy has a text of one sentence, with names instead of ids', (edition) => {
  overRefusals(edition, 20, (refused) => {
    const { state, command, refusal } = refused;
    const found = remedies(state, command);
    const text = refusalText(state, refusal);
    const offer = remediesText(state, refused, found);
    for (const sentence of offer === '' ? [text] : [text, offer]) {
      expectSentence(sentence);
      if (/(?:[.?!] )|\bu\d|\bsz-|undefined|units? named|\bthe units\b/.test(sentence.replaceAll('S.S.R.', 'SSR')))
        throw new Error(`${sentence} — ${said(refused, found)}`);
    }
    if (found.length > 0 && offer === '') throw new Error(said(refused, found));
    for (const remedy of found)
      if ('orders' in remedy)
        for (const order of remedy.orders)
          expect(orderLabel(state, order, command).replaceAll('S.S.R.', 'SSR')).toMatch(/^[A-Z].*[^ .]$/);
    expect(ruleTitle(state, refusal.rule)).not.toBe('');
  });
});

test.each(EDITIONS)('%s: allowed orders and won games have no remedies', (edition) => {
  overPositions(10, { edition }, ({ state: start }, seed) => {
    for (const { before, command } of livelySteps(start, seed, 30)) expect(remedies(before, command)).toEqual([]);
  });
});
