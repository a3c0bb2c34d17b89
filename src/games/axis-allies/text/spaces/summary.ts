import type { GameState, SpaceId } from '../../../../engine/axis-allies/index.ts';
import { spaceName } from '../names.ts';
import { forcesIn, forceText, sidesText } from './forces.ts';
import { groundSentences, spaceOf } from './ground.ts';
import { neighbourSentences } from './neighbours.ts';
import { canalsControlledFrom, passageSentences } from './passages.ts';
import { withOneStop } from '../../../../text/words.ts';
import { battleAt, battleSentences, signSentences } from './signs.ts';

/** Everything about a space in sentences: its name first, then by importance. */
export function spaceSummary(game: GameState, id: SpaceId): readonly string[] {
  const space = spaceOf(game, id);
  if (space === null) return [];
  const battle = battleAt(game, id);
  const forces = forcesIn(game, id);
  const isOpenLand = space.kind === 'land' && !space.neutral;
  return [
    `${spaceName(game, id)}.`,
    ...groundSentences(game, space),
    ...(battle === null ? [] : battleSentences(game, battle)),
    ...forces.map((force) => forceText(game, force)),
    ...(forces.length === 0 && (isOpenLand || space.kind === 'sea') ? ['No units.'] : []),
    ...sidesText(game, id),
    ...signSentences(game, id),
    ...passageSentences(game, id),
    ...canalsControlledFrom(game, id),
    ...neighbourSentences(game, id),
  ].map(withOneStop);
}
