import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { worthText } from '../../text/raidOdds.ts';

/** What all battles to come are worth together; one alone says it itself. */
export function PlanWorth() {
  const worth = useKnownOdds((known) => known.worth);
  const battles = useKnownOdds(({ targets }) => Object.keys(targets).length);
  const raids = useKnownOdds((known) => Object.keys(known.raids).length);
  if (worth === null || battles + raids < 2) return null;
  const [chances, ...ipcs] = worthText(worth, battles > 0);
  const title = `All ${battles > 0 ? 'battles' : 'raids'} together`;
  return (
    <section className="odds odds--plan" aria-label={title}>
      <h4>{title}</h4>
      <p>
        <strong>{chances}</strong>
      </p>
      {ipcs.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
