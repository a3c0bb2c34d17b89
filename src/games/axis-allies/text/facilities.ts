import {
  facilitiesIn,
  type FacilityKind,
  type GameState,
  kindsIn,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';
import { counted, ipcs, joinWords, withArticle } from '../../../text/words.ts';
import { unitTypeName } from './unitNames.ts';

/** What stands in a territory, in words: complexes and bases with their damage (FAC). */

/** 'industrial complex', 'naval base, 4 of 6 points of damage, out of order': each facility of a space. */
export const facilityNames = (game: GameState, space: SpaceId): readonly string[] =>
  kindsIn(game, space).map((kind) => unitTypeName(kind.id) + damageText(kind, facilitiesIn(game, space)[kind.id] ?? 0));

const damageText = ({ maxDamage, failsAt }: FacilityKind, damage: number): string =>
  damage === 0
    ? ''
    : `, ${damage} of ${counted(maxDamage, 'point')} of damage` +
      (failsAt !== null && damage >= failsAt ? ', out of order' : '');

/** 'It has an industrial complex.'; a sentence for each facility that is damaged. */
export function facilitySentences(game: GameState, space: SpaceId): readonly string[] {
  const kinds = kindsIn(game, space);
  if (kinds.length === 0) return [];
  const standing = facilitiesIn(game, space);
  const damaged = kinds.filter(({ id }) => (standing[id] ?? 0) > 0);
  return [
    `It has ${anyOf(kinds)}.`,
    ...damaged.map((kind) => `The ${unitTypeName(kind.id)} has${damageText(kind, standing[kind.id] ?? 0).slice(1)}.`),
  ];
}

/** 'a minor complex and a naval base'. */
const anyOf = (kinds: readonly FacilityKind[]): string =>
  joinWords(kinds.map(({ id }) => withArticle(unitTypeName(id))));

/** 'there is an industrial complex': what stands in a space and stops those who enter; '' if nothing does. */
export function standingText(game: GameState, space: SpaceId): string {
  const kinds = kindsIn(game, space);
  return kinds.length === 0 ? '' : `there ${kinds.length === 1 ? 'is' : 'are'} ${anyOf(kinds)}`;
}

/** What a facility gives, in a sentence or more: 'Ships that begin their turn here go 1 space further.' */
export function facilityUse({ mobilizes, adds, repairs, scrambles }: FacilityKind): string {
  const units = mobilizes === 'value' || mobilizes === 0 ? 'New units' : `${mobilizes} new units a turn`;
  const further = (who: string, more: number): string =>
    `${who} that begin their turn here go ${counted(more, 'space')} further.`;
  return [
    ...(mobilizes === 0 ? [] : [`${units} can be placed here and in the sea beside it.`]),
    ...(adds.air > 0 ? [further('Aircraft', adds.air)] : []),
    ...(adds.sea > 0 ? [further('Ships', adds.sea)] : []),
    ...(scrambles.length > 0 ? ['From islands its aircraft can join a battle in the sea around.'] : []),
    ...(repairs.length > 0 ? ['Damaged ships beside it are whole again when units are bought.'] : []),
  ].join(' ');
}

/** 'worth at least 2 IPCs, on no island,': what the ground of a new facility must be like. */
export function siteText({ site: { value, onCoast, onIslands } }: FacilityKind): string {
  const wants = [
    ...(value > 0 ? [`worth at least ${ipcs(value)}`] : []),
    ...(onCoast ? ['on a coast'] : []),
    ...(onIslands ? [] : ['on no island']),
  ];
  return wants.length > 1 ? `${wants.join(', ')},` : wants.join();
}
