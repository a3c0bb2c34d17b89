import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { isOrder } from '../../cases/order.ts';
import type { CaseStep } from '../../cases/schema.ts';
import { spaceList, spaceName } from '../names.ts';
import { countedUnits, unitCounts } from '../unitNames.ts';
import { capitalized, joinWords, withOneStop } from '../../../../text/words.ts';
import { checkText } from './checkText.ts';
import { orderText } from './orderText.ts';

type Reach = Extract<CaseStep, { readonly reach: unknown }>;
type Places = Extract<CaseStep, { readonly places: unknown }>;

/** A step of a case in plain words: an order, or a check. `state` is the game before the step. */
export const stepText = (state: GameState, step: CaseStep): string => withOneStop(textOf(state, step));

function textOf(state: GameState, step: CaseStep): string {
  if (isOrder(step)) return orderText(state, step);
  if ('check' in step) return checkText(state, step.check);
  return 'reach' in step ? reachText(state, step) : placesText(state, step);
}

function reachText(state: GameState, { reach, only, offers = [], not = [] }: Reach): string {
  const units = capitalized(
    joinWords(Object.entries(reach).map(([space, counts]) => `${unitCounts(counts)} in ${spaceName(state, space)}`)),
  );
  const never = spaceList(state, not, 'or');
  if (only !== undefined)
    return only.length === 0 ? `${units} cannot go anywhere.` : `${units} can go only to ${spaceList(state, only)}.`;
  if (offers.length === 0) return `${units} cannot go to ${never}.`;
  return `${units} can go to ${spaceList(state, offers)}${never === '' ? '' : `, not to ${never}`}.`;
}

function placesText(state: GameState, { places, only }: Places): string {
  const unit = capitalized(countedUnits(places, 1));
  return only.length === 0
    ? `${unit} cannot be placed anywhere.`
    : `${unit} can be placed only in ${spaceList(state, only, 'or')}.`;
}
