import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { workWithTranslator } from '../../src/ui/workWithTranslator.ts';

interface Texts {
  readonly units: number;
  readonly open?: boolean;
  readonly order?: readonly string[];
}

/** Texts beside each other and beside elements that come, go and change places. */
function Page({ units, open = false, order = ['Tank', 'Bomber'] }: Texts) {
  return (
    <>
      {units} units {open && <b>fight </b>}in {units} battles {open ? 'now ' : <i>later </i>}
      <button type="button">
        {open ? 'Roll ' : null}
        {units} dice{' '}
      </button>
      {order.map((each) => (
        <Fragment key={each}>
          {each} of <em>{each === 'Tank' ? units : 'none'} </em>
        </Fragment>
      ))}
    </>
  );
}

const STEPS: readonly Texts[] = [
  { units: 3 },
  { units: 4 },
  { units: 4, open: true },
  { units: 5, open: false },
  { units: 5, order: ['Bomber', 'Tank'] },
  { units: 5, order: ['Bomber', 'Fighter', 'Tank'], open: true },
  { units: 6, order: ['Tank'], open: true },
  { units: 6, order: [] },
];

/** Shows one step after the other; gives what the page says at each. */
async function steps(): Promise<string[]> {
  const root = createRoot(document.body);
  const said: string[] = [];
  for (const step of STEPS) {
    flushSync(() => root.render(<Page {...step} />));
    await new Promise((resolve) => setTimeout(resolve, 5));
    said.push(document.body.textContent ?? '');
  }
  return said;
}
Object.assign(window, { steps, workWithTranslator });
