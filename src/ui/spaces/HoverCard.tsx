import { Swords } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { useMapInset } from '../../store/mapInset.ts';
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
import { Inset } from './Inset.tsx';
import { useHoveredSpace } from './useHoveredSpace.ts';

/** In short, the space under the pointer. Only for the eye: the list of spaces says the same and more. */
export function HoverCard() {
  const card = useRef<HTMLElement>(null);
  const { space, side } = useHoveredSpace(card);
  const focused = useView((view) => view.focused);
  const totalled = useMapInset((map) => map.totalled);
  // The space in focus has its panel.
  if (space === null || space === focused) return null;
  if (totalled?.space === space) {
    return (
      <Inset key={space} at={totalled}>
        <Heading space={space} />
        <Forces space={space} />
      </Inset>
    );
  }
  return (
    <aside ref={card} className={`hover-card hover-card--${side}`} aria-hidden="true">
      <InShort space={space} />
    </aside>
  );
}

/** Whose it is, its name, and what the units in hand can do there. */
function Heading({ space, children }: { readonly space: SpaceId; readonly children?: ReactNode }) {
  const game = useTable();
  const destination = useView((view) => view.destinations.find((found) => found.space === space));
  const owner = game.control[space];
  return (
    <>
      <h2>
        {owner !== undefined && <PowerEmblem power={owner} size={22} />}
        {spaceIn(game, space).name}
      </h2>
      {children}
      {destination !== undefined && <p className="hover-card__can">Can go here: {meaningText(game, destination)}</p>}
    </>
  );
}

function InShort({ space }: { readonly space: SpaceId }) {
  const game = useTable();
  const mark = useView((view) => view.marks[space]);
  const battle = battleAt(game, space);
  const today = todayInShort(namesToday(editionIn(game), space));
  const words = [...signSentences(game, space), ...passageSentences(game, space)];
  return (
    <>
      <Heading space={space}>
        <p className="soft">{groundText(game, spaceIn(game, space))}</p>
        {today !== null && <p className="soft">{today}</p>}
      </Heading>
      {battle !== null && (
        <p className="facts__battle">
          <Swords size={16} /> <span>{battleSentences(game, battle).join(' ')}</span>
        </p>
      )}
      {mark === 'place' && <p className="space__mark">{markText(mark)}</p>}
      <Forces space={space} />
      {words.length > 0 && <p className="hover-card__words">{words.join(' ')}</p>}
    </>
  );
}
