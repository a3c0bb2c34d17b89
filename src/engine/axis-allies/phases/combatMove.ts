import { waitsToStrike } from '../acting.ts';
import { type CommandRules, emit, type Log } from '../commandRule.ts';
import { engagements } from '../moves/engage.ts';
import { planLoad } from '../moves/load.ts';
import { planMove, takeBlitzed } from '../moves/move.ts';
import { planOffload } from '../moves/offload.ts';
import type { Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { PhaseRule } from './phaseRule.ts';

/** What an edition says of combat move. */
export interface CombatMoveRules {
  /** Its commands beside moving, loading and naming a landing. */
  readonly takes?: CommandRules;
  /** Why the phase cannot end yet: each looks for one fault in all combat moves together. */
  readonly faults: readonly ((state: GameState) => readonly Refusal[])[];
}

/** Combat move (CM). At its end the choices for zones with only submarines and transports are final (CM-5). */
export const combatMove = ({ takes, faults }: CombatMoveRules): PhaseRule => ({
  id: 'combat-move',
  takes: {
    move: { plan: planMove, after: takeBlitzed },
    load: { plan: planLoad },
    offload: { plan: planOffload },
    ...takes,
  },
  isSkipped: waitsToStrike,
  faults: (state) => faults.flatMap((find) => find(state)),
  end: sayEngagements,
});

function sayEngagements(log: Log): void {
  for (const { zone, attack } of engagements(log.state)) emit(log, { type: 'engagement-said', zone, attack });
}
