import type { Atlas } from '../../atlas/atlas.ts';
import type { TimeStep } from '../../atlas/timeLine.ts';
import { editionOf } from '../../engine/index.ts';
import { dateText, spanText } from '../../text/dates.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { SourceList } from '../atlas/SourceList.tsx';
import { useWords } from '../glossary/useWords.tsx';

interface ToldStepProps {
  readonly atlas: Atlas;
  readonly step: TimeStep;
}

/** What happened in a step of the time line; it is read out when it changes. */
export function ToldStep({ atlas, step }: ToldStepProps) {
  const words = useWords()();
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
  const name = editionOf(atlas.from).spaces.find(({ id }) => id === place.space)?.name;
  return (
    <>
      <article className="time__event" aria-live="polite">
        <p className="time__date">
          {spanText(date, until)} · {place.name}
        </p>
        <h2>{title}</h2>
        <p>{words(text)}</p>
      </article>
      {name !== undefined && (
        <p>
          <a className="time__card" href={classroomAddress('atlas', place.space)}>
            More of {name}
          </a>
        </p>
      )}
      <SourceList key={step.id} atlas={atlas} references={sources} />
    </>
  );
}
