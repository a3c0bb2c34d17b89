import {
  kindsIn,
  limitOf,
  raidable,
  raidLoss,
  typeOf,
  type GameState,
  type SpaceId,
  type Unit,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { damageRollText } from './facilityRaids.ts';
import { powerName, spaceName } from './names.ts';
import { unitList, unitTypeName } from './unitNames.ts';
import { capitalized, ipcs } from '../../../text/words.ts';

/** The units of one kind: at least one. */
type AlikeUnits = readonly [Unit, ...Unit[]];

/** The given units by their kind, kinds in the order of their first units. */
export function alikeUnits(units: readonly Unit[], kindOf: (unit: Unit) => string): readonly AlikeUnits[] {
  const kinds = new Map<string, [Unit, ...Unit[]]>();
  for (const unit of units) {
    const kind = kindOf(unit);
    const known = kinds.get(kind);
    if (known) known.push(unit);
    else kinds.set(kind, [unit]);
  }
  return [...kinds.values()];
}

/** Words for raids and their dice (SBR-1, SBR-2, SBR-4, NA-GE-5). */

const HIGHEST = 6;

/** Raiders by their type. */
const byType = ({ units }: GameState, raiders: readonly UnitId[]): readonly AlikeUnits[] =>
  alikeUnits(
    raiders.flatMap((id) => units[id] ?? []),
    ({ type }) => type,
  );

/** The most that one raider can cost the enemy, by its dice and the territory's value. */
const mostOf = (state: GameState, space: SpaceId, raider: Unit): number =>
  raidLoss(state, space, raider, Array<number>(typeOf(state, raider).attackDice).fill(HIGHEST));

/** 'industrial complex', 'naval base', 'facilities': what a raid on a territory strikes. */
export function raidedName(state: GameState, space: SpaceId): string {
  const [kind, ...others] = kindsIn(state, space);
  return kind === undefined || others.length > 0 ? 'facilities' : unitTypeName(kind.id);
}

/** 'Does the bomber over Germany raid its industrial complex or fight?' */
export function raidQuestion(state: GameState, space: SpaceId, raiders: readonly UnitId[]): string {
  const n = raiders.length;
  const types = byType(state, raiders).map(([{ type }]) => type);
  const name = types.length === 1 ? unitTypeName(types[0] ?? '', n) : 'aircraft';
  const whole = n === 1 ? `Does the ${name}` : `Do the ${n} ${name}`;
  return `${whole} over ${spaceName(state, space)} raid its ${raidedName(state, space)} or fight?`;
}

/**
 * What each kind of raiders rolls and can take at most, by whatever limits it most: '2 bombers: one die each, at most
 * 4 IPCs each, the value of Caucasus.'
 */
export function raidersRoll(state: GameState, space: SpaceId, raiders: readonly UnitId[]): readonly string[] {
  if (raidable(state, space).length > 0) return damageRollText(state, space, raiders);
  const holder = state.control[space] ?? '';
  const has = state.treasury[holder] ?? 0;
  const most = raiders.flatMap((id) => state.units[id] ?? []).reduce((sum, one) => sum + mostOf(state, space, one), 0);
  const rolls = byType(state, raiders).map((all) => {
    const { attackDice, halvesRaidDice } = typeOf(state, all[0]);
    const each = all.length === 1 ? '' : ' each';
    const dice = attackDice === 1 ? 'one die' : `${attackDice} dice`;
    const counts = halvesRaidDice ? `half of ${dice}${each}, rounded up` : `${dice}${each}`;
    const who = unitList(
      state,
      all.map(({ id }) => id),
    );
    const limit =
      most > has ? '' : `, at most ${ipcs(mostOf(state, space, all[0]))}${each}${whyLimited(state, space, all[0])}`;
    return `${capitalized(who)}: ${counts}${limit}.`;
  });
  return most > has ? [...rolls, `${powerName(state, holder)} has ${ipcs(has)} and can lose no more.`] : rolls;
}

/** ', the value of Caucasus', if that takes away from what the dice can show. */
function whyLimited(state: GameState, space: SpaceId, raider: Unit): string {
  const { attackDice, halvesRaidDice } = typeOf(state, raider);
  const shown = attackDice * (halvesRaidDice ? HIGHEST / 2 : HIGHEST);
  return shown > limitOf(state, space) ? `, the value of ${spaceName(state, space)}` : '';
}

/** How the dice of a raid are read, as far as raiders differ from bombers with a die each. */
export function raidHint(state: GameState, space: SpaceId, raiders: readonly UnitId[]): string {
  if (raidable(state, space).length > 0) return 'what a die shows is points of damage';
  const peculiar = byType(state, raiders).flatMap((all) => {
    const { attackDice, halvesRaidDice } = typeOf(state, all[0]);
    const name = unitTypeName(all[0].type);
    // Each one's dice are limited by themselves, so it matters whose they are.
    if (attackDice > 1 && all.length > 1) return [`${attackDice} for each ${name} in turn`];
    return halvesRaidDice ? [`half of ${all.length > 1 ? 'each' : 'a'} ${name}’s die counts, rounded up`] : [];
  });
  const costs = raiders.length === 1 ? 'it costs the enemy' : 'each raider costs';
  const most = Math.max(0, ...raiders.flatMap((id) => state.units[id] ?? []).map((one) => mostOf(state, space, one)));
  return [...peculiar, `${costs} ${ipcs(most)} at most`].join('; ');
}
