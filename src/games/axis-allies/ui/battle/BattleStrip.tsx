import type { CSSProperties } from 'react';
import type { Battle, BattleSide, GameState } from '../../../../engine/axis-allies/index.ts';
import type { BattleLog } from './battleLog.ts';
import { columnsBySide, valuesShown } from './columns.ts';
import { StripSide } from './StripSide.tsx';
import type { CasualtyChoice } from './useCasualtyChoice.ts';

interface BattleStripProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly log: BattleLog | null;
  readonly choice: CasualtyChoice | null;
}

/** Both sides in columns by the value they hit with; units that cannot fire have a column of their own. */
export function BattleStrip({ state, battle, log, choice }: BattleStripProps) {
  const columns = columnsBySide(state, battle);
  const values = valuesShown(columns);
  const isFilled = (value: number): boolean => columns.attacker.has(value) || columns.defender.has(value);
  const hasBeside = isFilled(0);
  // Small windows give the room of empty columns to the others.
  const widths = [...values, ...(hasBeside ? [0] : [])].map((value) => (isFilled(value) ? 'minmax(0, 1fr)' : '1.9rem'));
  const side = (name: BattleSide) => (
    <StripSide
      state={state}
      battle={battle}
      side={name}
      columns={columns[name]}
      values={values}
      hasBeside={hasBeside}
      lost={log?.lost[name] ?? []}
      choice={choice}
    />
  );
  return (
    <div
      className={hasBeside ? 'strip strip-beside' : 'strip'}
      style={{ '--strip-widths': widths.join(' '), '--strip-count': widths.length } as CSSProperties}
    >
      <div className="strip-values" aria-hidden="true">
        <span className="soft">hits with</span>
        {values.map((value) => (
          <span key={value} className="strip-value">
            {value === 1 ? '1' : `1–${value}`}
          </span>
        ))}
        {hasBeside && <span className="soft">no fire</span>}
      </div>
      {side('attacker')}
      {side('defender')}
    </div>
  );
}
