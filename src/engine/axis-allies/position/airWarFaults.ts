import { isActing } from '../acting.ts';
import { advantagesWith } from '../advantages/inPlay.ts';
import { canBeRaided, raidersIn } from '../air/raidsAndRockets.ts';
import { boardOf, territoryOf } from '../board.ts';
import { domainOf, typeOf, unitOf } from '../pieces.ts';
import type { GameState } from '../state.ts';
import type { PositionFault } from './schema.ts';
import { shotFaults } from './shotRecords.ts';

/** Faults of what a position says of antiaircraft fire, raids and rockets. */
export const airWarFaults = (state: GameState): readonly PositionFault[] => [
  ...shotFaults(state),
  ...dutyFaults(state),
  ...rollFaults(state),
  ...rocketFaults(state),
];

/** Only some units raid, and only an advantage makes kamikaze of air units (SBR-1, NA-JA-2). */
function dutyFaults(state: GameState): readonly PositionFault[] {
  return Object.entries(state.turn.deeds).flatMap(([id, { duty }]) => {
    const unit = duty && unitOf(state, id);
    if (!unit) return [];
    const isOwn = isActing(state, unit.owner);
    const who = `a ${unit.type} of ${unit.owner}`;
    if (duty === 'raid')
      return isOwn && typeOf(state, unit).raids
        ? []
        : [{ path: 'pieces', message: `${who} does not raid`, rule: 'SBR-1' }];
    const isPilot =
      isOwn &&
      domainOf(state, unit) === 'air' &&
      advantagesWith(state, 'duty').some(({ advantage, owner }) => advantage.duty === duty && owner === unit.owner);
    return isPilot ? [] : [{ path: 'pieces', message: `${who} makes no kamikaze attack`, rule: 'NA-JA-2' }];
  });
}

function rollFaults(state: GameState): readonly PositionFault[] {
  const { roll, phase, turn } = state;
  if (!roll || roll.kind === 'research') return [];
  const fault = (message: string, rule: string): readonly PositionFault[] => [{ path: 'roll', message, rule }];
  if (phase !== 'conduct-combat') return fault('raids and rockets come in conduct combat', 'TURN-2');
  if (roll.kind === 'raid')
    return canBeRaided(state, roll.space) && raidersIn(state, roll.space).length > 0
      ? []
      : fault(`nobody raids ${roll.space}`, 'SBR-2');
  const last = turn.rockets.at(-1);
  return last?.from === roll.from && last.to === roll.to ? [] : fault('no such rocket was launched', 'RKT-1');
}

function rocketFaults(state: GameState): readonly PositionFault[] {
  const { rockets } = state.turn;
  return rockets.flatMap(({ from, to }, i): readonly PositionFault[] => {
    const path = `turn.rockets[${i}]`;
    const unknown = [from, to].find((space) => territoryOf(boardOf(state), space) === null);
    if (unknown !== undefined) return [{ path, message: `no territory ${unknown}` }];
    const isSecond = rockets.slice(0, i).some((before) => before.from === from || before.to === to);
    return isSecond ? [{ path, message: 'one strike from a territory, and one at a complex', rule: 'RKT-2' }] : [];
  });
}
