import { awaiting, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { chance, type Chance } from './chance.ts';
import { sharedEvenly } from './sharedEvenly.ts';
import { declaredAdvantage } from './declareAdvantage.ts';
import { flyHome } from './flyHome.ts';
import { livelyCasualties, livelyFight, livelyRetreat } from './livelyBattle.ts';
import { livelyCombatMove } from './livelyCombatMove.ts';
import { livelyNoncombat } from './livelyNoncombat.ts';
import { livelyMobilization, livelyPurchase } from './livelySupply.ts';
import { randomResearch } from './randomHome.ts';
import { rolledDice, type Player } from './player.ts';

/** How often an advantage that can be declared is declared. */
const DECLARES = 0.15;

/**
 * Plays so that all rules are used: whole stacks attack, fleets and submarines are bought and used, also friends'
 * transports and carriers. It derives orders from the map and never calls `reach`, so that it is fast.
 */
export const livelyPlayer: Player = (state, moment) => {
  const asked = awaiting(state);
  const draws = chance(moment.seed, moment.decisions);
  const declared = declaredAdvantage(state, draws, DECLARES);
  if (declared) return declared;
  switch (asked.kind) {
    case 'dice':
      return rolledDice(moment, asked);
    case 'command':
      return phaseCommand(state, draws, moment.tries);
    case 'submerge':
      return { type: 'submerge', units: draws.some(asked.submarines, 0.25) };
    case 'casualties':
      return { type: 'casualties', units: livelyCasualties(state, draws, asked) };
    case 'shoot':
      return { type: 'shoot', units: draws.some(asked.submarines, 0.7) };
    case 'lost-transports':
      return { type: 'casualties', units: asked.candidates.slice(0, asked.hits) };
    case 'kamikaze':
      return { type: 'kamikaze', targets: draws.some(asked.targets, 0.6).slice(0, asked.left) };
    case 'scramble':
      return {
        type: 'scramble',
        units: draws.some(
          asked.from.flatMap(({ units }) => units),
          0.6,
        ),
      };
    case 'retreat':
      return livelyRetreat(state, draws, asked);
    case 'stranded':
      return { type: 'land-stranded', unit: asked.unit, to: draws.one(asked.to) ?? '' };
    case 'intercept':
      return { type: 'intercept', units: draws.some(asked.units, 0.5) };
    case 'share':
      return sharedEvenly(asked);
    case 'offer':
      return { type: 'place-offer', to: draws.one([...asked.offer.places, null]) ?? null };
    case 'fly-home':
      return flyHome(state, asked.units, (places) => draws.one(places));
    case 'disrupt':
      return { type: 'disrupt', zones: draws.some(asked.convoys, 0.7).map(({ zone }) => zone) };
    case 'over':
      return null;
  }
};

function phaseCommand(state: GameState, draws: Chance, tries: number): Command | null {
  switch (state.phase) {
    case 'purchase-units':
      return livelyPurchase(state, draws);
    case 'combat-move':
      return livelyCombatMove(state, draws, tries);
    case 'conduct-combat':
      return livelyFight(state, draws);
    case 'noncombat-move':
      return livelyNoncombat(state, draws, tries);
    case 'mobilize-new-units':
      return livelyMobilization(state, draws);
    case 'develop-weapons':
      return randomResearch(state, draws);
    case 'collect-income':
      return { type: 'end-phase' };
  }
}
