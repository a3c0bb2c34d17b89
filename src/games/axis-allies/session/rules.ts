import { awaiting, diceAsked, die, play, sideOf, type Command, type GameState } from '../../../engine/index.ts';
import type { AxisAllies, GameRules, SeededDice } from '../../../session/rules.ts';
import { isEmptyPhase, isPassed } from './emptyPhase.ts';
import { isOfLowLuck, lowLuckRoll } from './lowLuck.ts';
import { onlyBattle } from './onlyBattle.ts';

const END: Command = { type: 'end-phase' };

/** What a session asks of this family of games. */
export const axisAllies: GameRules<AxisAllies> = {
  play,
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
  // A purchase order is for the whole phase.
  replaces: (order, before) => order.type === 'purchase' && before.type === 'purchase',
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
