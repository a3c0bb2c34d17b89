import { fault, ok } from '../../common/result.ts';
import { beginFire } from '../air/antiaircraftFire.ts';
import type { Interrupt } from '../awaiting.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import type { CommandOf } from '../command.ts';
import type { CommandRules, Log, Planned } from '../commandRule.ts';
import type { Advantage } from '../edition.ts';
import type { GameEvent } from '../event.ts';
import type { SpaceId } from '../ids.ts';
import { COMPLEX } from '../facilityKinds.ts';
import { newUnits } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import type { GameState, Offer } from '../state.ts';
import { advantageOf } from './inPlay.ts';

const offeredBy = (state: GameState, { advantage }: Offer): Advantage => advantageOf(state, advantage)!;

/** Free units that an advantage lets a power place now; their owner answers before anything else goes on. */
export const offers: Interrupt = {
  isOpen: (state) => state.offers.length > 0,
  asks(state) {
    const offer = state.offers[0]!;
    return { kind: 'offer', by: [offer.by], offer };
  },
  takes: () => ANSWERS,
  refusal(state) {
    const offer = state.offers[0]!;
    return refusal(offeredBy(state, offer).rule, 'offer-first', { power: offer.by, spaces: offer.places });
  },
};

const ANSWERS: CommandRules = { 'place-offer': { plan: planPlace, after: goOn } };

/** Places the units of the first offer in one of its territories, or declines it. */
function planPlace(state: GameState, { to }: CommandOf<'place-offer'>): Planned {
  const offer = state.offers[0]!;
  const { rule, once } = offeredBy(state, offer);
  const answered: GameEvent = { type: 'offer-answered', offer, to };
  if (to === null) return ok([answered]);
  const { by: power, advantage } = offer;
  if (!offer.places.includes(to)) return fault(refusal(rule, 'not-an-offered-place', { spaces: [to], power }));
  const used: readonly GameEvent[] = once ? [{ type: 'advantage-used', power, advantage }] : [];
  return ok([...used, answered, ...placing(state, offer, to)]);
}

/** The events of what is placed: units, or an industrial complex. */
function placing(state: GameState, { advantage, by: power, units }: Offer, space: SpaceId): readonly GameEvent[] {
  const { [COMPLEX]: complexes = 0, ...others } = units;
  const placed = newUnits(state, others, power, space);
  return [
    ...(complexes > 0 ? [{ type: 'facility-placed', power, space, facility: COMPLEX, isFree: true } as const] : []),
    ...(placed.length > 0 ? [{ type: 'units-placed', power, units: placed, space, advantage } as const] : []),
  ];
}

/** What waited for the answer happens now: fire at flights, and captures that need no dice (COM-2, AA-3). */
function goOn(log: Log): void {
  const { battle, shots, roll, offers: open } = log.state;
  // A rocket on its way is no beginning of combat: that was before.
  if (battle || roll || shots.length > 0 || open.length > 0) return;
  const beganCombat = log.events.some(
    (event) => event.type === 'offer-answered' && offeredBy(log.state, event.offer).beforeCombat,
  );
  if (beganCombat) beginFire(log);
  else resolveUncontested(log);
}
