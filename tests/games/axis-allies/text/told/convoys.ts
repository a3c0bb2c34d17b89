import { pacificGame } from '../../../../engine/axis-allies/pacific-1940/position.ts';
import { afterAll } from '../../../../engine/axis-allies/editions/smallBoard.ts';
import type { Told } from './told.ts';

const asked = () =>
  afterAll(
    pacificGame({
      power: 'japan',
      phase: 'collect-income',
      units: { 'united-states': { 'sz-6': { submarine: 1 }, 'sz-20': { destroyer: 1 } } },
    }),
    { type: 'end-phase' },
  );

/** Convoys that enemies disrupt before an income is collected. */
export const CONVOYS: readonly Told[] = [
  {
    what: 'the phase is to end before the enemy has answered',
    on: () => [asked(), { type: 'end-phase' }],
    by: 'CVY-1',
    reason: 'convoys-first',
    says: 'First the United States says which convoys of Japan its ships disrupt.',
  },
  {
    what: 'a convoy is disrupted where no ship is',
    on: () => [asked(), { type: 'disrupt', zones: ['sz-6', 'sz-19'] }],
    by: 'CVY-1',
    reason: 'nothing-to-disrupt',
    says:
      'The United States disrupts nothing in Sea Zone 19: that takes a warship of its own in a zone with a convoy ' +
      'that touches ground of value of Japan.',
    instead: 'The convoy in Sea Zone 6 can be disrupted.',
  },
];
