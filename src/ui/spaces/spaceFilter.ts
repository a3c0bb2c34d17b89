import type { Destination, GameState, Space, SpaceId } from '../../engine/index.ts';
import { editionIn } from '../../store/selectors.ts';
import type { Mark } from '../../store/marks.ts';

export const SPACE_FILTERS = ['all', 'mine', 'units', 'destinations', 'marked'] as const;
export type SpaceFilter = (typeof SPACE_FILTERS)[number];

export const FILTER_NAMES: Readonly<Record<SpaceFilter, string>> = {
  all: 'All spaces',
  mine: 'Mine, or with my units',
  units: 'With units',
  destinations: 'Where the chosen units can go',
  marked: 'With something to do',
};

interface Looked {
  readonly game: GameState;
  readonly destinations: readonly Destination[];
  readonly marks: Readonly<Record<SpaceId, Mark>>;
  readonly filter: SpaceFilter;
  readonly search: string;
}

/** The spaces of the list: by filter and by what is typed, land by name, then zones by number. */
export function spacesShown({ game, destinations, marks, filter, search }: Looked): readonly Space[] {
  const occupied = new Map<SpaceId, boolean>();
  for (const { space, owner } of Object.values(game.units)) occupied.set(space, owner === game.power || occupied.get(space) === true);
  const passes: Record<SpaceFilter, (space: SpaceId) => boolean> = {
    all: () => true,
    mine: (space) => game.control[space] === game.power || occupied.get(space) === true,
    units: (space) => occupied.has(space),
    destinations: (space) => destinations.some((found) => found.space === space),
    marked: (space) => marks[space] !== undefined,
  };
  const typed = search.trim().toLowerCase();
  return editionIn(game)
    .spaces.filter(({ id, name }) => passes[filter](id) && name.toLowerCase().includes(typed))
    .sort((a, b) => (a.kind === b.kind ? a.name.localeCompare(b.name, 'en', { numeric: true }) : a.kind === 'land' ? -1 : 1));
}
