import { editionOf, nationalProduction, SIDES, type GameState } from '../../../../engine/axis-allies/index.ts';
import { endText, type EndText } from '../endText.ts';
import { phaseName, possessive, sideName } from '../names.ts';
import { joinWords } from '../../../../text/words.ts';

/** The headline of a war and why: who won it, or how it stands. */
export function storyTitle(state: GameState): EndText {
  const end = endText(state);
  if (end !== null) return end;
  const { powers } = editionOf(state.edition);
  const production = SIDES.map((side) => {
    const own = powers.filter((power) => power.side === side);
    return `the ${sideName(side)} ${own.reduce((sum, { id }) => sum + nationalProduction(state, id), 0)}`;
  });
  return {
    title: `The war in round ${state.round}`,
    why:
      `It is not over: ${possessive(state, state.power)} turn, ${phaseName(state.phase).toLowerCase()}. ` +
      `Production: ${joinWords(production)}.`,
  };
}
