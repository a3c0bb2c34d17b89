import {
  awaiting,
  refusalOf,
  type Awaiting,
  type Command,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import { chance, type Chance } from './chance.ts';
import { sharedEvenly } from './sharedEvenly.ts';
import { declaredAdvantage } from './declareAdvantage.ts';
import { rolledDice, type Player } from './player.ts';
import { flightHome } from './randomExtras.ts';
import { randomResearch } from './randomHome.ts';
import {
  randomCombat,
  randomCombatMove,
  randomMobilization,
  randomNoncombatMove,
  randomPurchase,
} from './randomPhases.ts';

/** How often an advantage that can be declared is declared. */
const DECLARES = 0.15;

/** Plays random allowed commands of all kinds: attacks, assaults, loads, retreats, submarines. */
export const randomPlayer: Player = (state, moment) => {
  const asked = awaiting(state);
  const draws = chance(moment.seed, moment.decisions);
  const declared = declaredAdvantage(state, draws, DECLARES);
  if (declared) return declared;
  switch (asked.kind) {
    case 'command':
      return phaseCommand(state, draws, moment.tries);
    case 'dice':
      return rolledDice(moment, asked);
    case 'submerge':
      return { type: 'submerge', units: draws.some(asked.submarines, 0.3) };
    case 'casualties':
      return { type: 'casualties', units: randomCasualties(state, draws, asked) };
    case 'shoot':
      return { type: 'shoot', units: draws.some(asked.submarines, 0.5) };
    case 'lost-transports':
      return { type: 'casualties', units: asked.candidates.slice(0, asked.hits) };
    case 'kamikaze':
      return { type: 'kamikaze', targets: draws.some(asked.targets, 0.5).slice(0, asked.left) };
    case 'scramble':
      return {
        type: 'scramble',
        units: draws.some(
          asked.from.flatMap(({ units }) => units),
          0.5,
        ),
      };
    case 'retreat':
      return randomRetreat(draws, asked);
    case 'fly-home':
      return flightHome(state, draws, asked.units);
    case 'stranded':
      return { type: 'land-stranded', unit: asked.unit, to: draws.one(asked.to) ?? '' };
    case 'intercept':
      return { type: 'intercept', units: draws.some(asked.units, 0.5) };
    case 'share':
      return sharedEvenly(asked);
    case 'offer':
      return { type: 'place-offer', to: draws.one([...asked.offer.places, null]) ?? null };
    case 'disrupt':
      return { type: 'disrupt', zones: draws.some(asked.convoys, 0.5).map(({ zone }) => zone) };
    case 'over':
      return null;
  }
};

function phaseCommand(state: GameState, draws: Chance, tries: number): Command | null {
  switch (state.phase) {
    case 'purchase-units':
      return randomPurchase(state, draws);
    case 'combat-move':
      return randomCombatMove(state, draws, tries);
    case 'conduct-combat':
      return randomCombat(state, draws);
    case 'noncombat-move':
      return randomNoncombatMove(state, draws, tries);
    case 'mobilize-new-units':
      return randomMobilization(state, draws);
    case 'develop-weapons':
      return randomResearch(state, draws);
    case 'collect-income':
      return { type: 'end-phase' };
  }
}

/** A random allowed choice of casualties; the suggestion if none is found. */
function randomCasualties(
  state: GameState,
  draws: Chance,
  asked: Awaiting & { readonly kind: 'casualties' },
): readonly UnitId[] {
  const twice = [...asked.candidates, ...asked.candidates];
  for (let attempt = 0; attempt < 3; attempt++) {
    const units = draws.shuffled(attempt === 0 ? asked.candidates : twice).slice(0, asked.hitsToAssign);
    if (!refusalOf(state, { type: 'casualties', units })) return units;
  }
  return asked.suggestion;
}

function randomRetreat(draws: Chance, { to, air }: Awaiting & { readonly kind: 'retreat' }): Command {
  if (draws.happens(0.7)) return { type: 'press' };
  const space = draws.one(to);
  if (space !== undefined) return { type: 'retreat', to: space };
  return air ? { type: 'retreat' } : { type: 'press' };
}
