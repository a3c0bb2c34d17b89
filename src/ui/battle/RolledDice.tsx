import { hitsText } from '../../text/battleText.ts';
import type { Roll } from './battleStory.ts';
import { Die } from './Die.tsx';

/** The dice of one roll, value by value, as they lie on the table; the latest roll is the larger one. */
export function RolledDice({ roll, latest }: { roll: Roll; latest: boolean }) {
  const hits = roll.groups.reduce((sum, group) => sum + group.hits, 0);
  return (
    <div className={latest ? 'rolled rolled-latest' : 'rolled'}>
      <p className="rolled-head">
        {roll.by === 'attacker' ? 'Attacker' : 'Defender'} rolled <strong>{hitsText(hits)}</strong>
      </p>
      <div className="rolled-groups">
        {roll.groups.map((group, g) => (
          <div key={g} className="rolled-group" role="group" aria-label={`Dice that hit with ${group.value} or less`}>
            <span className="rolled-value">{group.value === 1 ? '1' : `1–${group.value}`}</span>
            <span className="rolled-dice">
              {group.dice.map((die, i) => (
                <Die key={i} value={die} hit={die <= group.value} />
              ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
