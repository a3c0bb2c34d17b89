import { useCallback } from 'react';
import type { Atlas } from '../../atlas/atlas.ts';
import { yearsBeside, type TimeStep } from '../../atlas/timeLine.ts';
import { dateText, spanText } from '../../text/dates.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { goInstead } from '../../ui/address/useAddress.ts';
import { TimeControls } from '../../ui/war/TimeControls.tsx';
import { StepList } from './StepList.tsx';
import { ToldStep } from './ToldStep.tsx';
import { ClassroomPanel } from '../frame/ClassroomPanel.tsx';
import '../../ui/war/war.css';
import '../atlas/atlas.css';
import './time.css';

const NAMES = { whole: 'war', step: 'event', part: 'year' };
/** Milliseconds to read an event in. */
const SPEEDS = { slow: 14_000, usual: 9000, fast: 3500 } as const;

interface TimePanelProps {
  readonly atlas: Atlas;
  readonly steps: readonly TimeStep[];
  readonly at: number;
}

/** The event that the map shows, all events by year, and the bar that goes through them. */
export function TimePanel({ atlas, steps, at }: TimePanelProps) {
  const goTo = useCallback(
    (to: number) => {
      const step = steps[Math.max(0, Math.min(to, steps.length - 1))];
      if (step) goInstead(classroomAddress('time', step.id));
    },
    [steps],
  );
  const step = steps[at];
  return (
    <ClassroomPanel label="Time line" className="time">
      <div className="panel__content time__told">
        {step === undefined ? <p>The atlas tells of no events.</p> : <ToldStep atlas={atlas} step={step} />}
        <StepList steps={steps} at={at} />
      </div>
      {step !== undefined && (
        <TimeControls
          at={at}
          last={steps.length - 1}
          parts={yearsBeside(steps, at)}
          names={NAMES}
          place={step.kind === 'event' ? spanText(step.date, step.event.until) : dateText(step.date)}
          goTo={goTo}
          speeds={SPEEDS}
          rests={step.kind === 'opening'}
        />
      )}
    </ClassroomPanel>
  );
}
