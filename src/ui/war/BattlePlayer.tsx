import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BattleTold } from '../../history/index.ts';
import { momentAt, type Moment } from '../../store/lookBack.ts';
import { battleKindText } from '../../text/battleText.ts';
import { spaceName } from '../../text/names.ts';
import { BattleStrip } from '../battle/BattleStrip.tsx';
import { RolledDice } from '../battle/RolledDice.tsx';
import '../battle/battle.css';
import '../dice/decision.css';
import { Button } from '../components/Button.tsx';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import { battleFrames, roundsBeside } from './battleFrames.ts';
import { TimeControls } from './TimeControls.tsx';

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
