import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BattleTold } from '../../history/index.ts';
import { momentAt, type Moment } from '../../../../store/lookBack.ts';
import { battleKindText } from '../../text/battleText.ts';
import { spaceName } from '../../text/names.ts';
import { BattleStrip } from '../battle/BattleStrip.tsx';
import { RolledDice } from '../battle/RolledDice.tsx';
import { Button } from '../../../../ui/components/Button.tsx';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import type { Battle, GameEvent, GameState } from '../../../../engine/axis-allies/index.ts';
import { withDestroyedUnits } from '../../store/selectors.ts';
import { eventText } from '../../text/events/eventText.ts';
import { logAfter, type BattleLog } from '../battle/battleLog.ts';
import { TimeControls } from '../../../../ui/components/TimeControls.tsx';
import '../battle/battle.css';
import '../dice/decision.css';

const NAMES = { whole: 'battle', step: 'step', part: 'round' };

interface BattlePlayerProps {
  readonly told: BattleTold;
  readonly onShow: (moment: Moment) => void;
  readonly onClose: () => void;
}

/** A battle watched again, a step or a round at a time or by itself: both sides, the dice, and what came of them. */
export function BattlePlayer({ told, onShow, onClose }: BattlePlayerProps) {
  const { plan, before, from } = told;
  const frames = useMemo(() => battleFrames(told), [told]);
  const [at, setAt] = useState(0);
  const last = frames.length - 1;
  const heading = useInitialFocus<HTMLHeadingElement>();
  const goTo = useCallback((to: number) => setAt(Math.max(0, Math.min(to, last))), [last]);
  const after = from + at + 1;
  useEffect(() => onShow(momentAt(after, [plan.space])), [onShow, after, plan.space]);
  const frame = frames[at];
  return (
    <>
      <div className="panel__content battle-panel battle-watched">
        <header className="battle-watched__head">
          <h2 ref={heading} tabIndex={-1}>
            {spaceName(before, plan.space)}
          </h2>
          <p className="soft">{battleKindText(before, plan)}</p>
          <Button small onClick={onClose}>
            Back to the diary
          </Button>
        </header>
        {frame !== undefined && frame.battle !== null && (
          <BattleStrip state={frame.state} battle={frame.battle} log={frame.log} choice={null} />
        )}
        <div className="battle-watched__told" aria-live="polite">
          {frame?.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="battle-rolls">
          {frame?.log.rolls.map((roll, i) => (
            <RolledDice key={i} roll={roll} kind={plan.kind} latest={i === frame.log.rolls.length - 1} />
          ))}
        </div>
      </div>
      <TimeControls
        at={at}
        last={Math.max(0, last)}
        parts={roundsBeside(frames, at)}
        names={NAMES}
        place={`Round ${frame?.round ?? 1} of the battle`}
        goTo={goTo}
        playsAtOnce
      />
    </>
  );
}

/** A battle as one of its commands left it. */
interface BattleFrame {
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
