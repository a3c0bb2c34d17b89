import type { Destination, GameState, PowerId, Space, SpaceId } from '../../engine/index.ts';
import { findSpaces } from '../../store/findSpaces.ts';
import type { Mark } from '../../store/marks.ts';
import { movableUnits } from '../../store/movableUnits.ts';
import { editionIn } from '../../store/selectors.ts';
import { byFront, byImportance } from '../../store/spaceOrder.ts';
import { powerName } from '../../text/names.ts';
import { battleAt } from '../../text/spaces.ts';

const KINDS = ['all', 'mine', 'movable', 'units', 'battles', 'destinations', 'marked'] as const;
/** A kind of space, or the spaces of one power. */
export type SpaceFilter = (typeof KINDS)[number] | `of ${PowerId}`;

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
export const spaceFilters = (game: GameState): readonly { readonly filter: SpaceFilter; readonly name: string }[] => [
  ...KINDS.map((filter) => ({ filter, name: NAMES[filter] })),
  ...editionIn(game).turnOrder.map((power) => ({
    filter: `of ${power}` as const,
    name: `Of ${powerName(game, power)}`,
  })),
];

interface ListView {
  readonly game: GameState;
  readonly destinations: readonly Destination[];
  readonly marks: Readonly<Record<SpaceId, Mark>>;
  readonly filter: SpaceFilter;
  readonly search: string;
}

/**
 * The spaces of the list: filtered and sorted by importance (own ones by distance to the enemy); or, with a search
 * text, the matches, best first.
 */
export function spacesShown({ search, ...looked }: ListView): readonly Space[] {
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
