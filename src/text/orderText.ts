import type { ByUnitType, Command, GameState, UnitId } from '../engine/index.ts';
import { phaseName, spaceName, thereAndBack } from './names.ts';
import { countedUnits, unitCounts, unitList, unitsFrom } from './unitNames.ts';
import { diceText } from './battleText.ts';
import { capitalized, oneOrMany } from './words.ts';

/** '2 infantry from Russia and a tank from Ukraine': each unit from where it stood before the order. */
const setOut = (before: GameState, units: readonly UnitId[]): string =>
  capitalized(
    unitsFrom(
      before,
      units.flatMap((unit) => {
        const from = before.units[unit]?.space;
        return from === undefined ? [] : [{ unit, from }];
      }),
    ) || unitList(before, units),
  );

/** Any order in a few words, from the game before it: '2 infantry from Russia to Ukraine'. */
export function orderText(before: GameState, command: Command): string {
  switch (command.type) {
    case 'purchase':
      return changedOrder(before, command.units);
    case 'move':
      return command.units.every((unit) => before.units[unit]?.space === command.to)
        ? `${setOut(before, command.units)} through ${thereAndBack(before, command.via ?? [])}`
        : `${setOut(before, command.units)} to ${spaceName(before, command.to)}`;
    case 'load':
      return `${setOut(before, command.units)} aboard in ${spaceName(before, command.zone)}`;
    case 'offload':
      return `${setOut(before, command.units)} ashore in ${spaceName(before, command.to)}`;
    case 'engage':
      return command.attack
        ? `Attack the enemy in ${spaceName(before, command.zone)}`
        : `Leave the enemy in ${spaceName(before, command.zone)} alone`;
    case 'fight':
      return `The battle in ${spaceName(before, command.space)} begins`;
    case 'submerge':
      return command.units.length === 0
        ? 'Strike by surprise'
        : `${capitalized(unitList(before, command.units))} ${oneOrMany(command.units.length, 'submerges', 'submerge')}`;
    case 'roll':
      return `Roll ${diceText(command.dice.length)}`;
    case 'casualties':
      return `Losses: ${unitList(before, [...new Set(command.units)])}`;
    case 'press':
      return `Fight on in ${spaceName(before, before.battle?.space ?? '')}`;
    case 'retreat':
      return command.to === undefined ? 'Aircraft break off' : `Retreat to ${spaceName(before, command.to)}`;
    case 'land-stranded':
      return `${capitalized(unitList(before, [command.unit]))} lands in ${spaceName(before, command.to)}`;
    case 'mobilize':
      return `${capitalized(countedUnits(command.unit, 1))} placed in ${spaceName(before, command.to)}`;
    case 'end-phase':
      return before.phase === 'collect-income' ? 'End of the turn' : `End of ${phaseName(before.phase).toLowerCase()}`;
  }
}

/** What an order of new units adds to the one before it, and what it leaves out: 'Buy a tank', 'Do not buy a tank'. */
function changedOrder({ purchased }: GameState, units: ByUnitType<number>): string {
  const types = [...new Set([...Object.keys(purchased), ...Object.keys(units)])];
  const counts = (sign: 1 | -1): string =>
    unitCounts(Object.fromEntries(types.map((type) => [type, sign * ((units[type] ?? 0) - (purchased[type] ?? 0))])));
  const [more, fewer] = [counts(1), counts(-1)];
  return capitalized([more && `buy ${more}`, fewer && `do not buy ${fewer}`].filter((part) => part !== '').join(', '));
}
