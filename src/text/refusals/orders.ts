import { awaiting, editionOf, type Reason, type RuleId } from '../../engine/index.ts';
import { phaseName, possessive, spaceName, thePower } from '../names.ts';
import { unitCounts, unitTypeName } from '../unitNames.ts';
import { capitalized, counted, ipcs } from '../words.ts';
import type { RefusalWords, Sentence } from './refusalWords.ts';

/** Refusals that any command can meet, and those of purchasing. */
export const ORDER_REFUSALS = {
  'game-over': () => 'The game is over; nothing more can be ordered.',
  'not-now': (words) =>
    words.state.battle === null
      ? outsideBattle(words)
      : `First the battle in ${spaceName(words.state, words.state.battle.space)} goes on: it waits for ${battleWaitsFor(words)}.`,
  'unknown-unit': () => 'One of those chosen is no longer on the board.',
  'unknown-space': () => 'There is no such space on the board.',
  'not-your-unit': ({ state, units, single, where }) =>
    `It is ${possessive(state, state.power)} turn, so ${units}${where} ${single ? 'takes' : 'take'} no orders.`,
  'no-units-chosen': () => 'Choose at least one unit first.',
  'unknown-unit-type': () => 'There is no such unit in this edition.',
  'not-for-sale': () => 'Industrial complexes are not for sale; they only change hands with their territory.',
  'cannot-afford': ({ actor, asked, allowed }) =>
    asked === null || allowed === null
      ? `${capitalized(actor)} cannot pay for this order.`
      : `This order costs ${ipcs(asked)}, and the treasury of ${actor} holds ${ipcs(allowed)}.`,
  'bad-command': ({ refusal, asked }) =>
    refusal.unitType === undefined || asked === null
      ? 'This order does not make sense, so nothing was done.'
      : `${capitalized(unitTypeName(refusal.unitType, 2))} are bought in whole numbers from none upwards, not ${asked}.`,
  'nothing-purchased': ({ state, refusal }) => {
    const waiting = unitCounts(state.purchased);
    return `No ${unitTypeName(refusal.unitType ?? 'unit')} is waiting to be placed${waiting === '' ? '' : `; what waits is ${waiting}`}.`;
  },
} satisfies Partial<Record<Reason, Sentence>>;

const NO_BATTLE: Partial<Record<RuleId, string>> = {
  'COM-3': 'No battle is under way that could go on for another round.',
  'COM-4': 'No battle is under way, so no dice are due.',
  'COM-5': 'No battle is under way, so no submarine has to decide.',
  'COM-8': 'No battle is under way, so there are no losses to take.',
};

function outsideBattle({ state, refusal, place, single, Units, where, named }: RefusalWords): string {
  if (refusal.rule === 'CM-5')
    return `Whether to attack in ${place} was settled in combat move, before the first battle.`;
  if (refusal.rule === 'NCM-2' && named)
    return `${Units}${where} ${single ? 'is' : 'are'} not the fighter asked about now.`;
  return NO_BATTLE[refusal.rule] ?? `That has no place in the phase “${phaseName(state.phase)}”.`;
}

/** 'the dice of the attacker, Germany'. */
function battleWaitsFor({ state }: RefusalWords): string {
  const asked = awaiting(state);
  if (asked.kind === 'retreat') return `${thePower(state, state.power)} to press on or retreat`;
  if (asked.kind !== 'dice' && asked.kind !== 'casualties' && asked.kind !== 'submerge') return 'its next step';
  const one = asked.by.length === 1 ? asked.by[0] : undefined;
  const whose =
    one !== undefined && editionOf(state.edition).powers.some(({ id }) => id === one)
      ? possessive(state, one)
      : `the ${asked.side}’s`;
  if (asked.kind === 'dice')
    return `${whose} ${counted(
      asked.groups.reduce((sum, { units }) => sum + units.length, 0),
      'die',
    ).replace('dies', 'dice')}`;
  return asked.kind === 'casualties'
    ? `${whose} choice of ${counted(asked.most, 'loss').replace('losss', 'losses')}`
    : `${whose} submarines to submerge or strike`;
}
