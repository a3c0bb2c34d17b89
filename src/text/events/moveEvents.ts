import type { GameEvent, GameState, Leg, SpaceId, UnitId } from '../../engine/index.ts';
import { spaceList, spaceName, thePower } from '../names.ts';
import { unitList } from '../unitNames.ts';
import { capitalized } from '../words.ts';
import { ownedUnits } from './eventWords.ts';

type MoveEvent = Extract<
  GameEvent,
  {
    type:
      | 'units-moved'
      | 'units-loaded'
      | 'assault-declared'
      | 'units-offloaded'
      | 'engagement-said'
      | 'fighters-stranded'
      | 'fighter-landed';
  }
>;

const unique = (spaces: readonly SpaceId[]): readonly SpaceId[] => [...new Set(spaces)];
const startsOf = (legs: readonly Leg[]): readonly SpaceId[] => unique(legs.flatMap(({ route }) => route[0] ?? []));
const endsOf = (legs: readonly Leg[]): readonly SpaceId[] => unique(legs.flatMap(({ route }) => route.at(-1) ?? []));

function withCargo(state: GameState, cargo: readonly UnitId[]): string {
  return cargo.length === 0 ? '' : `, carrying ${unitList(state, cargo)}`;
}

/** What moves. */
export function moveEventText(state: GameState, event: MoveEvent): string | null {
  switch (event.type) {
    case 'units-moved': {
      if (event.legs.length === 0) return null;
      const units = ownedUnits(
        state,
        event.legs.map(({ unit }) => unit),
      );
      return `${units} from ${spaceList(state, startsOf(event.legs))} to ${spaceList(state, endsOf(event.legs))}${withCargo(
        state,
        event.cargo.map(({ unit }) => unit),
      )}.`;
    }
    case 'units-loaded': {
      if (event.loads.length === 0) return null;
      const from = unique(event.loads.map((load) => load.from));
      const zones = unique(event.loads.map((load) => load.zone));
      return `${ownedUnits(
        state,
        event.loads.map(({ unit }) => unit),
      )} from ${spaceList(state, from)} aboard in ${spaceList(state, zones)}.`;
    }
    case 'assault-declared':
      return `${ownedUnits(state, event.units)} will assault ${spaceName(state, event.to)} from ${spaceName(state, event.from)}.`;
    case 'units-offloaded':
      return `${ownedUnits(state, event.units)} ashore in ${spaceName(state, event.to)} from ${spaceName(state, event.from)}.`;
    case 'engagement-said':
      return `${capitalized(thePower(state, state.power))} will ${event.attack ? 'attack' : 'leave alone'} the submarines and transports in ${spaceName(state, event.zone)}.`;
    case 'fighters-stranded':
      return event.units.length === 0
        ? null
        : `${ownedUnits(state, event.units)} lost the carrier and must land first.`;
    case 'fighter-landed':
      return `${ownedUnits(state, [event.unit])} lands in ${spaceName(state, event.to)}.`;
  }
}
