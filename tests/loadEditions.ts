import { loadEdition, SHELF, loadPositions } from '../src/engine/axis-allies/index.ts';

// Tests and scripts may then ask for any edition by its id, at once, and begin games from positions.
await loadPositions();
await Promise.all(SHELF.map(({ id }) => loadEdition(id)));
