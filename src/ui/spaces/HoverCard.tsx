import { Swords } from 'lucide-react';
import { useRef } from 'react';
import { namesToday } from '../../store/otherNames.ts';
import { editionIn, spaceIn, useTable } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { meaningText } from '../../text/meaningText.ts';
import { battleAt, battleSentences, passageSentences, signSentences, todayInShort } from '../../text/spaces.ts';
import { groundText, markText } from '../../text/spaceText.ts';
import { PowerEmblem } from '../pieces/PowerEmblem.tsx';
import { Forces } from './Forces.tsx';
import './facts.css';
import './hoverCard.css';
import { useHoveredSpace } from './useHoveredSpace.ts';

/** In short, the space under the pointer. Only for the eye: the list of spaces says the same and more. */
export function HoverCard() {
  const card = useRef<HTMLElement>(null);
  const { space, side } = useHoveredSpace(card);
  const game = useTable();
  const focused = useView((view) => view.focused);
  const covered = useView((view) => view.covered.right);
  const destination = useView((view) => view.destinations.find((found) => found.space === space));
  const mark = useView((view) => (space === null ? undefined : view.marks[space]));
  if (space === null || space === focused) return null;
  const { name } = spaceIn(game, space);
  const owner = game.control[space];
  const battle = battleAt(game, space);
  const today = todayInShort(namesToday(editionIn(game), space));
  const words = [...signSentences(game, space), ...passageSentences(game, space)];
  return (
    <aside ref={card} className={`hover-card hover-card--${side}`} style={side === 'right' ? { marginRight: covered } : {}} aria-hidden="true">
      <h2>
        {owner !== undefined && <PowerEmblem power={owner} size={22} />}
        {name}
      </h2>
      <p className="soft">{groundText(game, spaceIn(game, space))}</p>
      {today !== null && <p className="soft">{today}</p>}
      {destination !== undefined && <p className="hover-card__can">Can go here: {meaningText(game, destination)}</p>}
      {battle !== null && (
        <p className="facts__battle">
          <Swords size={16} /> <span>{battleSentences(game, battle).join(' ')}</span>
        </p>
      )}
      {mark === 'place' && <p className="space__mark">{markText(mark)}</p>}
      <Forces space={space} />
      {words.length > 0 && <p className="hover-card__words">{words.join(' ')}</p>}
    </aside>
  );
}
