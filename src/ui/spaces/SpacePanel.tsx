import { X } from 'lucide-react';
import { useState } from 'react';
import { editionIn, spaceIn, useTable } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { powerName, spaceName } from '../../text/names.ts';
import { groundText, markText } from '../../text/spaceText.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { unitsOf } from '../../text/unitsOf.ts';
import { counted } from '../../text/words.ts';
import { Button } from '../pieces/Button.tsx';
import { PowerEmblem } from '../pieces/PowerEmblem.tsx';
import { UnitCounter } from '../pieces/UnitCounter.tsx';
import './spaces.css';

/** The space looked at: whose it is, what it is worth, who stands there, what lies beside it. */
export function SpacePanel() {
  const game = useTable();
  const focused = useView((view) => view.focused);
  const mark = useView((view) => (view.focused === null ? undefined : view.marks[view.focused]));
  const [neighbours, setNeighbours] = useState(false);
  const focus = useView((view) => view.focus);
  const fly = useView((view) => view.fly);
  const hover = useView((view) => view.hover);
  if (focused === null) return null;
  const space = spaceIn(game, focused);
  const edition = editionIn(game);
  const owner = game.control[focused];
  const beside = edition.adjacent.flatMap(([a, b]) => (a === focused ? [b] : b === focused ? [a] : [])).sort((a, b) => spaceName(game, a).localeCompare(spaceName(game, b), 'en', { numeric: true }));

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
      {mark !== undefined && <p className="space__mark">{markText(mark)}</p>}
      {edition.turnOrder.map((power) => {
        const units = Object.entries(unitsOf(game, focused, power));
        if (units.length === 0) return null;
        return (
          <div key={power} className="space-card__power">
            <h3>{powerName(game, power)}</h3>
            <ul>
              {units.map(([type, n]) => (
                <li key={type}>
                  <UnitCounter type={type} power={power} size="small" />
                  <strong className="number">{n}</strong> {unitTypeName(type, n)}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <details className="space-card__beside" open={neighbours} onToggle={(event) => setNeighbours(event.currentTarget.open)}>
        <summary>Borders on {counted(beside.length, 'space')}</summary>
        <ul>
          {beside.map((id) => (
            <li key={id}>
              <button
                type="button"
                className="link"
                onMouseEnter={() => hover(id)}
                onMouseLeave={() => hover(null)}
                onClick={() => {
                  focus(id);
                  fly([id]);
                }}
              >
                {spaceName(game, id)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
