import {
  areAtWar,
  boardOf,
  facilitiesIn,
  neighboursIn,
  territoryOf,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { Book, Disrupted } from './books.ts';

/** What the book of the Pacific says of income, movement and what stands in territories, written down anew. */

const ALLIES = ['united-states', 'china', 'united-kingdom', 'anzac'];
const INDIES = ['sumatra', 'java', 'celebes', 'borneo'];
const BARRIER = ['dutch-new-guinea', 'new-guinea', 'new-britain', 'solomon-islands'];

/**
 * The national objectives of a power that are met, in IPCs (OBJ-2, OBJ-3, OBJ-4, OBJ-5, OBJ-6, OBJ-7, OBJ-8, OBJ-9,
 * OBJ-10, OBJ-11, OBJ-12).
 */
export function pacificBonus(state: GameState, power: string): number {
  const { control } = state;
  const holdsAll = (holders: readonly string[], spaces: readonly SpaceId[]): boolean =>
    spaces.every((space) => holders.includes(control[space] ?? ''));
  const paid = (isMet: boolean, ipcs = 5): number => (isMet ? ipcs : 0);
  switch (power) {
    case 'japan':
      return (
        paid(holdsAll(['japan'], INDIES)) +
        paid(holdsAll(['japan'], BARRIER)) +
        5 * ['hawaiian-islands', 'new-south-wales', 'india'].filter((space) => control[space] === 'japan').length
      );
    case 'united-states':
      return (
        paid(areAtWar(state, power, 'japan') && control['western-united-states'] === power, 40) +
        paid(control['philippines'] === power) +
        paid(holdsAll([power], ['okinawa', 'iwo-jima']))
      );
    case 'china':
      return paid(holdsAll(ALLIES, ['india', 'burma', 'yunnan', 'szechwan']), 6);
    case 'united-kingdom':
      return paid(holdsAll(ALLIES, INDIES)) + paid(holdsAll([power], ['kwangtung', 'malaya']));
    default:
      return paid(holdsAll(ALLIES, BARRIER)) + paid(isOnJapaneseGround(state) && !state.objectivesPaid?.length);
  }
}

/** Each submarine costs 2, each other warship 1, in each zone no more than is produced beside it (CVY-2, CVY-3). */
function lostInConvoys(state: GameState, power: string, disrupted: readonly Disrupted[]): number {
  const board = boardOf(state);
  const zones = [...new Set(disrupted.map(({ zone }) => zone))];
  return zones.reduce((sum, zone) => {
    const by = disrupted.filter((one) => one.zone === zone).map((one) => one.by);
    const ships = Object.values(state.units).filter(({ space, owner }) => space === zone && by.includes(owner));
    const cost = ships.reduce((all, { type }) => all + (type === 'submarine' ? 2 : WARSHIPS.includes(type) ? 1 : 0), 0);
    const worth = board.territories
      .filter(({ id }) => state.control[id] === power && neighboursIn(board.coasts, zone).includes(id))
      .reduce((all, { ipc }) => all + ipc, 0);
    return sum + Math.min(cost, worth);
  }, 0);
}

/** Whether ANZAC holds a territory that is Japan's when the game begins (OBJ-12). */
const isOnJapaneseGround = ({ control }: GameState): boolean => JAPANESE.some((space) => control[space] === 'anzac');

const JAPANESE = [
  'caroline-islands',
  'formosa',
  'hainan',
  'iwo-jima',
  'japan',
  'korea',
  'marianas',
  'marshall-islands',
  'okinawa',
  'palau-island',
  'siam',
];

/** One space farther from an air base, and for ships from a zone beside a naval base (AB-1, NB-2). */
function fartherFrom(state: GameState, unit: Unit, start: SpaceId): number {
  const board = boardOf(state);
  const stands = (space: SpaceId, base: string): boolean => facilitiesIn(state, space)[base] !== undefined;
  const domain = board.unitTypes.get(unit.type)?.domain;
  if (domain === 'air') return stands(start, 'air-base') ? 1 : 0;
  const isBeside = neighboursIn(board.coasts, start).some((space) => stands(space, 'naval-base'));
  return domain === 'sea' && isBeside ? 1 : 0;
}

/** China's infantry and guns come on any ground of its own, even taken this turn (CHN-2, CHN-3). */
function isOnChineseGround({ edition, control }: GameState, { owner, type, space }: Unit): boolean {
  const isItsGround = territoryOf(boardOf({ edition }), space)?.firstController === 'china';
  return owner === 'china' && ['infantry', 'artillery'].includes(type) && isItsGround && control[space] === 'china';
}

const WARSHIPS = ['battleship', 'carrier', 'cruiser', 'destroyer'];

export const PACIFIC: Book = {
  stops: WARSHIPS,
  stopsSubmarines: ['destroyer'],
  captures: ['infantry', 'artillery', 'mechanized-infantry', 'tank'],
  canBlitz: ['tank', 'mechanized-infantry'],
  cargoMayStay: false,
  fliesHomeAfterBattle: false,
  divesForTheTurn: false,
  dieCost: 0,
  developed: {},
  supports: [
    { by: ['artillery'], raises: ['infantry', 'mechanized-infantry'], to: 2 },
    { by: ['fighter', 'tank'], raises: ['tactical-bomber'], to: 4 },
  ],
  mobilizes: { 'minor-complex': 3, 'major-complex': 10 },
  bonus: pacificBonus,
  ofNobody: 'neutral',
  hasLastingDamage: true,
  airBattle: { attacker: 1, defender: 2 },
  lost: lostInConvoys,
  declaresWarIn: 'collect-income',
  placesAnywhere: isOnChineseGround,
  fartherFrom,
};
