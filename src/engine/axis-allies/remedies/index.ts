import type { Command } from '../command.ts';
import { refusalOf } from '../play.ts';
import type { Reason } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { otherBattle, otherRetreat, ownSubmarines, seaBattles, strandedFirst, suggestedLosses } from './battles.ts';
import { buyCarrier, carrierFirst, carrierThenLanding, landFirst } from './landings.ts';
import { fewer, nearest, otherwise, stop, takeBack } from './moves.ts';
import { affordable, carrierInstead, carrierPlacedFirst, rightPhase, otherPlace, placeFirst } from './newUnits.ts';
import type { Remedy } from './remedy.ts';
import {
  assaultFirst,
  escortFirst,
  landingFirst,
  sailFirst,
  sailToAssault,
  shipInstead,
  shipsLeave,
  transportFirst,
} from './ships.ts';
import { cargoInstead, loadInstead } from './transports.ts';
import { either, type Finder } from './tryCommands.ts';

/**
 * What to look for, by the reason of the refusal, the most helpful first. Reasons left out have no remedy but another
 * wish.
 */
const FINDERS: Partial<Record<Reason, readonly Finder[]>> = {
  'not-now': [rightPhase],
  'not-your-unit': [fewer],
  'cannot-afford': [affordable],
  'already-moved': [fewer, takeBack],
  'already-fought': [fewer],
  'neutral-space': [nearest],
  'wrong-element': [otherwise, cargoInstead, loadInstead],
  'too-far': [fewer, nearest],
  'no-route': [fewer, nearest],
  'must-stop': [stop, otherwise],
  'canal-closed': [otherwise],
  'strait-closed': [nearest],
  'route-broken': [otherwise, nearest],
  'cargo-moves-with-ship': [otherwise, shipInstead],
  'ends-friendly': [fewer, nearest],
  'transports-attack-alone': [escortFirst, takeBack, nearest],
  'transport-must-leave': [shipsLeave],
  'cannot-land': [fewer, carrierFirst, buyCarrier, takeBack, nearest],
  'assault-required': [either(assaultFirst, sailToAssault), takeBack, nearest],
  'move-without-purpose': [landingFirst, takeBack],
  'no-transport': [transportFirst, nearest],
  'no-room': [fewer, transportFirst],
  'not-adjacent': [sailFirst, nearest],
  'zone-hostile': [escortFirst, nearest],
  'transport-done': [fewer, transportFirst],
  'cannot-carry': [fewer],
  'not-aboard': [fewer],
  'not-hostile-target': [nearest],
  'one-territory': [nearest],
  'all-loaded-must-land': [assaultFirst],
  'needs-warship': [escortFirst, takeBack],
  'engagement-needed': [takeBack],
  'no-such-battle': [otherBattle],
  'assaults-first': [otherBattle],
  'sea-battle-first': [seaBattles],
  'battles-remain': [otherBattle],
  'not-a-submarine-here': [ownSubmarines],
  'too-few-casualties': [suggestedLosses],
  'too-many-casualties': [suggestedLosses],
  'not-a-casualty': [suggestedLosses],
  'transports-last': [suggestedLosses],
  'cannot-retreat': [otherRetreat],
  'not-a-retreat-space': [otherRetreat],
  'hostile-space': [nearest],
  'not-a-landing-place': [fewer, nearest, buyCarrier],
  'must-save-air': [
    either(landFirst, carrierFirst, carrierThenLanding),
    carrierPlacedFirst,
    otherPlace,
    carrierInstead,
    nearest,
  ],
  'stranded-first': [strandedFirst],
  'not-a-stranded-landing': [strandedFirst],
  'no-complex': [otherPlace],
  'complex-taken-this-turn': [otherPlace],
  'complex-of-friend': [otherPlace],
  'complex-limit': [otherPlace],
  'wrong-place': [otherPlace],
  'no-carrier-room': [carrierPlacedFirst, otherPlace],
  'must-place': [otherPlace, placeFirst],
};

const isSame = (a: Remedy, b: Remedy): boolean => JSON.stringify(a) === JSON.stringify(b);

/** More than two ways out are a list, not an answer. */
const MAX_REMEDIES = 2;

/**
 * The nearest things that are allowed where an order is refused; none for an order that stands. Slower than a refusal,
 * for each remedy is tried: ask when people are told, not while looking for moves.
 */
export function remedies(state: GameState, command: Command): readonly Remedy[] {
  const refusal = refusalOf(state, command);
  if (!refusal) return [];
  const found: Remedy[] = [];
  for (const find of FINDERS[refusal.reason] ?? []) {
    const remedy = find({ state, command, refusal });
    if (remedy && !found.some((other) => isSame(other, remedy))) found.push(remedy);
    if (found.length === MAX_REMEDIES) break;
  }
  return found;
}
