import { emit, type Log } from '../log.ts';
import { planEngage } from '../moves/engage.ts';
import { planLoad } from '../moves/load.ts';
import { planMove, takeBlitzed } from '../moves/move.ts';
import { planOffload } from '../moves/offload.ts';
import { combatMoveRefusals, engagements } from './combatMoveEnd.ts';
import type { PhaseRule } from './phaseRule.ts';

/** Combat move (CM). At its end the choices for zones with only submarines and transports are final (CM-5). */
export const combatMove: PhaseRule = {
  id: 'combat-move',
  takes: {
    move: { plan: planMove, after: takeBlitzed },
    load: { plan: planLoad },
    offload: { plan: planOffload },
    engage: { plan: planEngage },
  },
  faults: combatMoveRefusals,
  end: sayEngagements,
};

function sayEngagements(log: Log): void {
  for (const { zone, attack } of engagements(log.state)) emit(log, { type: 'engagement-said', zone, attack });
}
