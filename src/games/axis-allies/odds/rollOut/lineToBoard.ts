import {
  awaiting,
  play,
  boardOf,
  diceAsked,
  reach,
  type Command,
  type GameState,
  type SpaceId,
  type UnitId,
  type Awaiting,
  type AskedDice,
} from '../../../../engine/axis-allies/index.ts';
import type { WantedEnd } from '../battleEnd.ts';
import type { PoliciesOf } from '../chainOdds.ts';
import { lineTo } from '../lineTo.ts';
import type { Struck } from './strikes.ts';

/** How a battle of a turn ended; its end is null where nobody had to fight. */
export interface RolledFight {
  readonly space: SpaceId;
  readonly end: WantedEnd | null;
}

/** How a turn went: its raids and rockets, and its battles in the order in which they were fought. */
export interface RolledTurn {
  /** Units that guns hit on their way. */
  readonly shotDown: readonly UnitId[];
  readonly strikes: readonly RolledStrike[];
  readonly fights: readonly RolledFight[];
}

/**
 * Legal commands from a planned turn to the board after its battles, if it goes like this: the dice are the likeliest
 * that lead there. Where the rules want aircraft home before the next battle, they fly home. Null if none are found.
 * Yields often, so that the search can be done in parts.
 */
export function* lineToBoard(
  planned: GameState,
  { shotDown, strikes, fights }: RolledTurn,
  policiesOf: PoliciesOf,
): Generator<void, readonly Command[] | null> {
  const line = lineFrom(planned, shotDown);
  for (let i = 0; i < 2 && line.state.phase !== 'conduct-combat'; i += 1)
    if (!line.add({ type: 'end-phase' })) return null;
  if (line.state.shots.length > 0 && !line.rest()) return null;
  const underWay = line.state.battle ? 1 : 0;
  if (!(yield* fightAll(line, fights.slice(0, underWay), policiesOf))) return null;
  if (!addStrikes(line, strikes)) return null;
  if (!(yield* fightAll(line, fights.slice(underWay), policiesOf))) return null;
  const { battle, turn } = line.state;
  return battle || turn.battles.length > 0 ? null : line.commands;
}

/** Fights these battles on the line; false if one of them cannot end like this. */
function* fightAll(
  line: LineToBoard,
  fights: readonly RolledFight[],
  policiesOf: PoliciesOf,
): Generator<void, boolean> {
  const open = [...fights];
  while (open.length > 0) {
    const next = open.findIndex(({ space }) => begins(line, space));
    // A landing that nobody hinders any more, or whose ships were sunk, is over already.
    if (next < 0) break;
    const [{ space, end }] = open.splice(next, 1) as [RolledFight];
    if (line.state.battle?.space !== space) continue;
    const moves: readonly Command[] | null = end && (yield* lineTo(line.state, end, policiesOf(space)));
    if (!moves?.every((move) => line.add(move))) return false;
  }
  return true;
}

/** Begins the battle for a space, if it is not under way and can be begun now. */
function begins(line: LineToBoard, space: SpaceId): boolean {
  const { battle, turn } = line.state;
  if (battle) return battle.space === space;
  return turn.battles.some((plan) => plan.space === space) && line.rest() && line.add({ type: 'fight', space });
}

/** A line of commands that the rules allow, which grows. */
export interface LineToBoard {
  readonly state: GameState;
  readonly commands: readonly Command[];
  /** Units that guns hit on their way to battles and raids. */
  readonly shotDown: readonly UnitId[];
  /** Adds a command; false if the rules do not allow it. */
  add(command: Command): boolean;
  /** Answers what is asked before the next battle, raid or rocket can begin; false if something is left open. */
  rest(): boolean;
}

export function lineFrom(start: GameState, shotDown: readonly UnitId[]): LineToBoard {
  const commands: Command[] = [];
  let state = start;

  function add(command: Command): boolean {
    const played = play(state, command);
    if (!played.ok) return false;
    ({ state } = played.value);
    commands.push(command);
    return true;
  }

  return {
    get state() {
      return state;
    },
    commands,
    shotDown,
    add,
    rest(): boolean {
      while (awaiting(state).kind !== 'command') {
        const answer = answerBetweenBattles(state, shotDown);
        if (!answer || !add(answer)) return false;
      }
      return true;
    },
  };
}

/** How a raid or a rocket fared, as plain data. */
export interface RolledStrike {
  readonly space: SpaceId;
  /** Where a rocket comes from; null for a raid. */
  readonly from: SpaceId | null;
  /** The dice of each bomber, none for one that was shot down; or those of the rocket. */
  readonly dice: readonly { readonly unit: UnitId | null; readonly faces: readonly number[] }[];
}

