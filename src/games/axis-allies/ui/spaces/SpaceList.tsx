import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useView } from '../../store/viewStore.ts';
import { counted } from '../../../../text/words.ts';
import type { UnitDestination, GameState, PowerId, Space, SpaceId } from '../../../../engine/axis-allies/index.ts';
import { findSpaces } from '../../../../store/findSpaces.ts';
import type { SpaceMark } from '../../store/marks.ts';
import { movableUnits } from '../../store/movableUnits.ts';
import { editionIn } from '../../store/selectors.ts';
import { byFront, byImportance } from '../../store/spaceOrder.ts';
import { powerName } from '../../text/names.ts';
import { battleAt } from '../../text/spaces/signs.ts';
import { SpaceEntry } from './SpaceEntry.tsx';
import { useDisplayedGame } from '../../store/game.ts';

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
  const [filter, setFilter] = useState<ListFilter>('all');
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

const KINDS = ['all', 'mine', 'movable', 'units', 'battles', 'destinations', 'marked'] as const;
/** A kind of space, or the spaces of one power. */
type ListFilter = (typeof KINDS)[number] | `of ${PowerId}`;

const NAMES: Readonly<Record<(typeof KINDS)[number], string>> = {
  all: 'All spaces',
  mine: 'Mine, or with my units',
  movable: 'Mine that can still move',
  units: 'With units',
  battles: 'With battles',
  destinations: 'Where the chosen units can go',
  marked: 'With something to do',
};

/** Every filter with its name: kinds first, then powers in turn order. */
const spaceFilters = (game: GameState): readonly { readonly filter: ListFilter; readonly name: string }[] => [
  ...KINDS.map((filter) => ({ filter, name: NAMES[filter] })),
  ...editionIn(game).turnOrder.map((power) => ({
    filter: `of ${power}` as const,
    name: `Of ${powerName(game, power)}`,
  })),
];

interface ListView {
  readonly game: GameState;
  readonly destinations: readonly UnitDestination[];
  readonly marks: Readonly<Record<SpaceId, SpaceMark>>;
  readonly filter: ListFilter;
  readonly search: string;
}

/**
 * The spaces of the list: filtered and sorted by importance (own ones by distance to the enemy); or, with a search
 * text, the matches, best first.
 */
function spacesShown({ search, ...looked }: ListView): readonly Space[] {
  const { game, filter } = looked;
  const passes = testOf(looked);
  const edition = editionIn(game);
  if (search.trim() !== '')
    return findSpaces(edition, search).flatMap(({ space }) => (passes(space.id) ? [space] : []));
  const isOwn = filter === 'mine' || filter === 'movable';
  const isBefore = isOwn ? byFront(game, movableUnits(game)) : byImportance(game);
  return edition.spaces.filter(({ id }) => passes(id)).sort((a, b) => isBefore(a.id, b.id));
}

function testOf({ game, destinations, marks, filter }: Omit<ListView, 'search'>): (space: SpaceId) => boolean {
  switch (filter) {
    case 'all':
      return () => true;
    case 'mine': {
      const own = spacesWith(game, game.power);
      return (space) => game.control[space] === game.power || own.has(space);
    }
    case 'movable': {
      const spaces = movableUnits(game);
      return (space) => spaces.has(space);
    }
    case 'units': {
      const spaces = spacesWith(game, null);
      return (space) => spaces.has(space);
    }
    case 'battles':
      return (space) => battleAt(game, space) !== null;
    case 'destinations':
      return (space) => destinations.some((found) => found.space === space);
    case 'marked':
      return (space) => marks[space] !== undefined;
    // The spaces of a power.
    default:
      return (space) => `of ${game.control[space] ?? ''}` === filter;
  }
}

/** Spaces in which a power has units, or any power if null. */
const spacesWith = (game: GameState, power: PowerId | null): ReadonlySet<SpaceId> =>
  new Set(Object.values(game.units).flatMap(({ space, owner }) => (power === null || owner === power ? [space] : [])));
