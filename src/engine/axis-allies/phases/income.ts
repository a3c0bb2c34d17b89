import { advantagesWith } from '../advantages/inPlay.ts';
import { boardOf } from '../board.ts';
import { emit } from '../commandRule.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { isCapitalLost } from '../pieces.ts';
import type { RuleId } from '../ruleIds.ts';
import type { GameState } from '../state.ts';
import { isActingCapitalLost } from './complexes.ts';
import { askForConvoys, convoyLosses, disruptedNow } from './convoys.ts';
import { paidForGood, paidObjectives } from './objectives.ts';
import type { PhaseRule } from './turn.ts';

/** The territories with IPC value that a power controls, and their IPCs (MAP-9). */
export const productionByTerritory = (
  state: GameState,
  power: PowerId,
): readonly { readonly space: SpaceId; readonly ipcs: number }[] =>
  boardOf(state)
    .territories.filter((territory) => territory.ipc > 0 && state.control[territory.id] === power)
    .map((territory) => ({ space: territory.id, ipcs: territory.ipc }));

/**
 * National production in IPCs: the sum over all territories the power controls now.
 * @rule MAP-9
 */
export const nationalProduction = (state: GameState, power: PowerId): number =>
  sumOf(productionByTerritory(state, power));

const sumOf = (parts: readonly { readonly ipcs: number }[]): number => parts.reduce((sum, { ipcs }) => sum + ipcs, 0);

/** A part of the income: the rule it comes from, its IPCs, which can be less than 0, and the spaces that bring it. */
export interface IncomePart {
  readonly rule: RuleId;
  readonly ipcs: number;
  readonly spaces: readonly SpaceId[];
}

/**
 * What makes up the income of a power: its production, what advantages change (NA), its objectives (OBJ) and the
 * convoys that enemies have disrupted (CVY). Nothing if an enemy controls its capital.
 * @rule INC-1
 */
export function incomeParts(state: GameState, power: PowerId): readonly IncomePart[] {
  if (isCapitalLost(state, power)) return [];
  const territories = productionByTerritory(state, power);
  const spaces = territories.map(({ space }) => space);
  const changes = advantagesWith(state, 'income').flatMap(
    ({ advantage, owner }): IncomePart | readonly IncomePart[] => {
      const change = advantage.income(state, power, owner);
      return change ? { rule: advantage.rule, ...change } : [];
    },
  );
  const bonus = paidObjectives(state, power).map(({ objective, ...paid }): IncomePart => ({
    rule: objective.rule,
    ...paid,
  }));
  const said = power === state.power ? disruptedNow(state) : [];
  const lost = convoyLosses(state, power, said).map(({ zone, ipcs }): IncomePart => ({
    rule: 'CVY-2',
    ipcs: -ipcs,
    spaces: [zone],
  }));
  return [{ rule: 'INC-1', ipcs: sumOf(territories), spaces }, ...changes, ...bonus, ...lost];
}

/** The IPCs a power collects at the end of its turn: the sum of the parts, never less than 0 (INC-1). */
export const incomeToCollect = (state: GameState, power: PowerId): number =>
  Math.max(0, sumOf(incomeParts(state, power)));

/** Collect income (INC): the IPCs come at its end. A power without its capital has no such phase (TURN-3). */
export const collectIncome: PhaseRule = {
  id: 'collect-income',
  takes: {},
  isSkipped: isActingCapitalLost,
  asks: askForConvoys,
  end(log) {
    const { state } = log;
    const { power } = state;
    const once = paidForGood(paidObjectives(state, power));
    const ipcs = incomeToCollect(state, power);
    emit(log, { type: 'income-collected', power, ipcs, ...(once.length > 0 && { objectives: once }) });
  },
};
