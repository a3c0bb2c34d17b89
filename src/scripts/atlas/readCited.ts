import { readdirSync, readFileSync } from 'node:fs';
import type { CitedTexts } from './sourcesText.ts';

const RULES = new URL('../../../rules/', import.meta.url);

interface Board {
  readonly spaces: readonly { readonly id: string; readonly name: string }[];
}

/** The texts of an edition's atlas and the works that they cite, from disk. */
export function readCited(edition: string): CitedTexts {
  const board = read(new URL(`${edition}/board.json`, RULES)) as Board;
  return {
    cards: listIn(edition, 'cards'),
    events: listIn(edition, 'events'),
    ways: ['straits', 'routes'].flatMap((name) => read(new URL(`world/${name}.json`, RULES)) as CitedTexts['ways']),
    holders: read(new URL(`${edition}/atlas/holders.json`, RULES)) as CitedTexts['holders'],
    corrections: read(new URL(`${edition}/atlas/corrections.json`, RULES)) as CitedTexts['corrections'],
    sources: listIn(edition, 'sources'),
    names: new Map(board.spaces.map(({ id, name }) => [id, name])),
  };
}

/** Where the list of an edition's sources stands. */
export const sourcesFile = (edition: string): URL => new URL(`${edition}/atlas/sources.md`, RULES);

function listIn<Entry>(edition: string, folder: string): Entry[] {
  const url = new URL(`${edition}/atlas/${folder}/`, RULES);
  return readdirSync(url)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => read(new URL(name, url)) as Entry[]);
}

const read = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'));
