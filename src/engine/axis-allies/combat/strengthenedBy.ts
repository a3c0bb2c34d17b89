import { advantagesWith } from '../advantages/inPlay.ts';
import { boardOf } from '../board.ts';
import type { AdvantageId, DevelopmentId, UnitId } from '../ids.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Battle, BattleSide, GameState } from '../state.ts';
import { valuesIn } from './combatants.ts';

/** What a development or an advantage makes of the values of a side. */
export interface Strengthened {
  readonly by: AdvantageId | DevelopmentId;
  readonly name: string;
  readonly rule: RuleId;
  /** The units it makes stronger now. */
  readonly units: readonly {
    readonly id: UnitId;
    readonly value: number;
    /** What it would hit with without. */
    readonly without: number;
  }[];
}

/** The developments and advantages that make units of a side hit with more than they would without them. */
export function strengthenedBy(state: GameState, battle: Battle, side: BattleSide): readonly Strengthened[] {
  const values = valuesIn(state, battle, side);
  return sourcesIn(state).flatMap(({ source: { id: by, name, rule }, without }) => {
    const others = valuesIn(without, battle, side);
    const units = [...values].flatMap(([id, value]) => {
      const other = others.get(id) ?? value;
      return value > other ? [{ id, value, without: other }] : [];
    });
    return units.length === 0 ? [] : [{ by, name, rule, units }];
  });
}

interface StrengthSource {
  readonly source: { readonly id: AdvantageId | DevelopmentId; readonly name: string; readonly rule: RuleId };
  /** The game as it would be without it. */
  readonly without: GameState;
}

/** What powers have that can change what units hit with. */
function sourcesIn(state: GameState): readonly StrengthSource[] {
  const { developments } = boardOf(state).edition;
  const developed = Object.entries(state.developments).flatMap(([owner, ids]) =>
    developments
      .filter(({ id, changes }) => ids.includes(id) && Object.values(changes).some(changesValue))
      .map((source) => ({ source, without: { ...state, developments: less(state.developments, owner, source.id) } })),
  );
  const raising = advantagesWith(state, 'values').map(({ advantage, owner }) => ({
    source: advantage,
    without: { ...state, advantages: less(state.advantages, owner, advantage.id) },
  }));
  return [...developed, ...raising];
}

const changesValue = ({ attack, defense }: { readonly attack?: number; readonly defense?: number }): boolean =>
  attack !== undefined || defense !== undefined;

/** What powers have, without this one. */
const less = <Id extends string>(
  had: Readonly<Record<string, readonly Id[]>>,
  owner: string,
  id: Id,
): Readonly<Record<string, readonly Id[]>> => ({ ...had, [owner]: (had[owner] ?? []).filter((one) => one !== id) });
