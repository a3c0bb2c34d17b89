import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { worthText } from '../../text/worth.ts';

/** What all battles to come are worth together; one alone says it itself. */
export function PlanWorth() {
  const worth = useKnownOdds((known) => known.worth);
  const isOne = useKnownOdds(({ targets, raids }) => Object.keys(targets).length + Object.keys(raids).length < 2);
  if (worth === null || isOne) return null;
  const [chances, ...ipcs] = worthText(worth);
  return (
    <section className="odds odds--plan" aria-label="All battles together">
      <h4>All battles together</h4>
      <p>
        <strong>{chances}</strong>
      </p>
      {ipcs.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
