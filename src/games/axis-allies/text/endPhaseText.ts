import {
  incomeToCollect,
  type GameState,
  type Phase,
  type PowerId,
  type Side,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
  editionOf,
  type Warning,
} from '../../../engine/axis-allies/index.ts';
import { phaseName, powerName, sideName, spaceName, thePower } from './names.ts';
import { raidedName } from './raids.ts';
import { theUnits, unitList, unitsFrom, unitTypeName, unitCounts } from './unitNames.ts';
import { capitalized, counted, ipcs, joinWords, oneOrMany } from '../../../text/words.ts';

/** A sentence for what would be lost or left undone if the phase ended now. */
export function warningText(state: GameState, warning: Warning): string {
  switch (warning.kind) {
    case 'air-lost':
      return `${capitalized(unitList(state, warning.units))} cannot land anywhere and will be lost.`;
    case 'air-to-land':
      return `${capitalized(unitList(state, warning.units))} must still land.`;
    case 'refund':
      return (
        `${capitalized(unitCounts(warning.units))} cannot be placed; ${ipcs(warning.ipcs)} go back to the ` +
        'treasury.'
      );
    case 'no-place':
      return noPlaceText(warning);
  }
}

/** More of something is ordered than can be placed: '2 ships cannot be placed: …' */
function noPlaceText({ what, ware = '', ordered, places }: Extract<Warning, { kind: 'no-place' }>): string {
  const over = ordered - places;
  const those = {
    unit: counted(over, 'unit'),
    ship: counted(over, 'ship'),
    complex: oneOrMany(over, '1 complex', `${over} complexes`),
    facility: `${over} ${unitTypeName(ware, over)}`,
  }[what];
  const ground = `${oneOrMany(places, '1 territory', `${places} territories`)} of yours can take one`;
  const reason = {
    unit: `your complexes can place ${counted(places, 'unit')} this turn`,
    ship: `your complexes on a coast can place ${counted(places, 'unit')} this turn`,
    complex: ground,
    facility: ground,
  }[what];
  return `${those} cannot be placed: ${reason}. The price would go back to the treasury.`;
}

/** Why phases of a turn are missing. */
export type MissingReason = 'capital-lost' | 'collect-first' | 'no-money' | 'no-units';

/** 'The Soviet Union has lost its capital: …', for the acting power. */
export function missingPhasesText(state: GameState, reason: MissingReason): string {
  const who = capitalized(thePower(state, state.power));
  switch (reason) {
    case 'capital-lost':
      return (
        `${who} has lost the capital: ${editionOf(state.edition).developments.length > 0 ? 'no research, ' : ''}` +
        'no purchases, no new units and no income until it is freed (TURN-3).'
      );
    case 'collect-first':
      return `${who} was freed: it buys nothing until it has collected income, at the end of this turn (CAP-1).`;
    case 'no-money':
      return `${who} cannot pay for any unit, so there is nothing to purchase.`;
    case 'no-units':
      return `${who} has no units on the map, so there is nothing to move.`;
  }
}

/** What the button at the end of a phase does; `next` is null while the phase cannot end. */
export function endPhaseText(
  game: GameState,
  next: {
    readonly power: PowerId;
    readonly phase: Phase;
    readonly collects: boolean;
    readonly winner: Side | null;
  } | null,
): string {
  if (next === null) return `End ${phaseName(game.phase).toLowerCase()}`;
  const due = next.collects ? incomeToCollect(game, game.power) : 0;
  const collect = due > 0 ? `Collect ${ipcs(due)} and end` : 'End';
  if (next.winner !== null) return `${collect} the war: the ${sideName(next.winner)} win`;
  if (next.collects) return `${collect} the turn`;
  if (next.power !== game.power) return `End the turn: ${powerName(game, next.power)} is next`;
  return `Go to ${phaseName(next.phase).toLowerCase()}`;
}

/** Phases that will be skipped: 'Nothing to do in conduct combat.' */
export const passedText = (passed: readonly Phase[]): string =>
  `Nothing to do in ${joinWords(passed.map((phase) => phaseName(phase).toLowerCase()))}.`;

/** Money that would buy at least one unit of this type. */
export function moneyLeftText(game: GameState, type: UnitTypeId): string {
  const left = game.treasury[game.power] ?? 0;
  return (
    `${ipcs(left)} ${oneOrMany(left, 'is', 'are')} left and could buy ${unitTypeName(type, 2)}. End ` +
    'purchase anyway?'
  );
}

/** Units that are chosen and were not sent anywhere. */
export const chosenLeftText = (game: GameState, units: readonly UnitId[]): string =>
  `${capitalized(unitList(game, units))} ` +
  `${oneOrMany(units.length, 'is chosen and has', 'are chosen and have')} no order.`;

/** Attacks on several spaces that somebody looked at and did not order. */
export function attacksLeftText(game: GameState, targets: readonly SpaceId[]): string {
  const named = targets.slice(0, MOST_NAMED).map((space) => spaceName(game, space));
  const others = targets.length - named.length;
  const all = others === 0 ? named : [...named, counted(others, 'other')];
  return `You looked at ${joinWords(all)}, which could be attacked, and ordered no attack there.`;
}

const MOST_NAMED = 4;

/** Aircraft alone over an enemy's complex of which nobody has said whether they raid it. */
export const raidLeftText = (
  game: GameState,
  { units, space }: { readonly units: readonly UnitId[]; readonly space: SpaceId },
): string =>
  `Nobody has said whether ${theUnits(game, units)} over ${spaceName(game, space)} ` +
  `${oneOrMany(units.length, 'raids', 'raid')} its ${raidedName(game, space)}. Unless told to, ` +
  `${oneOrMany(units.length, 'it fights', 'they fight')}.`;

/** An attack that somebody looked at and did not order. */
export function attackLeftText(
  game: GameState,
  { units, target }: { readonly units: readonly UnitId[]; readonly target: SpaceId },
): string {
  const starts = units.flatMap((unit) => {
    const from = game.units[unit]?.space;
    return from === undefined ? [] : [{ unit, from }];
  });
  return `No attack on ${spaceName(game, target)} is ordered: ${unitsFrom(game, starts)} could attack it.`;
}
