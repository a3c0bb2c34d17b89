import { nothingOf } from '../../common/nothingOf.ts';
import type { Command } from '../command.ts';
import { pointless } from '../outlook/warnings.ts';
import { refusalOf } from '../play.ts';
import type { Reason } from '../refusal.ts';
import type { GameState } from '../state.ts';
import {
  fewerEscorts,
  fewerInterceptors,
  fewerRaiders,
  flyHomeFirst,
  offerFirst,
  otherBattle,
  otherConvoys,
  otherRetreat,
  otherShips,
  otherStrike,
  ownSubmarines,
  raidFirst,
  seaBattles,
  strandedFirst,
  suggestedLosses,
} from './battles.ts';
import {
  buyCarrier,
  carrierFirst,
  carrierThenLanding,
  declareFirst,
  landFirst,
  launchFirst,
  takeBackCarriers,
  takeBackLandings,
} from './landings.ts';
import { fewerUnits, nearestSpaces, otherRoute, stopThere, takeBack } from './moves.ts';
import {
  affordable,
  carrierInstead,
  carrierPlacedFirst,
  fewerDice,
  fewerRepairs,
  otherPlace,
  placeFirst,
  rightPhase,
} from './newUnits.ts';
import {
  assaultFirst,
  cargoInstead,
  escortFirst,
  landingFirst,
  loadInstead,
  sailFirst,
  sailToAssault,
  shipInstead,
  shipsLeave,
  transportFirst,
} from './ships.ts';
import { either, type Finder, type Remedy } from './tryCommands.ts';

