import { awaiting, refusalOf, winner, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { Step } from '../players/player.ts';
import { battleFaults, eventFaults } from './eventFaults.ts';
import { hitFaults } from './hitFaults.ts';
import { moneyFaults, productionFaults } from './moneyFaults.ts';
import { moveFaults, purposeFaults } from './moveFaults.ts';
import { turnStartFaults, pieceFaults } from './pieceFaults.ts';
import { isPlain } from './plain.ts';
import { enemyContactFaults, lostCapitalFaults, turnFaults } from './turnFaults.ts';

/** What must be true after every command. An invariant answers its faults as texts for people. */
export type Invariant = (step: Step) => readonly string[];

export const INVARIANTS: readonly Invariant[] = [
  ({ after }) => pieceFaults(after),
  ({ after, events }) => (events.some((event) => event.type === 'turn-began') ? turnStartFaults(after) : []),
  moneyFaults,
  ({ after }) => productionFaults(after),
  eventFaults,
  battleFaults,
  hitFaults,
  moveFaults,
  purposeFaults,
  turnFaults,
  lostCapitalFaults,
  enemyContactFaults,
  ({ after }) => awaitingFaults(after),
];

/** State and events must be plain JSON. */
export const plainFaults: Invariant = ({ after, events }) => [
  ...(isPlain(after) ? [] : ['the state is not plain JSON']),
  ...(isPlain(events) ? [] : ['the events are not plain JSON']),
];

/** The game must wait for somebody, and suggested casualties must be allowed. */
export function awaitingFaults(state: GameState): readonly string[] {
  const asked = awaiting(state);
  if (asked.kind === 'over') return winner(state) === null ? ['over without a winner'] : [];
  const faults =
    asked.by.length === 0 || winner(state) !== null
      ? [`${asked.kind} is asked of ${asked.by.join()}, winner ${winner(state)}`]
      : [];
  const refused =
    asked.kind === 'casualties' ? refusalOf(state, { type: 'casualties', units: asked.suggestion }) : null;
  return refused ? [...faults, `the suggestion is refused by ${refused.rule}: ${refused.reason}`] : faults;
}

export const faultsOf = (step: Step, invariants: readonly Invariant[] = INVARIANTS): readonly string[] =>
  invariants.flatMap((invariant) => invariant(step));
