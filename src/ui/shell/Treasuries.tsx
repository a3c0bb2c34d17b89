import { Award } from 'lucide-react';
import { hasNoPart, nationalProduction, type GameState, type PowerId } from '../../engine/index.ts';
import { editionIn, playerOf, powerIn, useCurrentGame } from '../../store/selectors.ts';
import { ipcs } from '../../text/words.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { holdings, PowerPopover } from './PowerPopover.tsx';

/** Treasury and production of all powers, in turn order; where powers can develop weapons, a press tells which. */
export function Treasuries() {
  const game = useCurrentGame();
  const { turnOrder, developments, advantages } = editionIn(game);
  const playing = turnOrder.filter((power) => !hasNoPart(game, power));
  const hasMore = developments.length + advantages.length > 0;
  return (
    <ul className="ledger" aria-label="Treasuries">
      {playing.map((power) => {
        const { name } = powerIn(game, power);
        const sentence =
          `${name}, ${playerOf(game, power)?.name ?? 'nobody'}: ${ipcs(game.treasury[power] ?? 0)} in the treasury, ` +
          `production ${nationalProduction(game, power)}.`;
        return (
          <li
            key={power}
            className={`ledger__power ${power === game.power ? 'ledger__power--now' : ''}`}
            title={`${sentence} IPCs are the money of the game.`}
          >
            {hasMore ? (
              <PowerPopover game={game} power={power} sentence={sentence}>
                <Sums game={game} power={power} />
                {holdings(game, power) > 0 && (
                  <span className="ledger__holdings number" aria-hidden>
                    <Award size={11} aria-hidden />×{holdings(game, power)}
                  </span>
                )}
              </PowerPopover>
            ) : (
              <>
                <Sums game={game} power={power} />
                <span className="visually-hidden">{sentence}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Sums({ game, power }: { readonly game: GameState; readonly power: PowerId }) {
  return (
    <>
      <PowerEmblem power={power} size={26} />
      <span aria-hidden className="ledger__sums number">
        <strong>{game.treasury[power] ?? 0}</strong>
        <span>+{nationalProduction(game, power)}</span>
      </span>
    </>
  );
}
