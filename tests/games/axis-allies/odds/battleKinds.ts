import type { Command, GameState, PositionFile } from '../../../../src/engine/axis-allies/index.ts';
import type { Drawing } from './drawing.ts';

/** Battles of every kind, drawn: a position, and the moves that lead to the battle. */

type Scene = Omit<PositionFile, 'edition' | 'phase'>;
type Aboard = NonNullable<PositionFile['aboard']>;

/** A position before combat moves, what is played in it, and where the battle is. */
export interface Setting extends Scene {
  readonly edition: string;
  readonly space: string;
  /** Moves in combat move; without any, the battle begins as the units stand. */
  readonly orders: readonly ((state: GameState) => Command)[];
}

export const idsIn = (state: GameState, space: string, owners: readonly string[], types?: readonly string[]) =>
  Object.values(state.units)
    .filter((one) => one.space === space && owners.includes(one.owner) && one.aboard === undefined)
    .filter(({ type }) => !types || types.includes(type))
    .map(({ id }) => id);

/** All units of the power in a space move to another; if there are none, nothing is ordered. */
const allTo =
  (from: string, to: string) =>
  (state: GameState): Command => ({
    type: 'move',
    units: idsIn(state, from, [state.power]),
    to,
  });

const landFrom =
  (zone: string, to: string) =>
  (state: GameState): Command => ({
    type: 'offload',
    units: Object.values(state.units)
      .filter(
        ({ space, owner, aboard, type }) => space === zone && owner === state.power && aboard && type !== 'fighter',
      )
      .map(({ id }) => id),
    to,
  });

