import { anyEdition, type AnyState } from '../engine/index.ts';

/** Short heading of a numbered rule in the edition of this game; empty if that is not loaded or has no such rule. */
export const ruleTitle = ({ edition }: Pick<AnyState, 'edition'>, rule: string): string =>
  anyEdition(edition)?.ruleTitles[rule] ?? '';
