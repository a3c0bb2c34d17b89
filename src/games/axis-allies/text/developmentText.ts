import {
  editionOf,
  type Development,
  type GameState,
  type UnitType,
  type UnitTypeId,
  type AdvantageId,
  type Until,
  partnerOf,
  waitsToStrike,
} from '../../../engine/axis-allies/index.ts';
import { unitTypeName } from './unitNames.ts';
import { capitalized, joinWords } from '../../../text/words.ts';
import { spaceList, thePower } from './names.ts';

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

/** How long an advantage holds. */
export const UNTIL: Readonly<Record<Until, string>> = {
  battle: 'for this battle',
  turn: 'for this turn',
  'own-turn': 'till its next turn begins',
  used: 'till it is used, and can no longer be lost',
};

/** What is to be said of an advantage in this game: that it is used up, or how long it holds; null if nothing. */
export function advantageMark(state: GameState, advantage: AdvantageId): string | null {
  const isSpent = state.spentAdvantages.includes(advantage);
  const running = state.running.find((one) => one.advantage === advantage);
  if (running === undefined) return isSpent ? 'Used up or lost' : null;
  const where = running.spaces ? ` (${spaceList(state, running.spaces)})` : '';
  return `Holds ${UNTIL[running.until]}${where}${isSpent ? ', and is then used up' : ''}`;
}

/** What a joint strike means for this turn: no combat phases, or another power's units to order; null without one. */
export function jointStrikeText(game: GameState): string | null {
  const { phase, power } = game;
  const who = capitalized(thePower(game, power));
  if (waitsToStrike(game)) {
    const own = editionOf(game.edition).advantages.filter((one) => one.power === power);
    const when = own.flatMap(({ strikesWith }) =>
      strikesWith ? ` on the turn of ${thePower(game, strikesWith)}` : '',
    );
    return `${who} has no combat phases this turn: it strikes${when.join('')} (NA-UK-2).`;
  }
  const partner = phase === 'combat-move' || phase === 'conduct-combat' ? partnerOf(game) : null;
  if (partner === null) return null;
  return `${capitalized(thePower(game, partner))} strikes too: its units move and fight as yours this turn (NA-UK-2).`;
}
