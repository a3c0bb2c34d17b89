import { useRef, useState, type KeyboardEvent } from 'react';
import { useTable } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { counted } from '../../text/words.ts';
import { FILTER_NAMES, SPACE_FILTERS, spacesShown, type SpaceFilter } from './spaceFilter.ts';
import { SpaceEntry } from './SpaceEntry.tsx';

/** All spaces as buttons: one stop for the tabulator, arrow keys, Home and End between them. */
export function SpaceList() {
  const game = useTable();
  const destinations = useView((view) => view.destinations);
  const marks = useView((view) => view.marks);
  const chosen = useView((view) => view.chosen);
  const [filter, setFilter] = useState<SpaceFilter>('all');
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const spaces = spacesShown({ game, destinations, marks, filter, search });
  const current = Math.min(at, spaces.length - 1);

  function step(event: KeyboardEvent): void {
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: spaces.length - 1 }[event.key];
    if (to === undefined || to < 0 || to >= spaces.length) return;
    event.preventDefault();
    setAt(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  }

  return (
    <>
      <div className="spaces__tools">
        <input className="field" type="search" placeholder="Find a space" aria-label="Find a space" value={search} onChange={(event) => setSearch(event.target.value)} />
        <select className="field" aria-label="Show" value={filter} onChange={(event) => setFilter(SPACE_FILTERS.find((each) => each === event.target.value) ?? 'all')}>
          {SPACE_FILTERS.map((each) => (
            <option key={each} value={each}>
              {FILTER_NAMES[each]}
            </option>
          ))}
        </select>
        <p className="visually-hidden" aria-live="polite">
          {counted(spaces.length, 'space')}
        </p>
      </div>
      {spaces.length === 0 && <p className="spaces__none soft">{filter === 'destinations' && chosen.length === 0 ? 'No units are chosen.' : 'No such space.'}</p>}
      <ul className="spaces__list" ref={list}>
        {spaces.map((space, i) => (
          <SpaceEntry key={space.id} space={space} inTabOrder={i === current} onEnter={() => setAt(i)} onKeyDown={step} />
        ))}
      </ul>
    </>
  );
}
