import { isOrder, playCase, type PlayedStep } from '../../cases/playCase.ts';
import type { CaseBook } from '../../../face/books.ts';
import type { RuleCase } from '../../cases/schema.ts';
import type { GameState, RuleId, SpaceId } from '../../../../engine/axis-allies/index.ts';
import { stepRoutes } from '../example/stepRoutes.ts';

/** A picture made from a case of the rulebook: its position, with arrows for what moves in its combat move. */
export interface CasePicture {
  readonly rule: RuleId;
  /** The number of the case among those of its rule. */
  readonly number: number;
  readonly title: string;
  readonly state: GameState;
  readonly routes: readonly (readonly SpaceId[])[];
  readonly spaces: readonly SpaceId[];
}

const isMove = ({ step, refusal, before }: PlayedStep): boolean =>
  isOrder(step) && refusal === null && before.phase === 'combat-move';

/** The picture of the first case that shows a rule in an edition, which is loaded; null if none does. */
export function pictureOf(cases: CaseBook<RuleCase>, edition: string, rule: RuleId): CasePicture | null {
  const [shown] = cases.showing(rule);
  if (shown === undefined) return null;
  const { start, steps } = playCase(shown, edition);
  const routes = steps.filter(isMove).flatMap(stepRoutes);
  return {
    rule,
    number: cases.numberOf(shown),
    title: shown.title,
    state: start,
    routes,
    spaces: [...new Set(routes.flat())],
  };
}