const some = (draw: Drawing, most: number, types: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (let left = draw.from(1, most); left > 0; left--) {
    const type = draw.one(types);
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
};

/** Own fighters need decks at sea. */
const withDecks = (counts: Record<string, number>): Record<string, number> => {
  const carrier = Math.max(counts['carrier'] ?? 0, Math.ceil((counts['fighter'] ?? 0) / 2));
  return carrier > 0 ? { ...counts, carrier } : counts;
};

/** Loaded transports. */
const ships = (draw: Drawing, zone: string, owner: string, most: number, kinds: readonly string[]): Aboard =>
  Array.from({ length: draw.from(0, most) }, () => ({
    in: zone,
    ship: 'transport',
    owner,
    cargo: [{ unit: draw.one(kinds), owner }, ...(draw.may(0.4) ? [{ unit: 'infantry', owner }] : [])],
  }));

/** With the ships that carry. */
function withShips(counts: Record<string, number>, aboard: Aboard): Record<string, number> {
  return aboard.length === 0 ? counts : { ...counts, transport: (counts['transport'] ?? 0) + aboard.length };
}

const FLEET = ['submarine', 'submarine', 'destroyer', 'carrier', 'battleship', 'transport', 'fighter'];
const LAND_1941 = ['infantry', 'infantry', 'tank', 'fighter', 'bomber'];
const LAND_REVISED = ['infantry', 'infantry', 'artillery', 'tank', 'fighter', 'bomber'];
const DEVELOPMENTS = ['jet-fighters', 'super-submarines', 'heavy-bombers', 'combined-bombardment'];

const developed = (draw: Drawing): string[] => DEVELOPMENTS.filter(() => draw.may(0.25));

/** Draws a battle with about so many units of a side. */
type Kind = (draw: Drawing, most: number) => Setting;

const UK = 'united-kingdom';
const US = 'united-states';
const SU = 'soviet-union';

/** A German fleet in sea zone 7, and aircraft ashore, attack the fleet of two powers in sea zone 8. */
function northSea(
  draw: Drawing,
  most: number,
  fleet: Record<string, number>,
  cargo: readonly string[],
): Omit<Setting, 'edition'> {
  const near = ships(draw, 'sz-7', 'germany', 1, ['infantry', 'tank']);
  const there = ships(draw, 'sz-8', UK, 2, cargo);
  return {
    power: 'germany',
    units: {
      germany: {
        'sz-7': withShips(fleet, near),
        'western-europe': { infantry: 1, ...(draw.may(0.5) ? some(draw, 2, ['fighter', 'bomber']) : {}) },
      },
      [UK]: { 'sz-8': withShips(withDecks(some(draw, most, FLEET)), there) },
      [US]: { 'sz-8': draw.may(0.4) ? withDecks(some(draw, 2, FLEET)) : {} },
    },
    aboard: [...near, ...there],
    space: 'sz-8',
    orders: [
      allTo('sz-7', 'sz-8'),
      (state) => ({
        type: 'move',
        units: idsIn(state, 'western-europe', ['germany'], ['fighter', 'bomber']),
        to: 'sz-8',
      }),
    ],
  };
}

export const KINDS: Readonly<Record<string, Kind>> = {
  '1941 land': (draw, most) => ({
    edition: '1941',
    power: 'germany',
    units: {
      germany: { 'eastern-europe': some(draw, most, LAND_1941) },
      [SU]: { karelia: some(draw, most, LAND_1941) },
      [UK]: { karelia: draw.may(0.5) ? some(draw, Math.ceil(most / 3), LAND_1941) : {} },
    },
    space: 'karelia',
    orders: draw.may(0.8) ? [allTo('eastern-europe', 'karelia')] : [],
  }),
  '1941 sea': (draw, most) => {
    const fleet = withDecks(some(draw, most, FLEET));
    const guests = draw.may(0.4) && !fleet['fighter'] ? Math.min(2, 2 * (fleet['carrier'] ?? 0)) : 0;
    const { units, orders, ...scene } = northSea(draw, most, fleet, ['infantry', 'tank']);
    return {
      ...scene,
      edition: '1941',
      units: { ...units, japan: guests > 0 ? { 'sz-7': { fighter: guests } } : {} },
      orders: [...orders, () => ({ type: 'engage', zone: 'sz-8', attack: true })],
    };
  },
  '1941 landing': (draw, most) => {
    const cargo = [...ships(draw, 'sz-3', UK, 2, ['infantry', 'tank']), ...ships(draw, 'sz-3', UK, 1, ['tank'])];
    return {
      edition: '1941',
      power: UK,
      units: {
        [UK]: {
          'sz-3': withShips(some(draw, 2, ['battleship', 'destroyer', 'carrier']), cargo),
          [UK]: draw.may(0.6) ? some(draw, 3, ['fighter', 'bomber']) : {},
        },
        germany: { 'norway-finland': some(draw, most, LAND_1941) },
      },
      aboard: cargo,
      space: 'norway-finland',
      orders: [landFrom('sz-3', 'norway-finland'), allTo(UK, 'norway-finland')],
    };
  },
  'revised land': (draw, most) => ({
    edition: 'revised',
    power: 'germany',
    developments: { germany: developed(draw), [UK]: developed(draw) },
    advantages: { germany: ['luftwaffe-dive-bombers'], [SU]: [] },
    units: {
      germany: { 'eastern-europe': some(draw, most, LAND_REVISED) },
      [SU]: { 'karelia-ssr': { ...some(draw, most, LAND_REVISED), 'antiaircraft-gun': draw.from(0, 1) } },
      [UK]: { 'karelia-ssr': draw.may(0.5) ? some(draw, Math.ceil(most / 3), LAND_REVISED) : {} },
    },
    space: 'karelia-ssr',
    orders: draw.may(0.8) ? [allTo('eastern-europe', 'karelia-ssr')] : [],
  }),
  'banzai over land': (draw, most) => ({
    edition: 'revised',
    power: 'japan',
    advantages: { japan: ['banzai-attacks'] },
    units: {
      japan: { manchuria: draw.may(0.7) ? { infantry: draw.from(1, most) } : some(draw, most, LAND_REVISED) },
      [US]: { china: some(draw, most, LAND_REVISED) },
    },
    space: 'china',
    orders: [allTo('manchuria', 'china')],
  }),
  'landing on islands': (draw, most) => {
    const cargo = [...ships(draw, 'sz-58', US, 2, ['infantry', 'infantry', 'artillery', 'tank'])];
    const first: Aboard[number] = {
      in: 'sz-58',
      ship: 'transport',
      owner: US,
      cargo: [{ unit: 'infantry', owner: US }],
    };
    const aboard = [first, ...cargo];
    return {
      edition: 'revised',
      power: US,
      developments: { [US]: developed(draw), japan: developed(draw) },
      advantages: {
        [US]: draw.may(0.6) ? ['marines'] : [],
        japan: draw.may(0.6) ? ['dug-in-defenders'] : [],
      },
      units: {
        [US]: {
          'sz-58': withShips(withDecks(some(draw, 3, ['battleship', 'destroyer', 'carrier', 'fighter'])), aboard),
        },
        japan: { okinawa: { ...some(draw, most, LAND_REVISED), 'antiaircraft-gun': draw.from(0, 1) } },
      },
      aboard,
      space: 'okinawa',
      orders: [
        landFrom('sz-58', 'okinawa'),
        (state) => ({ type: 'move', units: idsIn(state, 'sz-58', [US], ['fighter']), to: 'okinawa' }),
      ],
    };
  },
  'revised sea': (draw, most) => ({
    ...northSea(draw, most, withDecks(some(draw, most, FLEET)), ['infantry', 'tank', 'artillery']),
    edition: 'revised',
    developments: { germany: developed(draw), [UK]: developed(draw) },
    advantages: { germany: draw.may(0.6) ? ['wolf-packs'] : [] },
  }),
  kamikaze: (draw, most) => ({
    edition: 'revised',
    power: 'japan',
    advantages: { japan: ['kamikaze-attacks'] },
    units: {
      japan: {
        manchuria: some(draw, 2, ['fighter', 'bomber']),
        'sz-60': draw.may(0.6) ? withDecks(some(draw, most, FLEET)) : {},
      },
      [US]: { 'sz-57': withDecks(some(draw, most, FLEET)) },
    },
    space: 'sz-57',
    orders: [
      (state) => ({
        type: 'use-advantage',
        advantage: 'kamikaze-attacks',
        units: idsIn(state, 'manchuria', ['japan']),
      }),
      allTo('manchuria', 'sz-57'),
      allTo('sz-60', 'sz-57'),
    ],
  }),
  kaiten: (draw, most) => ({
    edition: 'revised',
    power: US,
    advantages: { japan: ['kaiten-torpedoes'] },
    units: {
      [US]: { 'sz-57': withDecks(some(draw, most, FLEET)) },
      japan: { 'sz-60': { ...withDecks(some(draw, most, FLEET)), submarine: draw.from(1, 3) } },
    },
    space: 'sz-60',
    orders: [allTo('sz-57', 'sz-60')],
  }),
  'joint strike': (draw, most) => ({
    edition: 'revised',
    power: US,
    control: { 'southern-europe': US },
    developments: { [US]: developed(draw), [UK]: developed(draw), germany: developed(draw) },
    advantages: { [UK]: ['joint-strike'] },
    spentAdvantages: ['joint-strike'],
    running: [{ advantage: 'joint-strike', until: 'own-turn' }],
    units: {
      [UK]: { 'southern-europe': some(draw, Math.ceil(most / 2), LAND_REVISED) },
      [US]: { 'southern-europe': some(draw, Math.ceil(most / 2), LAND_REVISED) },
      germany: { 'western-europe': some(draw, most, LAND_REVISED) },
    },
    space: 'western-europe',
    orders: [
      allTo('southern-europe', 'western-europe'),
      (state) => ({ type: 'move', units: idsIn(state, 'southern-europe', [UK]), to: 'western-europe' }),
    ],
  }),
};
