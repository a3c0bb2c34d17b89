import {
  boardOf,
  isFriendlyTerritory,
  territoryOf,
  typeOf,
  type GameState,
  type Reason,
  type Refusal,
  editionOf,
} from '../../../../engine/axis-allies/index.ts';
import { deciderName, possessive } from '../names.ts';
import { theUnits, whereTheyAre, unitTypeName } from '../unitNames.ts';
import { capitalized, joinWords, counted, withArticle } from '../../../../text/words.ts';
import type { RefusalWords, Sentence } from './refusalWords.ts';

/** Refusals about flying and landing. */
export const FLIGHT_REFUSALS = {
  'cannot-capture': ({ units, place, single }) =>
    `Nobody is in ${place} to fight, and ${units} cannot take it: ` +
    `${single ? 'an aircraft captures' : 'aircraft capture'} nothing.`,
  'cannot-land': ({ state, refusal, Units, units, where, place, space }) => {
    const isThere = (refusal.units ?? []).every((id) => state.units[id]?.space === space);
    return isThere
      ? `${Units}${where} would have nowhere to land, even if every battle went well.`
      : `After this move to ${place}, ${units} would have nowhere to land, even if every battle went well.`;
  },
  'not-a-landing-place': ({ Units, place, ...words }) => `${Units} cannot land in ${place}: ${whyNoLanding(words)}.`,
  'carrier-stays': ({ Units, where, single }) =>
    `${Units}${where} ${single ? 'has' : 'have'} taken fighters up and cannot leave them: a carrier on which ` +
    'fighters have landed moves no further this turn.',
  'must-save-air': ({ state, refusal, Units, where }) =>
    `${Units}${where} would be lost, although there is still a way to land${nothingSaves(state, refusal)}.`,
  'flights-home-first': ({ Units, where, single }) =>
    `${Units}${where} ${single ? 'has' : 'have'} to land first: aircraft whose combat is over complete their move ` +
    'before anything else goes on.',
  'not-homebound': ({ Units, where, single }) =>
    `${Units}${where} ${single ? 'does' : 'do'} not move now: only aircraft whose battle is over fly on to land.`,
  'stranded-first': ({ state, refusal }) => {
    const [first] = refusal.units ?? [];
    const owner = first === undefined ? undefined : state.units[first]?.owner;
    return first === undefined || owner === undefined
      ? 'First the fighters that lost their carrier must land.'
      : `First ${deciderName(state, [owner])} must say where ` +
          `${theUnits(state, [first])}${whereTheyAre(state, [first])} lands, because its carrier is lost.`;
  },
  'not-a-stranded-landing': ({ state, refusal, place }) => {
    const owner = state.units[refusal.units?.[0] ?? '']?.owner;
    const whose = owner === undefined ? 'The' : possessive(state, owner);
    return (
      `${capitalized(whose)} fighter without a carrier cannot land in ${place}: it needs friendly land or a ` +
      'carrier with room, at most one space away.'
    );
  },
} satisfies Partial<Record<Reason, Sentence>>;

/** '; nothing can save the bomber in Sea Zone 10 and a fighter in Sea Zone 38', for those that are lost anyway. */
function nothingSaves(state: GameState, { pastSaving = [] }: Refusal): string {
  const spaces = [...new Set(pastSaving.map((id) => state.units[id]?.space))];
  const groups = spaces.map((space) => {
    const there = pastSaving.filter((id) => state.units[id]?.space === space);
    return theUnits(state, there) + whereTheyAre(state, there);
  });
  return groups.length === 0 ? '' : `; nothing can save ${joinWords(groups)}`;
}

/** Why aircraft cannot land in this space (NCM-5). */
function whyNoLanding({ state, refusal, space }: Pick<RefusalWords, 'state' | 'refusal' | 'space'>): string {
  if (space === null) return 'aircraft land in friendly territory, and fighters on a carrier with room too';
  if (territoryOf(boardOf(state), space) === null) {
    const units = (refusal.units ?? []).flatMap((id) => state.units[id] ?? []);
    const onLandOnly = units.find((unit) => !typeOf(state, unit).landsOnDecks);
    return onLandOnly
      ? `${unitTypeName(onLandOnly.type, 2)} land on land only`
      : 'no carrier with room will be there for all that need it';
  }
  return isFriendlyTerritory(state, space, state.power)
    ? 'it was not friendly when the turn began'
    : 'the enemy holds it';
}

