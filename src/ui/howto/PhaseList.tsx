import type { Edition } from '../../engine/index.ts';
import { phaseDoes } from '../../text/howToPlay/phases.ts';
import { phaseName } from '../../text/names.ts';
import { LinkedText } from './LinkedText.tsx';

/** The phases of a turn in their order, and what one does in each. */
export function PhaseList({ edition }: { readonly edition: Edition }) {
  return (
    <ol className="howto__steps">
      {edition.phases.map(({ id }) => (
        <li key={id}>
          <strong>{phaseName(id)}.</strong> <LinkedText edition={edition.id} text={phaseDoes(edition, id)} />
        </li>
      ))}
    </ol>
  );
}
