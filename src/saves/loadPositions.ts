export { loadedPositions, loadPositions } from '../engine/axis-allies/index.ts';
