import { fault, ok } from '../../common/result.ts';
import type { Interrupt } from '../awaiting.ts';
import { boardOf } from '../board.ts';
import type { CommandOf } from '../command.ts';
import type { CommandRules, Log, Planned } from '../commandRule.ts';
import type { GameEvent } from '../event.ts';
import { areAtWar } from '../pieces.ts';
import { newWars } from '../politics/wars.ts';
import { refusal } from '../refusal.ts';
import type { Disruption, GameState } from '../state.ts';
import { convoyLosses, disruptable, disruptedNow } from './convoys.ts';
import { finishPhase } from './turn.ts';

/** The question which convoys are disrupted, and its answer (CVY-1). */

function planDisrupt(state: GameState, { zones }: CommandOf<'disrupt'>): Planned {
  const by = state.turn.convoys!.asks[0]!;
  const { edition } = boardOf(state);
  const open = disruptable(state, by, state.power).map(({ zone }) => zone);
  const wrong = zones.filter((zone) => !open.includes(zone));
  if (wrong.length > 0) return fault(refusal('CVY-1', 'nothing-to-disrupt', { spaces: wrong, power: by }));
  if (new Set(zones).size < zones.length) return fault(refusal('CVY-1', 'bad-command'));
  const before = disruptedNow(state);
  const sum = (disrupted: readonly Disruption[]): number =>
    convoyLosses(state, state.power, disrupted).reduce((total, { ipcs }) => total + ipcs, 0);
  const ipcs = sum([...before, ...zones.map((zone) => ({ zone, by }))]) - sum(before);
  const disrupted: GameEvent = { type: 'convoys-disrupted', power: by, of: state.power, zones, ipcs };
  const isWarlike = zones.length > 0 && state.wars !== undefined && !areAtWar(state, by, state.power);
  const wars = isWarlike ? newWars(edition, state.wars, by, edition.politics?.provokes[by] ?? []) : [];
  return ok(wars.length > 0 ? [{ type: 'war-began', by, wars }, disrupted] : [disrupted]);
}

/** The income comes when the last of them has answered. */
function collectAfterLast(log: Log): void {
  if (log.state.turn.convoys?.asks.length === 0) finishPhase(log);
}

const DISRUPTING: CommandRules = { disrupt: { plan: planDisrupt, after: collectAfterLast } };

/**
 * When a power has ended its collect income phase, its enemies say one after the other, in the order of play, which of
 * its convoys they disrupt. Then it collects.
 * @rule CVY-1
 */
export const convoysAtRisk: Interrupt = {
  isOpen: ({ turn }) => turn.convoys !== undefined && turn.convoys.asks.length > 0,
  asks(state) {
    const by = state.turn.convoys!.asks[0]!;
    return { kind: 'disrupt', by: [by], of: state.power, convoys: disruptable(state, by, state.power) };
  },
  takes: () => DISRUPTING,
  refusal: ({ turn }) => refusal('CVY-1', 'convoys-first', { power: turn.convoys!.asks[0]! }),
};
