import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/engine/axis-allies/index.ts';
import { newTimeline, appendCommand, appendLog } from '../../src/session/timeline.ts';
import { replayLog } from '../store/replayLog.ts';
import { SETUP } from '../store/gameSupport.ts';
import { axisAllies } from '../../src/engine/axis-allies/family.ts';
import { startState } from '../../src/games/axis-allies/store/game.ts';
import type { Timeline } from '../../src/games/axis-allies/session/types.ts';

const start = startState(SETUP);
if (!start.ok) throw new Error('the set-up is refused');
const opening = start.value;

const played = (commands: readonly Command[]): Timeline =>
  commands.reduce(
    (timeline, command) => {
      const answer = appendCommand(timeline, command);
      if (!answer.ok) throw new Error(answer.fault.reason);
      return answer.value.timeline;
    },
    newTimeline(axisAllies, opening),
  );

const LOG: readonly Command[] = [
  { type: 'purchase', units: { infantry: 1 } },
  { type: 'end-phase' },
  { type: 'end-phase' },
];

describe('a timeline', () => {
  test('is the same when replayed from its log', () => {
    expect(replayLog(opening, LOG)).toEqual({ timeline: played(LOG), stopped: null });
  });

  test('starts its phase after the command that ended the previous one', () => {
    expect(played(LOG).phaseStart.index).toBe(3);
    expect(played(LOG.slice(0, 1)).phaseStart.index).toBe(0);
  });

  test('reports the first refused command, and keeps what was played before it', () => {
    const { timeline, stopped } = replayLog(opening, [...LOG, { type: 'purchase', units: { tank: 1 } }, ...LOG]);
    expect(stopped).toMatchObject({ index: 3, refusal: { rule: 'TURN-2' } });
    expect(timeline).toEqual(played(LOG));
  });

  test('continues with a longer log that begins with its own, and with no other', () => {
    const known = played(LOG.slice(0, 1));
    const further = appendLog(known, LOG);
    expect(further?.timeline.state).toEqual(played(LOG).state);
    expect(further?.events.length).toBeGreaterThan(0);
    expect(appendLog(known, [{ type: 'end-phase' }, ...LOG])).toBeNull();
    expect(appendLog(played(LOG), LOG.slice(0, 1))).toBeNull();
  });
});
