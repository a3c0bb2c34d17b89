import {
  play,
  type Command,
  type GameEvent,
  type GameState,
  type Refusal,
  awaiting,
  advantageOf,
  typeOf,
  unitsIn,
  type PowerId,
  type SpaceId,
  type Unit,
  type UnitId,
  fromPosition,
} from '../../../engine/axis-allies/index.ts';
import type { Order, CaseStep, RuleCase } from './schema.ts';

/** The state at the start of a case of this edition, which is loaded. Throws if its position is not valid. */
export function startOfCase({ position, title }: RuleCase, edition: string): GameState {
  const read = fromPosition({ edition, phase: 'combat-move', ...position });
  if (!read.ok) throw new Error(`${title}: ${JSON.stringify(read.fault)}`);
  return read.value;
}

type Counts = Readonly<Record<string, number>>;

/** Whether a step is an order (a command); other steps only check the game. */
export const isOrder = (step: CaseStep): step is Order => !('check' in step || 'reach' in step || 'places' in step);

/** The command of a case's order in this state. Throws if its units are not there. */
export function commandOf(state: GameState, order: Order): Command {
  if ('research' in order) return { type: 'research', development: order.research, dice: order.dice };
  if ('purchase' in order) return { type: 'purchase', units: order.purchase };
  if ('repair' in order) return { type: 'repair', facility: order.repair, at: order.in, points: order.points };
  if ('move' in order)
    return {
      type: 'move',
      units: unitsAt(state, order.move, order.owner),
      to: order.to,
      ...(order.via ? { via: order.via } : {}),
    };
  if ('load' in order)
    return {
      type: 'load',
      units: unitsAt(state, order.load, order.owner),
      zone: order.onto,
      ...transportOf(state, order.onto, order.ship),
    };
  if ('offload' in order)
    return { type: 'offload', units: unitsAt(state, order.offload, order.owner, true), to: order.to };
  if ('attack' in order) return { type: 'engage', zone: order.attack, attack: true };
  if ('ignore' in order) return { type: 'engage', zone: order.ignore, attack: false };
  if ('raid' in order) return { type: 'raid', units: unitsAt(state, order.raid), raid: true };
  if ('escort' in order) return { type: 'escort', units: unitsAt(state, order.escort), escort: true };
  if ('intercept' in order) return { type: 'intercept', units: intercepting(state, order.intercept) };
  if ('share' in order) return { type: 'share', raiders: order.share };
  if ('fight' in order)
    return {
      type: 'fight',
      space: order.fight,
      ...(order.kind === undefined ? {} : { kind: order.kind }),
      ...(order.bombard ? { bombard: unitsAt(state, order.bombard) } : {}),
    };
  if ('rocket' in order) return { type: 'rocket', from: order.rocket, to: order.to };
  if ('callOff' in order)
    return {
      type: 'call-off',
      transports: unitsAt(state, order.callOff, order.owner),
      ...(order.to === undefined ? {} : { to: order.to }),
    };
  if ('submerge' in order) return { type: 'submerge', units: submerging(state, order.submerge) };
  if ('shoot' in order) return { type: 'shoot', units: unitsAt(state, order.shoot, askedPower(state)) };
  if ('kamikaze' in order) return { type: 'kamikaze', targets: kamikazeTargets(state, order.kamikaze) };
  if ('scramble' in order) return { type: 'scramble', units: unitsAt(state, order.scramble, askedPower(state)) };
  if ('roll' in order) return { type: 'roll', dice: order.roll };
  if ('lose' in order) return { type: 'casualties', units: casualtiesOf(state, order) };
  if ('press' in order) return { type: 'press' };
  if ('retreat' in order) return order.retreat === null ? { type: 'retreat' } : { type: 'retreat', to: order.retreat };
  if ('land' in order) return { type: 'land-stranded', unit: strandedUnit(state), to: order.land };
  if ('mobilize' in order)
    return {
      type: 'mobilize',
      unit: order.mobilize,
      to: order.to,
      ...(order.complex === undefined ? {} : { complex: order.complex }),
    };
  if ('disrupt' in order) return { type: 'disrupt', zones: order.disrupt };
  if ('place' in order) return { type: 'place-offer', to: order.place };
  if ('advantage' in order) return declarationOf(state, order);
  order satisfies { readonly end: unknown };
  return { type: 'end-phase' };
}

