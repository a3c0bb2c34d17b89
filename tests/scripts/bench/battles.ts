import type { ByUnitType, Edition, GameState } from '../../../src/engine/axis-allies/index.ts';
import { askedBattle } from '../../../src/games/axis-allies/odds/index.ts';
import type { FirstFire } from './plainOdds.ts';

/** The battles by which the speed of the odds is measured. */
export interface MeasuredBattle {
  readonly what: string;
  readonly attackers: ByUnitType<number>;
  readonly defenders: ByUnitType<number>;
  /** Milliseconds. */
  readonly budget: number;
  /** Types of which each side has one that is damaged; where damage lasts. */
  readonly damaged?: readonly string[];
}

const fleet = (n: number): ByUnitType<number> => ({
  submarine: 2 * n,
  destroyer: 2 * n,
  fighter: 2 * n,
  carrier: n,
  battleship: n,
  transport: 2 * n,
});

const largerFleet: ByUnitType<number> = {
  submarine: 3,
  destroyer: 3,
  cruiser: 2,
  fighter: 3,
  'tactical-bomber': 3,
  carrier: 3,
  battleship: 2,
  transport: 1,
};

export const MEASURED_BATTLES: readonly MeasuredBattle[] = [
  {
    what: 'on land, 20 against 20',
    attackers: { infantry: 10, tank: 6, fighter: 4 },
    defenders: { infantry: 12, tank: 4, fighter: 4 },
    budget: 0.5,
  },
  {
    what: 'on land, 40 against 40',
    attackers: { infantry: 20, tank: 12, fighter: 8 },
    defenders: { infantry: 24, tank: 8, fighter: 8 },
    budget: 3,
  },
  { what: 'at sea, 10 against 10', attackers: fleet(1), defenders: fleet(1), budget: 1.5 },
  { what: 'at sea, 20 against 20', attackers: fleet(2), defenders: fleet(2), budget: 8 },
];

/** Battles of editions with more kinds of ships and aircraft, and with damage that lasts. */
export const LARGER_FLEETS: readonly MeasuredBattle[] = [
  {
    what: 'at sea, 20 against 20 of eight kinds, some damaged',
    attackers: largerFleet,
    defenders: largerFleet,
    damaged: ['carrier', 'battleship'],
    budget: 10,
  },
];

/** Whether an edition has all kinds of units of a battle. */
export const canBeFoughtIn = ({ units }: Edition, { attackers, defenders }: MeasuredBattle): boolean =>
  Object.keys({ ...attackers, ...defenders }).every((type) => units.some(({ id }) => id === type));

export function begun(
  edition: Edition,
  { attackers, defenders, damaged = [] }: Omit<MeasuredBattle, 'what' | 'budget'>,
): GameState {
  const battle = askedBattle(edition, { attackers, defenders });
  if (!battle.ok) throw new Error(battle.fault.join(' '));
  return damaged.length === 0 ? battle.value : withDamage(battle.value, damaged);
}

/** The battle with one ship of each of these types damaged on both sides. */
function withDamage(state: GameState, types: readonly string[]): GameState {
  const ships = [state.battle?.attackers ?? [], state.battle?.defenders ?? []].flatMap((side) =>
    types.flatMap((type) => side.find((id) => state.units[id]?.type === type) ?? []),
  );
  const hit = ships.map((id) => [id, { ...state.units[id]!, damaged: true as const }]);
  return { ...state, units: { ...state.units, ...Object.fromEntries(hit) } };
}

/** When submarines fire first: in editions with an opening fire always. */
export const firstFireIn = ({ battleSteps }: Edition): FirstFire =>
  (battleSteps.sea ?? []).some(({ work }) => work?.does === 'submerge' && !work.endsRound)
    ? 'without-destroyer'
    : 'always';
