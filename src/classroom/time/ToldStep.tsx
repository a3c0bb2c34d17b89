import type { Atlas } from '../../atlas/atlas.ts';
import type { TimeStep } from '../../atlas/timeLine.ts';
import { dateText, spanText } from '../../text/dates.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { SourceList } from '../atlas/SourceList.tsx';

interface ToldStepProps {
  readonly atlas: Atlas;
  readonly step: TimeStep;
}

/** What happened in a step of the time line; it is read out when it changes. */
export function ToldStep({ atlas, step }: ToldStepProps) {
  if (step.kind === 'opening') {
    const { date, title, text } = step.opening;
    return (
      <article className="time__event" aria-live="polite">
        <p className="time__date">{dateText(date)}</p>
        <h2>{title}</h2>
        <p>{text}</p>
        <a className="button button--main" href={GAME_ADDRESS}>
          To the game
        </a>
      </article>
    );
  }
  const { date, until, title, place, text, sources } = step.event;
  return (
    <>
      <article className="time__event" aria-live="polite">
        <p className="time__date">
          {spanText(date, until)} · {place.name}
        </p>
        <h2>{title}</h2>
        <p>{text}</p>
      </article>
      <SourceList key={step.id} atlas={atlas} references={sources} />
    </>
  );
}
