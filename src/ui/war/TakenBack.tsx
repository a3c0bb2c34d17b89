import { useGame } from '../../store/gameStore.ts';
import { momentAt, stateAt } from '../../store/lookBack.ts';
import { forgottenLines } from '../../session/takebacks.ts';
import { placeText } from '../../text/lab/placeText.ts';
import { forgottenText, linesText, sideLineText } from '../../text/takebackText.ts';
import { GAME_ADDRESS } from '../address/address.ts';
import { goTo } from '../address/useAddress.ts';
import { Button } from '../components/Button.tsx';
import { useLabEntry } from '../lab/useLabEntry.tsx';
import type { WarProps } from './warProps.ts';

/** What was taken back, the latest first: each line takes the map to where it left the game, or opens in the lab. */
export function TakenBack({ told, moment, onShow }: WarProps) {
  const lines = useGame((store) => store.timeline?.sideLines);
  const { enter, isEntering, message } = useLabEntry();
  if (lines === undefined || lines.length === 0) return null;
  const forgotten = forgottenLines(lines);
  return (
    <details className="war__aside">
      <summary>Taken back: {linesText(forgotten + lines.length)}</summary>
      <ul className="war__entries">
        {lines.toReversed().map((line) => {
          const state = stateAt(told, line.after);
          return (
            <li key={line.number} className="war__taken-back">
              <button
                type="button"
                className="war__entry"
                aria-current={moment.after === line.after ? 'step' : undefined}
                onClick={() => onShow(momentAt(line.after))}
              >
                {sideLineText(state, line)}
              </button>
              <Button
                small
                disabled={isEntering}
                onClick={() =>
                  enter(async ({ analyseGame }) => {
                    await analyseGame(placeText(state), line);
                    goTo(GAME_ADDRESS);
                  })
                }
              >
                See it in the lab<span className="visually-hidden">: {sideLineText(state, line)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {forgotten > 0 && <p className="soft">{forgottenText(forgotten)}</p>}
      {message}
    </details>
  );
}
