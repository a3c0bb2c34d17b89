import type { BattleKind } from '../../../../engine/axis-allies/index.ts';
import { hitsText } from '../../text/battleText.ts';
import { rollTitle } from '../../text/stepText.ts';
import { rollerText } from '../../text/diceText.ts';
import { Die } from '../dice/Die.tsx';
import type { BattleLog, LoggedRoll } from './battleLog.ts';
import { groupName, joinGroups } from './joinGroups.ts';

interface RolledDiceProps {
  readonly roll: LoggedRoll;
  readonly kind: BattleKind;
  /** The latest roll is shown larger. */
  readonly latest: boolean;
}

/** The dice of one roll, grouped by the value to hit, and where they came from unless the program rolled them. */
export function RolledDice({ roll, kind, latest }: RolledDiceProps) {
  const hits = roll.groups.reduce((sum, group) => sum + group.hits, 0);
  return (
    <div className={latest ? 'rolled rolled-latest' : 'rolled'}>
      <p className="rolled-head">
        {rollTitle(roll.step, roll.by)} <strong>{hitsText(hits)}</strong>
      </p>
      {roll.source !== null && roll.source !== 'program' && <p className="soft">{rollerText(roll.source)}</p>}
      <div className="rolled-groups">
        {joinGroups(roll.groups, kind).map((field, i) => (
          <div key={i} className="rolled-group" role="group" aria-label={`Dice that hit on ${groupName(field)}`}>
            <span className="rolled-value">{groupName(field)}</span>
            <span className="rolled-dice">
              {field.groups
                .flatMap(({ dice }) => dice)
                .map((die, at) => (
                  <Die key={at} value={die} hit={die <= field.value} />
                ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The dice of the rounds of a battle before its latest, folded. */
export const EarlierRounds = ({ log }: { readonly log: BattleLog }) =>
  log.earlier.length > 0 && (
    <details className="battle-earlier-rounds">
      <summary>Dice of {log.earlier.length === 1 ? 'round 1' : 'the rounds before'}</summary>
      {log.earlier.map(({ round, rolls }) => (
        <section key={round} className="battle-earlier" aria-label={`Round ${round}`}>
          <h4>Round {round}</h4>
          {rolls.map((roll, i) => (
            <RolledDice key={i} roll={roll} kind={log.kind} latest={false} />
          ))}
        </section>
      ))}
    </details>
  );