/** The finders to try for each refusal reason, the most helpful first; null where there is no remedy. */
const FINDERS: Readonly<Record<Reason, readonly Finder[] | null>> = {
  'not-now': [rightPhase],
  'not-your-unit': [fewerUnits],
  'cannot-afford': [fewerRepairs, affordable, fewerDice],
  'already-moved': [fewerUnits, takeBack],
  'already-fought': [fewerUnits],
  'neutral-space': [nearestSpaces],
  'at-peace': [nearestSpaces],
  'war-not-begun': [nearestSpaces],
  'off-its-ground': [nearestSpaces],
  'guarded-ground': [nearestSpaces],
  'neutral-ground': [nearestSpaces],
  'wrong-in-war': [takeBack, nearestSpaces],
  'wrong-element': [otherRoute, cargoInstead, loadInstead],
  'too-far': [fewerUnits, nearestSpaces],
  'no-route': [fewerUnits, nearestSpaces],
  'must-stop': [stopThere, otherRoute],
  'canal-closed': [otherRoute],
  'strait-closed': [nearestSpaces],
  'route-broken': [otherRoute, nearestSpaces],
  'cargo-moves-with-ship': [otherRoute, takeBackCarriers, shipInstead],
  'noncombat-only': [fewerUnits],
  'cannot-capture': [nearestSpaces],
  'ends-friendly': [fewerUnits, nearestSpaces],
  'transports-attack-alone': [escortFirst, landingFirst, takeBack, nearestSpaces],
  'transport-must-leave': [shipsLeave],
  'cannot-land': [fewerUnits, launchFirst, carrierFirst, declareFirst, buyCarrier, takeBack, nearestSpaces],
  'assault-required': [either(assaultFirst, sailToAssault), takeBack, nearestSpaces],
  'move-without-purpose': [landingFirst, takeBack],
  'no-transport': [transportFirst, nearestSpaces],
  'no-room': [fewerUnits, transportFirst],
  'not-adjacent': [sailFirst, nearestSpaces],
  'zone-hostile': [escortFirst, nearestSpaces],
  'transport-done': [fewerUnits, transportFirst],
  'cannot-carry': [fewerUnits],
  'no-deck': [fewerUnits],
  'not-aboard': [fewerUnits],
  'not-hostile-target': [nearestSpaces],
  'cannot-assault': [fewerUnits],
  'load-without-use': [either(assaultFirst, sailToAssault), takeBack, nearestSpaces],
  'load-or-offload': [fewerUnits, transportFirst],
  'one-territory': [nearestSpaces],
  'all-loaded-must-land': [assaultFirst],
  'needs-warship': [escortFirst, takeBack],
  'engagement-needed': [takeBack],
  'no-such-battle': [otherBattle],
  'assaults-first': [otherBattle],
  'sea-battle-first': [seaBattles],
  'raids-first': [otherBattle],
  'raid-first': [raidFirst],
  'landing-first': [otherBattle],
  'cannot-bombard': [either(otherShips, otherBattle)],
  'battles-remain': [otherBattle],
  'flights-home-first': [flyHomeFirst],
  'not-homebound': [fewerUnits, flyHomeFirst],
  'cannot-raid': [fewerRaiders],
  'nothing-to-raid': [fewerRaiders],
  'cannot-escort': [fewerEscorts],
  'nothing-to-escort': [fewerEscorts],
  'cannot-intercept': [fewerInterceptors],
  'no-rockets': [otherStrike],
  'captured-gun': [otherStrike],
  'nothing-to-strike': [otherStrike],
  'struck-already': [otherStrike],
  'complex-struck': [otherStrike],
  'out-of-range': [otherStrike],
  'not-a-submarine-here': [ownSubmarines],
  'too-few-casualties': [suggestedLosses],
  'too-many-casualties': [suggestedLosses],
  'not-a-casualty': [suggestedLosses],
  'transports-last': [suggestedLosses],
  'cannot-retreat': [otherRetreat],
  'not-a-retreat-space': [otherRetreat],
  'hostile-space': [nearestSpaces],
  'not-a-landing-place': [fewerUnits, nearestSpaces, buyCarrier],
  'carrier-stays': [fewerUnits, takeBackLandings],
  'must-save-air': [
    either(landFirst, carrierFirst, carrierThenLanding),
    carrierPlacedFirst,
    otherPlace,
    carrierInstead,
    nearestSpaces,
  ],
  'stranded-first': [strandedFirst],
  'not-a-stranded-landing': [strandedFirst],
  'offer-first': [offerFirst],
  'nothing-to-disrupt': [otherConvoys],
  'not-an-offered-place': [offerFirst],
  'no-complex': [otherPlace],
  'not-on-its-ground': [otherPlace],
  'complex-taken-this-turn': [otherPlace],
  'complex-new': [otherPlace],
  'complex-of-friend': [otherPlace],
  'complex-limit': [otherPlace],
  'wrong-place': [otherPlace],
  'no-carrier-room': [carrierPlacedFirst, otherPlace],
  'no-new-carrier': [carrierPlacedFirst, otherPlace],
  'not-yours-long-enough': [otherPlace],
  'worth-nothing': [otherPlace],
  'has-complex': [otherPlace],
  'not-so-damaged': [fewerRepairs],
  'has-facility': [otherPlace],
  'not-on-islands': [otherPlace],
  'needs-coast': [otherPlace],
  'nothing-to-upgrade': [otherPlace],
  'must-place': [otherPlace, placeFirst],
  ...nothingOf('game-over', 'unknown-unit', 'unknown-space', 'no-units-chosen', 'same-space', 'bad-command'),
  ...nothingOf('unknown-development', 'developed-already', 'researched-this-turn', 'dice-first', 'collect-first'),
  ...nothingOf(
    'unknown-unit-type',
    'not-for-sale',
    'never-bought',
    'road-closed',
    'capital-lost',
    'nothing-purchased',
    'not-beside-new-carrier',
  ),
  ...nothingOf('friend-transport-now', 'no-landing', 'nothing-to-engage', 'destroyer-present'),
  ...nothingOf('passing-first', 'cannot-shoot'),
  ...nothingOf('interception-first', 'share-first', 'wrong-share'),
  ...nothingOf('convoys-first', 'raid-dice-first', 'rocket-first', 'guns-first', 'wrong-dice-count', 'not-a-die'),
  ...nothingOf('before-battles-first', 'no-kamikaze-target', 'too-many-kamikaze', 'cannot-scramble'),
  ...nothingOf('unknown-advantage', 'advantage-not-held', 'advantage-not-declared', 'advantage-used-up'),
  ...nothingOf('advantage-not-now', 'not-to-be-lent', 'cannot-be-doomed', 'cannot-be-kamikaze', 'from-one-space'),
  ...nothingOf('not-attacked', 'one-stays', 'complex-stays', 'no-such-facility', 'not-your-facility'),
};

const isSame = (a: Remedy, b: Remedy): boolean => JSON.stringify(a) === JSON.stringify(b);

/** More remedies would be too long to read. */
const MAX_REMEDIES = 2;

/**
 * What the player could do instead of a refused command or a pointless one, or first to make it allowed. Empty for any
 * other.
 * Slow, because every remedy is tried: call it to explain a refusal to the player, not in a search for moves.
 */
export function remedies(state: GameState, command: Command): readonly Remedy[] {
  const refusal = refusalOf(state, command) ?? pointless(state, command);
  if (!refusal) return [];
  const found: Remedy[] = [];
  for (const find of FINDERS[refusal.reason] ?? []) {
    const remedy = find({ state, command, refusal });
    if (remedy && !found.some((other) => isSame(other, remedy))) found.push(remedy);
    if (found.length === MAX_REMEDIES) break;
  }
  return found;
}
