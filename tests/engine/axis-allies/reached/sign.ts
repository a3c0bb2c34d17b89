import {
  areAtWar,
  areFriends,
  boardOf,
  unitsIn,
  type GameEvent,
  type GameState,
  type MovedLeg,
  type Unit,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { Step } from '../players/player.ts';

/** The words in which it is said how a rule shows in play: what a command did, seen from before and after. */

/** Whether this step carried the rule out. */
export type Sign = (step: Step) => boolean;

export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;

/** Some event of this type, for which more may be asked. */
export const saw =
  <Type extends GameEvent['type']>(
    type: Type,
    holds: (event: EventOf<Type>, step: Step) => boolean = () => true,
  ): Sign =>
  (step) =>
    step.events.some((event) => event.type === type && holds(event as EventOf<Type>, step));

/** Some unit moved so. */
export const went = (holds: (unit: Unit, leg: MovedLeg, step: Step) => boolean): Sign =>
  saw('units-moved', ({ legs }, step) =>
    legs.some((leg) => step.before.units[leg.unit] !== undefined && holds(step.before.units[leg.unit]!, leg, step)),
  );

export const all =
  (...signs: readonly Sign[]): Sign =>
  (step) =>
    signs.every((sign) => sign(step));
export const either =
  (...signs: readonly Sign[]): Sign =>
  (step) =>
    signs.some((sign) => sign(step));
export const inPhase =
  (phase: GameState['phase']): Sign =>
  ({ before }) =>
    before.phase === phase;

export const endOf = ({ route }: MovedLeg): SpaceId => route.at(-1) ?? '';
export const passed = ({ route }: MovedLeg): readonly SpaceId[] => route.slice(1, -1);
export const domainOf = (state: GameState, unit: Unit | undefined) =>
  boardOf(state).unitTypes.get(unit?.type ?? '')?.domain;
export const isAir = (state: GameState, id: UnitId): boolean => domainOf(state, state.units[id]) === 'air';
export const isOfType = (state: GameState, id: UnitId, ...types: readonly string[]): boolean =>
  types.includes(state.units[id]?.type ?? '');
export const friendsIn = (state: GameState, space: SpaceId): readonly Unit[] =>
  unitsIn(state, space).filter((unit) => unit.owner !== state.power && areFriends(state, unit.owner, state.power));
export const enemiesIn = (state: GameState, space: SpaceId): readonly Unit[] =>
  unitsIn(state, space).filter((unit) => areAtWar(state, unit.owner, state.power) && unit.aboard === undefined);
