import { create } from 'zustand';
import {
  battlesToCome,
  editionOf,
  enemiesIn,
  forcesFor,
  typeOf,
  unitsIn,
  type BattleSide,
  type ByUnitType,
  type DevelopmentId,
  type Edition,
  type GameState,
  type SpaceId,
  type Unit,
  type UnitId,
  type UnitType,
} from '../../../../engine/axis-allies/index.ts';
import type { AskedBattle } from '../../odds/asked.ts';
import type { Policies } from '../../odds/policies.ts';
import { editionIn, spaceIn } from '../selectors.ts';
import { usualNow } from './choices.ts';

/** Where a battle is fought: on land, at sea, or on land by troops from the sea. */
export const GROUNDS = ['land', 'sea', 'landing'] as const;
export type BattleGround = (typeof GROUNDS)[number];

/** A battle put together by hand; units that do not fight on the ground chosen are kept, but left out. */
export interface CalculatorDraft {
  readonly edition: Edition['id'];
  readonly ground: BattleGround;
  readonly units: Readonly<Record<BattleSide, ByUnitType<number>>>;
  /** Ships off the coast that may bombard. */
  readonly ships: ByUnitType<number>;
  readonly developments: Readonly<Record<BattleSide, readonly DevelopmentId[]>>;
}

interface Calculator {
  readonly isOpen: boolean;
  readonly draft: CalculatorDraft | null;
  readonly policies: Policies;
  /** Goes up whenever a battle is put in anew. */
  readonly filled: number;
}

/** The calculator of any battle: what is asked. It is kept while the page is open. */
export const useCalculator = create<Calculator>()(() => ({
  isOpen: false,
  draft: null,
  policies: usualNow(),
  filled: 0,
}));

export const emptyBattle = (edition: Edition['id']): CalculatorDraft => ({
  edition,
  ground: 'land',
  units: { attacker: {}, defender: {} },
  ships: {},
  developments: { attacker: [], defender: [] },
});

/** Opens the calculator with a battle, or as it was left if that was in this edition. */
export const openCalculator = (asked: CalculatorDraft | Edition['id']): void =>
  useCalculator.setState(({ draft, filled }) => ({
    isOpen: true,
    policies: usualNow(),
    filled: filled + 1,
    draft: typeof asked !== 'string' ? asked : draft?.edition === asked ? draft : emptyBattle(asked),
  }));

export const closeCalculator = (): void => useCalculator.setState({ isOpen: false });

export const changeDraft = (change: Partial<CalculatorDraft>): void =>
  useCalculator.setState(({ draft }) => ({ draft: draft && { ...draft, ...change } }));

/** The types with what a side has developed (RES-4). */
export function typesWith({ units, developments }: Edition, developed: readonly DevelopmentId[]): readonly UnitType[] {
  const changes = developments.filter(({ id }) => developed.includes(id)).map((one) => one.changes);
  return units.map((type) => changes.reduce<UnitType>((now, all) => ({ ...now, ...all[type.id] }), type));
}

/** The types that can fight for a side on this ground; guns only defend (AA-5), only fighters are at sea (NCM-5). */
export const fighting = (types: readonly UnitType[], side: BattleSide, ground: BattleGround): readonly UnitType[] =>
  types.filter(({ domain, noncombatOnly, landsOnDecks }) => {
    if (domain === 'air') return side === 'attacker' || ground !== 'sea' || landsOnDecks;
    return (domain === 'sea') === (ground === 'sea') && !(side === 'attacker' && noncombatOnly);
  });

/** The types of ships that bombard a coast (BOM-1, BOM-4). */
export const bombarding = (types: readonly UnitType[]): readonly UnitType[] =>
  types.filter(({ bombards }) => bombards > 0);

/** What is asked of the odds: the units that fight on the ground chosen. */
export function askedIn({ edition: id, ground, units, ships, developments }: CalculatorDraft): AskedBattle {
  const edition = editionOf(id);
  const only = (counts: ByUnitType<number>, types: readonly UnitType[]): ByUnitType<number> =>
    Object.fromEntries(
      types.flatMap(({ id: type }) => {
        const { [type]: count = 0 } = counts;
        return count > 0 ? [[type, count] as const] : [];
      }),
    );
  const types = typesWith(edition, developments.attacker);
  return {
    attackers: only(units.attacker, fighting(types, 'attacker', ground)),
    defenders: only(units.defender, fighting(types, 'defender', ground)),
    kind: ground === 'sea' ? 'sea' : 'land',
    ...(ground === 'landing' && { landing: { ships: only(ships, bombarding(types)) } }),
    developments,
  };
}

/**
 * The battle of a space: the one under way, the one to come, or else who stands there against those in hand. Where no
 * enemy stands, its units defend.
 */
export function battleIn(game: GameState, space: SpaceId, inHand: readonly UnitId[]): CalculatorDraft {
  const { attackers, defenders, ships, isLanding } = forcesIn(game, space, inHand);
  const isSea = spaceIn(game, space).kind === 'sea';
  const developed = (units: readonly Unit[]): readonly DevelopmentId[] =>
    game.developments[units[0]?.owner ?? ''] ?? [];
  return {
    edition: editionIn(game).id,
    ground: isSea ? 'sea' : isLanding ? 'landing' : 'land',
    units: { attacker: counted(attackers), defender: counted(defenders) },
    ships: counted(ships),
    developments: { attacker: developed(attackers), defender: developed(defenders) },
  };
}

interface CalculatedForces {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  readonly ships: readonly Unit[];
  readonly isLanding: boolean;
}

function forcesIn(game: GameState, space: SpaceId, inHand: readonly UnitId[]): CalculatedForces {
  const { battle } = game;
  const those = (ids: readonly UnitId[] = []): readonly Unit[] => ids.flatMap((id) => game.units[id] ?? []);
  if (battle?.space === space)
    return {
      attackers: those(battle.attackers),
      defenders: those(battle.defenders),
      ships: battle.round === 1 ? those(battle.bombarding) : [],
      isLanding: battle.seaborne.length > 0,
    };
  const plan = battlesToCome(game).find((one) => one.space === space);
  if (plan) {
    const zones = plan.kind === 'land' ? plan.landingFrom : [];
    const ships = zones.flatMap((zone) => unitsIn(game, zone)).filter((unit) => unit.owner === game.power);
    return {
      ...forcesFor(game, plan),
      ships: ships.filter((unit) => typeOf(game, unit).bombards > 0),
      isLanding: zones.length > 0,
    };
  }
  const enemies = enemiesIn(game, space, game.power);
  const here = enemies.length > 0 ? enemies : unitsIn(game, space);
  const attackers = enemies.length > 0 ? those(inHand) : [];
  return {
    attackers,
    defenders: here.filter(({ aboard }) => aboard === undefined),
    ships: [],
    isLanding: attackers.some(({ aboard }) => aboard !== undefined),
  };
}

function counted(units: readonly Unit[]): ByUnitType<number> {
  const counts: Record<string, number> = {};
  for (const { type } of units) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
