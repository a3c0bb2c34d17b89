import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { eventsIn, type Atlas } from '../../atlas/atlas.ts';
import type { Holders, WarEvent } from '../../atlas/schema.ts';
import { type AnyEdition, type AnySpace, editionNamed, shelf, type SpaceId } from '../../engine/index.ts';
import { wordsOf } from '../../games/faces.ts';
import { loadLands } from '../../map/atlas/atlasData.ts';
import { emptyBoard } from '../../store/atlas/emptyBoard.ts';
import { findSpaces, type FoundSpace, namesToday } from '../../store/findSpaces.ts';
import { lastEdition } from '../../store/nextGame.ts';
import { dateText, spanText } from '../../text/dates.ts';
import { counted } from '../../text/words.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { goToAddress, useEscapeTo } from '../../ui/address/useAddress.ts';
import { ClassroomBar, type ClassroomPageProps, ClassroomPanel, useBoardShown, useLoaded } from '../frame/frame.tsx';
import { useWords } from '../glossary/useWords.tsx';
import './atlas.css';
import { AtlasNotLoaded, SourceList, useAtlas } from './useAtlas.tsx';

/** Republics that the table of holders does not tell apart. */
const EACH_ITS_OWN = 'latin-american-republics';

/** 'its own government; from April 1940 Germany; …': who held a land through the war. */
export function landsHeldText({ holders, lands }: Pick<Holders, 'holders' | 'lands'>, land: string): string {
  const nameOf = (holder: string): string =>
    holder === land || holder === EACH_ITS_OWN
      ? 'its own government'
      : (holders.find(({ id }) => id === holder)?.name ?? holder);
  return (lands[land]?.held ?? [])
    .map(([from, holder], i) => (i === 0 ? nameOf(holder) : `from ${dateText(from)} ${nameOf(holder)}`))
    .join('; ');
}

interface PlacePanelProps {
  readonly edition: AnyEdition;
  readonly space: AnySpace | null;
}

/** The card of the space that was pressed; before that all places there are cards of. */
function PlacePanel({ edition, space }: PlacePanelProps) {
  const { atlas, hasFailed, tryAgain } = useAtlas(edition.id);
  return (
    <ClassroomPanel label="Places">
      {atlas === null ? (
        <AtlasNotLoaded hasFailed={hasFailed} tryAgain={tryAgain} />
      ) : space === null ? (
        <PlaceList edition={edition} atlas={atlas} />
      ) : (
        <AtlasCard key={space.id} edition={edition} atlas={atlas} space={space} />
      )}
    </ClassroomPanel>
  );
}

interface PlaceListProps {
  readonly edition: AnyEdition;
  readonly atlas: Atlas;
}

/** All places with a card, by name; what is typed, any name or the number of a zone, narrows them down. */
function PlaceList({ edition, atlas }: PlaceListProps) {
  const [typed, setTyped] = useState('');
  const field = useId();
  const places = useMemo(() => placesFound(edition, atlas, typed), [edition, atlas, typed]);
  return (
    <>
      <h2>Explore the map</h2>
      <p>Press a place on the map, or choose it here, to read what it was and what happened there.</p>
      <label className="atlas__label" htmlFor={field}>
        Find a place
      </label>
      <input
        id={field}
        type="search"
        className="field atlas__search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="soft" aria-live="polite">
        {counted(places.length, 'place')}
      </p>
      <ul className="atlas__places">
        {places.map((place) => (
          <li key={place.id}>
            <a href={classroomAddress('atlas', place.id)}>
              {place.title}
              {place.by !== null && <span className="soft"> {place.by}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PlaceFound {
  readonly id: SpaceId;
  readonly title: string;
  /** The other name by which it was found, if its title does not say it. */
  readonly by: string | null;
}

/** The places with a card: all of them, territories first, or what matches the search by any name, the best first. */
function placesFound(edition: AnyEdition, { cards }: Atlas, typed: string): readonly PlaceFound[] {
  const place = ({ space, matchedName }: FoundSpace<AnySpace>): PlaceFound => {
    const title = placeTitle(edition, space);
    return { id: space.id, title, by: matchedName !== null && title.includes(matchedName) ? null : matchedName };
  };
  if (typed.trim() !== '')
    return findSpaces(edition, typed)
      .filter(({ space }) => cards.has(space.id))
      .map(place);
  return edition.spaces
    .filter(({ id }) => cards.has(id))
    .map((space) => ({ ...place({ space, matchedName: null }), kind: space.kind }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.title.localeCompare(b.title, 'en', { numeric: true }));
}

interface AtlasCardProps {
  readonly edition: AnyEdition;
  readonly atlas: Atlas;
  readonly space: AnySpace;
}

/** What the atlas tells of a space: today, then, what happened, and the game. It takes the focus, to be read out. */
function AtlasCard({ edition, atlas, space }: AtlasCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Its panel may stand where the list before it was scrolled to.
    heading.current?.closest('.panel')?.scrollTo(0, 0);
  }, []);
  const card = atlas.cards.get(space.id);
  const words = useWords()();
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
          <Part title={`In the game (${gameName(card.game)})`}>{card.inGame}</Part>
          {card.departs !== undefined && <Part title="Where the game departs from history">{words(card.departs)}</Part>}
          <HeldLands edition={edition} atlas={atlas} space={space.id} />
          <SourceList atlas={atlas} references={card.sources} />
        </>
      )}
      <EventLinks events={eventsIn(space.id, atlas)} />
    </article>
  );
}

const gameName = (edition: string): string => shelf().find(({ id }) => id === edition)?.name ?? edition;

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
              {landsHeldText(holders, id)}.{note !== undefined && <span className="soft"> {note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What the atlas calls a place: 'Karelia', and of a sea zone its best-known water too: 'North Sea, Sea Zone 6'. */
function placeTitle(edition: AnyEdition, { id, name }: AnySpace): string {
  const [water] = namesToday(edition, id).waters;
  return water === undefined ? name : `${water}, ${name}`;
}

/** The map by itself, without a game: a press on a space tells about it. '#/atlas/karelia' shows a card. */
export function AtlasPage({ rest: [wanted] }: ClassroomPageProps) {
  const edition = useMemo(() => editionNamed(lastEdition()), []);
  const space = edition.spaces.find(({ id }) => id === wanted) ?? null;
  useExampleOfBoard(edition.id, space?.id ?? null);
  useEscapeTo(space === null ? GAME_ADDRESS : classroomAddress('atlas'));
  return (
    <>
      <ClassroomBar page="atlas" />
      <PlacePanel edition={edition} space={space} />
    </>
  );
}

const openCard = (space: SpaceId): void => goToAddress(classroomAddress('atlas', space));

/** Shows the board without units on the map; a press on a space opens its card. */
function useExampleOfBoard(edition: string, space: SpaceId | null): void {
  const spaces = useMemo(() => (space === null ? [] : [space]), [space]);
  useBoardShown(edition, spaces, openCard);
}
