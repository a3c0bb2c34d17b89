import { advantagesWith, runningOf } from './advantages/inPlay.ts';
import { boardOf } from './board.ts';
import type { PowerId, SpaceId, UnitId } from './ids.ts';
import { areFriends, deedOf, ownIn, unitsIn, unitsOf } from './pieces.ts';
import type { GameState, Running, Unit } from './state.ts';

/**
 * Whose units the acting power gives orders to: its own, and in the combat phases of a joint strike also those of its
 * partner (NA-UK-2).
 */

/** The parts of a state that say who is acting. */
interface Acting extends Pick<GameState, 'edition' | 'advantages' | 'power' | 'phase'> {
  readonly running: readonly Pick<Running, 'advantage'>[];
}

/** The power whose units strike with the acting power's this turn, or null. */
export const partnerOf = (state: Acting): PowerId | null =>
  state.running.length === 0
    ? null
    : (advantagesWith(state, 'strikesWith').find(
        ({ advantage }) => advantage.strikesWith === state.power && runningOf(state, advantage.id),
      )?.owner ?? null);

/** Whether the acting power goes without combat phases, because it will strike in its partner's turn. */
export const waitsToStrike = (state: Acting): boolean =>
  state.running.length > 0 &&
  advantagesWith(state, 'strikesWith').some(
    ({ advantage, owner }) => owner === state.power && runningOf(state, advantage.id) !== undefined,
  );

const isInCombat = ({ phase }: Acting): boolean => phase === 'combat-move' || phase === 'conduct-combat';

/** The partner in the combat phases. */
const strikerNow = (state: Acting): PowerId | null => (isInCombat(state) ? partnerOf(state) : null);

/** Whether the acting power gives orders to this power's units now. */
export const isActing = (state: Acting, owner: PowerId): boolean =>
  owner === state.power || (state.running.length > 0 && owner === strikerNow(state));

/** The powers to whose units the acting power gives orders now. */
export function actingPowers(state: Acting): readonly PowerId[] {
  const striker = strikerNow(state);
  return striker === null ? [state.power] : [state.power, striker];
}

/** All units that the acting power gives orders to now. */
export function actingUnits(state: GameState): readonly Unit[] {
  const striker = strikerNow(state);
  const own = unitsOf(state, state.power);
  return striker === null ? own : [...own, ...unitsOf(state, striker)];
}

/** The units in a space that the acting power gives orders to now, without cargo. */
export function actingIn(state: GameState, space: SpaceId): readonly Unit[] {
  const striker = strikerNow(state);
  if (striker === null) return ownIn(state, space, state.power);
  return unitsIn(state, space).filter(
    ({ owner, aboard }) => aboard === undefined && (owner === state.power || owner === striker),
  );
}

/**
 * Whether the acting power must see to it that this air unit lands this turn: also a partner's, but for one that rests
 * where it is, since it has neither moved nor fights. After combat move it is as any friend's, and moves no more.
 */
export const mustLand = (state: GameState, { id, owner, space }: Unit): boolean =>
  owner === state.power ||
  (state.running.length > 0 &&
    owner === partnerOf(state) &&
    (state.phase === 'combat-move' || hasActed(state, id) || hasBattle(state, space)));

/** Whether a unit did more than to leave its deck (CM-13). */
function hasActed(state: GameState, id: UnitId): boolean {
  const deed = deedOf(state, id);
  return deed !== undefined && deed.did !== 'launched';
}

const hasBattle = ({ battle, turn }: GameState, space: SpaceId): boolean =>
  battle?.space === space || turn.battles.some((plan) => plan.space === space);

/** All units that the acting power must see to it that they land this turn, if they are air units (`mustLand`). */
export function unitsToLand(state: GameState): readonly Unit[] {
  const partner = partnerOf(state);
  const own = unitsOf(state, state.power);
  return partner === null ? own : [...own, ...unitsOf(state, partner).filter((unit) => mustLand(state, unit))];
}

/** Whether a power has no part in a short game: it defends, and the program passes its turns. */
export const hasNoPart = ({ players }: Pick<GameState, 'players'>, power: PowerId): boolean =>
  players.some(({ resting }) => resting?.includes(power) === true);

/** All powers in the order of their next turns; the acting power is the last. */
export function inTurn(state: GameState): readonly PowerId[] {
  const { turnOrder } = boardOf(state).edition;
  const next = turnOrder.indexOf(state.power) + 1;
  return [...turnOrder.slice(next), ...turnOrder.slice(0, next)];
}

/** The enemies of the acting power that can attack in turns of their own, in the order of their next turns. */
export const enemiesInTurn = (state: GameState): readonly PowerId[] =>
  inTurn(state).filter((power) => !areFriends(state, power, state.power) && !hasNoPart(state, power));
