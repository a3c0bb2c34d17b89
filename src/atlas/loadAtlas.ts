import type { SpaceId } from '../engine/index.ts';
import type { Card, Holders, OpeningCard, Shares, Source, WarEvent } from './schema.ts';
import { atlasOf, cardsOf, type Atlas } from './atlas.ts';
import type { LonLat } from './distance.ts';
import type { GlossaryWord, Island, SeaRoute, Strait } from './worldSchema.ts';

/** A city of a board, and where it really lies: the map may show it a little beside. */
export interface CityPlace {
  readonly name: string;
  readonly space: SpaceId;
  readonly at: LonLat;
}

const CITIES = import.meta.glob<readonly CityPlace[]>('../../rules/*/geography/places.json', { import: 'cities' });

/** The cities of an edition's map. Rejects if they cannot be fetched. */
export const loadCities = async (edition: string): Promise<readonly CityPlace[]> =>
  (await CITIES[`../../rules/${edition}/geography/places.json`]?.()) ?? [];

// Checked against the schemas by tests, not here.

/** Straits and canals of the world. Rejects if they cannot be fetched. */
export const loadStraits = async (): Promise<readonly Strait[]> =>
  (await import('../../rules/world/straits.json')).default as unknown as readonly Strait[];

/** Railways, roads, sea and air routes of supply. Rejects if they cannot be fetched. */
export const loadRoutes = async (): Promise<readonly SeaRoute[]> =>
  (await import('../../rules/world/routes.json')).default as unknown as readonly SeaRoute[];

/** Where islands really lie that a board draws elsewhere, by space. Rejects if they cannot be fetched. */
export const loadIslands = async (): Promise<Readonly<Record<string, Island>>> =>
  (await import('../../rules/world/islands.json')).default.places as unknown as Readonly<Record<string, Island>>;

/** Words of the war and its time, by name. Rejects if they cannot be fetched. */
export const loadWords = async (): Promise<readonly GlossaryWord[]> =>
  (await import('../../rules/world/glossary.json')).default.words;

// Checked against the schemas by tests, not here. Each kind is fetched when an atlas is first opened.
const CARDS = import.meta.glob<readonly Card[]>('../../rules/*/atlas/cards/*.json', { import: 'default' });
const EVENTS = import.meta.glob<readonly WarEvent[]>('../../rules/*/atlas/events/*.json', { import: 'default' });
const HOLDERS = import.meta.glob<Holders>('../../rules/*/atlas/holders.json', { import: 'default' });
const OPENINGS = import.meta.glob<OpeningCard>('../../rules/*/atlas/opening.json', { import: 'default' });
const SOURCES = import.meta.glob<readonly Source[]>('../../rules/*/atlas/sources/*.json', { import: 'default' });
const SHARES = import.meta.glob<Shares>('../../rules/*/atlas/shares.json', { import: 'default' });

const loaded = new Map<string, Promise<Atlas>>();

/**
 * The atlas of an edition: its own cards and those that it shares with another. Rejects if a file cannot be fetched;
 * the next call tries again.
 */
export function loadAtlas(edition: string): Promise<Atlas> {
  const known = loaded.get(edition);
  if (known !== undefined) return known;
  const loading = fetchAtlas(edition);
  loaded.set(edition, loading);
  loading.catch(() => loaded.delete(edition));
  return loading;
}

async function fetchAtlas(edition: string): Promise<Atlas> {
  const [shares = null] = await filesOf(SHARES, edition);
  const from = shares?.from ?? edition;
  const [cards, theirCards, events, holders, theirHolders, openings, sources, theirSources] = await Promise.all([
    filesOf(CARDS, edition),
    from === edition ? [] : filesOf(CARDS, from),
    filesOf(EVENTS, from),
    filesOf(HOLDERS, edition),
    filesOf(HOLDERS, from),
    filesOf(OPENINGS, from),
    filesOf(SOURCES, edition),
    from === edition ? [] : filesOf(SOURCES, from),
  ]);
  return atlasOf({
    from,
    shared: shares?.spaces ?? null,
    cards: cardsOf(edition, cards.flat(), shares, theirCards.flat()),
    events: events.flat(),
    holders: [...holders, ...theirHolders][0] ?? null,
    opening: openings[0] ?? null,
    sources: [...sources, ...theirSources].flat(),
  });
}

/** The files of an edition's folder. */
function filesOf<Content>(
  files: Readonly<Record<string, () => Promise<Content>>>,
  edition: string,
): Promise<Content[]> {
  const paths = Object.keys(files).filter((path) => path.includes(`/rules/${edition}/`));
  return Promise.all(paths.flatMap((path) => files[path]?.() ?? []));
}
