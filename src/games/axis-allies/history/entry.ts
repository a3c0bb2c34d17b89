import {
  type AdvantageId,
  type BattleKind,
  type BattleResult,
  type BattleSide,
  type ByUnitType,
  type DevelopmentId,
  type FacilityId,
  type Outcome,
  type Phase,
  type PowerId,
  type Roller,
  type SpaceId,
  axisAllies,
  type AxisAllies,
  type Command,
  type GameState,
  typeOf,
  type Unit,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import * as told from '../../../session/told.ts';

/** Units of a power. */
export interface ToldForce {
  readonly power: PowerId;
  readonly units: ByUnitType<number>;
}

/** One side of a battle: who fought, and what it lost with its cargo. */
export interface BattleSideRecord {
  readonly forces: readonly ToldForce[];
  readonly lost: readonly ToldForce[];
  /** What the lost units cost, in IPCs. */
  readonly ipcsLost: number;
  /** What left the battle under water; nothing in most battles. */
  readonly submerged?: readonly ToldForce[];
}

/** What happened, without when and where. */
export type ToldEvent =
  | { readonly kind: 'purchased'; readonly units: ByUnitType<number>; readonly ipcs: number }
  | {
      readonly kind: 'researched';
      readonly development: DevelopmentId;
      readonly dice: number;
      readonly isSuccess: boolean;
    }
  | { readonly kind: 'moved'; readonly forces: readonly ToldForce[] }
  | {
      readonly kind: 'fought';
      readonly battle: BattleKind;
      readonly rounds: number;
      readonly result: BattleResult;
      readonly sides: Readonly<Record<BattleSide, BattleSideRecord>>;
      /** Where attackers retreated to, if any did; aircraft that break off go nowhere yet. */
      readonly retreatedTo?: SpaceId;
    }
  /** Units lost outside battles: to guns on the way, or because they could not land. */
  | { readonly kind: 'lost'; readonly forces: readonly ToldForce[]; readonly ipcs: number }
  | { readonly kind: 'struck'; readonly victim: PowerId; readonly ipcs: number }
  /** A raid did so many points of damage to a facility. */
  | {
      readonly kind: 'damaged';
      readonly victim: PowerId;
      readonly facility: FacilityId;
      readonly points: number;
    }
  /** Convoys disrupted by another power than the one whose turn it is. */
  | { readonly kind: 'disrupted'; readonly by: PowerId; readonly victim: PowerId; readonly ipcs: number }
  /** `from` is null if nobody held it. */
  | { readonly kind: 'captured'; readonly from: PowerId | null; readonly to: PowerId }
  | { readonly kind: 'freed'; readonly from: PowerId; readonly to: PowerId }
  | { readonly kind: 'plundered'; readonly from: PowerId; readonly to: PowerId; readonly ipcs: number }
  /** Placed on the board: mobilized, or free by an advantage, perhaps another power's. */
  | { readonly kind: 'mobilized'; readonly forces: readonly ToldForce[] }
  /** Units of friends that became another power's. */
  | { readonly kind: 'lent'; readonly forces: readonly ToldForce[]; readonly to: PowerId }
  | { readonly kind: 'collected'; readonly ipcs: number }
  /** Whose it is, which may be used on another power's turn. */
  | { readonly kind: 'used-advantage'; readonly user: PowerId; readonly advantage: AdvantageId }
  | { readonly kind: 'won'; readonly outcome: Outcome };

/** A line of the war diary. */
export type ToldEntry = ToldEvent & {
  /** The number of commands after which it had happened. */
  readonly after: number;
  readonly round: number;
  /** Whose turn it was. */
  readonly power: PowerId;
  readonly phase: Phase;
  /** Where the dice that decided it came from, as far as that was kept. */
  readonly rollers?: readonly Roller[];
  /** Where it happened; of a move, from where to where; of what has no place, nothing. */
  readonly spaces: readonly SpaceId[];
};

/** The entries of one kind. */
export type EntryOf<Kind extends ToldEntry['kind']> = ToldEntry & { readonly kind: Kind };

/** One command of a game of this family, and what came of it. */
export type GameStep = told.GameStep<AxisAllies>;

/** Plays a game again, a command at a time. It ends at a command that the rules refuse. */
export const stepsOf = (start: GameState, commands: readonly Command[]): Generator<GameStep, void> =>
  told.stepsOf({ rules: axisAllies, start, commands });

/** The units with these ids that a state has. */
export const unitsNamed = ({ units }: GameState, ids: readonly UnitId[]): readonly Unit[] =>
  ids.flatMap((id) => units[id] ?? []);

/** Counts units by power and type, in the order in which they are met. */
export function forcesOf(units: readonly Unit[]): readonly ToldForce[] {
  const byPower = new Map<PowerId, Record<string, number>>();
  for (const { owner, type } of units) {
    const counts = byPower.get(owner) ?? {};
    counts[type] = (counts[type] ?? 0) + 1;
    byPower.set(owner, counts);
  }
  return [...byPower].map(([power, counts]) => ({ power, units: counts }));
}

/** Two counts of units as one. */
export const together = (a: readonly ToldForce[], b: readonly ToldForce[]): readonly ToldForce[] => {
  const powers = [...new Set([...a, ...b].map(({ power }) => power))];
  return powers.map((power) => ({
    power,
    units: [...a, ...b].filter((force) => force.power === power).reduce(sumOfTypes, {} as ByUnitType<number>),
  }));
};

function sumOfTypes(sum: ByUnitType<number>, { units }: ToldForce): ByUnitType<number> {
  const types = { ...sum };
  for (const type of Object.keys(units)) types[type] = (types[type] ?? 0) + (units[type] ?? 0);
  return types;
}

/** What these units cost, in IPCs. */
export const priceOf = (state: GameState, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + typeOf(state, unit).cost, 0);
