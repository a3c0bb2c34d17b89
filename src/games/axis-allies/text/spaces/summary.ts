import {
  type GameState,
  type SpaceId,
  isActing,
  unitsIn,
  type UnitDestination,
  type UnitId,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import { spaceName } from '../names.ts';
import { forcesIn, spaceForceText, sidesText } from './forces.ts';
import { groundSentences, spaceOf, neighbourSentences, canalsControlledFrom, passageSentences } from './ground.ts';
import { withOneStop, capitalized, oneOrMany } from '../../../../text/words.ts';
import { battleAt, battleSentences, signSentences } from './signs.ts';
import { meaningText } from '../meaningText.ts';
import { garrisonText, groundText, markText } from '../spaceText.ts';
import { countedUnits, unitList } from '../unitNames.ts';

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
    ...forces.map((force) => spaceForceText(game, force)),
    ...(forces.length === 0 && (isOpenLand || space.kind === 'sea') ? ['No units.'] : []),
    ...sidesText(game, id),
    ...signSentences(game, id),
    ...passageSentences(game, id),
    ...canalsControlledFrom(game, id),
    ...neighbourSentences(game, id),
  ].map(withOneStop);
}

/** What can be done with a space now. */
export interface SpaceChoices {
  /** The chosen units, wherever they are. */
  readonly chosen: readonly UnitId[];
  /** What it would mean to send them here; null where they cannot go. */
  readonly destination: UnitDestination | null;
  /** Own units here that can be chosen. */
  readonly free: readonly UnitId[];
  /** The new unit that can be placed here now. */
  readonly placing: UnitTypeId | null;
  readonly mark: Parameters<typeof markText>[0];
}

/** A space for screen readers and keyboard users: name, owner, units, its mark, and what can be done there. */
export function spokenSpace(game: GameState, id: SpaceId, choices: SpaceChoices): string {
  const space = spaceOf(game, id);
  if (space === null) return '';
  const parts = [
    space.name,
    groundText(game, space).replaceAll(' · ', ', '),
    garrisonText(game, space).replace(/\.$/, '') || 'No units',
    capitalized(markText(choices.mark)),
    actionText(game, id, choices),
  ];
  return withOneStop(`${parts.filter((part) => part !== '').join('. ')}.`);
}

const themOrIt = (units: readonly UnitId[]): string => oneOrMany(units.length, 'it', 'them');

/** What Enter or Space would do: only the most likely action, to keep it short. */
function actionText(game: GameState, id: SpaceId, { chosen, destination, free, placing }: SpaceChoices): string {
  const here = chosen.filter((unit) => game.units[unit]?.space === id);
  if (here.length > 0) {
    const all = here.length === chosen.length ? '' : `. In all ${unitList(game, chosen)} are chosen`;
    return `${capitalized(unitList(game, here))} chosen, Space puts ${themOrIt(here)} back${all}`;
  }
  if (destination !== null) return `Enter sends the chosen units here: ${meaningText(game, destination)}`;
  if (free.length > 0) return `${capitalized(unitList(game, free))} can move, Space chooses ${themOrIt(free)}`;
  // Pressing a space with own units only shows them.
  const isOwn = unitsIn(game, id).some(({ owner }) => isActing(game, owner));
  if (chosen.length > 0) return `The chosen units cannot go here${isOwn ? '' : ', Enter says why'}`;
  return placing === null ? '' : `Enter places ${countedUnits(placing, 1)} here`;
}
