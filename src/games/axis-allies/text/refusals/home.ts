import {
  boardOf,
  COMPLEX,
  editionOf,
  facilityWares,
  type GameState,
  type Reason,
  territoryOf,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import { diceText } from '../battleText.ts';
import { capitalized, ipcs, counted } from '../../../../text/words.ts';
import type { Sentence, RefusalWords } from './refusalWords.ts';
import { countedUnits, unitCounts, unitTypeName } from '../unitNames.ts';
import { advantageOfRule, thePower } from '../names.ts';

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
  'not-yours-long-enough': (words) => `${noneThere(words)}: choose a territory that was yours when the turn began.`,
  'worth-nothing': (words) => `${noneThere(words)}: choose a territory worth at least ${ipcs(words.allowed ?? 1)}.`,
  'no-such-facility': (words) => `There is no ${nameOfFacility(words.refusal.unitType)} ${words.inPlace} to repair.`,
  'not-your-facility': (words) =>
    `The ${nameOfFacility(words.refusal.unitType)} ${words.inPlace} is not yours: only its owner repairs it.`,
  'not-so-damaged': (words) =>
    words.allowed === 0
      ? `The ${nameOfFacility(words.refusal.unitType)} ${words.inPlace} is not damaged.`
      : `The ${nameOfFacility(words.refusal.unitType)} ${words.inPlace} has only ` +
        `${counted(words.allowed ?? 0, 'point')} of damage.`,
  'not-on-islands': (words) => `${noneThere(words)}, which is an island: choose ground of a mainland.`,
  'needs-coast': (words) => `${noneThere(words)}: choose a territory on a coast.`,
  'nothing-to-upgrade': (words) =>
    `${noneThere(words)}: choose a territory of yours where ${upgradable(words)} stands.`,
  'has-facility': (words) => `There is ${newUnit(words)} ${words.inPlace} already; each territory has one at most.`,
  'has-complex': ({ inPlace }) => `There is a complex ${inPlace} already; each territory has one at most.`,
} satisfies Partial<Record<Reason, Sentence>>;

/** Refusals of convoys that are disrupted, and of orders before that. */
export const CONVOY_REFUSALS = {
  'convoys-first': ({ state, refusal: { power = state.power } }) =>
    `First ${thePower(state, power)} says which convoys of ${thePower(state, state.power)} its ships disrupt.`,
  'nothing-to-disrupt': ({ state, place, refusal: { power = state.power } }) =>
    `${capitalized(thePower(state, power))} disrupts nothing in ${place}: that takes a warship of its own in a zone ` +
    `with a convoy that touches ground of value of ${thePower(state, state.power)}.`,
} satisfies Partial<Record<Reason, Sentence>>;

/** Refusals of placing new units. */
export const MOBILIZE_REFUSALS = {
  'no-complex': (words) => {
    const what = newUnit(words);
    if (words.refusal.rule === 'TURN-3')
      return `${capitalized(words.actor)} cannot mobilize ${what} while the enemy holds its capital.`;
    return (
      `${capitalized(what)} cannot be placed in ${words.place}: you have no industrial complex ` +
      `${isSea(words) ? 'beside it' : 'there'}.`
    );
  },
  'not-on-its-ground': (words) =>
    `${capitalized(newUnit(words))} cannot be placed in ${words.place}: ${words.actor} places new units only in its ` +
    'own territories, and only where it controls them.',
  'complex-taken-this-turn': ({ inPlace }) =>
    `You took the complex ${inPlace} this turn; you can use it from your next turn on.`,
  'complex-of-friend': ({ inPlace }) => `The complex ${inPlace} belongs to a friend; only its owner can use it.`,
  'complex-limit': ({ inPlace, allowed }) =>
    allowed === null
      ? `The complex ${inPlace} has placed all it can this turn.`
      : `The complex ${inPlace} can place only ${counted(allowed, 'unit')} a turn, and has done so.`,
  'wrong-place': (words) =>
    `${capitalized(newUnit(words))} cannot be placed in ${words.place}: ` +
    (words.refusal.unitType !== undefined && isFacility(words.state, words.refusal.unitType)
      ? `${nameOfFacility(kindOf(words.state, words.refusal.unitType), 2)} stand in territories.`
      : isSea(words)
        ? 'land units and bombers go in the territory of the complex.'
        : 'ships go in a sea zone beside the complex.'),
  'no-carrier-room': ({ inPlace }) => `No carrier of yours ${inPlace} has room for another fighter.`,
  'must-place': ({ state, refusal, place, requested }) => {
    if (refusal.unitType !== undefined)
      return (
        `Ships are still waiting for the last places of ${place}, and ${countedUnits(refusal.unitType, 1)} ` +
        'can be placed inland.'
      );
    const waiting = unitCounts(state.purchased);
    const still = requested === null ? 'some units' : counted(requested, 'unit');
    return `You can still place ${still}, so you must${waiting === '' ? '' : `; waiting: ${waiting}`}.`;
  },
} satisfies Partial<Record<Reason, Sentence>>;

const newUnit = ({ refusal }: RefusalWords): string =>
  refusal.unitType === undefined ? 'a new unit' : countedUnits(refusal.unitType, 1);

/** 'No air base can be placed in Iwo Jima'. */
const noneThere = ({ refusal, inPlace }: RefusalWords): string =>
  `No ${nameOfFacility(refusal.unitType)} can be placed ${inPlace}`;

const wareOf = (state: GameState, type: UnitTypeId) =>
  facilityWares(editionOf(state.edition)).find((ware) => ware.type === type);
const isFacility = (state: GameState, type: UnitTypeId): boolean => wareOf(state, type) !== undefined;
const kindOf = (state: GameState, type: UnitTypeId): UnitTypeId => wareOf(state, type)?.kind.id ?? type;

/** The complexes of an edition with one kind of them are 'complexes'. */
const nameOfFacility = (type: UnitTypeId = COMPLEX, n = 1): string =>
  type === COMPLEX ? (n === 1 ? 'complex' : 'complexes') : unitTypeName(type, n);

/** 'a minor complex': what is upgraded. */
const upgradable = ({ state, refusal }: RefusalWords): string =>
  countedUnits(wareOf(state, refusal.unitType ?? '')?.from ?? COMPLEX, 1);

const isSea = ({ state, space }: RefusalWords): boolean =>
  space !== null && territoryOf(boardOf(state), space) === null;

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
