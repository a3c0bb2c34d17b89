import { advantagesOf, type GameState, type PowerId } from '../../../../engine/axis-allies/index.ts';
import { editionIn, powerIn } from '../../store/selectors.ts';
import { advantageMark } from '../../text/developmentText.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { Window } from '../../../../ui/components/Window.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useDisplayedGame } from '../../store/game.ts';
import './advantagesWindow.css';

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
