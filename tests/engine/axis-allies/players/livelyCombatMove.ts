import {
  engagements,
  isHostileZone,
  reach,
  refusalOf,
  typeOf,
  type Command,
  type GameState,
  type Refusal,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Chance } from './chance.ts';
import { blitz, escape, escorts, airAttack, landAttack, navalAttack } from './livelyAttack.ts';
import { declareAssault, loadTroops, routesToAssault } from './livelyFerry.ts';
import { raidDeclared } from './randomExtras.ts';
import { viewOf, zonesWithin, type View } from './livelyView.ts';

const END: Command = { type: 'end-phase' };
/** How many orders are tried before the player gives up. */
const THOUGHTS = 5;
/** After this many retries of a phase, the player only does what lets the phase end. */
const CAREFUL = 7;

/** The kinds of orders, repeated by their weight. */
const ORDERS: readonly ((view: View, draws: Chance) => Command | null)[] = [
  landAttack,
  landAttack,
  landAttack,
  blitz,
  airAttack,
  airAttack,
  navalAttack,
  navalAttack,
  loadTroops,
  loadTroops,
  escape,
];

/** Attacks often, by land, sea and air and from the sea; ends the phase at random when the rules allow it. */
export function livelyCombatMove(state: GameState, draws: Chance, tries: number): Command | null {
  const raid = raidDeclared(state, draws);
  if (raid) return raid;
  const view = viewOf(state);
  const assault = declareAssault(view, draws);
  if (assault) return assault;
  if (draws.happens(0.03)) {
    const open = draws.one(engagements(state));
    const engage: Command | null = open ? { type: 'engage', zone: open.zone, attack: draws.happens(0.5) } : null;
    if (engage && !refusalOf(state, engage)) return engage;
  }
  if (tries < CAREFUL && !draws.happens(0.1 + tries * 0.1))
    for (let thought = 0; thought < THOUGHTS; thought++) {
      const order = draws.one(ORDERS)?.(view, draws);
      if (order && !refusalOf(state, order)) return order;
    }
  const refused = refusalOf(state, END);
  return refused ? mended(view, draws, refused) : END;
}

/** An order that removes what keeps the phase from ending; null if none is found. */
function mended(view: View, draws: Chance, refused: Refusal): Command | null {
  for (const order of remedies(view, draws, refused)) if (!refusalOf(view.state, order)) return order;
  return null;
}

function* remedies(view: View, draws: Chance, refused: Refusal): Generator<Command> {
  const { state } = view;
  const zone = refused.spaces?.[0] ?? '';
  const units = (refused.units ?? []).flatMap((id) => state.units[id] ?? []);
  switch (refused.reason) {
    case 'assault-required':
    case 'all-loaded-must-land': {
      const ship = state.units[units[0]?.aboard ?? ''];
      if (ship) yield* routesToAssault(view, ship);
      return;
    }
    case 'transport-must-leave':
      for (const { space, command } of draws.shuffled(reach(state, refused.units?.slice(0, 1) ?? [])))
        if (!isHostileZone(state, space, state.power)) yield command;
      return;
    case 'transports-attack-alone':
    case 'zone-hostile':
    case 'needs-warship':
    case 'nothing-to-engage':
      for (const attack of [false, true])
        if (state.turn.engage[zone] === !attack) yield { type: 'engage', zone, attack };
      yield* escorts(view, zone);
      return;
    case 'engagement-needed':
      yield { type: 'engage', zone, attack: true };
      return;
    case 'cannot-land':
      for (const carrier of view.carriers)
        if (carrier.owner === state.power)
          for (const to of zonesWithin(state, carrier.space, typeOf(state, carrier).move).slice(1))
            yield { type: 'move', units: [carrier.id], to };
      return;
    default:
  }
}
