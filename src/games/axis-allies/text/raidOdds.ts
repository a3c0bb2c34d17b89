import type { UnitTypeId } from '../../../engine/axis-allies/index.ts';
import type { RaidOdds, RocketOdds } from '../odds/raidOdds.ts';
import { expected, percent, withSign } from '../../../text/chances.ts';
import { unitTypeName } from './unitNames.ts';
import { counted, oneOrMany } from '../../../text/words.ts';
import type { Worth } from '../odds/planOdds.ts';

/** What a raid is expected to come to, in two short lines. */
export function raidOddsText(found: RaidOdds): readonly [taken: string, lost: string] {
  const { ipcs, swing, taken, lost, facilities } = found;
  if (facilities) return damageOddsText(found, facilities);
  const most = takeText(ipcs.taken, taken);
  // Where no gun fires nobody is lost.
  if (lost.length === 1) return [most, 'Nobody fires'];
  const shotDown = `${lost.length === 2 ? 'Shot down' : 'Somebody shot down'}: ${percent(1 - (lost[0] ?? 0))}.`;
  return [most, `${shotDown} Lose ${expected(ipcs.lost)}, on balance ${withSign(swing)} IPCs`];
}

/** What a raid on facilities is expected to come to, if the defender meets it as is best for it. */
function damageOddsText(
  { ipcs, swing, taken, lost }: RaidOdds,
  { met, damage }: NonNullable<RaidOdds['facilities']>,
): readonly [taken: string, lost: string] {
  const each = Object.entries(damage).filter(([, mean]) => mean > 0);
  const shared = each.map(([facility, mean]) => `${unitTypeName(facility)} ${expected(mean)}`).join(', ');
  const most = `Damage for ${expected(ipcs.taken)} of at most ${taken.length - 1} IPCs`;
  const shot = lost.length === 2 ? 'shot down' : 'somebody shot down';
  const metText =
    met === 0 ? 'If nobody meets it' : `If ${counted(met, 'fighter')} ${oneOrMany(met, 'meets', 'meet')} it`;
  const downs = met === 0 ? '' : `, shoot down ${expected(ipcs.downed)}`;
  return [
    each.length > 1 ? `${most} (${shared})` : most,
    `${metText}, ${shot}: ${percent(1 - (lost[0] ?? 0))}. ` +
      `Lose ${expected(ipcs.lost)}${downs}, on balance ${withSign(swing)} IPCs`,
  ];
}

const takeText = (ipcs: number, taken: readonly number[]): string =>
  `Take ${expected(ipcs)} of at most ${taken.length - 1} IPCs`;

/** What a rocket is expected to come to, in a short line. */
export const rocketOddsText = ({ ipcs, taken }: RocketOdds): string =>
  taken.length === 1 ? 'Nothing to take' : takeText(ipcs, taken);

interface Share {
  readonly what: string;
  readonly chance: number;
}

/** So many groups of IPCs are listed at most. */
const MOST_GROUPS = 8;

/** How likely it is that a raid or a rocket takes so many IPCs, near ones together. */
export function takenShares({ taken }: Pick<RaidOdds, 'taken'>): readonly Share[] {
  const width = Math.ceil(taken.length / MOST_GROUPS);
  const groups: Share[] = [];
  for (let from = 0; from < taken.length; from += width) {
    const chances = taken.slice(from, from + width);
    const to = from + chances.length - 1;
    groups.push({ what: from === to ? `${from}` : `${from} to ${to}`, chance: chances.reduce((sum, p) => sum + p, 0) });
  }
  return groups.filter(({ chance }) => chance > 0);
}

/** How likely it is that so many raiders are shot down. */
export function lostShares({ lost }: RaidOdds, raiders: readonly UnitTypeId[]): readonly Share[] {
  const [type, ...others] = new Set(raiders);
  const name = type === undefined || others.length > 0 ? 'raider' : unitTypeName(type);
  return lost
    .map((chance, n) => ({ what: n === 0 ? 'None' : counted(n, name), chance }))
    .filter(({ chance }) => chance > 0);
}

/** What all battles of a plan come to together, in short lines; of raids alone nobody is said to win. */
export function raidWorthText(
  { all, none, lost, production, seized, raided, swing, spread }: Worth,
  hasBattles: boolean,
): readonly string[] {
  if (!hasBattles)
    return [
      `Raids cost them ${expected(raided)} IPCs`,
      `Lose ${expected(lost.attacker)}, on balance ${withSign(swing)} IPCs, give or take ${expected(spread)}`,
    ];
  const seizure = seized > 0 ? ` and seize ${expected(seized)}` : '';
  const raids = raided > 0 ? `, raids cost them ${expected(raided)}` : '';
  const losses = `Lose ${expected(lost.attacker)}, destroy ${expected(lost.defender)}`;
  return [
    `All won ${percent(all)}, none ${percent(none)}`,
    `${losses}, take production of ${expected(production)}${seizure}${raids}`,
    `On balance ${withSign(swing)} IPCs, give or take ${expected(spread)}`,
  ];
}
