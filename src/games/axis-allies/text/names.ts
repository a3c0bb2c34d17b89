import {
  advantageOf,
  editionOf,
  type AdvantageId,
  type DevelopmentId,
  type GameState,
  type Phase,
  type PowerId,
  type RuleId,
  type Side,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';
import { joinWords } from '../../../text/words.ts';

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

export const sideName = (side: Side): string => (side === 'axis' ? 'Axis' : 'Allies');

/** 'Soviet Union', 'Germany'. */
export function powerName(state: GameState, power: PowerId): string {
  return editionOf(state.edition).powers.find(({ id }) => id === power)?.name ?? power;
}

/** The power's name inside a sentence: 'the Soviet Union', 'Germany'. */
export function thePower(state: GameState, power: PowerId): string {
  const name = powerName(state, power);
  return name.startsWith('United') || name.endsWith('Union') ? `the ${name}` : name;
}

/** 'Germany’s', 'the United States’'. */
export function possessive(state: GameState, power: PowerId): string {
  const name = thePower(state, power);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** 'Sea Zone 6', 'Karelia'. */
export function spaceName(state: GameState, space: SpaceId): string {
  return editionOf(state.edition).spaces.find(({ id }) => id === space)?.name ?? space;
}

export function spaceList(state: GameState, spaces: readonly SpaceId[], last: 'and' | 'or' = 'and'): string {
  return joinWords(
    spaces.map((space) => spaceName(state, space)),
    last,
  );
}

/** 'Karelia and back', for units that return to where they set out. */
export const thereAndBack = (state: GameState, through: readonly SpaceId[]): string =>
  joinWords([...through.map((space) => spaceName(state, space)), 'back']);

export function powerList(state: GameState, powers: readonly PowerId[]): string {
  return joinWords(powers.map((power) => powerName(state, power)));
}

/**
 * Who decides for these powers, each player with the powers in question: 'Ada (Germany)'. A player called like the
 * power is named once.
 */
export function deciderName(state: GameState, powers: readonly PowerId[]): string {
  return (
    joinWords(
      state.players
        .map(({ name, powers: own }) => ({ name, asked: own.filter((power) => powers.includes(power)) }))
        .filter(({ asked }) => asked.length > 0)
        .map(({ name, asked }) => ({ name, list: powerList(state, asked) }))
        .map(({ name, list }) => (name === list ? name : `${name} (${list})`)),
    ) || powerList(state, powers)
  );
}
