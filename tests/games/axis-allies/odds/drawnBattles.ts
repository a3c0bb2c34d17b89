import { fromPosition, play, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import type {
  CasualtyPolicy,
  Policies,
  RetreatPolicy,
  SidePolicy,
} from '../../../../src/games/axis-allies/odds/index.ts';
import { idsIn, KINDS, type Setting } from './battleKinds.ts';
import { drawingFrom, type Drawing } from './drawing.ts';

/** Battles of every kind and policies for them, drawn from a seed; each is opened through `play`. */

export interface Drawn {
  readonly kind: string;
  readonly state: GameState;
  readonly policies: Policies;
}

const CASUALTIES: readonly CasualtyPolicy[] = ['suggested', 'suggested', 'cheapest', 'keep-capturer', 'keep-air'];
const TYPES = ['submarine', 'destroyer', 'carrier', 'battleship', 'transport', 'fighter', 'bomber', 'tank', 'infantry'];

function orderDrawn(draw: Drawing): CasualtyPolicy {
  const inOrder = draw.shuffled(TYPES).slice(0, 6);
  return draw.may(0.5) ? { inOrder, damageFirst: true } : { inOrder };
}

const sidePolicy = (draw: Drawing): SidePolicy => ({
  casualties: draw.may(0.25) ? orderDrawn(draw) : draw.one(CASUALTIES),
  submerge: draw.one(['never', 'never', 'always', 'when-alone']),
});

function policiesFor(draw: Drawing, chances: boolean): Policies {
  const below: RetreatPolicy = chances ? { below: draw.from(1, 8) / 10 } : 'when-behind';
  return {
    attacker: sidePolicy(draw),
    defender: sidePolicy(draw),
    retreat: draw.one<RetreatPolicy>(['never', 'never', 'when-behind', { afterRounds: draw.from(1, 3) }, below]),
  };
}

/** Plays an order; one without units is left out, and one that is refused leaves the state as it is. */
function after(state: GameState, command: Command): GameState {
  if ('units' in command && (command.units as readonly unknown[]).length === 0) return state;
  const played = play(state, command);
  return played.ok ? played.value.state : state;
}

/** Some ships of several hits are damaged already. */
function damaged(draw: Drawing, state: GameState): GameState {
  const units = { ...state.units };
  for (const unit of Object.values(units))
    if (state.edition === 'revised' && unit.type === 'battleship' && draw.may(0.3))
      units[unit.id] = { ...unit, damaged: true };
  return { ...state, units };
}

/** In a game the units of a side stand in the order in which they came. */
function mingled(draw: Drawing, state: GameState): GameState {
  const { attackers, defenders, ...battle } = state.battle!;
  return {
    ...state,
    battle: { ...battle, attackers: draw.shuffled(attackers), defenders: draw.shuffled(defenders) },
  };
}

/**
 * A battle that is drawn from this seed, with about so many units of a side at most; null if none comes about. With
 * `chances`, some attackers retreat by their chance to win.
 */
export function drawnBattle(seed: number, most: number, chances = false): Drawn | null {
  const draw = drawingFrom(seed);
  const kind = Object.keys(KINDS)[seed % Object.keys(KINDS).length]!;
  const { edition, space, orders, ...scene } = KINDS[kind]!(draw, most);
  const stands = orders.length === 0;
  const units = stands ? moved(scene.units, scene.power, space) : scene.units;
  const read = fromPosition({ ...scene, units, edition, phase: stands ? 'conduct-combat' : 'combat-move' });
  if (!read.ok) throw new Error(`${kind} ${seed}: ${JSON.stringify(read.fault)}`);
  let state = read.value;
  for (const order of orders) state = after(state, order(state));
  if (!stands) state = after(state, { type: 'end-phase' });
  state = after(state, { type: 'fight', space });
  if (!state.battle) return null;
  if (kind === 'kaiten') {
    const submarines = idsIn(state, space, ['japan'], ['submarine']).slice(0, draw.from(0, 2));
    state = after(state, { type: 'use-advantage', advantage: 'kaiten-torpedoes', units: submarines });
  }
  return { kind, state: mingled(draw, damaged(draw, state)), policies: policiesFor(draw, chances) };
}

/** The attackers stand in the space of the battle. */
function moved(units: Setting['units'], power: string, space: string): Setting['units'] {
  const [counts] = Object.values(units[power]!).filter((one) => Object.keys(one).length > 0);
  return { ...units, [power]: { [space]: counts! } };
}