function declarationOf(
  state: GameState,
  { advantage, units, owner, from, to }: Extract<Order, { readonly advantage: string }>,
): Command {
  const user = advantageOf(state, advantage)?.power;
  return {
    type: 'use-advantage',
    advantage,
    ...(units ? { units: unitsAt(state, units, owner ?? user) } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

/**
 * The ids of the wanted units. Prefers units that are not aboard ships (with `aboardFirst`: those aboard), and among
 * them those that have done nothing this turn.
 */
export function unitsAt(
  state: GameState,
  wanted: Readonly<Record<SpaceId, Counts>>,
  owner: PowerId = state.power,
  aboardFirst = false,
): readonly UnitId[] {
  const penalty = (unit: Unit): number =>
    Number(state.turn.deeds[unit.id] !== undefined) + 2 * Number((unit.aboard !== undefined) !== aboardFirst);
  return Object.entries(wanted).flatMap(([space, counts]) => {
    const own = unitsIn(state, space).filter((unit) => unit.owner === owner);
    return ofTypes(
      own.toSorted((a, b) => penalty(a) - penalty(b)),
      counts,
      space,
    );
  });
}

function ofTypes(units: readonly Unit[], counts: Counts, where: string): readonly UnitId[] {
  return Object.entries(counts).flatMap(([type, count]) => {
    const found = units.filter((unit) => unit.type === type);
    if (found.length < count) throw new Error(`${where} has ${found.length} ${type}, not ${count}`);
    return found.slice(0, count).map((unit) => unit.id);
  });
}

function transportOf(state: GameState, zone: SpaceId, owner: PowerId | undefined): { readonly transport?: UnitId } {
  if (owner === undefined) return {};
  const ship = unitsIn(state, zone).find((unit) => unit.owner === owner && typeOf(state, unit).hold.length > 0);
  if (!ship) throw new Error(`${zone} has no transport of ${owner}`);
  return { transport: ship.id };
}

/** Units in the territory that is raided, those first that can meet the raid. */
function intercepting(state: GameState, counts: Counts): readonly UnitId[] {
  const awaited = awaiting(state);
  if (awaited.kind !== 'intercept') return ofTypes(Object.values(state.units), counts, 'the board');
  const isAble = ({ id }: Unit): boolean => awaited.units.includes(id);
  const there = unitsIn(state, awaited.space);
  return ofTypes(
    there.toSorted((a, b) => Number(isAble(b)) - Number(isAble(a))),
    counts,
    awaited.space,
  );
}

function submerging(state: GameState, counts: Counts): readonly UnitId[] {
  const awaited = awaiting(state);
  if (awaited.kind !== 'submerge') return ofTypes(Object.values(state.units), counts, 'the board');
  return ofTypes(
    awaited.submarines.map((id) => state.units[id]!),
    counts,
    'the submarines that can submerge',
  );
}

/**
 * The casualties, one entry per hit; if a type has more hits than units, its units are listed twice. If no unit of a
 * type is a candidate, any such unit in the space is used (cargo, a friend's, a submerged submarine), so that a case
 * can show the refusal.
 */
function casualtiesOf(
  state: GameState,
  { lose: counts, owner, whole }: Extract<Order, { readonly lose: Counts }>,
): readonly UnitId[] {
  const awaited = awaiting(state);
  if (awaited.kind === 'lost-transports')
    return ofTypes(
      awaited.candidates.map((id) => state.units[id]!),
      counts,
      awaited.zone,
    );
  if (awaited.kind !== 'casualties' || !state.battle) return ofTypes(Object.values(state.units), counts, 'the board');
  const candidates = awaited.candidates.flatMap((id) => state.units[id] ?? []);
  const present = unitsIn(state, state.battle.space);
  return Object.entries(counts).flatMap(([type, count]) => {
    const matching = (units: readonly Unit[]): readonly Unit[] =>
      units.filter(
        (unit) =>
          unit.type === type &&
          (owner === undefined || unit.owner === owner) &&
          !(whole === true && unit.damaged === true),
      );
    const found = matching(candidates).length > 0 ? matching(candidates) : matching(present);
    if (found.length === 0 && count > 0) throw new Error(`no ${type} to lose`);
    return Array.from({ length: count }, (_, i) => found[i % found.length]!.id);
  });
}

/** The ships at which attacks are aimed, one entry for each attack: of those that can be, or of any. */
function kamikazeTargets(state: GameState, wanted: Readonly<Record<SpaceId, Counts>>): readonly UnitId[] {
  const awaited = awaiting(state);
  const able = awaited.kind === 'kamikaze' ? awaited.targets : [];
  return Object.entries(wanted).flatMap(([zone, counts]) =>
    Object.entries(counts).flatMap(([type, count]) => {
      const there = unitsIn(state, zone).filter((unit) => unit.type === type);
      const ship = there.find(({ id }) => able.includes(id)) ?? there[0];
      if (!ship && count > 0) throw new Error(`no ${type} in ${zone}`);
      return Array.from({ length: count }, () => ship!.id);
    }),
  );
}

/** The first of the powers that are asked now. */
function askedPower(state: GameState): PowerId {
  const awaited = awaiting(state);
  return (awaited.kind === 'over' ? undefined : awaited.by[0]) ?? state.power;
}

function strandedUnit(state: GameState): UnitId {
  const awaited = awaiting(state);
  return awaited.kind === 'stranded' ? awaited.unit : (state.stranded[0] ?? '');
}

/** A step of a case after it was played. Checks have no command. Checks and refused orders do not change the state. */
export interface PlayedStep {
  readonly step: CaseStep;
  readonly before: GameState;
  readonly after: GameState;
  readonly command: Command | null;
  readonly events: readonly GameEvent[];
  readonly refusal: Refusal | null;
}

export interface PlayedCase {
  readonly start: GameState;
  readonly steps: readonly PlayedStep[];
}

/** Plays all steps of a case of this edition, which is loaded. */
export function playCase(ruleCase: RuleCase, edition: string): PlayedCase {
  const start = startOfCase(ruleCase, edition);
  let state = start;
  const steps = ruleCase.steps.map((step): PlayedStep => {
    const played = playStep(state, step);
    state = played.after;
    return played;
  });
  return { start, steps };
}

function playStep(before: GameState, step: CaseStep): PlayedStep {
  const nothing = { step, before, after: before, command: null, events: [], refusal: null };
  if (!isOrder(step)) return nothing;
  const command = commandOf(before, step);
  const answer = play(before, command);
  return answer.ok
    ? { ...nothing, command, after: answer.value.state, events: answer.value.events }
    : { ...nothing, command, refusal: answer.fault };
}
