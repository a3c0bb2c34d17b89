import { useId } from 'react';
import type { SpaceId } from '../../../../engine/index.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';

/** The question before a phase ends, and the texts of both answers. */
export interface EndQuestion {
  readonly sentences: readonly string[];
  readonly stay: string;
  readonly end: string;
  /** Ends without being asked again in this game; null if it is asked each time. */
  readonly never: string | null;
  /** Ending loses something for good. */
  readonly isLoss: boolean;
  /** What it is about, of which nothing is asked again in this phase; empty if it is asked each time. */
  readonly about: readonly string[];
  /** Where those look who stay. */
  readonly at?: readonly SpaceId[];
}

interface EndPhaseQuestionProps {
  readonly question: EndQuestion;
  readonly onStay: () => void;
  readonly onEnd: () => void;
  readonly onNever: () => void;
}

/** The question shown in place of the end-phase button. */
export function EndPhaseQuestion({ question, onStay, onEnd, onNever }: EndPhaseQuestionProps) {
  const { sentences, stay, end, never, isLoss } = question;
  const words = useId();
  const first = useInitialFocus<HTMLButtonElement>();
  return (
    <div className="end-question" role="group" aria-labelledby={words}>
      <div id={words} className={isLoss ? 'end-question__words end-question__words--loss' : 'end-question__words'}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="end-question__buttons">
        <Button ref={first} onClick={onStay}>
          {stay}
        </Button>
        <DelayedButton meaning={end} look={isLoss ? 'danger' : 'main'} onClick={onEnd}>
          {end}
        </DelayedButton>
        {never !== null && (
          <DelayedButton meaning={never} look="quiet" onClick={onNever}>
            {never}
          </DelayedButton>
        )}
      </div>
    </div>
  );
}
