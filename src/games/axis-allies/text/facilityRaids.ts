import {
  facilitiesIn,
  kindsIn,
  raidable,
  type FacilityId,
  type GameState,
  type SpaceId,
  type Unit,
  type UnitId,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';
import { capitalized, counted, joinWords, oneOrMany } from '../../../text/words.ts';
import { spaceName, thePower } from './names.ts';
import { unitList, unitTypeName } from './unitNames.ts';

/** Words for raids that are met in the air and damage facilities (SBR-6, SBR-7). */

/** '2 bombers, escorted by a fighter, come to raid Malaya. …': who comes, and what an air battle is. */
export function raidComesText(state: GameState, space: SpaceId, units: readonly Unit[]): string {
  const on = (duty: 'raid' | 'escort'): readonly UnitId[] =>
    units.flatMap(({ id }) => (state.turn.deeds[id]?.duty === duty ? [id] : []));
  const [raiders, escorts] = [on('raid'), on('escort')];
  const escorted = escorts.length > 0 ? `, escorted by ${unitList(state, escorts)},` : '';
  return (
    `${capitalized(unitList(state, raiders))} of ${thePower(state, state.power)}${escorted} ` +
    `${oneOrMany(raiders.length, 'comes', 'come')} to raid ${spaceName(state, space)}. Those that meet the raid ` +
    'fight one round in the air before it; bombers do not fire in it.'
  );
}

/** 'The fighter escorts the raid', '1 of 2 fighters escorts the raid'. */
export function escortText(type: UnitTypeId, escorting: number, all: number): string {
  const name = unitTypeName(type, all);
  if (all === 1) return `The ${name} ${escorting === 1 ? 'escorts the raid' : 'fights'}`;
  return `${escorting} of ${all} ${name} ${oneOrMany(escorting, 'escorts', 'escort')} the raid`;
}

/** 'Meet it with 2 fighters'. */
export const interceptText = (state: GameState, chosen: readonly UnitId[]): string =>
  chosen.length === 0 ? 'Meet the raid' : `Meet it with ${unitList(state, chosen)}`;

/** '2 bombers are left to raid Japan, each one facility.' */
export const sharedText = (state: GameState, space: SpaceId, units: readonly UnitId[]): string =>
  `${capitalized(unitList(state, units))} ${oneOrMany(units.length, 'raids', 'raid')} ${spaceName(state, space)}` +
  `${units.length > 1 ? ', each one facility' : ''}. Each facility fires at those that raid it.`;

/** '2 of 6 points of damage; 4 more at most'. */
export function facilityDamageText(state: GameState, space: SpaceId, facility: FacilityId): string {
  const most = kindsIn(state, space).find(({ id }) => id === facility)?.maxDamage ?? 0;
  const damage = facilitiesIn(state, space)[facility] ?? 0;
  return damage >= most
    ? `${counted(damage, 'point')} of damage: it takes no more`
    : `${damage} of ${counted(most, 'point')} of damage`;
}

export const sharesLeftText = (left: number): string =>
  left === 0 ? 'All are shared out.' : `${counted(left, 'raider')} still to share out.`;

/** 'A bomber: one die each, its points of damage to one facility. The naval base takes 4 more at most.' */
export function damageRollText(state: GameState, space: SpaceId, raiders: readonly UnitId[]): readonly string[] {
  const each = raiders.length === 1 ? '' : ' each';
  const standing = facilitiesIn(state, space);
  const room = raidable(state, space).map(
    ({ id, maxDamage }) => `the ${unitTypeName(id)} takes ${maxDamage - (standing[id] ?? 0)} more`,
  );
  const fires = raidable(state, space).some(({ antiaircraftFire }) => antiaircraftFire > 0);
  return [
    `${capitalized(unitList(state, raiders))}: one die${each}, as points of damage to one facility.`,
    `${capitalized(joinWords(room))} at most.`,
    ...(fires ? ['Each facility fires first at those that raid it.'] : []),
  ];
}
