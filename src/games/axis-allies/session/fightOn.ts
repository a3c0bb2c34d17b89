import {
  typeOf,
  awaiting,
  refusalOf,
  usableAdvantages,
  type PowerId,
  type GameState,
  type UnitId,
  type AdvantageId,
  type Awaiting,
  type BattleSide,
  type Command,
} from '../../../engine/axis-allies/index.ts';
import { playNext } from '../../../session/orders.ts';
import { rollDice } from '../../../session/dice.ts';
import type { FightTable } from './fighting.ts';
import { airLast, keepsAir } from './landOrAir.ts';
import { answerUnasked } from './unasked.ts';
import type { Played } from './types.ts';

/** When a fight that goes on by itself stops before the battle is over. What is null or false stops nothing. */
export interface Stops {
  /** After so many rounds. */
  readonly rounds: number | null;
  /** Once the attackers have lost so many units, or units worth so many IPCs. */
  readonly units: number | null;
  readonly ipcs: number | null;
  /** Once the attackers have only aircraft left. */
  readonly onlyAir: boolean;
  /** Once the attackers' chance to win is below this, from 0 to 1. */
  readonly chance: number | null;
}

/** Which choices of players it makes, and how. */
export interface Answers {
  /**
   * On land the attacker loses aircraft last; or as the rules suggest, which keeps a unit to take the territory; null:
   * whichever is worth it.
   */
  readonly keepAir: boolean | null;
  /** The defender's casualties as the rules suggest; else it waits for the defender. */
  readonly defender: boolean;
  /** Submarines that could submerge stay and fight; else it waits for their owner. */
  readonly submarines: boolean;
}

/** Why it stopped. */
export type StopReason =
  | { readonly kind: 'over' }
  | { readonly kind: 'rounds'; readonly rounds: number }
  | { readonly kind: 'units'; readonly units: number }
  | { readonly kind: 'ipcs'; readonly ipcs: number }
  | { readonly kind: 'only-air' }
  | { readonly kind: 'chance'; readonly chance: number }
  /** The chance to win could not be reckoned. */
  | { readonly kind: 'no-odds' }
  | { readonly kind: 'advantage' }
  /** The named powers have a choice that is not made for them. */
  | { readonly kind: 'choice'; readonly by: readonly PowerId[] };

/**
 * Why a fight that began at `from` stops after so many rounds, or null if it goes on. The chance to win is not looked
 * at: that is reckoned elsewhere.
 */
function stopAfterRound(from: GameState, state: GameState, rounds: number, stops: Stops): StopReason | null {
  const { units, ipcs } = lostSince(from, state);
  if (stops.units !== null && units >= stops.units) return { kind: 'units', units };
  if (stops.ipcs !== null && ipcs >= stops.ipcs) return { kind: 'ipcs', ipcs };
  if (stops.onlyAir && hasOnlyAir(state) && !hasOnlyAir(from)) return { kind: 'only-air' };
  if (stops.rounds !== null && rounds >= stops.rounds) return { kind: 'rounds', rounds };
  return null;
}

/** What the attackers have lost since then, cargo too. */
function lostSince(from: GameState, state: GameState): { readonly units: number; readonly ipcs: number } {
  const attackers = new Set<UnitId>(from.battle?.attackers);
  const lost = Object.values(from.units).filter(
    ({ id, aboard }) => attackers.has(aboard ?? id) && state.units[id] === undefined,
  );
  return { units: lost.length, ipcs: lost.reduce((sum, unit) => sum + typeOf(from, unit).cost, 0) };
}

const hasOnlyAir = (state: GameState): boolean =>
  (state.battle?.attackers ?? [])
    .flatMap((id) => state.units[id] ?? [])
    .every((unit) => typeOf(state, unit).domain === 'air');

/** A fight that goes on by itself. */
export interface FightOnRun {
  /** The game when it began. */
  readonly from: GameState;
  readonly stops: Stops;
  readonly answers: Answers;
  /** The rounds of the battle after which it has been found that nothing stops it. */
  readonly checked: number;
  /** The advantages that could be used when it was looked at last: only one that comes is news. */
  readonly usable: readonly AdvantageId[];
}

/** How far it went: why it stopped, or, with `why` null, that the chance to win has to be reckoned now. */
export interface FoughtOn {
  readonly played: Played;
  readonly why: StopReason | null;
  readonly fight: FightOnRun;
}

/** No battle should last longer; so a fight ends even if nobody ever hits. */
const MOST_ROUNDS = 100;

