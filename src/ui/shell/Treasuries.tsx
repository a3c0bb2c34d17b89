import { nationalProduction } from '../../engine/index.ts';
import { editionIn, playerOf, powerIn, useCurrentGame } from '../../store/selectors.ts';
import { ipcs } from '../../text/words.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';

/** Treasury and production of all powers, in turn order. */
export function Treasuries() {
  const game = useCurrentGame();
  return (
    <ul className="ledger" aria-label="Treasuries">
      {editionIn(game).turnOrder.map((power) => {
        const { name } = powerIn(game, power);
        const treasury = game.treasury[power] ?? 0;
        const made = nationalProduction(game, power);
        const sentence =
          `${name}, ${playerOf(game, power)?.name ?? 'nobody'}: ${ipcs(treasury)} in the treasury, production ` +
          `${made}.`;
        return (
          <li
            key={power}
            className={`ledger__power ${power === game.power ? 'ledger__power--now' : ''}`}
            title={`${sentence} IPCs are the money of the game.`}
          >
            <PowerEmblem power={power} size={26} />
            <span aria-hidden className="ledger__sums number">
              <strong>{treasury}</strong>
              <span>+{made}</span>
            </span>
            <span className="visually-hidden">{sentence}</span>
          </li>
        );
      })}
    </ul>
  );
}
