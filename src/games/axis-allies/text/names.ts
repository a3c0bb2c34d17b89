import {
  advantageOf,
  boardOf,
  editionOf,
  territoryOf,
  type AdvantageId,
  type DevelopmentId,
  type GameState,
  type Phase,
  type RuleId,
  type Side,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';
import { powerName, spaceName } from '../../../text/names.ts';
import { joinWords } from '../../../text/words.ts';

export * from '../../../text/names.ts';

const PHASE_NAMES: Record<Phase, string> = {
  'develop-weapons': 'Develop weapons',
  'purchase-units': 'Purchase units',
  'combat-move': 'Combat move',
  'conduct-combat': 'Conduct combat',
  'noncombat-move': 'Noncombat move',
  'mobilize-new-units': 'Mobilize new units',
  'collect-income': 'Collect income',
};

export const phaseName = (phase: Phase): string => PHASE_NAMES[phase];

/** 'Jet Fighters'. */
export const developmentName = (state: GameState, development: DevelopmentId): string =>
  editionOf(state.edition).developments.find(({ id }) => id === development)?.name ?? development;

/** 'Russian Winter'. */
export const advantageName = (state: GameState, advantage: AdvantageId): string =>
  advantageOf(state, advantage)?.name ?? advantage;

/** The name of the advantage that has this rule; 'that advantage' if none has. */
export const advantageOfRule = (state: GameState, rule: RuleId): string =>
  editionOf(state.edition).advantages.find((one) => one.rule === rule)?.name ?? 'that advantage';

/** What the ground of a territory is that no power holds at the beginning: 'Dutch', or 'neutral' if of no nation. */
export function groundName(state: Pick<GameState, 'edition'>, space: SpaceId): string {
  const { nation = null } = territoryOf(boardOf(state), space) ?? {};
  return editionOf(state.edition).nations.find(({ id }) => id === nation)?.name ?? 'neutral';
}

export const sideName = (side: Side): string => (side === 'axis' ? 'Axis' : 'Allies');

/** 'Karelia and back', for units that return to where they set out. */
export const thereAndBack = (state: GameState, through: readonly SpaceId[]): string =>
  joinWords([...through.map((space) => spaceName(state, space)), 'back']);

/** 'Round 2, Germany' */
export const turnText = (state: GameState): string => `Round ${state.round}, ${powerName(state, state.power)}`;

/** 'Round 2, Germany: combat move' */
export const placeText = (state: GameState): string => `${turnText(state)}: ${phaseName(state.phase).toLowerCase()}`;
