import type { BattleSide, UnitTypeId } from '../../../engine/axis-allies/index.ts';
import type { Aim, CasualtyPolicy, Policies, RetreatPolicy, SubmergePolicy } from '../odds/policies.ts';
import { percent } from '../../../text/chances.ts';
import { unitTypeName } from './unitNames.ts';
import { counted } from '../../../text/words.ts';

const WHO: Readonly<Record<BattleSide, string>> = { attacker: 'The attacker', defender: 'The defender' };

/** How both sides decide in a battle, in sentences. That submarines stay goes without saying. */
export function policyWords({ attacker, defender, retreat }: Policies): readonly string[] {
  const dives = [divesText('attacker', attacker.submerge), divesText('defender', defender.submerge)];
  return [
    `The attacker loses ${losesText('attacker', attacker.casualties)}.`,
    `The defender loses ${losesText('defender', defender.casualties)}.`,
    `The attacker ${retreatsText(retreat)}.`,
    ...dives.flatMap((text) => text ?? []),
  ];
}

function losesText(side: BattleSide, policy: CasualtyPolicy): string {
  switch (policy) {
    case 'suggested':
      return 'the units that the rules suggest';
    case 'cheapest':
      return 'its cheapest units first';
    case 'keep-capturer':
      return 'its cheapest units first, and one that can take the territory last';
    case 'keep-air':
      return 'all other units before aircraft';
    // Policies with details are records.
    default:
      return 'best' in policy
        ? `whatever is best ${aimText(side, policy.best)}`
        : `${policy.damageFirst ? 'first hits of ships that take two, then ' : ''}${orderText(policy.inOrder)}`;
  }
}

const orderText = (types: readonly UnitTypeId[]): string =>
  [...types.map((type) => unitTypeName(type, 2)), 'all others'].join(', then ');

/** What a side aims at. */
function aimText(side: BattleSide, aim: Aim): string {
  switch (aim) {
    case 'win':
      return side === 'attacker' ? 'to win the battle' : 'to keep the attacker from winning';
    case 'capture':
      return side === 'attacker' ? 'to take the territory' : 'to hold the territory';
    case 'swing':
      return 'for the balance of IPCs';
  }
}

function retreatsText(policy: RetreatPolicy): string {
  if (policy === 'never') return 'never retreats';
  if (policy === 'when-behind') return 'retreats when the defender can take more hits';
  if ('afterRounds' in policy) return `retreats after ${counted(policy.afterRounds, 'round')}`;
  if ('below' in policy) return `retreats when its chance to win falls below ${percent(policy.below)}`;
  return `retreats when that is best ${aimText('attacker', policy.best)}`;
}

function divesText(side: BattleSide, policy: SubmergePolicy): string | null {
  switch (policy) {
    case 'never':
      return null;
    case 'always':
      return `${WHO[side]}’s submarines submerge as soon as they can.`;
    case 'when-alone':
      return `${WHO[side]}’s submarines submerge when no other units of their side are left.`;
    // A record, too.
    default:
      return `${WHO[side]}’s submarines submerge when that is best ${aimText(side, policy.best)}.`;
  }
}
