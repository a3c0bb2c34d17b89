import {
  areEnemies,
  type Battle,
  type BattleSide,
  type GameState,
  type PowerId,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { unitList } from '../../text/unitNames.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import type { LostUnit } from './battleLog.ts';
import type { Columns } from './columns.ts';
import { FromOutside } from './FromOutside.tsx';
import { LostUnits } from './LostUnits.tsx';
import { stacksOf } from './stacks.ts';
import { StrengthLines } from './StrengthLines.tsx';
import { ChosenLosses } from './ChosenLosses.tsx';
import { StripStack } from './StripStack.tsx';
import type { CasualtyChoice } from './useCasualtyChoice.ts';

interface StripSideProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly side: BattleSide;
  readonly columns: Columns;
  /** The values of the columns. */
  readonly values: readonly number[];
  readonly hasBeside: boolean;
  readonly lost: readonly LostUnit[];
  readonly choice: CasualtyChoice | null;
}

/** One side of the battle strip, with its casualties and submerged units. */
export function StripSide({ state, battle, side, columns, values, hasBeside, lost, choice }: StripSideProps) {
  const isAttacker = side === 'attacker';
  const submerged = battle.submerged.filter(
    (id) => areEnemies(state, state.units[id]?.owner ?? '', state.power) !== isAttacker,
  );
  const powers = ownersOf(state, [...(isAttacker ? battle.attackers : battle.defenders), ...submerged]);
  const cell = (value: number, label: string) => (
    <div
      key={label}
      className="strip-cell"
      role="group"
      aria-label={`${isAttacker ? 'Attackers' : 'Defenders'}, ${label}`}
    >
      {stacksOf(state, columns.get(value) ?? [], () => value).map((stack) => (
        <StripStack key={stack.key} state={state} stack={stack} choice={choice} />
      ))}
    </div>
  );
  return (
    <div className={`strip-side strip-${side}`}>
      <div className="strip-row">
        <div className="strip-label">
          <h3>{isAttacker ? 'Attack' : 'Defence'}</h3>
          <span className="strip-emblems">
            {powers.map((power) => (
              <PowerEmblem key={power} power={power} size={28} />
            ))}
          </span>
        </div>
        {values.map((value) => cell(value, `hit with ${value}`))}
        {hasBeside && cell(0, 'cannot fire')}
      </div>
      <StrengthLines state={state} battle={battle} side={side} />
      <FromOutside state={state} battle={battle} side={side} />
      {choice?.side === side && <ChosenLosses state={state} battle={battle} choice={choice} />}
      {(submerged.length > 0 || lost.length > 0) && (
        <div className="strip-lost">
          {submerged.length > 0 && <p>Submerged: {unitList(state, submerged)}</p>}
          <LostUnits lost={lost} />
        </div>
      )}
    </div>
  );
}

function ownersOf(state: GameState, units: readonly UnitId[]): readonly PowerId[] {
  return [...new Set(units.flatMap((id) => state.units[id]?.owner ?? []))];
}
