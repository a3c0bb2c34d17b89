import {
  play,
  toPosition,
  type Command,
  type GameState,
  type PositionFile,
} from '../../../../src/engine/axis-allies/index.ts';
import { faultsOf, type Invariant } from '../properties/invariants.ts';
import { renamed, renaming } from '../properties/renaming.ts';
import { faultOfError, stateAt, type Failure } from './trial.ts';

/** Make a failure small: begin as late as a position file can, leave out commands and pieces that it does not need. */

/** Play commands, passing over those that are refused; the first faults, and the commands that led there. */
export function failureOf(
  start: PositionFile,
  commands: readonly Command[],
  invariants: readonly Invariant[],
): Pick<Failure, 'faults' | 'commands'> | null {
  let state: GameState = stateAt(start);
  const given: Command[] = [];
  for (const command of commands) {
    const found = answered(state, command, invariants);
    if (found.faults.length > 0) return { faults: found.faults, commands: [...given, command] };
    if (!found.after) continue;
    given.push(command);
    state = found.after;
  }
  return null;
}

function answered(
  state: GameState,
  command: Command,
  invariants: readonly Invariant[],
): { readonly after?: GameState; readonly faults: readonly string[] } {
  const before = JSON.stringify(state);
  try {
    const answer = play(state, command);
    const changed = JSON.stringify(state) === before ? [] : ['the state it was given has changed'];
    if (!answer.ok) return { faults: changed };
    return {
      after: answer.value.state,
      faults: [
        ...changed,
        ...faultsOf({ before: state, command, after: answer.value.state, events: answer.value.events }, invariants),
      ],
    };
  } catch (error) {
    return { faults: [faultOfError(error)] };
  }
}

/** What kind of fault it is: the same words with the ids left out. */
const kindOf = (faults: readonly string[]): string => (faults[0] ?? '').replaceAll(/\bu\d+\b/g, 'u').slice(0, 40);

/**
 * A failure as small as this finds it; the failure itself if none of it can be left out or it is one of a whole game (a
 * stuck phase).
 */
export function shrunk(failure: Failure, invariants: readonly Invariant[]): Failure {
  const wanted = kindOf(failure.faults);
  const attempt = (start: PositionFile, commands: readonly Command[]): Failure | null => {
    const found = failureOf(start, commands, invariants);
    return found && kindOf(found.faults) === wanted ? { seed: failure.seed, start, ...found } : null;
  };
  let best = attempt(failure.start, failure.commands);
  if (!best) return failure;
  best = laterStart(best, attempt) ?? best;
  best = fewerCommands(best, attempt);
  best = fewerUnits(best, attempt);
  return fewerCommands(best, attempt);
}

type Attempt = (start: PositionFile, commands: readonly Command[]) => Failure | null;

/** The latest beginning of a phase from which it still happens. */
function laterStart({ start, commands }: Failure, attempt: Attempt): Failure | null {
  const starts: { readonly state: GameState; readonly rest: readonly Command[] }[] = [];
  let state = stateAt(start);
  for (const [i, command] of commands.entries()) {
    const answer = play(state, command);
    if (!answer.ok) break;
    const { phase, power } = state;
    ({ state } = answer.value);
    if (state.phase !== phase || state.power !== power) starts.unshift({ state, rest: commands.slice(i + 1) });
  }
  for (const { state: late, rest } of starts.slice(0, 8)) {
    const found = from(late, toPosition(late), rest, attempt);
    if (found) return found;
  }
  return null;
}

/**
 * The same commands from a position file, whose units are numbered anew; a file that does not hold the position is no
 * start.
 */
function from(state: GameState, file: PositionFile, commands: readonly Command[], attempt: Attempt): Failure | null {
  try {
    return attempt(file, renamed(commands, renaming(state, stateAt(file))));
  } catch {
    return null;
  }
}

function fewerCommands(failure: Failure, attempt: Attempt): Failure {
  let best = failure;
  for (let i = best.commands.length - 2; i >= 0; i--) {
    const found = attempt(best.start, best.commands.toSpliced(i, 1));
    if (found && found.commands.length < best.commands.length) best = found;
  }
  return best;
}

function fewerUnits(failure: Failure, attempt: Attempt): Failure {
  let best = failure;
  for (const [owner, spaces] of Object.entries(failure.start.units))
    for (const [space, counts] of Object.entries(spaces))
      for (const type of Object.keys(counts)) {
        const { [type]: _, ...others } = best.start.units[owner]?.[space] ?? {};
        const file: PositionFile = {
          ...best.start,
          units: { ...best.start.units, [owner]: { ...best.start.units[owner], [space]: others } },
        };
        best = from(stateAt(best.start), file, best.commands, attempt) ?? best;
      }
  return best;
}
