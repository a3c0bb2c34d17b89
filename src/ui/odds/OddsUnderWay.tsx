import { isHostileTerritory, type GameState } from '../../engine/index.ts';
import type { Odds } from '../../odds/odds.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { ANSWER_TEXT, NO_ODDS, oddsNowText } from '../../text/targetOdds.ts';

/** The odds of the battle under way from now on, and of each answer if one is asked for. */
export function OddsUnderWay() {
  const game = useCurrentGame();
  const found = useKnownOdds(({ underWay }) => underWay);
  if (found === null || found === 'no-attackers' || found === 'no-defenders') return null;
  if (typeof found === 'string') return <p className="odds">{NO_ODDS[found]}</p>;
  const answers = Object.entries(found.answers);
  return (
    <div className="odds" role="group" aria-label="Odds from now on">
      {answers.length === 0 ? (
        <Line game={game} odds={found.odds} />
      ) : (
        answers.map(([answer, odds]) => (
          <Line key={answer} game={game} odds={odds} label={ANSWER_TEXT[answer as keyof typeof ANSWER_TEXT]} />
        ))
      )}
    </div>
  );
}

function Line({ game, odds, label = 'From now on' }: { game: GameState; odds: Odds; label?: string }) {
  const space = game.battle?.space;
  const isAtStake = space !== undefined && isHostileTerritory(game, space, game.power);
  const [chances, ipcs] = oddsNowText(odds, isAtStake ? odds.captured : null);
  return (
    <p>
      <strong>
        {label}: {chances.charAt(0).toLowerCase() + chances.slice(1)}
      </strong>{' '}
      {ipcs}
    </p>
  );
}
