import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Atlas } from '../../atlas/atlas.ts';
import type { WarEvent } from '../../atlas/schema.ts';
import { shelf, type AnyEdition, type AnySpace, type SpaceId } from '../../engine/index.ts';
import { emptyBoard } from '../../store/atlas/emptyBoard.ts';
import { dateText, spanText } from '../../text/dates.ts';
import { wordsOf } from '../../games/faces.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { useWords } from '../glossary/useWords.tsx';
import { loadLands } from '../../map/atlas/atlasData.ts';
import { heldText } from '../../text/holding.ts';
import { useLoaded } from '../frame/useLoaded.ts';
import { placeTitle } from './placeTitle.ts';
import { SourceList } from './SourceList.tsx';

interface AtlasCardProps {
  readonly edition: AnyEdition;
  readonly atlas: Atlas;
  readonly space: AnySpace;
}

/** What the atlas tells of a space: today, then, what happened, and the game. It takes the focus, to be read out. */
export function AtlasCard({ edition, atlas, space }: AtlasCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Its panel may stand where the list before it was scrolled to.
    heading.current?.closest('.panel')?.scrollTo(0, 0);
  }, []);
  const card = atlas.cards.get(space.id);
  const words = useWords()();
  const game = shelf().find(({ id }) => id === atlas.from)?.name ?? atlas.from;
  return (
    <article className="atlas-card">
      <a className="atlas-card__back" href={classroomAddress('atlas')}>
        <ArrowLeft size={18} aria-hidden /> All places
      </a>
      <h2 ref={heading} tabIndex={-1}>
        {placeTitle(edition, space)}
      </h2>
      <p className="soft">{wordsOf({ edition: edition.id }).groundText(emptyBoard(edition.id), space.id)}</p>
      {card === undefined ? (
        <p>The atlas has no card of it.</p>
      ) : (
        <>
          <Part title="Today">{words(card.today)}</Part>
          <Part title="Then">{words(card.past)}</Part>
          <h3>What happened here</h3>
          <dl className="atlas-card__events">
            {card.happened.map(({ date, until, text }) => (
              <div key={`${date} ${text}`}>
                <dt>{spanText(date, until)}</dt>
                <dd>{words(text)}</dd>
              </div>
            ))}
          </dl>
          {card.disputed !== undefined && <Part title="What is disputed">{words(card.disputed)}</Part>}
          <Part title={`In the game (${game})`}>{card.inGame}</Part>
          {card.departs !== undefined && <Part title="Where the game departs from history">{words(card.departs)}</Part>}
          <HeldLands edition={edition} atlas={atlas} space={space.id} />
          <SourceList atlas={atlas} references={card.sources} />
        </>
      )}
      <EventLinks events={atlas.events.filter(({ place }) => place.space === space.id)} />
    </article>
  );
}

/** The way to these events on the time line. */
function EventLinks({ events }: { readonly events: readonly WarEvent[] }) {
  if (events.length === 0) return null;
  return (
    <>
      <h3>On the time line</h3>
      <ul>
        {events.map(({ id, date, title }) => (
          <li key={id}>
            <a href={classroomAddress('time', id)}>{title}</a> <span className="soft">{dateText(date)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{children}</p>
    </>
  );
}

interface HeldLandsProps {
  readonly edition: AnyEdition;
  readonly atlas: Atlas;
  readonly space: SpaceId;
}

/** Who held each country, or part of one, that lies in a space, through the war; nothing until that is known. */
function HeldLands({ edition, atlas: { holders }, space }: HeldLandsProps) {
  const { content } = useLoaded(edition.id, loadLands);
  const lands = content?.lands.filter(({ id, spaces }) => spaces.includes(space) && holders?.lands[id] !== undefined);
  if (holders === null || lands === undefined || lands.length === 0) return null;
  const named = lands
    .map(({ id }) => ({ id, name: holders.lands[id]?.name ?? id, note: holders.lands[id]?.note }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <>
      <h3>Who held it, September 1939 to September 1945</h3>
      <dl className="atlas-card__events">
        {named.map(({ id, name, note }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {heldText(holders, id)}.{note !== undefined && <span className="soft"> {note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
