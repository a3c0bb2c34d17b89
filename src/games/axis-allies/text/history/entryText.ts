import type { BattleResult, BattleSide, GameState, PowerId } from '../../../../engine/axis-allies/index.ts';
import type { BattleSideRecord, ToldEvent, ToldEntry, ToldForce, Bombing, Luck } from '../../history/index.ts';
import { advantageName, developmentName, groundName, possessive, sideName, spaceName, thePower } from '../names.ts';
import { unitCounts, unitTypeName } from '../unitNames.ts';
import { capitalized, ipcs, joinWords, oneOrMany, withOneStop, counted } from '../../../../text/words.ts';
import { expected, percent, withSign } from '../../../../text/chances.ts';

/** A line of the war diary as a sentence; `state` names the places and powers. */
export function entryText(state: GameState, entry: ToldEntry): string {
  return withOneStop(capitalized(sentence(state, entry)));
}

function sentence(state: GameState, entry: ToldEntry): string {
  const { power, spaces } = entry;
  const who = thePower(state, power);
  const [first, second] = spaces.map((space) => spaceName(state, space));
  switch (entry.kind) {
    case 'purchased': {
      const units = unitCounts(entry.units);
      return units === '' ? `${who} buys nothing.` : `${who} buys ${units} for ${ipcs(entry.ipcs)}.`;
    }
    case 'researched':
      return (
        `${who} pays for ${entry.dice} research ${oneOrMany(entry.dice, 'die', 'dice')}: ` +
        `${developmentName(state, entry.development)} ${entry.isSuccess ? 'is developed' : 'is not found'}.`
      );
    case 'moved':
      return `${forces(state, power, entry.forces)} from ${first} ${first === second ? 'and back' : `to ${second}`}.`;
    case 'fought':
      return battleSentence(state, power, first ?? '', entry);
    case 'lost': {
      const where = first === undefined ? '' : ` in ${joinedPlaces(state, entry)}`;
      return `${forces(state, power, entry.forces)} lost${where}: ${ipcs(entry.ipcs)}.`;
    }
    case 'struck':
      return `${who} destroys ${ipcs(entry.ipcs)} of ${thePower(state, entry.victim)} in ${first}.`;
    case 'damaged':
      return (
        `${who} does ${counted(entry.points, 'point')} of damage to the ${unitTypeName(entry.facility)} of ` +
        `${thePower(state, entry.victim)} in ${first}.`
      );
    case 'disrupted':
      return `${thePower(state, entry.by)} disrupts convoys in ${joinedPlaces(state, entry)}: ${ipcs(entry.ipcs)}.`;
    case 'captured':
      if (entry.from === null) return `${who} takes ${first}, which was ${groundName(state, entry.spaces[0] ?? '')}.`;
      return entry.to === power
        ? `${who} takes ${first} from ${thePower(state, entry.from)}.`
        : `${who} frees ${first} from ${thePower(state, entry.from)} for ${thePower(state, entry.to)}.`;
    case 'freed':
      return `${first} returns from ${thePower(state, entry.from)} to ${thePower(state, entry.to)}.`;
    case 'plundered':
      return `${thePower(state, entry.to)} seizes ${ipcs(entry.ipcs)} of ${possessive(state, entry.from)} treasury.`;
    case 'mobilized':
      return `${forces(state, power, entry.forces)} placed in ${first}.`;
    case 'lent': {
      const count = entry.forces.flatMap(({ units }) => Object.values(units)).reduce((sum, one) => sum + one, 0);
      return (
        `${forces(state, power, entry.forces)} in ${joinedPlaces(state, entry)} now ` +
        `${oneOrMany(count, 'belongs', 'belong')} to ${thePower(state, entry.to)}.`
      );
    }
    case 'collected':
      return `${who} collects ${ipcs(entry.ipcs)}.`;
    case 'used-advantage':
      return `${thePower(state, entry.user)} uses ${advantageName(state, entry.advantage)}.`;
    case 'won':
      return `the ${sideName(entry.outcome.winner)} win the war.`;
  }
}

