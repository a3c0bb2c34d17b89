import { z } from 'zod/mini';
import { readShape } from '../../src/engine/index.ts';
import type {
  AnyEdition,
  Beginning,
  Family,
  Player,
  PositionFault,
  PowerId,
  Result,
  SpaceId,
} from '../../src/engine/index.ts';

/**
 * A tiny game of another kind, to try what a family is: two ships want to cross a strait. Whoever is on turn sails one
 * space or waits; who would pass the other ship asks for leave, which its player, who is not on turn, gives or refuses.
 * Whoever reaches the other shore has won. There are no dice, and nothing is bought, fought or owned anew.
 */

type Shore = 'north' | 'south';

export interface StraitState {
  readonly edition: string;
  readonly players: readonly Player[];
  readonly round: number;
  readonly power: PowerId;
  readonly phase: string;
  readonly control: Readonly<Record<SpaceId, PowerId>>;
  readonly outcome: { readonly winner: PowerId } | null;
  /** Where each shore's ship is. */
  readonly ships: Readonly<Record<Shore, SpaceId>>;
  /** Where the ship on turn wants to go, while the other player is asked. */
  readonly asked: SpaceId | null;
}

const space = z.string().check(z.maxLength(40));
const commandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sail'), to: space }),
  z.strictObject({ type: z.literal('wait') }),
  z.strictObject({ type: z.literal('answer'), isLet: z.boolean() }),
]);
export type StraitCommand = z.infer<typeof commandSchema>;

export type StraitEvent =
  | { readonly type: 'sailed'; readonly ship: Shore; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'asked'; readonly by: Shore; readonly to: SpaceId }
  | { readonly type: 'refused'; readonly by: Shore }
  | { readonly type: 'waited'; readonly by: Shore }
  | { readonly type: 'won'; readonly by: Shore };

export interface StraitRefusal {
  readonly rule: 'SAIL' | 'ASK' | 'END';
  readonly reason: 'too-far' | 'answer-first' | 'nobody-asks' | 'over';
}

export interface Strait {
  readonly state: StraitState;
  readonly command: StraitCommand;
  readonly event: StraitEvent;
  readonly refusal: StraitRefusal;
}

const ID = 'strait';
export const SPACES: readonly SpaceId[] = ['north-shore', 'strait', 'south-shore'];
const GOAL: Readonly<Record<Shore, SpaceId>> = { north: 'south-shore', south: 'north-shore' };
const POWERS = [
  { id: 'north', name: 'North' },
  { id: 'south', name: 'South' },
];

const ENTRY = {
  id: ID,
  name: 'The Strait',
  begins: 'any year',
  about: ['Two ships want to cross.', 'Each may bar the other’s way.'],
  players: { from: 2, to: 2 },
  hours: { from: 0.1, to: 0.1 },
  powers: POWERS,
};

const EDITION: AnyEdition = {
  id: ID,
  players: ENTRY.players,
  powers: POWERS,
  turnOrder: ['north', 'south'],
  spaces: [
    { id: 'north-shore', name: 'North Shore', kind: 'land' },
    { id: 'strait', name: 'The Strait', kind: 'sea' },
    { id: 'south-shore', name: 'South Shore', kind: 'land' },
  ],
  adjacent: [
    ['north-shore', 'strait'],
    ['strait', 'south-shore'],
  ],
  ruleTitles: { SAIL: 'Sailing', ASK: 'Asking for leave', END: 'The end' },
};

const BEGIN: StraitState = {
  edition: ID,
  players: [],
  round: 1,
  power: 'north',
  phase: 'sail',
  control: { 'north-shore': 'north', 'south-shore': 'south' },
  outcome: null,
  ships: { north: 'north-shore', south: 'south-shore' },
  asked: null,
};

const positionSchema = z.strictObject({
  edition: z.literal(ID),
  round: z.int().check(z.minimum(1)),
  power: z.enum(['north', 'south']),
  ships: z.strictObject({ north: z.enum(SPACES), south: z.enum(SPACES) }),
  asked: z.nullable(z.enum(SPACES)),
});

const positions = {
  toPosition: ({ edition, round, power, ships, asked }: StraitState): object => ({
    edition,
    round,
    power,
    ships,
    asked,
  }),
  fromPosition: (json: unknown): Result<StraitState, readonly PositionFault[]> => {
    const read = readShape(positionSchema, json);
    if (read.success) return { ok: true, value: { ...BEGIN, ...read.data } };
    const fault = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { ok: false, fault };
  },
};

const other = (shore: Shore): Shore => (shore === 'north' ? 'south' : 'north');
export const onTurn = ({ power }: Pick<StraitState, 'power'>): Shore => (power === 'north' ? 'north' : 'south');

/** The spaces next to where the ship on turn is. */
export const inReach = (state: StraitState): readonly SpaceId[] => {
  const at = SPACES.indexOf(state.ships[onTurn(state)]);
  return SPACES.filter((_, i) => Math.abs(i - at) === 1);
};

