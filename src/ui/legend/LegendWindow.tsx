import { areEnemies } from '../../engine/index.ts';
import type { Sign } from '../../emblems/signs.ts';
import { editionIn, useCurrentGame } from '../../store/selectors.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import { SIGN_TEXTS } from './signTexts.ts';
import { SignSample } from './SignSample.tsx';
import { stateSamples, VICTORY_CITY_SAMPLE } from './samples.tsx';
import './legend.css';

const signs = Object.keys(SIGN_TEXTS) as Sign[];
const DESTINATION_SIGNS = signs.filter((sign) => !sign.startsWith('mark-'));
const MARK_SIGNS = signs.filter((sign) => sign.startsWith('mark-') && sign !== 'mark-captured');

/** What every sign on the map means. */
export function LegendWindow({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const game = useCurrentGame();
  const { turnOrder, spaces } = editionIn(game);
  const enemy = turnOrder.find((power) => areEnemies(game, power, game.power)) ?? game.power;
  const hasVictoryCities = spaces.some((space) => space.kind === 'land' && space.victoryCity !== null);
  const samples = [...stateSamples(game.power, enemy), ...(hasVictoryCities ? [VICTORY_CITY_SAMPLE] : [])];
  return (
    <Window open={open} title="Signs on the map" onClose={onClose} buttons={<Button onClick={onClose}>Done</Button>}>
      <SignList title="Where the chosen units can go" signs={DESTINATION_SIGNS} />
      <SignList title="What is pointed out" signs={MARK_SIGNS} />
      <section>
        <h3>Units, battles and ground</h3>
        <ul className="legend">
          {samples.map(({ name, text, drawing }) => (
            <li key={name} className="legend__entry">
              <svg className="legend__sample" viewBox="0 0 48 32" aria-hidden="true">
                {drawing}
              </svg>
              <span>
                <strong>{name}</strong>
                <span className="legend__text">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Window>
  );
}

function SignList({ title, signs: listed }: { readonly title: string; readonly signs: readonly Sign[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="legend">
        {listed.map((sign) => (
          <li key={sign} className="legend__entry">
            <SignSample sign={sign} />
            {SIGN_TEXTS[sign]}
          </li>
        ))}
      </ul>
    </section>
  );
}
