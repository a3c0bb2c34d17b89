import type { GlossaryWord, Island, Route, Strait } from './worldSchema.ts';

// Checked against the schemas by tests, not here.

/** Straits and canals of the world. Rejects if they cannot be fetched. */
export const loadStraits = async (): Promise<readonly Strait[]> =>
  (await import('../../rules/world/straits.json')).default as unknown as readonly Strait[];

/** Railways, roads, sea and air routes of supply. Rejects if they cannot be fetched. */
export const loadRoutes = async (): Promise<readonly Route[]> =>
  (await import('../../rules/world/routes.json')).default as unknown as readonly Route[];

/** Where islands really lie that a board draws elsewhere, by space. Rejects if they cannot be fetched. */
export const loadIslands = async (): Promise<Readonly<Record<string, Island>>> =>
  (await import('../../rules/world/islands.json')).default.places as unknown as Readonly<Record<string, Island>>;

/** Words of the war and its time, by name. Rejects if they cannot be fetched. */
export const loadWords = async (): Promise<readonly GlossaryWord[]> =>
  (await import('../../rules/world/glossary.json')).default.words;
