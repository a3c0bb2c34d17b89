import { editionOf, type Reason } from '../../../../engine/axis-allies/index.ts';
import { advantageOfRule, thePower } from '../names.ts';
import { capitalized } from '../../../../text/words.ts';
import type { RefusalWords, Sentence } from './refusalWords.ts';

const name = ({ state, refusal }: RefusalWords): string => advantageOfRule(state, refusal.rule);
const owner = ({ state, refusal, actor }: RefusalWords): string =>
  refusal.power === undefined ? actor : thePower(state, refusal.power);

/** '; it can in your collect income phase': when an advantage is declared, as its edition tells it. */
function whenItCan({ state, refusal }: RefusalWords): string {
  const declared = editionOf(state.edition).advantages.find(({ rule }) => rule === refusal.rule)?.declared;
  return declared === undefined ? '; its rule says in whose turn and in which phase it can' : `, only ${declared}`;
}

/** Refusals of national advantages. */
export const ADVANTAGE_REFUSALS = {
  'unknown-advantage': () => 'There is no such national advantage in this edition.',
  'advantage-not-held': (words) => `${capitalized(owner(words))} does not have ${name(words)} in this game.`,
  'advantage-not-declared': (words) => `${capitalized(name(words))} works by itself; nothing need be declared.`,
  'advantage-used-up': (words) => `${capitalized(name(words))} is used up or lost in this game.`,
  'advantage-not-now': (words) => `${capitalized(name(words))} cannot be used now${whenItCan(words)}.`,
  'offer-first': (words) =>
    (words.refusal.spaces ?? []).length === 0
      ? `First ${owner(words)} must say whether to use ${name(words)}.`
      : `First ${owner(words)} must say whether and where to place the units that ${name(words)} offers.`,
  'not-an-offered-place': (words) =>
    words.state.offers[0]?.places.length === 0
      ? `${capitalized(name(words))} places nothing: move units by it, or decline.`
      : `The units cannot be placed ${words.inPlace}; choose a territory that ${name(words)} offers, or decline.`,
  'not-to-be-lent': ({ units }) =>
    `Only units of friends in Soviet territories that were red at the start can be taken over; ${units} cannot.`,
  'cannot-be-doomed': (words) =>
    `${words.Units} cannot be named for ${name(words)}; name defending submarines at the beginning of a ` +
    `round, beside a first territory of their own that is still theirs.`,
  'cannot-be-kamikaze': (words) =>
    `${words.Units} cannot be named for ${name(words)}; name aircraft of yours that are in the air or can take off, ` +
    `each once.`,
  'from-one-space': () => 'All these units must come from one space.',
  'not-attacked': (words) =>
    `${capitalized(name(words))} moves units into a space that is attacked, or out of one; ${words.place} is not.`,
  'one-stays': ({ place }) => `At least one unit must stay in ${place}; move fewer.`,
  'complex-stays': () =>
    `A complex of yours moves to an adjacent territory that is worth something, was yours when the turn began ` +
    `and has no complex; each moves once a turn.`,
} satisfies Partial<Record<Reason, Sentence>>;
