import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { wordsOf } from '../../games/faces.ts';
import type { ToldGame } from '../../session/told.ts';
import { KeepsTo } from '../../store/displayedGame.ts';
import { lookingAt, momentAt, stateAt, turnsBeside, type Moment } from '../../store/lookBack.ts';
import { DisplayedExample } from '../components/DisplayedExample.tsx';
import { TimeControls } from '../components/TimeControls.tsx';
import { AwayBar } from '../shell/AwayBar.tsx';
import './war.css';

/** The moment that is shown, and what shows another. */
export interface ShownMoment {
  readonly moment: Moment;
  readonly onShow: (moment: Moment) => void;
}

interface LookBackProps {
  readonly told: ToldGame;
  /** What is said beside the map. */
  readonly children: (shown: ShownMoment) => ReactNode;
}

/** Shows any moment of a game on the map, at first the last one. */
export function LookBack({ told, children }: LookBackProps) {
  const [moment, setMoment] = useState(momentAt(told.steps.length));
  const example = useMemo(() => lookingAt(told, moment), [told, moment]);
  return (
    <DisplayedExample example={example}>
      <AwayBar title="The war so far" close="Back to the game" />
      <KeepsTo value="table">{children({ moment, onShow: setMoment })}</KeepsTo>
    </DisplayedExample>
  );
}

const NAMES = { whole: 'game', step: 'order', part: 'turn' };

/** Goes to any moment of the game, a command or a turn at a time or by itself, forwards and back. */
export function TimeBar({ told, moment, onShow }: ShownMoment & { readonly told: ToldGame }) {
  const last = told.steps.length;
  const { after } = moment;
  const goTo = useCallback(
    (next: number) => {
      const to = Math.max(0, Math.min(next, last));
      onShow({ ...momentAt(to), isMoving: to === after + 1 });
    },
    [last, after, onShow],
  );
  const state = stateAt(told, after);
  return (
    <TimeControls
      at={after}
      last={last}
      parts={turnsBeside(told, after)}
      names={NAMES}
      place={wordsOf(state).placeText(state)}
      goTo={goTo}
    />
  );
}
