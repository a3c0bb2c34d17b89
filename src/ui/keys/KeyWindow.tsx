import { KEY_SHEET } from '../../text/keySheet.ts';
import { Window } from '../components/Window.tsx';
import { closeKeySheet } from './keySheetOpen.ts';
import './keys.css';

/** Every key and what it does, by place. */
export function KeyWindow() {
  return (
    <Window open title="Keys" onClose={closeKeySheet}>
      <div className="keys">
        {KEY_SHEET.map(({ place, keys }) => (
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
        <kbd key={one}>{one}</kbd>
      ))}
    </span>
  );
}
