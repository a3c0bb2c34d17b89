import { loadedEdition, type GameState, type RuleId } from '../engine/axis-allies/index.ts';

/** Short heading of a numbered rule in the edition of this game; empty if that is not loaded or has no such rule. */
export const ruleTitle = ({ edition }: Pick<GameState, 'edition'>, rule: RuleId): string =>
  loadedEdition(edition)?.ruleTitles[rule] ?? '';
