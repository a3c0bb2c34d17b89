import {
  incomeToCollect,
  type GameState,
  type Phase,
  type PowerId,
  type Side,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';
import { phaseName, powerName, sideName, spaceName } from './names.ts';
import { theUnits } from './theUnits.ts';
import { unitList, unitsFrom, unitTypeName } from './unitNames.ts';
import { capitalized, counted, ipcs, joinWords, oneOrMany } from '../../../text/words.ts';

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
  `${oneOrMany(units.length, 'raids', 'raid')} its industrial complex. Unless told to, ` +
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
