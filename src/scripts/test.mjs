// Everything that must hold: plain Node, since nothing is installed yet on a fresh clone.
import { startWith } from './nodeVersion.mjs';

startWith(() => import('./runTests.mjs'));