const joinedPlaces = (state: GameState, { spaces }: ToldEntry): string =>
  joinWords(spaces.map((space) => spaceName(state, space)));

/** '2 infantry and a tank', with the names of powers other than the one whose turn it is. */
const forces = (state: GameState, power: PowerId, some: readonly ToldForce[]): string =>
  joinWords(
    some.map((force) =>
      force.power === power ? unitCounts(force.units) : `${unitCounts(force.units)} of ${thePower(state, force.power)}`,
    ),
  );

const RESULTS: Record<BattleResult, string> = {
  'attacker-won': 'the attackers win',
  'defender-won': 'the defenders hold',
  'both-lost': 'both sides are destroyed',
  'attacker-retreated': 'the attackers break off',
  stalemate: 'neither side can hit the other',
};

function battleSentence(
  state: GameState,
  power: PowerId,
  where: string,
  { rounds, result, sides, retreatedTo }: ToldEvent & { readonly kind: 'fought' },
): string {
  const { attacker, defender } = sides;
  const against = defender.forces.length === 0 ? 'nobody' : forces(state, power, defender.forces);
  const time = rounds > 1 ? ` after ${rounds} rounds` : '';
  const losses = BOTH_SIDES.flatMap((side) => lossText(state, power, side, sides[side]));
  const place = retreatedTo === undefined ? null : spaceName(state, retreatedTo);
  const isRetreat = place !== null && result === 'attacker-retreated';
  const ended = isRetreat ? `the attackers retreat to ${place}` : RESULTS[result];
  return [
    `battle of ${where}: ${forces(state, power, attacker.forces)} against ${against}; ${ended}${time}.`,
    ...(losses.length === 0 ? ['No losses.'] : losses),
    ...(place === null || isRetreat ? [] : [`Some of the attackers retreated to ${place}.`]),
    ...BOTH_SIDES.flatMap((side) => submergedText(state, power, side, sides[side])),
  ].join(' ');
}

const BOTH_SIDES = ['attacker', 'defender'] as const;
const SIDE_NAMES: Record<BattleSide, string> = { attacker: 'Attackers', defender: 'Defenders' };

function lossText(state: GameState, power: PowerId, side: BattleSide, { lost, ipcsLost }: BattleSideRecord): string[] {
  if (lost.length === 0) return [];
  return [`${SIDE_NAMES[side]} lost ${forces(state, power, lost)} (${ipcs(ipcsLost)}).`];
}

const submergedText = (
  state: GameState,
  power: PowerId,
  side: BattleSide,
  { submerged = [] }: BattleSideRecord,
): string[] =>
  submerged.length === 0 ? [] : [`${SIDE_NAMES[side]} got away under water with ${forces(state, power, submerged)}.`];

/** Below this chance, luck is worth a word. */
const RARE = 0.05;

/** '7 hits, 5.2 expected: +1.8'. */
export const luckLine = (luck: Luck): string =>
  `${counted(luck.hits, 'hit')}, ${expected(luck.expected)} expected: ${withSign(luck.hits - luck.expected)}`;

/** 'Raids and rockets: 12 IPCs destroyed, 10.5 expected'. */
export const bombingLine = ({ destroyed, expected: mean }: Bombing): string =>
  `Raids and rockets: ${ipcs(destroyed)} destroyed, ${expected(mean)} expected`;

/** 'So many or more in 12 % of all such throws'; how unlikely the luck was. */
export function rarityText({ hits, expected: mean, chance, dice }: Luck): string {
  if (dice === 0) return 'No dice.';
  const [direction, luck] = hits > mean ? ['more', 'good'] : ['fewer', 'bad'];
  const word = chance < RARE ? `, ${chance < RARE / 5 ? 'very' : 'rather'} ${luck} luck` : '';
  return `So many or ${direction}: ${percent(chance)}${word}`;
}
