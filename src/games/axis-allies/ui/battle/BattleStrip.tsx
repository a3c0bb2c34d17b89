import type { CSSProperties } from 'react';
import {
  battleSideOf,
  type Battle,
  type BattleSide,
  type GameState,
  type PowerId,
  type UnitId,
  typeOf,
  unitsIn,
  type Unit,
  strengthenedBy,
} from '../../../../engine/axis-allies/index.ts';
import type { BattleLog, LostUnit } from './battleLog.ts';
import { columnsBySide, valuesShown, type Columns, stacksOf } from './stacks.ts';
import { unitList, unitTypeName, typeCounts } from '../../text/unitNames.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { alikeUnits } from '../../text/raids.ts';
import { oneOrMany } from '../../../../text/words.ts';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { hitNumbers } from './joinGroups.ts';
import { strengthText } from '../../text/stepText.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { ChosenLosses, StripStack } from './StripStack.tsx';
import type { CasualtyChoice } from './useCasualtyChoice.ts';

interface StrengthLinesProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly side: BattleSide;
}

/** Why units of a side stand in a higher column than their kind usually does. */
const StrengthLines = ({ state, battle, side }: StrengthLinesProps) =>
  strengthenedBy(state, battle, side).map((one) => (
    <p key={one.by} className="strip-stronger">
      {strengthText(state, side, one)} <RuleLink rule={one.rule} short />
    </p>
  ));

interface FromOutsideProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly side: BattleSide;
}

/** What fires in the first round without being in the battle: ships off the coast, an antiaircraft gun. */
function FromOutside({ state, battle, side }: FromOutsideProps) {
  if (battle.round > 1) return null;
  const units = side === 'attacker' ? shipsOffCoast(state, battle) : guns(state, battle);
  if (units.length === 0) return null;
  return (
    <div className="strip-outside">
      {alikeUnits(units, ({ owner, type }) => `${owner} ${type}`).map(([unit, ...others]) => {
        const count = others.length + 1;
        return (
          <p key={unit.id}>
            <UnitCounter type={unit.type} power={unit.owner} size="small" /> The {count > 1 && `${count} `}
            {unitTypeName(unit.type, count)}{' '}
            {side === 'attacker' ? shipsDo(state, battle, unit, count) : gunDoes(battle)}
          </p>
        );
      })}
    </div>
  );
}

/** Before bombardment comes only the fire of a gun. */
const shipsDo = (state: GameState, { step }: Battle, unit: Unit, count: number): string =>
  step === 'antiaircraft-fire' || step === 'bombardment'
    ? `${oneOrMany(count, 'bombards', 'bombard')} in this round, hitting on ` +
      `${hitNumbers(typeOf(state, unit).bombards)}.`
    : `${oneOrMany(count, 'has', 'have')} bombarded the coast.`;

const gunDoes = ({ step }: Battle): string =>
  step === 'antiaircraft-fire' ? 'fires at aircraft in this round.' : 'has fired at the aircraft.';

const shipsOffCoast = (state: GameState, battle: Battle): readonly Unit[] =>
  (battle.bombarding ?? []).flatMap((id) => state.units[id] ?? []);

/** However many guns there are, one fires; none if no aircraft attack. */
function guns(state: GameState, battle: Battle): readonly Unit[] {
  const isAir = (unit: Unit | undefined): boolean => unit !== undefined && typeOf(state, unit).domain === 'air';
  if (battle.kind !== 'land' || !battle.attackers.some((id) => isAir(state.units[id]))) return [];
  return unitsIn(state, battle.space)
    .filter((unit) => unit.aboard === undefined && typeOf(state, unit).antiaircraftFire > 0)
    .slice(0, 1);
}

/** The casualties of one side. */
export function LostUnits({ lost }: { lost: readonly LostUnit[] }) {
  if (lost.length === 0) return null;
  const stacks = new Map<string, { unit: LostUnit; n: number }>();
  for (const unit of lost) {
    const key = `${unit.owner}/${unit.type}`;
    stacks.set(key, { unit, n: (stacks.get(key)?.n ?? 0) + 1 });
  }
  return (
    <div className="lost" role="img" aria-label={`Lost: ${typeCounts(lost.map(({ type }) => type))}`}>
      <span className="lost-word">Lost</span>
      {[...stacks].map(([key, { unit, n }]) => (
        <span key={key} className="lost-stack">
          <UnitCounter type={unit.type} power={unit.owner} size="small" />
          {n}
        </span>
      ))}
    </div>
  );
}

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
function StripSide({ state, battle, side, columns, values, hasBeside, lost, choice }: StripSideProps) {
  const isAttacker = side === 'attacker';
  const submerged = battle.submerged.filter((id) => state.units[id] && battleSideOf(state, state.units[id]) === side);
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