/** A fight that begins now. */
export const fightFrom = (from: GameState, stops: Stops, answers: Answers): FightOnRun => ({
  from,
  stops,
  answers,
  // Where a retreat is asked, the chance counts at once.
  checked: roundsOver(from) - (awaiting(from).kind === 'retreat' ? 1 : 0),
  usable: usableNow(from),
});

/**
 * Plays round after round: rolls, takes the casualties as the answers say and presses on, until the battle is over,
 * a condition stops it, or somebody has another choice.
 */
export function playRounds(played: Played, table: FightTable, fight: FightOnRun): FoughtOn {
  let now: FoughtOn = { played, why: null, fight };
  for (;;) {
    const { state } = now.played.timeline;
    const usable = usableNow(state);
    const why = whyStop(state, now.fight, usable);
    now = { ...now, fight: { ...now.fight, usable } };
    if (why !== null) return { ...now, why };
    const rounds = roundsOver(state);
    if (rounds > now.fight.checked) {
      if (fight.stops.chance !== null) return now;
      now = { ...now, fight: chanceIsGood(state, now.fight) };
    }
    const next = orderPlayed(now.played, table, orderAt(state, fight.answers));
    if (next === null) return { ...now, why: choiceAt(state) };
    now = { ...now, played: next };
  }
}

function orderPlayed(played: Played, { dice, standing }: FightTable, order: Command | 'roll' | null): Played | null {
  if (order === null) return answerUnasked(played, standing);
  return order === 'roll' ? rollDice(played, dice) : playNext(played, order);
}

/** The fight, after it has been found that the chance does not stop it. */
export const chanceIsGood = (state: GameState, fight: FightOnRun): FightOnRun => ({
  ...fight,
  checked: roundsOver(state),
});

/** How many rounds of the battle are over. */
function roundsOver(state: GameState): number {
  const { battle } = state;
  return battle === null ? 0 : battle.round - (awaiting(state).kind === 'retreat' ? 0 : 1);
}

const usableNow = (state: GameState): readonly AdvantageId[] =>
  usableAdvantages(state).map(({ advantage }) => advantage);

function whyStop(
  state: GameState,
  { from, stops, checked, usable: before }: FightOnRun,
  usable: readonly AdvantageId[],
): StopReason | null {
  if (state.battle === null || state.battle.space !== from.battle?.space) return { kind: 'over' };
  if (usable.some((advantage) => !before.includes(advantage))) return { kind: 'advantage' };
  const rounds = roundsOver(state);
  if (rounds <= checked) return null;
  const fought = rounds - roundsOver(from);
  return stopAfterRound(from, state, fought, { ...stops, rounds: Math.min(stops.rounds ?? MOST_ROUNDS, MOST_ROUNDS) });
}

type CasualtiesAsked = Extract<Awaiting, { kind: 'casualties' }>;

/** What is ordered next, or null where a player has to choose. */
function orderAt(state: GameState, answers: Answers): Command | 'roll' | null {
  const awaited = awaiting(state);
  switch (awaited.kind) {
    case 'dice':
      return 'roll';
    case 'retreat':
      return { type: 'press' };
    case 'casualties':
      return isTaken(awaited, answers)
        ? { type: 'casualties', units: keepsAir(state, answers) ? withoutAir(state, awaited) : awaited.suggestion }
        : null;
    case 'submerge':
      return answers.submarines && isTaken(awaited, answers) ? { type: 'submerge', units: [] } : null;
    case 'command':
    case 'fly-home':
    case 'stranded':
    case 'intercept':
    case 'share':
    case 'offer':
    case 'shoot':
    case 'lost-transports':
    case 'disrupt':
    case 'kamikaze':
    case 'scramble':
    case 'over':
      return null;
  }
}

/** What the attacker loses in a land battle if aircraft go last, else what is suggested (COM-8). */
function withoutAir(
  state: GameState,
  { side, candidates, hitsToAssign, suggestion }: CasualtiesAsked,
): readonly UnitId[] {
  if (side === 'defender' || state.battle?.kind !== 'land') return suggestion;
  const units = airLast(state, candidates)
    .slice(0, hitsToAssign)
    .map(({ id }) => id);
  return refusalOf(state, { type: 'casualties', units }) === null ? units : suggestion;
}

/** Whether this side's choice is made here: the defender's only if the table says so. */
const isTaken = ({ side }: { readonly side: BattleSide }, answers: Answers): boolean =>
  side === 'attacker' || answers.defender;

function choiceAt(state: GameState): StopReason {
  const awaited = awaiting(state);
  return { kind: 'choice', by: awaited.kind === 'over' ? [] : awaited.by };
}
