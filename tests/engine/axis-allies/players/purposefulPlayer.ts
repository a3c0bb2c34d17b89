import {
  awaiting,
  enemiesIn,
  refusalOf,
  sideOf,
  type Awaiting,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { chance } from './chance.ts';
import { sharedEvenly } from './sharedEvenly.ts';
import { declaredAdvantage } from './declareAdvantage.ts';
import { flyHome } from './flyHome.ts';
import { rolledDice, type Moment, type Player } from './player.ts';
import { raid, rocket } from './purposefulAirWar.ts';
import { attack } from './purposefulAttack.ts';
import { assault } from './purposefulAssault.ts';
import { consolidate } from './purposefulMarch.ts';
import { research } from './purposefulResearch.ts';
import { mobilize, purchase } from './purposefulSupply.ts';
import { fights } from './randomExtras.ts';
import { randomCombatMove, randomNoncombatMove } from './randomPhases.ts';
import { odds } from './strength.ts';

const END: Command = { type: 'end-phase' };

/** How often an advantage that can be declared is declared. */
const DECLARES = 0.3;

/**
 * Plays simply, but to win: attacks where it is stronger, capitals first, and brings troops to the front and over sea.
 */
export const purposefulPlayer: Player = (state, moment) => {
  const asked = awaiting(state);
  const declared = declaredAdvantage(state, chance(moment.seed, moment.decisions), DECLARES);
  if (declared) return declared;
  switch (asked.kind) {
    case 'command':
      return phaseCommand(state, moment);
    case 'dice':
      return rolledDice(moment, asked);
    case 'submerge':
      return { type: 'submerge', units: isLosing(state) === (asked.side === 'attacker') ? asked.submarines : [] };
    case 'casualties':
      return { type: 'casualties', units: asked.suggestion };
    case 'shoot':
      return { type: 'shoot', units: asked.submarines };
    case 'lost-transports':
      return { type: 'casualties', units: asked.candidates.slice(0, asked.hits) };
    case 'kamikaze':
      return { type: 'kamikaze', targets: asked.targets.slice(0, asked.left) };
    case 'scramble':
      return { type: 'scramble', units: asked.from.flatMap(({ units }) => units) };
    case 'retreat':
      return retreat(state, asked);
    case 'stranded':
      return { type: 'land-stranded', unit: asked.unit, to: asked.to[0] ?? '' };
    case 'intercept':
      return { type: 'intercept', units: asked.units };
    case 'share':
      return sharedEvenly(asked);
    case 'offer':
      return { type: 'place-offer', to: asked.offer.places[0] ?? null };
    case 'fly-home':
      return flyHome(state, asked.units, ([nearest]) => nearest);
    case 'disrupt':
      return { type: 'disrupt', zones: asked.convoys.map(({ zone }) => zone) };
    case 'over':
      return null;
  }
};

/** Combines two players, one for each side. */
export const playBySide =
  (players: { readonly axis: Player; readonly allies: Player }): Player =>
  (state, moment) => {
    const asked = awaiting(state);
    return asked.kind === 'over' ? null : players[sideOf(state, asked.by[0] ?? state.power) ?? 'axis'](state, moment);
  };

function phaseCommand(state: GameState, moment: Moment): Command | null {
  switch (state.phase) {
    case 'purchase-units':
      return Object.keys(state.purchased).length > 0 ? END : (purchase(state) ?? END);
    case 'combat-move': {
      const order = moment.tries < 3 ? (assault(state) ?? attack(state) ?? raid(state)) : null;
      // Problems that it did not foresee are solved by random moves, no more than needed.
      return order ?? (refusalOf(state, END) ? randomCombatMove(state, chance(moment.seed, moment.decisions), 9) : END);
    }
    case 'conduct-combat': {
      return rocket(state) ?? [...fights(state), END].find((command) => !refusalOf(state, command)) ?? null;
    }
    case 'noncombat-move': {
      const order = moment.tries < 3 ? consolidate(state) : null;
      return (
        order ?? (refusalOf(state, END) ? randomNoncombatMove(state, chance(moment.seed, moment.decisions), 9) : END)
      );
    }
    case 'mobilize-new-units':
      return mobilize(state) ?? END;
    case 'develop-weapons':
      return refusalOf(state, END) ? null : ((state.turn.research === null ? research(state) : null) ?? END);
    case 'collect-income':
      return END;
  }
}

/** Whether the attacker in the current battle is clearly weaker. */
function isLosing({ battle, ...state }: GameState): boolean {
  const full = { battle, ...state };
  const units = (ids: readonly string[]) => ids.flatMap((id) => state.units[id] ?? []);
  return battle !== null && odds(full, units(battle.attackers), units(battle.defenders)) < 0.6;
}

function retreat(state: GameState, { to, air }: Awaiting & { readonly kind: 'retreat' }): Command {
  const isLast = state.battle !== null && enemiesIn(state, state.battle.space, state.power).length === 0;
  const space = to[0];
  if (!isLosing(state) || isLast) return { type: 'press' };
  if (space !== undefined) return { type: 'retreat', to: space };
  return air ? { type: 'retreat' } : { type: 'press' };
}
