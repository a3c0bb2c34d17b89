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
}

const fleet = (n: number): ByUnitType<number> => ({
  submarine: 2 * n,
  destroyer: 2 * n,
  fighter: 2 * n,
  carrier: n,
  battleship: n,
  transport: 2 * n,
});

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

export function begun(edition: Edition, { attackers, defenders }: Omit<MeasuredBattle, 'what' | 'budget'>): GameState {
  const battle = askedBattle(edition, { attackers, defenders });
  if (!battle.ok) throw new Error(battle.fault.join(' '));
  return battle.value;
}

/** When submarines fire first: in editions with an opening fire always. */
export const firstFireIn = ({ battleSteps }: Edition): FirstFire =>
  (battleSteps.sea ?? []).some(({ work }) => work?.does === 'submerge' && !work.endsRound)
    ? 'without-destroyer'
    : 'always';
