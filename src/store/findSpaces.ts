import { distance } from 'fastest-levenshtein';
import type { Edition, Space, SpaceId } from '../engine/index.ts';
import { normalizedName } from './normalizedName.ts';
import { hasNames, otherNames } from './otherNames.ts';

/** A space that matches the search. `matchedName` is the other name it was found by; null for its own name. */
export interface FoundSpace {
  readonly space: Space;
  readonly matchedName: string | null;
}

interface Entry extends FoundSpace {
  /** The normalized parts of a name to compare. */
  readonly parts: readonly string[];
}

const ENTRIES = new WeakMap<Edition, readonly Entry[]>();

const partsOf = (name: string): readonly string[] => [
  ...new Set([normalizedName(name), ...name.split('/').map(normalizedName)]),
];

function entriesOf(edition: Edition): readonly Entry[] {
  const known = ENTRIES.get(edition);
  if (known !== undefined) return known;
  const others = otherNames(edition);
  const entries = edition.spaces.flatMap((space): Entry[] => [
    { space, matchedName: null, parts: partsOf(space.name) },
    ...(others.get(space.id) ?? []).map((name) => ({ space, matchedName: name, parts: partsOf(name) })),
  ]);
  if (hasNames(edition)) ENTRIES.set(edition, entries);
  return entries;
}

/**
 * How well a name matches, 0 best: whole name, start of the name, start of a word, or anywhere in the space’s own name;
 * null for no match.
 */
function matchRank({ parts, matchedName }: Entry, typed: string): number | null {
  const isOwn = matchedName === null;
  if (parts.includes(typed)) return isOwn ? 0 : 1;
  if (parts.some((part) => part.startsWith(typed))) return isOwn ? 2 : 4;
  if (parts.some((part) => part.includes(` ${typed}`))) return isOwn ? 3 : 5;
  return isOwn && typed.length > 2 && parts.some((part) => part.includes(typed)) ? 6 : null;
}

/** 'sz 12', 'zone 12' and '12' match the zones whose number starts with 12. */
function zonesByNumber(edition: Edition, typed: string): readonly Space[] | null {
  const number = /^(?:sz|z|zone|sea zone)? ?(\d+)$/.exec(typed)?.[1];
  if (number === undefined) return null;
  const numberOf = ({ name }: Space): string => /\d+$/.exec(name)?.[0] ?? '';
  return edition.spaces
    .filter((space) => space.kind === 'sea' && numberOf(space).startsWith(number))
    .sort((a, b) => Number(numberOf(a)) - Number(numberOf(b)));
}

/**
 * The spaces that match the search, best first, each once: by number, by any name, or by a similar name if nothing else
 * matches.
 */
export function findSpaces(edition: Edition, search: string): readonly FoundSpace[] {
  const typed = normalizedName(search);
  if (typed === '') return [];
  const zones = zonesByNumber(edition, typed);
  if (zones !== null) return zones.map((space) => ({ space, matchedName: null }));
  const entries = entriesOf(edition);
  const ranked = entries.flatMap((entry) => {
    const rank = matchRank(entry, typed);
    return rank === null ? [] : [{ entry, rank }];
  });
  // Of two spaces in today's Ukraine the one that is named after it comes first.
  const named = new Set(ranked.flatMap(({ entry }) => (entry.matchedName === null ? entry.space.id : [])));
  const matches = ranked.map((match) => ({ ...match, order: named.has(match.entry.space.id) ? 0 : 1 }));
  const found =
    matches.length > 0
      ? matches
          .sort(
            (a, b) =>
              a.rank - b.rank ||
              a.order - b.order ||
              a.entry.space.name.localeCompare(b.entry.space.name, 'en', { numeric: true }),
          )
          .map(({ entry }) => entry)
      : similarEntries(entries, typed);
  const once = new Map<SpaceId, FoundSpace>();
  for (const { space, matchedName } of found) if (!once.has(space.id)) once.set(space.id, { space, matchedName });
  return [...once.values()];
}

/** Names, or beginnings of names, with one typing error, or two in longer words. */
function similarEntries(entries: readonly Entry[], typed: string): readonly Entry[] {
  const maxErrors = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2;
  const errors = ({ parts }: Entry): number =>
    Math.min(...parts.flatMap((part) => [distance(typed, part), distance(typed, part.slice(0, typed.length))]));
  return entries
    .map((entry) => ({ entry, errors: errors(entry) }))
    .filter((near) => near.errors <= maxErrors)
    .sort((a, b) => a.errors - b.errors || Number(a.entry.matchedName !== null) - Number(b.entry.matchedName !== null))
    .map(({ entry }) => entry);
}
