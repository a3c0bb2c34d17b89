import { boardOf, territoryOf } from '../board.ts';
import type { Log } from '../commandRule.ts';
import type { Advantage } from '../edition.ts';
import type { GameEvent } from '../event.ts';
import type { AdvantageId, PowerId, SpaceId } from '../ids.ts';
import type { RuleId } from '../ruleIds.ts';
import type { GameState, Running, Unit } from '../state.ts';
import type { Abilities } from '../unitTypes.ts';
import type { AdvantagePlace } from './advantageRule.ts';

/** An advantage of this game, and the power that has it. */
export interface InPlay<Asked extends AdvantagePlace = never> {
  readonly advantage: Advantage & { readonly [One in Asked]-?: NonNullable<Advantage[One]> };
  readonly owner: PowerId;
}

type AdvantageState = Pick<GameState, 'edition' | 'advantages'>;

type ByPlace = ReadonlyMap<string, readonly InPlay[]>;

/** What the game asked for last has: nearly always the one asked for next. It is one of one edition. */
let latest: { readonly of: GameState['advantages']; readonly places: ByPlace } | null = null;

function byPlace(state: AdvantageState): ByPlace {
  const found = new Map<string, InPlay[]>();
  for (const [owner, ids] of Object.entries(state.advantages))
    for (const advantage of boardOf(state).edition.advantages)
      if (ids.includes(advantage.id))
        for (const place of Object.keys(advantage))
          found.set(place, [...(found.get(place) ?? []), { advantage, owner }]);
  return found;
}

const NONE: readonly InPlay[] = [];

/**
 * The advantages in play that have something to say at this place, used up or not, each with the one power that has it.
 * @rule NA-2
 */
export function advantagesWith<Asked extends AdvantagePlace>(
  state: AdvantageState,
  place: Asked,
): readonly InPlay<Asked>[] {
  if (latest?.of !== state.advantages) latest = { of: state.advantages, places: byPlace(state) };
  return (latest.places.get(place) ?? NONE) as readonly InPlay<Asked>[];
}

/** The rule of the advantage that gives a unit this ability, which its type has not; null if none does. */
export const ruleOfAbility = (state: GameState, { type, owner }: Unit, ability: keyof Abilities): RuleId | null =>
  advantagesWith(state, 'changes').find(
    (one) => one.owner === owner && one.advantage.changes[type]?.[ability] !== undefined,
  )?.advantage.rule ?? null;

/**
 * Whether an advantage is used up or lost.
 * @rule NA-4
 */
export const isSpent = ({ spentAdvantages }: GameState, advantage: AdvantageId): boolean =>
  spentAdvantages.includes(advantage);

/** What an advantage does now for a time, or undefined. */
export const runningOf = <One extends Pick<Running, 'advantage'>>(
  { running }: { readonly running: readonly One[] },
  advantage: AdvantageId,
): One | undefined => running.find((one) => one.advantage === advantage);

/**
 * Whether a territory was the power's at the start and still is: there works what names its colour.
 * @rule NA-3
 */
export const onHomeGround = (state: GameState, owner: PowerId, space: SpaceId): boolean =>
  state.control[space] === owner && territoryOf(boardOf(state), space)?.owner === owner;

/** The edition's advantage with this id, in play or not; undefined for an unknown id. */
export const advantageOf = (state: Pick<GameState, 'edition'>, advantage: AdvantageId): Advantage | undefined =>
  boardOf(state).edition.advantages.find(({ id }) => id === advantage);

/** Lets the advantages in play answer an event that has just happened, but for those that are used up. */
export function react(log: Log, event: GameEvent, before: GameState): void {
  for (const { advantage, owner } of advantagesWith(before, 'reacts'))
    if (!isSpent(log.state, advantage.id)) advantage.reacts(log, event, owner, before);
}
