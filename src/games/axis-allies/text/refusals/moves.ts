import {
  editionOf,
  guardOf,
  isFriendlyTerritory,
  territoryOf,
  boardOf,
  railwayOf,
  typeOf,
  type Canal,
  type GameState,
  type Reason,
  type Refusal,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { standingText } from '../facilities.ts';
import { groundOf } from '../homeGround.ts';
import { groundName, spaceList, spaceName, thePower } from '../names.ts';
import { enemiesThere, isOrAre } from '../unitNames.ts';
import { capitalized, counted, joinWords } from '../../../../text/words.ts';
import type { RefusalWords, Sentence } from './refusalWords.ts';

const isSea = (state: GameState, space: SpaceId | null): boolean =>
  space !== null && territoryOf(boardOf(state), space) === null;

/** Refusals of moves in both movement phases; those about aircraft are in flights.ts. */
export const MOVE_REFUSALS = {
  'already-moved': ({ state, refusal, Units, single }) => {
    const [first] = refusal.units ?? [];
    const deed = first === undefined ? undefined : state.turn.deeds[first];
    if (deed?.assault !== undefined && (refusal.rule === 'CM-7' || refusal.rule === 'CM-18'))
      return `${Units} ${single ? 'has' : 'have'} already been told to assault ${spaceName(state, deed.assault)}.`;
    if (deed?.did === 'loaded' || deed?.did === 'offloaded')
      return (
        `${Units} ${deed.did === 'loaded' ? 'went aboard' : 'landed'} this turn, and that was ` +
        `${single ? 'its' : 'their'} whole move.`
      );
    const from = deed?.route[0];
    const to = deed?.route.at(-1);
    const way =
      single && from !== undefined && to !== undefined && from !== to
        ? `, from ${spaceName(state, from)} to ${spaceName(state, to)}`
        : '';
    return `${Units} ${single ? 'has' : 'have'} already moved this turn${way}.`;
  },
  'already-fought': ({ Units, where, single }) =>
    `${Units}${where} ${single ? 'has' : 'have'} fought this turn and cannot move any more.`,
  'same-space': ({ Units, single, inPlace }) => `${Units} ${single ? 'is' : 'are'} already ${inPlace}.`,
  'neutral-space': ({ state, space, Place }) =>
    `${Place} is ${groundName(state, space ?? '')}: no unit may enter it, pass through it or fly over it.`,
  'guarded-ground': ({ state, space, Place }) => {
    const guards = (guardOf(state, space ?? '')?.by ?? []).map((power) => thePower(state, power));
    return (
      `${Place} is ${groundName(state, space ?? '')}: only land units of ${joinWords(guards) || 'its guards'} may ` +
      'walk in, in noncombat move, and then it is theirs.'
    );
  },
  'at-peace': ({ state, space, Place }) =>
    `${Place} is held by ${holder(state, space)}, at peace with ${thePower(state, state.power)}: no unit of either ` +
    'may enter ground of the other, pass through it or fly over it.',
  'war-not-begun': ({ state, space, Place }) =>
    `${Place} is held by ${holder(state, space)}. ${capitalized(thePower(state, state.power))} may begin no war: ` +
    'before there is one, its units neither enter such ground nor pass through it or fly over it.',
  'off-its-ground': ({ state, refusal, Units, single, Place }) =>
    `${Units} ${single ? 'keeps' : 'keep'} to ${groundOf(state, refusal.power ?? state.power)}, on the way too: ` +
    `${Place} is none of these.`,
  'neutral-ground': ({ Place, units }) =>
    `${Place} is neutral ground: ${units} may fly there to attack it, but neither over it nor on from it in this ` +
    'phase.',
  'wrong-in-war': ({ place, units }) =>
    `To attack ${place} brings war, and then what ${units} did in this phase would be against the rules: war counts ` +
    'for the whole phase.',
  'wrong-element': wrongElement,
  'too-far': ({ state, refusal, Units, units, single, place, Place, requested, allowed }) =>
    requested === null || allowed === null
      ? `${Place} is too far for ${units}.`
      : `${Units} would need ${counted(requested, 'move')} to reach ${place} and ${single ? 'has' : 'have'} ` +
        `${allowed === 0 ? 'none left' : `only ${allowed}`}${offRails(state, refusal, requested)}.`,
  'no-route': ({ state, units, place, space, refusal }) =>
    refusal.rule === 'CM-16' && !isSea(state, space)
      ? `There is no way over land to ${place} for ${units}; only a transport could take ` +
        `${refusal.units?.length === 1 ? 'it' : 'them'}.`
      : `There is no open way to ${place} for ${units}.`,
  'must-stop': ({ state, refusal, Units, space, inPlace }) =>
    `${Units} must stop ${inPlace} and cannot go on from there this turn${whyStop(state, refusal.rule, space)}.`,
  'canal-closed': ({ state, refusal, units }) => {
    const canal = canalBetween(state, refusal.spaces ?? []);
    if (canal === null) return `The canal is closed to ${units}: your side did not hold it when the turn began.`;
    const held =
      canal.controlledBy.length > 1
        ? `both ${spaceList(state, canal.controlledBy)}`
        : spaceList(state, canal.controlledBy);
    return `The ${canal.name} is closed to ${units}: your side did not hold ${held} when the turn began.`;
  },
  'strait-closed': ({ state, Units }) =>
    `${Units} cannot sail into or out of ` +
    `${spaceList(state, editionOf(state.edition).closedToSeaUnits, 'or')}, which is closed to ships.`,
  'route-broken': ({ state, refusal, Units }) => {
    const [from, to] = refusal.spaces ?? [];
    if (from === undefined) return `${Units} cannot go by the route you gave.`;
    return refusal.rule === 'MAP-1' && to !== undefined
      ? `${Units} cannot go straight from ${spaceName(state, from)} to ${spaceName(state, to)}.`
      : `${Units} cannot fly by way of ${spaceList(state, refusal.spaces ?? [])}.`;
  },
  'cargo-moves-with-ship': ({ refusal, Units, where, single }) =>
    refusal.rule === 'CAR-3'
      ? `${Units}${where} ${single ? 'is' : 'are'} shut in aboard a damaged carrier, and can fly when it is repaired.`
      : `${Units}${where} ${single ? 'is' : 'are'} aboard and can only go where the ship goes.`,
  'noncombat-only': ({ state, refusal, Units, single }) => {
    const isGuest = (refusal.units ?? []).some((id) => state.units[id]?.owner !== state.power);
    const after = isGuest
      ? `after combat ${single ? 'it moves' : 'they move'} only on ${single ? 'its' : 'their'} own power’s turn.`
      : `${single ? 'it moves' : 'they move'} after combat.`;
    return `${Units} cannot move in combat move, only go aboard a transport; ${after}`;
  },
  'ends-friendly': ({ Units, place }) =>
    `${Units} cannot go to ${place} in combat move, because there is no enemy to attack there; other ` +
    'moves come after combat.',
  'move-without-purpose': ({ state, refusal, Units, single, place }) =>
    `${Units} moved to ${place}, where ${single ? 'it has' : 'they have'} no enemy to fight and ` +
    (areTransports(state, refusal) ? `${single ? 'lands' : 'land'} no troops` : 'no landing to support') +
    '; such moves come after combat.',
  'hostile-space': ({ state, units, space, place }) =>
    isSea(state, space)
      ? `In noncombat move ${units} cannot sail into ${place}, where ${warships(state, space)}.`
      : `In noncombat move ${units} cannot enter ${place}, which ${holder(state, space)} holds.`,
} satisfies Partial<Record<Reason, Sentence>>;

/** ': by the Trans-Siberian Railway it moves farther only if …', for a unit that would have had the moves there. */
function offRails(state: GameState, { units = [] }: Refusal, requested: number): string {
  const unit = state.units[units[0] ?? ''];
  const line = unit === undefined ? null : railwayOf(state, unit);
  if (line === null || requested > line.railway.move) return '';
  return (
    `: by the ${line.name} ${units.length === 1 ? 'it moves' : 'they move'} farther only if the whole way lies ` +
    `among ${spaceList(state, line.railway.spaces)}`
  );
}

/** Whether all units of a refusal are unarmed ships with a hold. */
const areTransports = (state: GameState, { units = [] }: Refusal): boolean =>
  units.every((id) => {
    const type = state.units[id] && typeOf(state, state.units[id]);
    return type !== undefined && type.hold.length > 0 && type.unarmed;
  });

function canalBetween(state: GameState, zones: readonly SpaceId[]): Canal | null {
  return editionOf(state.edition).canals.find(({ between }) => between.every((zone) => zones.includes(zone))) ?? null;
}

/** Ships sent to land, land units sent to sea, troops sent aboard or ashore where that is impossible. */
function wrongElement({ state, refusal, Units, place, space }: RefusalWords): string {
  if (refusal.rule === 'CM-16') return `${Units} cannot go aboard in ${place}: transports are loaded at sea.`;
  if (refusal.rule === 'CM-18' || refusal.rule === 'NCM-8')
    return `${Units} cannot go ashore in ${place}: that is not a territory on the coast.`;
  return isSea(state, space)
    ? `${Units} cannot move into ${place}: land units go to sea aboard transports only.`
    : `${Units} cannot go ashore in ${place}: ships stay at sea.`;
}

/** ', because Japan’s battleship is there': what makes a unit stop. */
function whyStop(state: GameState, rule: string, space: SpaceId | null): string {
  if (space === null) return '';
  if (rule === 'CM-3') return ', because the enemy holds it';
  if (rule === 'SUB-3') return ', because a submarine lies under water there';
  const stopsSubmarines = rule === 'CM-14' || rule === 'NCM-4';
  const enemies = enemiesThere(state, space, ({ huntsSubmarines, barsZones }) =>
    isSea(state, space) ? (stopsSubmarines ? huntsSubmarines : barsZones) : true,
  );
  if (enemies !== '') return `, because ${enemies} ${isOrAre(enemies)} there`;
  const standing = standingText(state, space);
  if (standing !== '') return `, because ${standing} there`;
  if (isFriendlyTerritory(state, space, state.power)) return '';
  const alone = rule === 'MECH-2' ? ' and no tank of the same order takes it along' : '';
  return `, because the enemy holds it${alone}`;
}

/** 'Japan’s battleship is'. */
function warships(state: GameState, space: SpaceId | null): string {
  const enemies = space === null ? '' : enemiesThere(state, space, ({ barsZones }) => barsZones);
  return enemies === '' ? 'enemy warships are' : `${enemies} ${isOrAre(enemies)}`;
}

function holder(state: GameState, space: SpaceId | null): string {
  const power = space === null ? undefined : state.control[space];
  return power === undefined ? 'the enemy' : thePower(state, power);
}
