// Run all checks and tests. Plain Node, because nothing is installed in a fresh clone.
import { startWith } from './nodeVersion.mjs';

startWith(() => import('./runTests.mjs'));
