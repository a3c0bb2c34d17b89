import { editionOf, partnerOf, waitsToStrike, type GameState } from '../../../engine/axis-allies/index.ts';
import { thePower } from './names.ts';
import { capitalized } from '../../../text/words.ts';

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