/** What is raided: 'an industrial complex', or whatever stands in territories. */
const aFacility = ({ edition }: GameState): string => {
  const [kind, ...others] = editionOf(edition).facilities;
  return kind === undefined || others.length > 0 ? 'a facility' : withArticle(unitTypeName(kind.id));
};

/** Refusals about raids and rockets. */
export const AIR_WAR_REFUSALS = {
  'cannot-raid': ({ Units, single }) =>
    `${Units} ${single ? 'does' : 'do'} not raid; ${single ? 'it fights' : 'they fight'} where ` +
    `${single ? 'it is' : 'they are'} sent.`,
  'nothing-to-raid': ({ state, Units, where, single }) =>
    `${Units}${where} can raid nothing there: first ${single ? 'it flies' : 'they fly'} to ${aFacility(state)} of ` +
    'the enemy.',
  'cannot-escort': ({ Units, single }) =>
    `${Units} ${single ? 'escorts' : 'escort'} no raid; ${single ? 'it fights' : 'they fight'} where ` +
    `${single ? 'it is' : 'they are'} sent.`,
  'nothing-to-escort': ({ Units, where, single }) =>
    `${Units}${where} ${single ? 'has' : 'have'} nobody to escort: first ${single ? 'it flies' : 'they fly'} to ` +
    'where bombers of yours raid.',
  'cannot-intercept': ({ Units, place, single }) =>
    `${Units} ${single ? 'does' : 'do'} not meet the raid on ${place}: only fighters based there do.`,
  'interception-first': ({ place }) => `First it is said which aircraft meet the raid on ${place}.`,
  'share-first': ({ place }) => `First the raiders over ${place} are shared out among what stands there.`,
  'wrong-share': ({ place, requested, allowed }) =>
    requested === allowed
      ? `What the raiders are to raid does not stand in ${place}.`
      : `${counted(allowed ?? 0, 'raider')} must be shared out in ${place}, not ${requested ?? 0}.`,
  'raids-first': () => 'Raids are flown before all battles.',
  'raid-first': ({ place }) => `The raid on ${place} is flown before the battle there.`,
  'raid-dice-first': ({ place }) => `First the raiders roll their dice over ${place}; everything else waits for them.`,
  'no-rockets': ({ state, place, actor }) => {
    const needed = editionOf(state.edition).developments.find(
      ({ id, changes }) =>
        Object.values(changes).some((change) => change?.rocketRange) &&
        state.developments[state.power]?.includes(id) !== true,
    );
    return needed
      ? `${capitalized(actor)} has not developed ${needed.name}; without them no gun strikes.`
      : `No antiaircraft gun of yours stands in ${place}, and only such guns send rockets.`;
  },
  'captured-gun': ({ place }) =>
    `The antiaircraft gun in ${place} is yours only since this turn and strikes from the next.`,
  'nothing-to-strike': ({ place }) => `No industrial complex of the enemy stands in ${place}.`,
  'struck-already': ({ place }) =>
    `One antiaircraft gun in ${place} has struck this turn, and only one strikes from there.`,
  'complex-struck': ({ place }) =>
    `A rocket struck the industrial complex in ${place} this turn, and no second one may.`,
  'out-of-range': ({ Place, requested, allowed }) => {
    const away = requested === null ? 'no way leads there' : `${counted(requested, 'space')} away`;
    return `${Place} is out of range: ${away}, and a rocket flies ${counted(allowed ?? 0, 'space')} at most.`;
  },
  'rocket-first': ({ place }) => `First the die of the rocket at ${place} is rolled; everything else waits for it.`,
} satisfies Partial<Record<Reason, Sentence>>;
