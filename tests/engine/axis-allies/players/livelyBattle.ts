import {
  engagements,
  refusalOf,
  type Awaiting,
  type Command,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Chance } from './chance.ts';
import { calledOff, fights, rocketFired } from './randomExtras.ts';

const END: Command = { type: 'end-phase' };

/** The next battle, in any allowed order; sometimes a new choice to attack or ignore submarines. */
export function livelyFight(state: GameState, draws: Chance): Command | null {
  if (state.turn.battles.length > 0 && draws.happens(0.1)) {
    const open = draws.one(engagements(state));
    const engage: Command | null = open ? { type: 'engage', zone: open.zone, attack: !open.attack } : null;
    if (engage && !refusalOf(state, engage)) return engage;
  }
  const extra = calledOff(state, draws) ?? rocketFired(state, draws);
  if (extra) return extra;
  for (const fight of draws.shuffled(fights(state))) if (!refusalOf(state, fight)) return fight;
  return refusalOf(state, END) ? null : END;
}

/** Usually the suggested casualties, otherwise any allowed choice. */
export function livelyCasualties(
  state: GameState,
  draws: Chance,
  asked: Awaiting & { readonly kind: 'casualties' },
): readonly UnitId[] {
  if (draws.happens(0.5)) return asked.suggestion;
  // Sometimes carriers first, so that their fighters are stranded.
  const isCarrier = (id: UnitId): number => Number(state.units[id]?.type === 'carrier');
  const carriersFirst = [...asked.candidates].sort((a, b) => isCarrier(b) - isCarrier(a)).slice(0, asked.hitsToAssign);
  if (draws.happens(0.3) && !refusalOf(state, { type: 'casualties', units: carriersFirst })) return carriersFirst;
  const twice = [...asked.candidates, ...asked.candidates];
  for (let attempt = 0; attempt < 3; attempt++) {
    const units = draws.shuffled(attempt === 0 ? asked.candidates : twice).slice(0, asked.hitsToAssign);
    if (!refusalOf(state, { type: 'casualties', units })) return units;
  }
  return asked.suggestion;
}

/** Mostly presses on; retreats half of the time if troops from the sea would stay. */
export function livelyRetreat(
  state: GameState,
  draws: Chance,
  { to, air }: Awaiting & { readonly kind: 'retreat' },
): Command {
  const isBesideTroops = (state.battle?.seaborne.length ?? 0) > 0;
  if (draws.happens(isBesideTroops ? 0.4 : 0.75)) return { type: 'press' };
  const space = draws.one(to);
  if (space !== undefined) return { type: 'retreat', to: space };
  return air ? { type: 'retreat' } : { type: 'press' };
}
