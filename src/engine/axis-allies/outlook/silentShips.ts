import { isActing } from '../acting.ts';
import { boardOf } from '../board.ts';
import { canBeBombarded, hasFoughtAtSea } from '../combat/bombardment.ts';
import { battlesToCome } from '../moves/engage.ts';
import { areFriends, deedOf, typeOf, unitsIn } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';

/**
 * The ships beside a landing that one could take to bombard its coast and that do not, those of a kind together, each
 * time with the rule that keeps them from it (BOM-1, BOM-2, BOM-3, BOM-4, BOM-5).
 */
export function silentShips(state: GameState, { space, landingFrom }: BattlePlan): readonly Refusal[] {
  const found = new Map<string, { readonly rule: RuleId; readonly units: Unit[] }>();
  for (const ship of landingFrom.flatMap((zone) => unitsIn(state, zone))) {
    if (!areFriends(state, ship.owner, state.power) || !couldBombard(state, ship)) continue;
    const rule = silencing(state, space, ship);
    if (rule === null) continue;
    const key = `${rule} ${ship.type} ${ship.owner}`;
    found.set(key, { rule, units: [...(found.get(key)?.units ?? []), ship] });
  }
  return [...found.values()].map(({ rule, units }) =>
    refusal(rule, 'cannot-bombard', { units: units.map(({ id }) => id), spaces: [space] }),
  );
}

/** Whether ships of its type bombard, at least with a development. */
const couldBombard = (state: GameState, ship: Unit): boolean =>
  typeOf(state, ship).bombards > 0 ||
  boardOf(state).edition.developments.some(({ changes }) => changes[ship.type]?.bombards);

/** The rule that keeps a ship in a zone of the landing from bombarding this territory, or null. */
function silencing(state: GameState, territory: string, ship: Unit): RuleId | null {
  if (!isActing(state, ship.owner)) return 'COM-14';
  if (typeOf(state, ship).bombards === 0) return 'BOM-4';
  if (deedOf(state, ship.id)?.bombarded) return 'BOM-5';
  if (hasFoughtAtSea(state, ship) || battlesToCome(state).some((plan) => plan.space === ship.space)) return 'BOM-2';
  return canBeBombarded(state, territory) ? null : 'BOM-3';
}
