import { limitOf, typeOf, type GameState, type SpaceId, type UnitId } from '../engine/index.ts';
import { alikeUnits, type Alike } from './alike.ts';
import { unitList, unitTypeName } from './unitNames.ts';
import { capitalized, ipcs } from './words.ts';

/** Words for the dice of raids (SBR-2, SBR-4, NA-GE-5). */

/** Raiders by their type. */
const byType = ({ units }: GameState, raiders: readonly UnitId[]): readonly Alike[] =>
  alikeUnits(
    raiders.flatMap((id) => units[id] ?? []),
    ({ type }) => type,
  );

/** What each kind of raiders rolls: '2 bombers: one die each, at most 10 IPCs each.' */
export const raidersRoll = (state: GameState, space: SpaceId, raiders: readonly UnitId[]): readonly string[] =>
  byType(state, raiders).map((all) => {
    const { attackDice, halvesRaidDice } = typeOf(state, all[0]);
    const each = all.length === 1 ? '' : ' each';
    const dice = attackDice === 1 ? 'one die' : `${attackDice} dice`;
    const counts = halvesRaidDice ? `half of ${dice}${each}, rounded up` : `${dice}${each}`;
    const who = unitList(
      state,
      all.map(({ id }) => id),
    );
    return `${capitalized(who)}: ${counts}, at most ${ipcs(limitOf(state, space))}${each}.`;
  });

/** How the dice of a raid are read, as far as raiders differ from bombers with a die each. */
export function raidHint(state: GameState, space: SpaceId, raiders: readonly UnitId[]): string {
  const peculiar = byType(state, raiders).flatMap((all) => {
    const { attackDice, halvesRaidDice } = typeOf(state, all[0]);
    const name = unitTypeName(all[0].type);
    // Each one's dice are limited by themselves, so it matters whose they are.
    if (attackDice > 1 && all.length > 1) return [`${attackDice} for each ${name} in turn`];
    return halvesRaidDice ? [`half of ${all.length > 1 ? 'each' : 'a'} ${name}’s die counts, rounded up`] : [];
  });
  const costs = raiders.length === 1 ? 'it costs the enemy' : 'each raider costs';
  return [...peculiar, `${costs} ${ipcs(limitOf(state, space))} at most`].join('; ');
}
