import { vi, type Mock } from 'vitest';
import type { Edition, EditionOnShelf } from '../src/engine/axis-allies/index.ts';

const SHELF_FILE = '../src/engine/axis-allies/editions/index.ts';

/**
 * Fresh modules, as of a page just opened, with a second edition on the shelf: 'another', which is the first one under
 * another name. Nothing is loaded. `fetched` counts how often it was asked for; `failures` of these fail.
 */
export async function twoEditions(failures = 0): Promise<{ readonly fetched: Mock; readonly first: EditionOnShelf }> {
  const first = await firstOfShelf();
  const fetched = vi.fn(async (): Promise<Edition> => {
    if (fetched.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return { ...(await first.load()), id: 'another' };
  });
  const another: EditionOnShelf = { ...first, id: 'another', name: 'Another', load: fetched };
  // Without its pauses.
  vi.doMock('../src/store/retry.ts', () => ({ retry: <Loaded>(load: () => Promise<Loaded>) => load() }));
  await putOnShelf([first, another]);
  return { fetched, first };
}

/** Fresh modules with only the first edition on the shelf. */
export async function oneEdition(): Promise<void> {
  const first = await firstOfShelf();
  await putOnShelf([first]);
}

/** Forgets all modules afterwards: what the test before still loads in the background would bring the real shelf. */
async function putOnShelf(SHELF: readonly EditionOnShelf[]): Promise<void> {
  vi.doMock(SHELF_FILE, () => ({ SHELF }));
  vi.resetModules();
  await import('./familyScreens.ts');
}

async function firstOfShelf(): Promise<EditionOnShelf> {
  vi.doUnmock(SHELF_FILE);
  const { SHELF } = await vi.importActual<{ SHELF: [EditionOnShelf] }>(SHELF_FILE);
  return SHELF[0];
}
