import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const ON_SHELF = /\/rules\/([^/]+)\/edition\.json/g;
/** Begins the names of files that only editions off the shelf need. */
const PREFIX = 'off-shelf-';

/** The editions that have a board but do not stand on the shelf, which names each of its own by its file. */
export function editionsOffShelf(): string[] {
  const shelf = readFileSync(new URL('src/engine/axis-allies/editions/index.ts', root), 'utf8');
  const offered = new Set([...shelf.matchAll(ON_SHELF)].map(([, edition]) => edition));
  return readdirSync(new URL('rules/', root))
    .filter((folder) => existsSync(new URL(`rules/${folder}/board.json`, root)) && !offered.has(folder))
    .sort();
}

/** What the page keeps on a device leaves these files of the build out: nobody can ask for them. */
export const filesOffShelf = (): string[] => [
  `assets/${PREFIX}*`,
  ...editionsOffShelf().flatMap((edition) => [`map/${edition}[.-]*`, `assets/cases-${edition}-*`]),
];

/** The name of a part of the program, for the build: by it parts of editions off the shelf can be told apart. */
export function partName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const isOffShelf = editionsOffShelf().some((edition) => facadeModuleId?.includes(`/rules/${edition}/`));
  return `assets/${isOffShelf ? PREFIX : ''}[name]-[hash].js`;
}
