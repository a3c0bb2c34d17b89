import {
  awaiting,
  diceAsked,
  editionOf,
  type BattleSide,
  type GameState,
  type PowerId,
  type Reason,
  type RuleId,
} from '../../../../engine/axis-allies/index.ts';
import { diceText } from '../battleText.ts';
import { roadText, whatItBuys } from '../homeGround.ts';
import { phaseName, possessive, spaceName, thePower } from '../names.ts';
import { unitCounts, unitTypeName } from '../unitNames.ts';
import { capitalized, counted, ipcs } from '../../../../text/words.ts';
import type { RefusalWords, Sentence } from './refusalWords.ts';

/** Refusals of any kind of command, and those of purchases. */
export const ORDER_REFUSALS = {
  'game-over': () => 'The game is over; there is nothing more to do.',
  'not-now': (words) =>
    words.state.battle === null
      ? outsideBattle(words)
      : `First finish the battle in ${spaceName(words.state, words.state.battle.space)}: ${battleWaitsFor(words)}.`,
  'unknown-unit': () => 'A unit you chose is no longer on the board.',
  'unknown-space': () => 'There is no such space on the board.',
  'not-your-unit': ({ state, units, where }) =>
    `It is ${possessive(state, state.power)} turn, so you cannot give orders to ${units}${where}.`,
  'no-units-chosen': () => 'Choose at least one unit first.',
  'unknown-unit-type': () => 'There is no such unit in this edition.',
  'not-for-sale': () => 'Industrial complexes are not for sale; they only change hands with their territory.',
  'never-bought': ({ state, refusal: { power = state.power } }) =>
    whatItBuys(state, power) || 'That power never buys this.',
  'road-closed': ({ state, refusal: { power = state.power } }) =>
    `${whatItBuys(state, power)} ${roadText(state, power)}`.trim() || 'That is bought with an open road only.',
  'cannot-afford': ({ actor, requested, allowed }) =>
    requested === null || allowed === null
      ? `${capitalized(actor)} cannot pay for that.`
      : `That costs ${ipcs(requested)}, and ${actor} has only ${ipcs(allowed)}.`,
  'capital-lost': ({ state, actor }) =>
    `${capitalized(actor)} cannot ${state.phase === 'develop-weapons' ? 'research' : 'buy anything'}: ` +
    'the capital is in enemy hands, or was when the turn began.',
  'bad-command': ({ refusal, requested }) =>
    refusal.rule === 'RES-1' && requested !== null
      ? `Research is paid for in whole dice, one or more, not ${requested}.`
      : refusal.unitType === undefined || requested === null
        ? 'The program does not understand this command, so nothing was done.'
        : `You can buy ${unitTypeName(refusal.unitType, 2)} in whole numbers, none or more, not ${requested}.`,
  'nothing-purchased': ({ state, refusal }) => {
    const waiting = unitCounts(state.purchased);
    return (
      `You have no ${unitTypeName(refusal.unitType ?? 'unit')} left to ` +
      `place${waiting === '' ? '' : `; waiting: ${waiting}`}.`
    );
  },
} satisfies Partial<Record<Reason, Sentence>>;

const NO_BATTLE: Partial<Record<RuleId, string>> = {
  'COM-3': 'There is no battle that could go on for another round.',
  'COM-4': 'There is no battle going on, so there are no dice to roll.',
  'COM-5': 'There is no battle going on, so no submarine can submerge or strike.',
  'COM-8': 'There is no battle going on, so there are no losses to take.',
  'KAM-2': 'Kamikaze attacks are made only when they are asked for, before the battles of an enemy’s turn.',
  'SCR-1': 'Aircraft scramble only when their owner is asked, before the battles of an enemy’s turn.',
  'HUNT-1': 'No transports pass submarines now, so none can fire at them.',
};

function outsideBattle({ state, refusal, place, single, Units, where, named }: RefusalWords): string {
  if (refusal.rule === 'CM-5')
    return `Whether to attack in ${place} was settled in combat move, before the first battle.`;
  if (refusal.rule === 'NCM-2' && named)
    return `${Units}${where} ${single ? 'is' : 'are'} not the fighter that has to land now.`;
  return NO_BATTLE[refusal.rule] ?? `You cannot do that in the phase “${phaseName(state.phase)}”.`;
}

/** 'Germany must roll 2 dice', 'the defender must choose 1 casualty'. */
function battleWaitsFor({ state }: RefusalWords): string {
  const awaited = awaiting(state);
  switch (awaited.kind) {
    case 'retreat':
      return `${thePower(state, state.power)} must press on or retreat`;
    case 'dice':
      return `${deciderOf(state, awaited)} must roll ${diceText(diceAsked(awaited))}`;
    case 'casualties':
      return `${deciderOf(state, awaited)} must take ${counted(awaited.hitsToAssign, 'hit')}`;
    case 'submerge': {
      const others = awaited.endsRound ? 'stay' : 'strike';
      return `${deciderOf(state, awaited)} must say which submarines submerge and which ${others}`;
    }
    case 'command':
    case 'intercept':
    case 'share':
    case 'fly-home':
    case 'stranded':
    case 'offer':
    case 'shoot':
    case 'lost-transports':
    case 'disrupt':
    case 'kamikaze':
    case 'scramble':
    case 'over':
      return 'it is not over';
  }
}

/** The power that decides in a battle, or the side if several do. */
function deciderOf(
  state: GameState,
  { by, side }: { readonly by: readonly PowerId[]; readonly side?: BattleSide },
): string {
  const [one] = by.length === 1 ? by : [];
  const isPower = editionOf(state.edition).powers.some(({ id }) => id === one);
  return one !== undefined && isPower ? thePower(state, one) : `the ${side}`;
}
