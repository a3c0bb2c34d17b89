import { editionOf, type Reason } from '../../../../engine/axis-allies/index.ts';
import { diceText } from '../battleText.ts';
import { capitalized, ipcs } from '../../../../text/words.ts';
import type { Sentence } from './refusalWords.ts';

/** Refusals of research, of spending after a liberation, and of new complexes and carriers. */
export const HOME_REFUSALS = {
  'unknown-development': ({ state }) => {
    const { developments } = editionOf(state.edition);
    const names = developments.map(({ name }) => name).join(', ');
    return names === ''
      ? 'Nothing is developed in this edition.'
      : `That cannot be developed; choose one of: ${names}.`;
  },
  'developed-already': ({ actor }) =>
    `${capitalized(actor)} has that development already; another one can be researched instead.`,
  'researched-this-turn': ({ actor }) =>
    `${capitalized(actor)} has researched this turn; the next development can be tried on the next turn.`,
  'dice-first': ({ requested }) =>
    `First roll the ${requested === null ? 'dice' : requested === 1 ? 'die' : diceText(requested)} that ` +
    `${requested === 1 ? 'was' : 'were'} paid for.`,
  'collect-first': ({ actor }) =>
    `${capitalized(actor)} was freed and spends nothing until it has collected income again, at the end of this turn.`,
  'no-new-carrier': ({ inPlace }) =>
    `No carrier placed this turn ${inPlace} has room for another fighter; place a new carrier first.`,
  'not-beside-new-carrier': () =>
    'Now only fighters can move: from a territory with a complex you can use, onto a carrier placed this turn in a ' +
    'sea zone beside it.',
  'complex-new': ({ inPlace }) => `The complex ${inPlace} was placed this turn; it can be used from your next turn on.`,
  'not-yours-long-enough': ({ inPlace }) =>
    `No complex can be placed ${inPlace}: choose a territory that was yours when the turn began.`,
  'worth-nothing': ({ inPlace }) =>
    `No complex can be placed ${inPlace}: choose a territory worth at least ${ipcs(1)}.`,
  'has-complex': ({ inPlace }) => `There is a complex ${inPlace} already; each territory has one at most.`,
} satisfies Partial<Record<Reason, Sentence>>;
