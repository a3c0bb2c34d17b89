import { areFriends } from '../../../../engine/axis-allies/index.ts';
import { SIGN_BOX } from '../../../../emblems/looks.ts';
import type { Sign } from '../../emblems/looks.ts';
import { signLook } from '../../../looks.ts';
import { editionIn } from '../../store/selectors.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { Window } from '../../../../ui/components/Window.tsx';
import { PATTERN_TILES, TILE } from './patternTiles.ts';
import { facilitySamples, stateSamples, VICTORY_CITY_SAMPLE, zoneSamples } from './samples.tsx';
import { useDisplayedGame } from '../../store/game.ts';
import './legend.css';

/** The meaning of each sign on the map. */
export const SIGN_TEXTS: Readonly<Record<Sign, string>> = {
  move: 'Can move here',
  attack: 'Can attack here',
  capture: 'Can take this: nobody defends it',
  blitz: 'Tanks can blitz: their way takes ground in passing',
  load: 'Can go aboard transports here',
  assault: 'Can land here against the enemy',
  offload: 'Can go ashore here',
  escape: 'Can leave the enemy’s ships behind',
  land: 'Aircraft can land here',
  'mark-battle':
    'A battle is to come here; beside it the chance to win it, near by the attack and the defence in figures',
  'mark-place': 'The chosen new unit can be placed here',
  'mark-must-land': 'Aircraft here must still land',
  'mark-fault': 'In a position that is set up, something is wrong here',
  'mark-captured': 'Captured this turn: the taker’s flag, and a broken rim in the taker’s colour',
};

/** A sign as the map draws it: its disc, and the colour and pattern of the ground below. */
function SignSample({ sign }: { readonly sign: Sign }) {
  const { colour, pattern, glyph } = signLook(sign);
  const fills = !sign.startsWith('mark-');
  const id = `pattern-${sign}`;
  const middle = SIGN_BOX / 2;
  return (
    <svg className="legend__sample" viewBox="0 0 48 32" aria-hidden="true">
      {fills && (
        <>
          <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
            <path d={PATTERN_TILES[pattern]} stroke={colour} strokeWidth={1.7} fill="none" />
          </pattern>
          <rect x={1} y={1} width={46} height={30} fill={`url(#${id})`} opacity={0.85} />
          <rect x={1} y={1} width={46} height={30} fill="none" stroke={colour} strokeWidth={2} />
        </>
      )}
      <g transform={`translate(${24 - middle} ${16 - middle})`}>
        <circle cx={middle} cy={middle} r={middle - 0.5} className="legend__rim" />
        <circle cx={middle} cy={middle} r={middle - 2} fill={colour} />
        <path d={glyph} className="legend__glyph" />
      </g>
    </svg>
  );
}

const signs = Object.keys(SIGN_TEXTS) as Sign[];
const DESTINATION_SIGNS = signs.filter((sign) => !sign.startsWith('mark-'));
const MARK_SIGNS = signs.filter((sign) => sign.startsWith('mark-') && sign !== 'mark-captured');

/** What every sign on the map means. */
export function LegendWindow({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const game = useDisplayedGame();
  const edition = editionIn(game);
  const { turnOrder, spaces, facilities } = edition;
  const enemy = turnOrder.find((power) => !areFriends(game, power, game.power)) ?? game.power;
  const hasVictoryCities = spaces.some((space) => space.kind === 'land' && space.victoryCity !== null);
  const samples = [
    ...stateSamples(game.power, enemy),
    ...facilitySamples(facilities),
    ...zoneSamples(edition),
    ...(hasVictoryCities ? [VICTORY_CITY_SAMPLE] : []),
  ];
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
