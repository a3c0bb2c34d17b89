import { useId } from 'react';
import { Button } from '../components/Button.tsx';
import { DelayedButton } from '../components/DelayedButton.tsx';
import { useInitialFocus } from '../components/useInitialFocus.ts';

/** The question before a phase ends, and the texts of both answers. */
export interface EndQuestion {
  readonly sentences: readonly string[];
  readonly stay: string;
  readonly end: string;
  /** Ending loses something for good. */
  readonly isLoss: boolean;
}

interface EndPhaseQuestionProps {
  readonly question: EndQuestion;
  readonly onStay: () => void;
  readonly onEnd: () => void;
}

/** The question shown in place of the end-phase button. */
export function EndPhaseQuestion({ question: { sentences, stay, end, isLoss }, onStay, onEnd }: EndPhaseQuestionProps) {
  const words = useId();
  const first = useInitialFocus<HTMLButtonElement>();
  return (
    <div className="before-end" role="group" aria-labelledby={words}>
      <div id={words} className={isLoss ? 'before-end__words before-end__words--loss' : 'before-end__words'}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="before-end__buttons">
        <Button ref={first} onClick={onStay}>
          {stay}
        </Button>
        <DelayedButton meaning={end} look={isLoss ? 'danger' : 'main'} onClick={onEnd}>
          {end}
        </DelayedButton>
      </div>
    </div>
  );
}
