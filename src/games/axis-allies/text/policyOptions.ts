import type { BattleKind, BattleSide, UnitTypeId } from '../../../engine/axis-allies/index.ts';
import type { Aim, CasualtyPolicy, RetreatPolicy, SubmergePolicy } from '../odds/policies.ts';
import { percent } from '../../../text/chances.ts';

/** A policy that can be chosen, and its name in a list. */
export interface PolicyOption<Policy> {
  readonly policy: Policy;
  readonly text: string;
}

const CASUALTIES: readonly PolicyOption<CasualtyPolicy>[] = [
  { policy: 'suggested', text: 'What the rules suggest' },
  { policy: 'cheapest', text: 'The cheapest first' },
  { policy: 'keep-capturer', text: 'The cheapest, but one stays to capture' },
  { policy: 'keep-air', text: 'All others before aircraft' },
];

/** What is best by an aim, as the side sees it. */
const BEST: Readonly<Record<BattleSide, readonly PolicyOption<{ readonly best: Aim }>[]>> = {
  attacker: [
    { policy: { best: 'win' }, text: 'Whatever is best to win' },
    { policy: { best: 'capture' }, text: 'Whatever is best to take the territory' },
    { policy: { best: 'swing' }, text: 'Whatever is best in IPCs' },
  ],
  defender: [
    { policy: { best: 'win' }, text: 'Whatever is best against a win' },
    { policy: { best: 'capture' }, text: 'Whatever is best to hold the territory' },
    { policy: { best: 'swing' }, text: 'Whatever is best in IPCs' },
  ],
};

/**
 * Which units a side loses first; only on land is a territory taken, and only attackers keep a unit for that. In order
 * means that of these types.
 */
export const casualtyOptions = (
  side: BattleSide,
  kind: BattleKind,
  inOrder: readonly UnitTypeId[],
): readonly PolicyOption<CasualtyPolicy>[] => [
  ...CASUALTIES.filter(({ policy }) => policy !== 'keep-capturer' || (side === 'attacker' && kind === 'land')),
  { policy: { inOrder }, text: 'In this order' },
  ...(kind === 'sea'
    ? [{ policy: { inOrder, damageFirst: true }, text: 'First hits of ships that take two, then this order' } as const]
    : []),
  ...BEST[side].filter(({ policy }) => policy.best !== 'capture' || kind === 'land'),
];

export const RETREAT_OPTIONS: readonly PolicyOption<RetreatPolicy>[] = [
  { policy: 'never', text: 'Never' },
  { policy: 'when-behind', text: 'When the defenders can take more hits' },
  ...[1, 2, 3].map((afterRounds) => ({ policy: { afterRounds }, text: `After round ${afterRounds}` })),
  ...[0.25, 0.4, 0.5, 0.6].map((below) => ({
    policy: { below },
    text: `When they win with less than ${percent(below)}`,
  })),
  { policy: { best: 'swing' }, text: 'When that is best in IPCs' },
];

const SUBMERGE: readonly PolicyOption<SubmergePolicy>[] = [
  { policy: 'never', text: 'Never' },
  { policy: 'always', text: 'As soon as they can' },
  { policy: 'when-alone', text: 'When no others are left' },
];

/** When the submarines of a side submerge. */
export const submergeOptions = (side: BattleSide): readonly PolicyOption<SubmergePolicy>[] => [
  ...SUBMERGE,
  ...BEST[side].filter(({ policy }) => policy.best !== 'capture'),
];
