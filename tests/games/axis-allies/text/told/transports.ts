import {
  after,
  endPhase,
  fight,
  game,
  load,
  move,
  offload,
  roll,
  type Scene,
} from '../../../../engine/axis-allies/revised/position.ts';
import type { Told } from './told.ts';

const UK = 'united-kingdom';
const US = 'united-states';

const britain = (scene: Partial<Scene> = {}) =>
  game({
    power: UK,
    phase: 'noncombat-move',
    units: { [UK]: { [UK]: { infantry: 1 }, 'sz-8': { transport: 1 } } },
    ...scene,
  });

/** British ships that sailed against a German transport in zone 7, when combat begins. */
const sentOut = () =>
  after(
    britain({
      phase: 'combat-move',
      units: {
        [UK]: { [UK]: { infantry: 1 }, 'sz-8': { transport: 1, battleship: 1 } },
        germany: { 'sz-7': { transport: 1 } },
      },
    }),
    move('sz-8', { transport: 1, battleship: 1 }, 'sz-7'),
    endPhase,
    fight('sz-7'),
  );

/** Why transports whose cargo may stay aboard, and ships that carry troops as they do, take nobody up or stay. */
export const TRANSPORTS: readonly Told[] = [
  {
    what: 'a transport that has put troops ashore sails on',
    on: () => [
      after(
        britain(),
        load(UK, { infantry: 1 }, 'sz-8'),
        move('sz-8', { transport: 1 }, 'sz-9'),
        offload('sz-9', { infantry: 1 }, 'eastern-canada'),
      ),
      move('sz-9', { transport: 1 }, 'sz-1'),
    ],
    by: 'NCM-8',
    reason: 'transport-done',
    says: 'The transport in Sea Zone 9 has put units ashore and can neither sail nor load any more this turn.',
  },
  {
    what: 'a transport sails on after its battle',
    on: () => [after(sentOut(), roll(4), roll(6), endPhase), move('sz-7', { transport: 1 }, 'sz-8')],
    by: 'NCM-8',
    reason: 'transport-done',
    says: 'The transport in Sea Zone 7 fought at sea and cannot sail on; it may still load or put units ashore.',
  },
  {
    what: 'a transport that retreated takes troops aboard',
    on: () => [
      after(sentOut(), roll(6), roll(6), { type: 'retreat', to: 'sz-8' }, endPhase),
      load(UK, { infantry: 1 }, 'sz-8'),
    ],
    by: 'NCM-8',
    reason: 'transport-done',
    says: 'The transport in Sea Zone 8 retreated and can neither sail, load nor put units ashore any more this turn.',
  },
  {
    what: 'a transport that was emptied in a friend’s turn takes troops aboard',
    on: () => [
      game({
        power: US,
        phase: 'noncombat-move',
        round: 2,
        units: { [US]: { 'eastern-united-states': { infantry: 1 }, 'sz-10': { transport: 1 } } },
        pieces: [{ in: 'sz-10', unit: 'transport', owner: US, emptiedIn: 2 }],
      }),
      load('eastern-united-states', { infantry: 1 }, 'sz-10'),
    ],
    by: 'NCM-8',
    reason: 'transport-done',
    says: 'The transport in Sea Zone 10 has put units ashore this round and rests till the next.',
  },
  {
    what: 'infantry board a friend’s destroyer before combat',
    on: () => [
      game({
        power: 'germany',
        advantages: { japan: ['tokyo-express'] },
        units: { germany: { japan: { infantry: 1 } }, japan: { 'sz-60': { destroyer: 1 } } },
      }),
      load('japan', { infantry: 1 }, 'sz-60'),
    ],
    by: 'NCM-10',
    reason: 'friend-transport-now',
    says:
      'Using Japan’s destroyer in Sea Zone 60 takes three turns: you load it in noncombat move, its owner sails it, ' +
      'and your units go ashore in your next turn.',
  },
  {
    what: 'a tank goes aboard a destroyer',
    on: () => [
      game({
        power: 'japan',
        phase: 'noncombat-move',
        advantages: { japan: ['tokyo-express'] },
        units: { japan: { 'sz-60': { destroyer: 1 }, japan: { tank: 1 } } },
      }),
      load('japan', { tank: 1 }, 'sz-60'),
    ],
    by: 'NA-JA-1',
    reason: 'no-room',
    says:
      'With Tokyo Express the ships in Sea Zone 60 have no room for the tank: each takes one infantry and nothing ' +
      'else.',
  },
];
