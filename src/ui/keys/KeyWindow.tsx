import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { keysOf } from '../../games/screens.ts';
import { useDisplayedEdition } from '../../store/displayedOnMap.ts';
import { keySheet } from '../../text/keySheet.ts';
import { Window } from '../components/Window.tsx';
import { closeKeySheet } from './keySheetOpen.ts';
import './keys.css';

/** The arrows are drawn, because not every voice reads their letters. */
const ARROWS: Readonly<Record<string, { readonly icon: LucideIcon; readonly name: string }>> = {
  '←': { icon: ArrowLeft, name: 'left arrow' },
  '→': { icon: ArrowRight, name: 'right arrow' },
  '↑': { icon: ArrowUp, name: 'up arrow' },
  '↓': { icon: ArrowDown, name: 'down arrow' },
};

/** Every key and what it does, by place. */
export function KeyWindow() {
  const own = keysOf({ edition: useDisplayedEdition() });
  return (
    <Window open title="Keys" onClose={closeKeySheet}>
      <p className="soft">Where letters are not Latin, keys are those at the place of an English keyboard.</p>
      <div className="keys">
        {keySheet(own).map(({ place, keys }) => (
          <section key={place}>
            <h3>{place}</h3>
            <dl className="keys__list">
              {keys.map(([names, does]) => (
                <div key={does}>
                  <dt>
                    {names.map((name) => (
                      <KeyNames key={name} name={name} />
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Window>
  );
}

/** One way to press it; a '+' by itself is a key. */
function KeyNames({ name }: { readonly name: string }) {
  const names = name === '+' ? [name] : name.split('+');
  return (
    <span className="keys__keys">
      {names.map((one) => (
        <kbd key={one}>
          <KeyName name={one} />
        </kbd>
      ))}
    </span>
  );
}

function KeyName({ name }: { readonly name: string }) {
  const arrow = ARROWS[name];
  return arrow === undefined ? name : <arrow.icon size={16} role="img" aria-label={arrow.name} />;
}
