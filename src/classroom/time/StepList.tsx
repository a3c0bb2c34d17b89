import type { TimeStep } from '../../atlas/timeLine.ts';
import { dateText } from '../../text/dates.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';

interface StepListProps {
  readonly steps: readonly TimeStep[];
  readonly at: number;
}

/** All steps, year by year. */
export function StepList({ steps, at }: StepListProps) {
  const here = steps[at]?.date.slice(0, 4);
  const years = [...new Set(steps.map(({ date }) => date.slice(0, 4)))];
  return (
    <nav className="time__years" aria-label="All events">
      {years.map((year) => {
        const inYear = steps.filter(({ date }) => date.startsWith(year));
        return (
          <details key={`${year} ${String(year === here)}`} open={year === here}>
            <summary>
              {year} <span className="soft">{inYear.length}</span>
            </summary>
            <ul>
              {inYear.map((step) => (
                <li key={step.id}>
                  <a
                    href={classroomAddress('time', step.id)}
                    aria-current={step.id === steps[at]?.id ? 'step' : undefined}
                  >
                    <span className="soft">{dateText(step.date).replace(` ${year}`, '')}</span>{' '}
                    {step.kind === 'event' ? step.event.title : step.opening.title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}
