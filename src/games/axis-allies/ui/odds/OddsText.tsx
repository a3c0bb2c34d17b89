import type { TargetOdds, Unsolved } from '../../odds/planOdds.ts';
import { targetOddsText } from '../../text/targetOdds.ts';

/** The odds of a battle to come in two short lines; while they are reckoned, room for them. */
export function OddsText({ found }: { readonly found: TargetOdds | Unsolved | undefined }) {
  if (found === undefined) return <span className="soft">Reckoning the odds…</span>;
  const [chances, ipcs] = targetOddsText(found);
  return (
    <span>
      <strong>{chances}</strong> {ipcs}
    </span>
  );
}
