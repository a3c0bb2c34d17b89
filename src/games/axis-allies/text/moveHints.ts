import {
  editionOf,
  type GameState,
  availableComplexes,
  unitTypesOf,
  advantageOf,
  type AdvantageId,
  type Offer,
  shotsAlong,
  type UnitDestination,
  type Shot,
} from '../../../engine/axis-allies/index.ts';
import { counted, capitalized } from '../../../text/words.ts';
import { advantageName, spaceList, thePower, spaceName } from './names.ts';
import { unitCounts, unitList } from './unitNames.ts';

/** Something units can do, and how to order it. */
export interface MoveHint {
  readonly what: string;
  readonly how: string;
}

const LOAD: MoveHint = {
  what: 'Load a transport',
  how:
    'Choose land units on a coast, then press the sea zone where the transport is. It may pick up ' +
    'more on its way.',
};

const ENEMIES_LEFT_ALONE: MoveHint = {
  what: 'Enemy submarines and transports',
  how: 'Where only these are in a zone you entered, the panel asks whether to attack them or leave them alone.',
};

const RAID: MoveHint = {
  what: 'Raid',
  how: 'Send bombers to an industrial complex of the enemy; the panel then asks whether they raid it or fight.',
};

/** How to make the less obvious moves of a phase. */
export function moveHints({ edition, phase }: Pick<GameState, 'edition' | 'phase'>): readonly MoveHint[] {
  if (phase === 'noncombat-move') {
    return [
      LOAD,
      {
        what: 'Put troops ashore',
        how:
          'Choose the loaded transport, then press the coast: it sails there first if it has to. Or choose some of ' +
          'the troops aboard.',
      },
      { what: 'Land on a carrier', how: 'Move the carrier first, then choose the fighters and press its zone.' },
    ];
  }
  const { airLands, phases, units } = editionOf(edition);
  const asksToAttack = phases.some(({ takes }) => takes.engage !== undefined);
  return [
    LOAD,
    {
      what: 'Land and assault',
      how:
        'Choose the loaded transport, and its escort if it has one, then press the coast: they sail there and all ' +
        'troops land. Or choose some of the troops aboard.',
    },
    {
      what: 'Several spaces, one target',
      how: 'Choose units of one space, press the next space and choose more, then press the target.',
    },
    {
      what: 'Blitz',
      how:
        'With tanks chosen, the list says “blitz” where they can drive through. To come back, choose their ' +
        'own territory in that list.',
    },
    {
      what: 'Send aircraft',
      how:
        'Only targets from which they can still land are marked. They land ' +
        (airLands === 'after-battle' ? 'when their battle is over.' : 'in noncombat move.'),
    },
    ...(asksToAttack ? [ENEMIES_LEFT_ALONE] : []),
    ...(units.some(({ raids }) => raids) ? [RAID] : []),
  ];
}

const placesIn = (state: GameState): number => availableComplexes(state).reduce((sum, { left }) => sum + left, 0);

/** How many places for new units are left if a complex moves (MOB-2), and how many units bought find none (MOB-4). */
export function movedComplexText(before: GameState, after: GameState): string {
  const types = unitTypesOf(before, before.power);
  const bought = Object.entries(before.purchased).reduce((sum, [id, n]) => (types.has(id) ? sum + n : sum), 0);
  const places = placesIn(after);
  const text = `${counted(places, 'place')} for new units this turn instead of ${placesIn(before)}`;
  const without = bought - places;
  return without > 0 ? `${text}: ${without} of those bought would be refunded.` : `${text}.`;
}

/** An advantage that these orders cost its power, as a sentence. */
export function lostAheadText(state: GameState, advantage: AdvantageId): string {
  const who = capitalized(thePower(state, advantageOf(state, advantage)?.power ?? state.power));
  return `${who} loses ${advantageName(state, advantage)} when combat begins.`;
}

/** What an advantage lets another power do before combat begins, as a sentence. */
export function offerAheadText(state: GameState, { advantage, by, places, units }: Offer): string {
  const what = places.length === 0 ? 'move units' : `place ${unitCounts(units)} in ${spaceList(state, places, 'or')}`;
  return `Before combat ${thePower(state, by)} may ${what}: ${advantageName(state, advantage)}.`;
}

/** What a gun does before the battles: 'The antiaircraft gun in Germany fires at 2 bombers on their way.' */
export const shotOnTheWayText = (state: GameState, { space, targets }: Shot): string =>
  `The antiaircraft gun in ${spaceName(state, space)} fires at ${unitList(state, targets)} on ` +
  `${targets.length === 1 ? 'its' : 'their'} way.`;

/** Where guns fire at a flight: 'under fire in Germany'; empty if nowhere. */
export function underFireText(state: GameState, { routes }: Pick<UnitDestination, 'routes'>): string {
  const spaces = new Set(shotsAlong(state, routes).map(({ space }) => space));
  return spaces.size === 0 ? '' : `under fire in ${spaceList(state, [...spaces])}`;
}
