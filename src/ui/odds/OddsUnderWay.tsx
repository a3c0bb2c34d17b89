import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { percent } from '../../text/chances.ts';

/** The odds of the battle under way, as it stands. */
export function OddsUnderWay() {
  const found = useKnownOdds(({ underWay }) => underWay);
  if (found === null || typeof found === 'string') return null;
  return <p className="odds">Chance that the attackers win: {percent(found.results['attacker-won'])}</p>;
}
