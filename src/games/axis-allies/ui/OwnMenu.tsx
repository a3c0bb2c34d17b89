import { Award, Calculator, Signpost } from 'lucide-react';
import { useState } from 'react';
import { advantagesOf, type GameState, type PowerId } from '../../../engine/axis-allies/index.ts';
import { PowerEmblem } from '../../../ui/components/PowerEmblem.tsx';
import { Window } from '../../../ui/components/Window.tsx';
import { RuleLink } from '../../../ui/rules/RuleLink.tsx';
import type { MenuProps } from '../../face/screens.ts';
import { useDisplayedGame } from '../store/game.ts';
import { battleIn, openCalculator } from '../store/odds/calculator.ts';
import { editionIn, powerIn } from '../store/selectors.ts';
import { advantageMark } from '../text/developmentText.ts';
import './advantages/advantagesWindow.css';
import { LegendWindow } from './legend/LegendWindow.tsx';

interface AdvantagesWindowProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Which national advantages each power has in this game, and what they do. */
export function AdvantagesWindow({ open, onClose }: AdvantagesWindowProps) {
  const game = useDisplayedGame();
  return (
    <Window open={open} title="National advantages" onClose={onClose}>
      <ul className="agreed">
        {editionIn(game).turnOrder.map((power) => (
          <PowersAdvantages key={power} game={game} power={power} onFollow={onClose} />
        ))}
      </ul>
    </Window>
  );
}

interface PowersAdvantagesProps {
  readonly game: GameState;
  readonly power: PowerId;
  readonly onFollow: () => void;
}

function PowersAdvantages({ game, power, onFollow }: PowersAdvantagesProps) {
  const agreed = game.advantages[power] ?? [];
  const own = advantagesOf(editionIn(game), power).filter(({ id }) => agreed.includes(id));
  if (own.length === 0) return null;
  return (
    <li>
      <h3 className="agreed__power">
        <PowerEmblem power={power} size={24} /> {powerIn(game, power).name}
      </h3>
      <ul>
        {own.map(({ id, name, about, rule }) => (
          <li key={id} className="agreed__advantage">
            <strong>{name}</strong> <RuleLink rule={rule} short onFollow={onFollow} />
            <Mark text={advantageMark(game, id)} />
            <span className="soft">{about}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

const Mark = ({ text }: { readonly text: string | null }) => text && <span className="agreed__mark">{text}</span>;

/** The battle under way; without one, what the calculator had last. */
const inPlay = (game: GameState): Parameters<typeof openCalculator>[0] =>
  game.battle === null ? game.edition : battleIn(game, game.battle.space, []);

/** What this family has in the menu: the calculator, its advantages, and the signs of its map. */
export function OwnMenu({ children }: MenuProps) {
  const [isLegend, setLegend] = useState(false);
  const [isAdvantages, setAdvantages] = useState(false);
  const game = useDisplayedGame();
  const hasAdvantages = Object.keys(game.advantages).length > 0;
  const advantages = { text: 'National advantages', icon: Award, onClick: () => setAdvantages(true) };
  return (
    <>
      {children({
        position: [{ text: 'Battle calculator', icon: Calculator, onClick: () => openCalculator(inPlay(game)) }],
        help: [
          ...(hasAdvantages ? [advantages] : []),
          { text: 'Signs on the map', icon: Signpost, onClick: () => setLegend(true) },
        ],
      })}
      <LegendWindow open={isLegend} onClose={() => setLegend(false)} />
      {hasAdvantages && <AdvantagesWindow open={isAdvantages} onClose={() => setAdvantages(false)} />}
    </>
  );
}
