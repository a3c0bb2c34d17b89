import { type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, idsOf, move, type Order, type Scene } from '../rules/position.ts';
import { pacificGame } from './position.ts';

/** Raids on Malaya and Japan, and the orders of those who fly and meet them. */

const UK = 'united-kingdom';

/** Japan in Siam before Malaya with its naval base. */
export const overMalaya = (units: Scene['units']): GameState =>
  pacificGame({ power: 'japan', units, facilities: { malaya: { 'naval-base': 0 } } });

export const raid =
  (counts: Record<string, number>, space = 'malaya') =>
  (state: GameState): Command => ({ type: 'raid', units: idsOf(state, space, counts), raid: true });
export const escort =
  (counts: Record<string, number>) =>
  (state: GameState): Command => ({ type: 'escort', units: idsOf(state, 'malaya', counts), escort: true });
export const intercept =
  (counts: Record<string, number>, owner = UK) =>
  (state: GameState): Command => ({ type: 'intercept', units: idsOf(state, 'malaya', counts, owner) });
export const share = (raiders: Record<string, number>): Command => ({ type: 'share', raiders });
export const FLY: Command = { type: 'fight', space: 'malaya', kind: 'raid' };

export const sent = (counts: Record<string, number>): Order => move('siam', counts, 'malaya', 'shan-state');

/** Two bombers raid with two escorts; three fighters defend, one of them Australian. */
export const flown = (): GameState =>
  after(
    overMalaya({
      japan: { siam: { bomber: 2, fighter: 2 } },
      [UK]: { malaya: { fighter: 2, infantry: 1 } },
      anzac: { malaya: { fighter: 1, 'tactical-bomber': 1 } },
    }),
    sent({ bomber: 2, fighter: 2 }),
    raid({ bomber: 2 }),
    escort({ fighter: 2 }),
    endPhase,
    FLY,
  );

/** A fighter and a tactical bomber beside a bomber over Malaya, which has been told nothing yet. */
export const besideBomber = (): GameState =>
  after(
    overMalaya({
      japan: { siam: { bomber: 1, fighter: 1, 'tactical-bomber': 1 } },
      [UK]: { malaya: { infantry: 1 } },
    }),
    sent({ bomber: 1, fighter: 1, 'tactical-bomber': 1 }),
  );

export const JAPAN = { japan: { 'major-complex': 19, 'air-base': 0, 'naval-base': 6 } };

/** American bombers over Japan and its three facilities, of which one can take no more. */
export const overJapan = (bombers: number): GameState =>
  after(
    pacificGame({
      power: 'united-states',
      control: { okinawa: 'united-states' },
      units: { 'united-states': { okinawa: { bomber: bombers } }, japan: { japan: { infantry: 1 } } },
      facilities: JAPAN,
    }),
    move('okinawa', { bomber: bombers }, 'japan', 'sz-19', 'sz-6'),
    raid({ bomber: bombers }, 'japan'),
    endPhase,
    { type: 'fight', space: 'japan', kind: 'raid' },
  );

/** A raid on Malaya beside an attack on Shan State. */
export const besideBattle = (): GameState =>
  after(
    overMalaya({
      japan: { siam: { bomber: 1, infantry: 2 } },
      [UK]: { malaya: { infantry: 1 }, 'shan-state': { infantry: 1 } },
    }),
    sent({ bomber: 1 }),
    raid({ bomber: 1 }),
    move('siam', { infantry: 2 }, 'shan-state'),
    endPhase,
  );
