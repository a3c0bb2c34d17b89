import type { GameState, Space } from '../../engine/index.ts';
import { editionIn } from '../../store/selectors.ts';
import { MARKS, type Mark } from '../../store/marks.ts';
import { powerName } from '../../text/names.ts';
import { unitCounts } from '../../text/unitNames.ts';
import { ipcs } from '../../text/words.ts';
import { unitsOf } from './unitsOf.ts';

/** 'Germany · 2 IPCs · industrial complex', 'sea', 'neutral'. */
export function groundText(game: GameState, space: Space): string {
  if (space.kind === 'sea') return 'Sea';
  if (space.neutral) return 'Neutral, closed to all';
  const owner = game.control[space.id];
  const parts = [owner === undefined ? 'nobody’s' : powerName(game, owner), ipcs(space.ipc)];
  if (space.industrialComplex) parts.push('industrial complex');
  if (space.capitalOf !== null) parts.push(`capital of ${powerName(game, space.capitalOf)}`);
  return parts.join(' · ');
}

/** 'Germany: 3 infantry and a tank. United Kingdom: a fighter.' */
export function garrisonText(game: GameState, space: Space): string {
  return editionIn(game)
    .turnOrder.map((power) => ({ power, units: unitCounts(unitsOf(game, space.id, power)) }))
    .filter(({ units }) => units !== '')
    .map(({ power, units }) => `${powerName(game, power)}: ${units}.`)
    .join(' ');
}

const MARK_TEXT: Readonly<Record<Mark, string>> = {
  battle: 'battle',
  place: 'new units can be placed here',
  'must-land': 'aircraft must still land',
  captured: 'captured this turn',
};

export const markText = (mark: Mark | undefined): string => (mark !== undefined && MARKS.includes(mark) ? MARK_TEXT[mark] : '');
