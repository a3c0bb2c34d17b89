import { X } from 'lucide-react';
import { spaceIn, useTable } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { groundText, markText } from '../../text/spaceText.ts';
import { Button } from '../pieces/Button.tsx';
import { PowerEmblem } from '../pieces/PowerEmblem.tsx';
import { SpaceDetails } from './SpaceDetails.tsx';
import './spaces.css';

/** The space looked at: whose it is, what it is worth, who stands there, what can come, what lies beside it. */
export function SpacePanel() {
  const game = useTable();
  const focused = useView((view) => view.focused);
  const mark = useView((view) => (view.focused === null ? undefined : view.marks[view.focused]));
  const focus = useView((view) => view.focus);
  if (focused === null) return null;
  const space = spaceIn(game, focused);
  const owner = game.control[focused];
  return (
    <section className="space-card" aria-label={`Details of ${space.name}`}>
      <div className="space-card__head">
        {owner !== undefined && <PowerEmblem power={owner} size={30} />}
        <h2>{space.name}</h2>
        <Button shape="icon" look="quiet" small aria-label="Close details" onClick={() => focus(null)}>
          <X size={16} aria-hidden />
        </Button>
      </div>
      <p className="soft">{groundText(game, space)}</p>
      {mark !== undefined && mark !== 'battle' && <p className="space__mark">{markText(mark)}</p>}
      <SpaceDetails key={focused} space={focused} />
    </section>
  );
}
