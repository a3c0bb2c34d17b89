import {
  play,
  withoutCommand,
  type Command,
  type GameEvent,
  type GameState,
  type Refusal,
  type Result,
} from '../engine/index.ts';

/** A game as it is kept: where it began and what was said since. The rest is worked out from these two. */
export interface Timeline {
  readonly start: GameState;
  readonly commands: readonly Command[];
  readonly state: GameState;
  /** Kept so that taking back a move replays one phase and not the whole game. */
  readonly phaseStart: { readonly state: GameState; readonly index: number };
}

export const begun = (start: GameState): Timeline => ({
  start,
  commands: [],
  state: start,
  phaseStart: { state: start, index: 0 },
});

const samePhase = (a: GameState, b: GameState): boolean =>
  a.round === b.round && a.power === b.power && a.phase === b.phase;

/** The timeline with one command more, and what it did. */
export function continued(
  timeline: Timeline,
  command: Command,
): Result<{ timeline: Timeline; events: readonly GameEvent[] }, Refusal> {
  const played = play(timeline.state, command);
  if (!played.ok) return played;
  const { state, events } = played.value;
  const commands = [...timeline.commands, command];
  const phaseStart = samePhase(timeline.state, state) ? timeline.phaseStart : { state, index: commands.length };
  return { ok: true, value: { timeline: { ...timeline, commands, state, phaseStart }, events } };
}

/** All commands played from a start; the first that is refused ends it. */
export function replayed(
  start: GameState,
  commands: readonly Command[],
): Result<Timeline, { index: number; state: GameState; refusal: Refusal }> {
  let state = start;
  let phaseStart = { state: start, index: 0 };
  for (const [index, command] of commands.entries()) {
    const played = play(state, command);
    if (!played.ok) return { ok: false, fault: { index, state, refusal: played.fault } };
    const next = played.value.state;
    if (!samePhase(state, next)) phaseStart = { state: next, index: index + 1 };
    state = next;
  }
  return { ok: true, value: { start, commands, state, phaseStart } };
}

/** Only this phase's commands after the last dice: a roll is never undone at the table. */
export function canTakeBack({ commands, phaseStart }: Timeline, index: number): boolean {
  return (
    index >= phaseStart.index && index < commands.length && !commands.slice(index).some(({ type }) => type === 'roll')
  );
}

/** Without one command of this phase; later ones that no longer stand without it go too. */
export function takenBack(timeline: Timeline, index: number): Timeline {
  if (!canTakeBack(timeline, index)) return timeline;
  const { phaseStart } = timeline;
  const rest = withoutCommand(phaseStart.state, timeline.commands.slice(phaseStart.index), index - phaseStart.index);
  return {
    ...timeline,
    state: rest.state,
    commands: [...timeline.commands.slice(0, phaseStart.index), ...rest.commands],
  };
}

/** Back to the start of the phase. */
export function phaseTakenBack(timeline: Timeline): Timeline {
  const { phaseStart } = timeline;
  if (!canTakeBack(timeline, phaseStart.index)) return timeline;
  return { ...timeline, state: phaseStart.state, commands: timeline.commands.slice(0, phaseStart.index) };
}

/** The timeline carried on to a longer log that begins with its own, as another tab wrote it; null if it does not. */
export function followed(
  timeline: Timeline,
  commands: readonly Command[],
): { timeline: Timeline; events: readonly GameEvent[] } | null {
  const known = timeline.commands;
  if (
    commands.length < known.length ||
    known.some((command, i) => JSON.stringify(command) !== JSON.stringify(commands[i]))
  )
    return null;
  let next = timeline;
  const events: GameEvent[] = [];
  for (const command of commands.slice(known.length)) {
    const answer = continued(next, command);
    if (!answer.ok) return null;
    next = answer.value.timeline;
    events.push(...answer.value.events);
  }
  return { timeline: next, events };
}
