import type { GameState } from '../../../../engine/axis-allies/index.ts';
import type { Situation } from '../../history/index.ts';
import { spaceList } from '../names.ts';
import { ipcs } from '../../../../text/words.ts';

/** How a power stands as its turn begins, in short sentences. */
export function situationText(state: GameState, { standing, isCapitalLost, since }: Situation): readonly string[] {
  const { treasury, production, army } = standing;
  return [
    ...(isCapitalLost ? ['Its capital is in enemy hands.'] : []),
    `${ipcs(treasury)} in hand, production ${production}, units worth ${ipcs(army)}.`,
    ...(since === null ? [] : sinceTexts(state, since)),
  ];
}

function sinceTexts(state: GameState, { lost, won, armyLost }: NonNullable<Situation['since']>): readonly string[] {
  const losses = [
    ...(lost.length === 0 ? [] : [spaceList(state, lost)]),
    ...(armyLost > 0 ? [`units for ${ipcs(armyLost)}`] : []),
  ];
  return [
    losses.length === 0 ? 'Nothing lost since its last turn.' : `Lost since its last turn: ${losses.join('; ')}.`,
    ...(won.length === 0 ? [] : [`Got back: ${spaceList(state, won)}.`]),
  ];
}
