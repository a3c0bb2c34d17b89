import {
  drawAdvantages,
  type AdvantageId,
  type AdvantageDraw,
  type Edition,
} from '../../../../engine/axis-allies/index.ts';
import { die, type ByPower, type PowerId } from '../../../../engine/index.ts';

/** How the powers come to their advantages (NA-1). */
export type WayOfAgreeing = 'none' | 'lot' | 'chosen';

/** What the form says of advantages. */
export interface Agreed {
  readonly way: WayOfAgreeing;
  /** How many each power draws by lot. */
  readonly each: number;
  /** The seed of the dice that were rolled for the lot; null before. */
  readonly drawnBy: string | null;
  readonly chosen: ByPower<readonly AdvantageId[]>;
}

export const NOTHING_AGREED: Agreed = { way: 'none', each: 1, drawnBy: null, chosen: {} };

/**
 * The lot of a power: dice of the game's seed, but not those that fall in play. They are the same however many are
 * drawn, so nobody can roll until the dice please.
 */
export const lotOf = (edition: Edition, power: PowerId, each: number, seed: string): readonly AdvantageDraw[] =>
  drawAdvantages(edition, power, each, (n) => die(`${seed} advantages of ${power}`, n));

/** The advantages that a game begins with; powers without any are left out. */
export function advantagesIn(edition: Edition, agreed: Agreed, seed: string): Record<PowerId, AdvantageId[]> {
  const { way, each, chosen } = agreed;
  if (way === 'none') return {};
  const ofPower = (power: PowerId): AdvantageId[] =>
    way === 'lot'
      ? lotOf(edition, power, each, seed).flatMap(({ advantage }) => advantage?.id ?? [])
      : [...(chosen[power] ?? [])];
  const lists = edition.turnOrder.map((power): [PowerId, AdvantageId[]] => [power, ofPower(power)]);
  return Object.fromEntries(lists.filter(([, own]) => own.length > 0));
}

/** Whether the lot is drawn by the dice of this seed. */
export const isDrawn = ({ drawnBy }: Agreed, seed: string): boolean => drawnBy === seed;

/** Why a game cannot start with this; empty if it can. */
export const agreedFaults = (agreed: Agreed, seed: string): readonly string[] =>
  agreed.way === 'lot' && !isDrawn(agreed, seed) ? ['The national advantages are not drawn yet.'] : [];