export const rolledStrike = ({ strike: { space, from, bombs }, fell }: Struck): RolledStrike => ({
  space,
  from,
  dice: bombs.map(({ unit }, i) => ({ unit, faces: fell[i]!.dice })),
});

/** Adds these raids and rockets to a line, with dice that let them fare like this; false if the rules forbid one. */
export const addStrikes = (line: LineToBoard, strikes: readonly RolledStrike[]): boolean =>
  strikes.every((strike) => {
    const { space, from, dice } = strike;
    if (!line.rest()) return false;
    // All its bombers can have been shot down on the way.
    if (from === null && dice.every(({ unit }) => unit !== null && line.state.units[unit] === undefined))
      return dice.length > 0;
    if (!line.add(from === null ? { type: 'fight', space, kind: 'raid' } : { type: 'rocket', from, to: space }))
      return false;
    for (let asked = awaiting(line.state); ; asked = awaiting(line.state)) {
      // A rocket may be the attack that calls up a treaty (NA-SU-2).
      const answer = asked.kind === 'offer' ? answerBetweenBattles(line.state, line.shotDown) : rollFor(asked, strike);
      if (!answer) return true;
      if (!line.add(answer)) return false;
    }
  });

const rollFor = (asked: Awaiting, strike: RolledStrike): Command | null =>
  asked.kind === 'dice' ? { type: 'roll', dice: diceForStrike(asked, strike), by: 'hand' } : null;

/** The dice of guns, bombers and rockets. */
function diceForStrike(
  { groups }: Extract<Awaiting, { readonly kind: 'dice' }>,
  { from, dice }: RolledStrike,
): readonly number[] {
  if (from !== null) return dice.flatMap(({ faces }) => faces);
  const facesOf = (id: UnitId): readonly number[] => dice.find(({ unit }) => unit === id)?.faces ?? [];
  return groups.flatMap(({ units, targets }) =>
    targets ? targets.map((id) => (facesOf(id).length === 0 ? HIT : MISS)) : units.flatMap(facesOf),
  );
}

const HIT = 1;
const MISS = 6;

/**
 * The answer to what is asked before the next battle can begin: fighters without a carrier land where they can, offers
 * are declined, aircraft whose combat is over fly home, and guns that they flew over hit these and miss all others
 * (NCM-2, NA-4, COM-25, AA-3). Nobody scrambles or makes kamikaze attacks: no odds count them. Null if there is none.
 */
export function answerBetweenBattles(state: GameState, shotDown: readonly UnitId[]): Command | null {
  const asked = awaiting(state);
  switch (asked.kind) {
    case 'offer':
      return { type: 'place-offer', to: null };
    case 'stranded': {
      const [to] = asked.to;
      return to === undefined ? null : { type: 'land-stranded', unit: asked.unit, to };
    }
    case 'dice':
      return { type: 'roll', dice: diceFor(asked, shotDown), by: 'hand' };
    case 'fly-home':
      return flightHome(state, asked.units);
    case 'kamikaze':
      return { type: 'kamikaze', targets: [] };
    case 'scramble':
      return { type: 'scramble', units: [] };
    case 'command':
    case 'intercept':
    case 'share':
    case 'casualties':
    case 'submerge':
    case 'retreat':
    case 'shoot':
    case 'lost-transports':
    case 'disrupt':
    case 'over':
      return null;
  }
}

const diceFor = (asked: AskedDice, shotDown: readonly UnitId[]): readonly number[] =>
  asked.groups.flatMap((group) =>
    Array.from({ length: diceAsked({ groups: [group] }) }, (_, i) =>
      shotDown.includes(group.targets?.[i] ?? '') ? HIT : MISS,
    ),
  );

/** One of these aircraft back to where it set out; if it cannot, to the nearest place, on land if it can. */
function flightHome(state: GameState, units: readonly UnitId[]): Command | null {
  const [id] = units;
  if (id === undefined) return null;
  const start = state.turn.deeds[id]?.route[0];
  const { spaces } = boardOf(state);
  const rank = (space: string): number => (space === start ? 0 : spaces.get(space)?.kind === 'land' ? 1 : 2);
  const [best] = reach(state, [id]).toSorted(
    (a, b) => rank(a.space) - rank(b.space) || (a.routes[id]?.length ?? 0) - (b.routes[id]?.length ?? 0),
  );
  return best?.command ?? null;
}
