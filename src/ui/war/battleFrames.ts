import type { Battle, GameEvent, GameState } from '../../engine/index.ts';
import type { BattleTold } from '../../history/index.ts';
import { withDestroyedUnits } from '../../store/selectors.ts';
import { eventText } from '../../text/events.ts';
import { logAfter, type BattleLog } from '../battle/battleLog.ts';

/** A battle as one of its commands left it. */
export interface BattleFrame {
  /** The units as they stand, or as they stood when the battle ended. */
  readonly state: GameState;
  /** Null of a battle that was over before anything had to be decided. */
  readonly battle: Battle | null;
  readonly round: number;
  readonly log: BattleLog;
  /** What happened, but for the dice. */
  readonly lines: readonly string[];
}

/** Every command of a battle as something to look at. */
export function battleFrames({ steps }: BattleTold): readonly BattleFrame[] {
  const frames: BattleFrame[] = [];
  let log: BattleLog | null = null;
  for (const step of steps) {
    const { before, state, events } = step;
    log = logAfter(log, step);
    const shown = state.battle === null ? before : state;
    if (log === null) continue;
    frames.push({
      state: shown,
      battle: shown.battle,
      round: log.rolls.length > 0 ? log.round : 1,
      log,
      lines: linesOf(withDestroyedUnits(state, before), events),
    });
  }
  return frames;
}

const linesOf = (state: GameState, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => (isShownOtherwise(event) ? [] : (eventText(state, event) ?? [])));

/** Dice are drawn, and casualties are told of when they are chosen. */
const isShownOtherwise = (event: GameEvent): boolean =>
  event.type === 'dice-rolled' || (event.type === 'units-destroyed' && event.why === 'casualty');

/** Where rounds begin beside a frame: the nearest beginning before it, and the nearest after it, or the last frame. */
export function roundsBeside(frames: readonly BattleFrame[], at: number): { last: number; next: number } {
  const begins = frames.flatMap(({ round }, i) => (i === 0 || frames[i - 1]?.round !== round ? i : []));
  return {
    last: begins.findLast((begin) => begin < at) ?? 0,
    next: begins.find((begin) => begin > at) ?? frames.length - 1,
  };
}
