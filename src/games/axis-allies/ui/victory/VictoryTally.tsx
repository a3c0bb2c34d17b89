import { Flag } from 'lucide-react';
import { victoryStandings, type GameState } from '../../../../engine/axis-allies/index.ts';
import { editionIn } from '../../store/selectors.ts';
import { sideName } from '../../text/names.ts';
import { citiesAmong, comingVictories, standingText, victoryName, victoryText } from '../../text/victoryText.ts';
import { PopoverButton } from '../../../../ui/components/PopoverButton.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './victoryTally.css';

/**
 * How near each side is to victory, small over the foot of the map; it says when a side is about to win. A press tells
 * which cities count and who holds them. A short game has its own goal, and the lab no table to tell it to.
 */
export function VictoryTally() {
  const game = useDisplayedGame();
  const isAside = useGame((store) => store.isLab || store.setup?.shortGame !== undefined);
  if (isAside || game.outcome !== null) return null;
  const coming = comingVictories(game);
  const words = coming.length > 0 ? coming.join(' ') : standingText(game);
  return (
    <div className={coming.length > 0 ? 'tally tally--coming' : 'tally'} data-over-map>
      <p className="visually-hidden" role="status" aria-label="Who is about to win">
        {coming.join(' ')}
      </p>
      <PopoverButton
        button={{
          className: 'tally__button',
          'aria-label': `${words} Who holds what counts for victory`,
          children: (
            <>
              <Flag size={14} aria-hidden /> <span>{words}</span>
            </>
          ),
        }}
        popup={{ className: 'tally__cities' }}
        title={victoryName(game.victory)}
        align="start"
      >
        <Cities game={game} />
      </PopoverButton>
    </div>
  );
}

/** How the war is won, and for each side what it holds of what counts and what it does not. */
function Cities({ game }: { readonly game: GameState }) {
  return (
    <>
      <p>{victoryText(editionIn(game), game.victory)}</p>
      <dl>
        {victoryStandings(game).map(({ side, needs, held, territories }) => (
          <div key={side}>
            <dt>
              {sideName(side)}: {held.length} of {needs}
            </dt>
            {held.length > 0 && <dd>Held: {citiesAmong(game, held)}.</dd>}
            {held.length < territories.length && (
              <dd>
                Not held:{' '}
                {citiesAmong(
                  game,
                  territories.filter((one) => !held.includes(one)),
                )}
                .
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}
