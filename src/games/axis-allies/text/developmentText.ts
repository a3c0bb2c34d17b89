import {
  editionOf,
  type Development,
  type GameState,
  type UnitType,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';
import { unitTypeName } from './unitNames.ts';
import { capitalized, joinWords } from '../../../text/words.ts';

/** What a value of a unit type becomes: 'defend on 5 instead of 4'. Values that players never read have no words. */
const CHANGES: { readonly [Key in keyof UnitType]?: (now: number, before: number) => string } = {
  attack: (now, before) => `attack on ${now} instead of ${before}`,
  defense: (now, before) => `defend on ${now} instead of ${before}`,
  move: (now, before) => `move ${now} spaces instead of ${before}`,
  bombards: (now) => `bombard coasts on ${now}`,
  attackDice: (now) => `roll ${now} dice each when they attack or raid`,
  rocketRange: (now) => `can strike industrial complexes up to ${now} spaces away`,
};

/** What a development brings: 'Fighters defend on 5 instead of 4.' */
export function developmentText({ edition }: Pick<GameState, 'edition'>, { changes }: Development): string {
  const { units } = editionOf(edition);
  return Object.entries(changes)
    .map(([type, changed]) => `${capitalized(changesOf(type, units, changed))}.`)
    .join(' ');
}

function changesOf(type: UnitTypeId, units: readonly UnitType[], changed: Partial<UnitType>): string {
  const before = units.find(({ id }) => id === type);
  const parts = (Object.keys(CHANGES) as (keyof UnitType)[]).flatMap((key) => {
    const now = changed[key];
    return typeof now === 'number' ? [CHANGES[key]?.(now, Number(before?.[key] ?? 0)) ?? ''] : [];
  });
  return `${unitTypeName(type, 2)} ${joinWords(parts)}`;
}

/** The chance that at least one of these dice shows a certain number: '30.6 %'. */
export const chanceText = (dice: number): string => `${(100 * (1 - (5 / 6) ** dice)).toFixed(1)} %`;
