import type { Edition } from '../../engine/index.ts';
import { AdvantageLists } from './AdvantageLists.tsx';
import { AdvantageLot } from './AdvantageLot.tsx';
import type { Agreed, WayOfAgreeing } from './agreed.ts';
import { Choice } from './Choice.tsx';
import './advantages.css';

const WAYS: readonly { readonly value: WayOfAgreeing; readonly title: string; readonly text: string }[] = [
  { value: 'none', title: 'None', text: 'The game as it is.' },
  { value: 'lot', title: 'Drawn by lot', text: 'The program rolls on the table of each power.' },
  { value: 'chosen', title: 'Chosen', text: 'You agree on them, or roll your own dice.' },
];

interface AdvantageChoiceProps {
  readonly edition: Edition;
  readonly agreed: Agreed;
  /** The game's seed, which decides the lot. */
  readonly seed: string;
  readonly onChange: (agreed: Agreed) => void;
}

/** Which national advantages the powers have; nothing where the edition has none. */
export function AdvantageChoice({ edition, agreed, seed, onChange }: AdvantageChoiceProps) {
  if (edition.advantages.length === 0) return null;
  return (
    <section className="advantages" aria-label="National advantages">
      <Choice
        legend="National advantages"
        value={agreed.way}
        options={WAYS}
        onChange={(way) => onChange({ ...agreed, way })}
      />
      {agreed.way === 'lot' && <AdvantageLot edition={edition} agreed={agreed} seed={seed} onChange={onChange} />}
      {agreed.way === 'chosen' && (
        <AdvantageLists
          edition={edition}
          chosen={agreed.chosen}
          onChange={(chosen) => onChange({ ...agreed, chosen })}
        />
      )}
    </section>
  );
}
