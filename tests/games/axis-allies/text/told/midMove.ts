import { addEdition } from '../../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { type Command, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, game, idsOf, move, one, roll } from '../../../../engine/axis-allies/rules/position.ts';
import type { Told } from './told.ts';

addEdition(pacific1940);

const US = 'united-states';

/** Two transports that have passed a submarine, which may fire. */
const passing = (): GameState => {
  const state = game({
    edition: 'pacific-1940',
    power: US,
    phase: 'noncombat-move',
    wars: ['united-states', 'china', 'united-kingdom', 'anzac'].map((other): [string, string] => ['japan', other]),
    units: { [US]: { 'sz-10': { transport: 3 } }, japan: { 'sz-12': { submarine: 2 }, 'sz-6': { submarine: 1 } } },
  });
  return after(state, sail(2));
};

const sail = (count: number) => move('sz-10', { transport: count }, 'sz-26', 'sz-12');
const shoot = (zone: string, from: GameState): Command => ({
  type: 'shoot',
  units: idsOf(from, zone, { submarine: 1 }, 'japan'),
});

/** Orders while submarines may fire at transports that pass. */
export const MID_MOVE: readonly Told[] = [
  {
    what: 'the phase ends before it is said whether a submarine fires',
    on: () => [passing(), endPhase],
    by: 'HUNT-4',
    reason: 'passing-first',
    says:
      'First it is settled what the submarines in Sea Zone 12 do to the transports that pass; ' +
      'everything else waits.',
  },
  {
    what: 'a submarine elsewhere is to fire',
    on: () => [passing(), (state) => shoot('sz-6', state)],
    by: 'HUNT-1',
    reason: 'cannot-shoot',
    says:
      'Japan’s submarine in Sea Zone 6 cannot fire at the transports that pass in Sea Zone 12: only their enemy’s ' +
      'submarines there can.',
  },
  {
    what: 'a submarine is to fire twice in a phase',
    on: () => {
      const open = passing();
      return [
        after(open, shoot('sz-12', open), roll(6), sail(1)),
        { type: 'shoot', units: [one(open, 'sz-12', 'submarine', 'japan')] },
      ];
    },
    by: 'HUNT-2',
    reason: 'cannot-shoot',
    says: 'One of Japan’s submarines has fired in this phase, and each submarine fires only once.',
  },
];
