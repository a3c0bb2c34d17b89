import { loadEdition, SHELF } from '../src/engine/index.ts';

// Tests and scripts may then ask for any edition by its id, at once.
await Promise.all(SHELF.map(({ id }) => loadEdition(id)));
