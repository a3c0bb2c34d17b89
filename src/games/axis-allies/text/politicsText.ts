import {
  editionOf,
  isWar,
  possibleWars,
  type Edition,
  type GameState,
  type Politics,
  type PowerId,
  type War,
} from '../../../engine/axis-allies/index.ts';
import { capitalized } from '../../../text/words.ts';
import { powersText } from './events/warText.ts';
import { phaseName, possessive } from './names.ts';

/**
 * Who is at war with whom, and of those at peace what would bring war, a sentence each; none where powers of different
 * sides are always at war (POL).
 */
export function politicsSentences(game: GameState): readonly string[] {
  const edition = editionOf(game.edition);
  const { politics } = edition;
  if (politics === null) return [];
  return possibleWars(edition).flatMap((wars) => {
    const sides = { one: names(game, wars, 0), other: names(game, wars, 1) };
    if (wars.every(([one, other]) => isWar(game.wars ?? [], one, other)))
      return [capitalized(`war between ${sides.one} and ${sides.other}.`)];
    return [
      capitalized(`peace between ${sides.one} and ${sides.other}${threatText(game, politics, wars)}.`),
      ...declarations(game, edition, wars),
    ];
  });
}

/** One side of a war. */
const names = (game: GameState, wars: readonly War[], at: 0 | 1): string =>
  powersText(
    game,
    wars.map((war) => war[at]),
  );

/** The two sides of a war: 'Japan against the United Kingdom and ANZAC'. */
export const againstText = (game: GameState, wars: readonly War[]): string =>
  `${names(game, wars, 0)} against ${names(game, wars, 1)}`;

/** ', till an attack by Japan or ANZAC'. */
function threatText(game: GameState, { provokes }: Politics, wars: readonly War[]): string {
  const attackers = wars.flatMap(([one, other]): readonly PowerId[] => [
    ...(provokes[one]?.includes(other) ? [one] : []),
    ...(provokes[other]?.includes(one) ? [other] : []),
  ]);
  return attackers.length === 0 ? '' : `, till an attack by ${powersText(game, attackers, 'or')}`;
}

const declarations = (game: GameState, { politics }: Edition, wars: readonly War[]): readonly string[] =>
  (politics?.declares ?? []).flatMap(({ power, on, inPhase, ofTurn }) =>
    isWar(wars, power, on)
      ? [`It ends at the latest in ${possessive(game, power)} ${phaseName(inPhase).toLowerCase()} of round ${ofTurn}.`]
      : [],
  );
