import {
  editionOf,
  NEUTRAL,
  type GameState,
  type Space,
  unitsIn,
  type ByUnitType,
  type PowerId,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';
import { facilityNames } from './facilities.ts';
import { groundName, powerName, thePower } from './names.ts';
import { unitCounts } from './unitNames.ts';
import { capitalized, ipcs } from '../../../text/words.ts';

/** How many of each type a power has in a space, cargo too. */
function unitsOf(game: GameState, space: SpaceId, power: PowerId): ByUnitType<number> {
  const counts: Record<string, number> = {};
  for (const { owner, type } of unitsIn(game, space)) if (owner === power) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** 'Germany · 2 IPCs · industrial complex', 'sea', 'neutral'. */
export function groundText(game: GameState, space: Space): string {
  if (space.kind === 'sea') return 'Sea';
  if (space.neutral) return `${capitalized(groundName(game, space.id))}, closed to all`;
  const owner = game.control[space.id];
  const parts = [
    owner === undefined ? capitalized(groundName(game, space.id)) : powerName(game, owner),
    ipcs(space.ipc),
  ];
  parts.push(...facilityNames(game, space.id));
  if (space.capitalOf !== null)
    parts.push(
      `capital of ${thePower(game, space.capitalOf)}${space.capitalCity === null ? '' : `, ${space.capitalCity}`}`,
    );
  return parts.join(' · ');
}

/** 'Germany: 3 infantry and a tank. United Kingdom: a fighter.' */
export function garrisonText(game: GameState, space: Space): string {
  return editionOf(game.edition)
    .turnOrder.concat(NEUTRAL)
    .map((power) => ({ power, units: unitCounts(unitsOf(game, space.id, power)) }))
    .filter(({ units }) => units !== '')
    .map(({ power, units }) => `${powerName(game, power)}: ${units}.`)
    .join(' ');
}

const MARK_TEXT = {
  battle: 'battle',
  place: 'new units can be placed here',
  'must-land': 'aircraft must still land',
  captured: 'captured this turn',
  fault: 'something is wrong here',
} as const;

/** What the map's mark on a space means; '' without a mark. */
export const markText = (mark: keyof typeof MARK_TEXT | undefined): string =>
  mark === undefined ? '' : MARK_TEXT[mark];
