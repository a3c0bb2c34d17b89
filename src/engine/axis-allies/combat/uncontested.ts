import { emit, type Log } from '../log.ts';
import { enemiesIn, isHostileTerritory, ownIn, typeOf } from '../pieces.ts';
import { seaBattlesBefore, troopsAshore } from './battles.ts';
import { captureTerritory } from './capture.ts';
import { landTroops } from './landTroops.ts';

/**
 * Resolves land battles that need no dice: captures undefended territories (COM-2) and cancels assaults without
 * attackers.
 */
export function resolveUncontested(log: Log): void {
  const open = log.state.turn.battles.filter(
    (plan) => plan.kind === 'land' && seaBattlesBefore(log.state, plan).length === 0,
  );
  for (const plan of open) {
    const { state } = log;
    const own = ownIn(state, plan.space, state.power);
    const landing = troopsAshore(state, plan.space);
    const isDefended = enemiesIn(state, plan.space, state.power).length > 0;
    if (isDefended && own.length + landing.length > 0) continue;
    emit(log, { type: 'battles-listed', battles: state.turn.battles.filter((other) => other.space !== plan.space) });
    landTroops(log, landing, plan.space);
    const holds = landing.length > 0 || own.some((unit) => typeOf(state, unit).captures);
    if (holds && isHostileTerritory(state, plan.space, state.power)) captureTerritory(log, plan.space);
  }
}
