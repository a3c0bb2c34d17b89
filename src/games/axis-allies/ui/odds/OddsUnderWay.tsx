import { isHostileTerritory } from '../../../../engine/axis-allies/index.ts';
import type { Odds } from '../../odds/odds.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { ANSWER_TEXT, NO_ODDS, oddsNowText } from '../../text/targetOdds.ts';
import { useDisplayedGame } from '../../store/game.ts';

/** The odds of the battle under way from now on; nothing while an answer is asked for that has odds of its own. */
export function OddsUnderWay() {
  const found = useKnownOdds(({ underWay }) => underWay);
  if (found === null || found === 'no-attackers' || found === 'no-defenders') return null;
  if (typeof found === 'string') return <p className="odds">{NO_ODDS[found]}</p>;
  if (Object.keys(found.answers).length > 0) return null;
  return (
    <div className="odds odds--now">
      <OddsLine label="From now on" odds={found.odds} hasLosses />
    </div>
  );
}

/** The odds of each answer to what is asked now. */
export function OddsOfEachAnswer() {
  const found = useKnownOdds(({ underWay }) => underWay);
  if (found === null || typeof found === 'string') return null;
  const answers = Object.entries(found.answers);
  if (answers.length === 0) return null;
  return (
    <div className="odds odds--now" role="group" aria-label="Odds of each answer">
      {answers.map(([answer, odds]) => (
        <OddsLine key={answer} label={ANSWER_TEXT[answer as keyof typeof ANSWER_TEXT]} odds={odds} />
      ))}
    </div>
  );
}

interface OddsLineProps {
  readonly label: string;
  readonly odds: Odds;
  readonly hasLosses?: boolean;
}

function OddsLine({ label, odds, hasLosses = false }: OddsLineProps) {
  const game = useDisplayedGame();
  const space = game.battle?.space;
  const isAtStake = space !== undefined && isHostileTerritory(game, space, game.power);
  const [chances, losses] = oddsNowText(odds, isAtStake ? odds.captured : null);
  return (
    <p>
      <strong>
        {label}: {chances}
      </strong>
      {hasLosses && <span className="odds__losses">{losses}</span>}
    </p>
  );
}
