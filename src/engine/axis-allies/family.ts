import type { Family, SeededDice } from '../family.ts';
import { die } from '../common/die.ts';
import { awaiting } from './awaiting.ts';
import { begin, loadedPositions, loadPositions } from './begin.ts';
import { diceAsked } from './combat/dice.ts';
import { isOfLowLuck, lowLuckRoll } from './combat/lowLuck.ts';
import type { Command } from './command.ts';
import { SHELF } from './editions/index.ts';
import type { GameEvent } from './event.ts';
import { PHASES } from './ids.ts';
import { loadEdition } from './loadEdition.ts';
import { editionOf, loadedEdition } from './board.ts';
import { onlyBattle } from './outlook/onlyBattle.ts';
import { pointless } from './outlook/warnings.ts';
import { isEmptyPhase, isPassed } from './phases/emptyPhase.ts';
import { sideOf } from './pieces.ts';
import { newGame, twoPlayers } from './newGame.ts';
import { usualVictory } from './phases/victory.ts';
import { play, refusalOf } from './play.ts';
import type { Refusal } from './refusal.ts';
import { commandSchema, extrasShape, optionsShape } from './saved.ts';
import type { GameState } from './state.ts';

/** The types of this family. */
export interface AxisAllies {
  readonly state: GameState;
  readonly command: Command;
  readonly event: GameEvent;
  readonly refusal: Refusal;
}

const END: Command = { type: 'end-phase' };

/** This family of games, as the program knows it. */
export const axisAllies: Family<AxisAllies> = {
  id: 'axis-allies',
  shelf: SHELF,
  phases: PHASES,
  loadEdition,
  loadedEdition,
  commandSchema,
  optionsShape,
  extrasShape,
  loadPositions,
  loadedPositions,
  begin: (beginning) => begin(beginning),
  play,
  usualBeginning: (id) => {
    const edition = editionOf(id);
    const players = twoPlayers(edition);
    return { edition: id, players, start: { kind: 'setup', victory: usualVictory(edition) } };
  },
  emptyBoard: (edition, held) => {
    const board: GameState = { ...newGame(edition), units: {} };
    return held === 'by-nobody'
      ? { ...board, control: {}, complexes: [], ...(board.facilities && { facilities: {} }) }
      : board;
  },
  refusalOf: (state, command) => refusalOf(state, command) ?? pointless(state, command),
  awaiting,
  isTurnStart: ({ phase }) => phase === 'purchase-units' || phase === 'combat-move',
  winners: ({ edition, outcome }) =>
    outcome && editionOf(edition).turnOrder.filter((power) => sideOf({ edition }, power) === outcome.winner),
  deciders: (state) => {
    const awaited = awaiting(state);
    if (awaited.kind === 'over') return [];
    return state.players
      .filter(({ powers }) => powers.some((power) => awaited.by.includes(power)))
      .map(({ name }) => name);
  },
  turnOf: ({ round, power }) => `${round} ${power}`,
  phaseOf: ({ round, power, phase }) => `${round} ${power} ${phase}`,
  sidesOf: (state) => {
    const awaited = awaiting(state);
    const side = (power: string): string => sideOf(state, power) ?? '';
    // Where several powers decide together, they are of one side.
    return {
      onTurn: side(state.power),
      deciding: awaited.kind === 'over' ? null : side(awaited.by[0] ?? state.power),
    };
  },
  isFinal: ({ type }) => type === 'roll',
  diceIn: (command) => (command.type === 'roll' ? command.dice.length : 0),
  roll,
  followUp: (state, { type }) => (type === 'end-phase' && isEmptyPhase(state) ? END : null),
  hasFollowed: (last, before, command, after) => {
    if (last.type !== 'end-phase') return false;
    // The only battle begins with the combat phase.
    if (command.type === 'fight') return onlyBattle(before) !== null;
    return command.type === 'end-phase' && isPassed(before, after);
  },
  without: (command, units) => {
    if (command.type !== 'move' && command.type !== 'load' && command.type !== 'offload') return command;
    const others = command.units.filter((unit) => !units.includes(unit));
    return others.length === 0 ? null : { ...command, units: others };
  },
  // A purchase order is for the whole phase, and so is an order to repair a facility.
  replaces: (order, before) =>
    (order.type === 'purchase' && before.type === 'purchase') ||
    (order.type === 'repair' &&
      before.type === 'repair' &&
      order.at === before.at &&
      order.facility === before.facility),
  beginsBattle: ({ type }) => type === 'fight' || type === 'rocket',
};

function roll(state: GameState, { seed, rolled, isLowLuck }: SeededDice): Command | null {
  const asked = awaiting(state);
  if (asked.kind !== 'dice') return null;
  if (isLowLuck && isOfLowLuck(asked))
    return { type: 'roll', dice: lowLuckRoll(seed, rolled, state, asked), by: 'low-luck' };
  const dice = Array.from({ length: diceAsked(asked) }, (_, i) => die(seed, rolled + i));
  return { type: 'roll', dice, by: 'program' };
}
