import { fault, ok } from '../../common/result.ts';
import type { CommandOf } from '../command.ts';
import { type CommandRule, emit, type Log, type Planned } from '../commandRule.ts';
import { areFriends, cargoOf, deedOf, unitOf } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';
import { landingZones } from './battles.ts';
import { resolveUncontested } from './uncontested.ts';

/** Calling off landings before they are fought: the troops stay aboard (AMPH-6). */
export const callOff: CommandRule<CommandOf<'call-off'>> = { plan: planCallOff, after: listWithout };

function planCallOff(state: GameState, { transports, to }: CommandOf<'call-off'>): Planned {
  if (transports.length === 0) return fault(refusal('TURN-7', 'no-units-chosen'));
  const staying: Unit[] = [];
  for (const id of transports) {
    const ship = unitOf(state, id);
    if (!ship) return fault(refusal('TURN-7', 'unknown-unit', { units: [id] }));
    if (!areFriends(state, ship.owner, state.power))
      return fault(refusal('TURN-7', 'not-your-unit', { units: [id], power: ship.owner }));
    const troops = cargoOf(state, ship).filter((unit) => {
      const target = deedOf(state, unit.id)?.assault;
      return target !== undefined && (to === undefined || target === to);
    });
    if (troops.length === 0) return fault(refusal('AMPH-6', 'no-landing', { units: [id], spaces: [ship.space] }));
    staying.push(...troops);
  }
  return ok([{ type: 'landing-called-off', units: staying.map(({ id }) => id), transports }]);
}

/** Lists the battles again without the zones from which nobody lands any more, and ends those that nobody fights. */
function listWithout(log: Log): void {
  const { state } = log;
  const land = state.turn.battles.map((plan) =>
    plan.kind === 'land' ? { ...plan, landingFrom: landingZones(state, plan.space) } : plan,
  );
  const stillFrom = (zone: string): boolean =>
    land.some(({ kind, landingFrom }) => kind === 'land' && landingFrom.includes(zone));
  const battles = land.map((plan): BattlePlan => ({ ...plan, landingFrom: plan.landingFrom.filter(stillFrom) }));
  emit(log, { type: 'battles-listed', battles });
  resolveUncontested(log);
}