function refusalOf(state: StraitState, command: StraitCommand): StraitRefusal | null {
  if (state.outcome !== null) return { rule: 'END', reason: 'over' };
  if (command.type === 'answer') return state.asked === null ? { rule: 'ASK', reason: 'nobody-asks' } : null;
  if (state.asked !== null) return { rule: 'ASK', reason: 'answer-first' };
  if (command.type === 'sail' && !inReach(state).includes(command.to)) return { rule: 'SAIL', reason: 'too-far' };
  return null;
}

/** The turn passes to the other shore; a round is over when the south has sailed. */
const passed = (state: StraitState): StraitState => ({
  ...state,
  asked: null,
  power: other(onTurn(state)),
  round: state.power === 'south' ? state.round + 1 : state.round,
});

function sailed(state: StraitState, to: SpaceId): { state: StraitState; events: StraitEvent[] } {
  const ship = onTurn(state);
  const ships = { ...state.ships, [ship]: to };
  const event: StraitEvent = { type: 'sailed', ship, from: state.ships[ship], to };
  if (to !== GOAL[ship]) return { state: passed({ ...state, ships }), events: [event] };
  const ended: StraitState = { ...state, ships, asked: null, outcome: { winner: ship } };
  return { state: ended, events: [event, { type: 'won', by: ship }] };
}

function played(state: StraitState, command: StraitCommand): { state: StraitState; events: StraitEvent[] } {
  const by = onTurn(state);
  switch (command.type) {
    case 'wait':
      return { state: passed(state), events: [{ type: 'waited', by }] };
    case 'sail':
      return state.ships[other(by)] === command.to
        ? { state: { ...state, asked: command.to }, events: [{ type: 'asked', by, to: command.to }] }
        : sailed(state, command.to);
    case 'answer':
      return command.isLet && state.asked !== null
        ? sailed(state, state.asked)
        : { state: passed(state), events: [{ type: 'refused', by: other(by) }] };
  }
}

/** The powers that have to decide now. */
const deciding = (state: StraitState): readonly PowerId[] => {
  if (state.outcome !== null) return [];
  return [state.asked === null ? onTurn(state) : other(onTurn(state))];
};

const named = (state: StraitState, powers: readonly PowerId[]): readonly string[] =>
  state.players.filter((player) => player.powers.some((power) => powers.includes(power))).map(({ name }) => name);

const seatFault = (players: readonly Player[]): PositionFault | null =>
  POWERS.every(({ id }) => players.filter(({ powers }) => powers.includes(id)).length === 1)
    ? null
    : { path: 'players', message: 'each shore has one player' };

function begin({ edition, players, start }: Beginning): Result<StraitState, readonly PositionFault[]> {
  if (edition !== ID) return { ok: false, fault: [{ path: 'edition', message: `no edition ${edition} is loaded` }] };
  const seats = seatFault(players);
  if (seats !== null) return { ok: false, fault: [seats] };
  if (start.kind === 'setup') return { ok: true, value: { ...BEGIN, players } };
  const read = positions.fromPosition(start.position);
  return read.ok ? { ok: true, value: { ...read.value, players } } : read;
}

/** The family, as the program knows it. */
export const strait: Family<Strait> = {
  id: 'strait-games',
  shelf: [ENTRY],
  phases: ['sail'],
  loadEdition: () => Promise.resolve(EDITION),
  loadedEdition: (id) => (id === ID ? EDITION : null),
  commandSchema,
  optionsShape: {},
  extrasShape: {},
  loadPositions: () => Promise.resolve(positions),
  loadedPositions: () => positions,
  begin,
  usualBeginning: (edition) => ({
    edition,
    players: [
      { name: 'Nora', powers: ['north'] },
      { name: 'Saul', powers: ['south'] },
    ],
    start: { kind: 'setup' },
  }),
  emptyBoard: (_edition, held) => (held === 'by-nobody' ? { ...BEGIN, control: {} } : BEGIN),
  play: (state, command) => {
    const refusal = refusalOf(state, command);
    return refusal === null ? { ok: true, value: played(state, command) } : { ok: false, fault: refusal };
  },
  refusalOf,
  awaiting: (state) =>
    state.outcome === null
      ? { kind: state.asked === null ? 'command' : 'leave', by: deciding(state) }
      : { kind: 'over' },
  isTurnStart: ({ asked }) => asked === null,
  winners: ({ outcome }) => outcome && [outcome.winner],
  deciders: (state) => named(state, deciding(state)),
  turnOf: ({ round, power }) => `${round} ${power}`,
  phaseOf: ({ round, power }) => `${round} ${power}`,
  sidesOf: (state) => ({ onTurn: state.power, deciding: deciding(state)[0] ?? null }),
  isFinal: () => false,
  diceIn: () => 0,
  roll: () => null,
  followUp: () => null,
  hasFollowed: () => false,
  without: (command) => command,
  replaces: () => false,
  beginsBattle: () => false,
};
