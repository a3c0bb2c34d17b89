import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { useView } from '../../store/viewStore.ts';
import { counted } from '../../text/words.ts';
import { spaceFilters, spacesShown, type SpaceFilter } from './spaceFilter.ts';
import { SpaceEntry } from './SpaceEntry.tsx';

const entriesIn = (list: HTMLElement | null): readonly HTMLButtonElement[] => [
  ...(list?.querySelectorAll<HTMLButtonElement>('button[data-space]') ?? []),
];

/**
 * All spaces as buttons: a single tab stop, with arrow keys, Home and End between them. The selected one is expanded.
 */
export function SpaceList() {
  const game = useDisplayedGame();
  const destinations = useView((view) => view.destinations);
  const marks = useView((view) => view.marks);
  const chosen = useView((view) => view.chosen);
  const focused = useView((view) => view.focused);
  const [filter, setFilter] = useState<SpaceFilter>('all');
  const [search, setSearch] = useState('');
  const [entered, setEntered] = useState({ at: 0, focused });
  const list = useRef<HTMLUListElement>(null);
  const filters = spaceFilters(game);
  const spaces = spacesShown({ game, destinations, marks, filter, search });
  // A space selected on the map is scrolled into view and is where Tab enters the list.
  const place = spaces.findIndex(({ id }) => id === focused);
  const current = Math.min(entered.focused !== focused && place >= 0 ? place : entered.at, spaces.length - 1);
  const enter = (at: number): void => setEntered({ at, focused });
  useEffect(() => {
    if (place >= 0) entriesIn(list.current)[place]?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [place]);

  function step(event: KeyboardEvent): void {
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: spaces.length - 1 }[event.key];
    if (to === undefined || to < 0 || to >= spaces.length) return;
    event.preventDefault();
    enter(to);
    entriesIn(list.current)[to]?.focus();
  }

  return (
    <>
      <div className="spaces__tools">
        <input
          className="field"
          type="search"
          placeholder="Find a space"
          aria-label="Find a space"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <select
          className="field"
          aria-label="Show"
          value={filter}
          onChange={(event) => setFilter(filters.find((each) => each.filter === event.target.value)?.filter ?? 'all')}
        >
          {filters.map((each) => (
            <option key={each.filter} value={each.filter}>
              {each.name}
            </option>
          ))}
        </select>
        <p className="visually-hidden" aria-live="polite">
          {counted(spaces.length, 'space')}
        </p>
      </div>
      {spaces.length === 0 && (
        <p className="spaces__none soft">
          {filter === 'destinations' && chosen.length === 0 ? 'No units are chosen.' : 'No such space.'}
        </p>
      )}
      <ul className="spaces__list" ref={list}>
        {spaces.map((space, i) => (
          <SpaceEntry
            key={space.id}
            space={space}
            inTabOrder={i === current}
            onEnter={() => enter(i)}
            onKeyDown={step}
          />
        ))}
      </ul>
    </>
  );
}
