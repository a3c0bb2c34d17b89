import { editionOf, type GameState } from '../../../engine/axis-allies/index.ts';
import { phaseName, thePower } from './names.ts';
import { counted, joinWords } from '../../../text/words.ts';

/** What a position is: 'It begins in round 1 with Germany, purchase units; there are 23 units of Germany.' */
export function standingText(state: GameState): string {
  const units = Object.values(state.units);
  const powers = editionOf(state.edition).turnOrder.filter((power) => units.some(({ owner }) => owner === power));
  const whose = powers.length === 0 ? '' : ` of ${joinWords(powers.map((power) => thePower(state, power)))}`;
  return (
    `It begins in round ${state.round} with ${thePower(state, state.power)}, ` +
    `${phaseName(state.phase).toLowerCase()}; there are ${counted(units.length, 'unit')}${whose}.`
  );
}
