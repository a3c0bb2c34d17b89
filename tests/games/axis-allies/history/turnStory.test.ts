import { describe, expect, test } from 'vitest';
import type { AxisAllies, GameState } from '../../../../src/engine/axis-allies/index.ts';
import { spacesOfPart, situationOf, turnStory, warRecord } from '../../../../src/games/axis-allies/history/index.ts';
import { newTimeline, appendCommand } from '../../../../src/session/timeline.ts';
import { toldTurn, type TurnStory } from '../../../../src/games/axis-allies/ui/handover/tellTurn.ts';
import type { EndedTurn as AnyEndedTurn } from '../../../../src/games/face/story.ts';
import { situationText, balanceText, turnPartText } from '../../../../src/games/axis-allies/text/history/turnText.ts';
import { recordedGames, startOf, type RecordedGame } from '../../../engine/axis-allies/games/recordedGame.ts';
import { axisAllies } from '../../../../src/engine/axis-allies/family.ts';
import type { Timeline } from '../../../../src/games/axis-allies/session/types.ts';

type EndedTurn = AnyEndedTurn<AxisAllies>;

/** The result of a generator that is run to its end. */
function resultOf<T>(work: Generator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}

/** The turns of a game that are over, as they come. */
function* turnsOf(game: RecordedGame): Generator<EndedTurn, void> {
  let timeline: Timeline = newTimeline(axisAllies, startOf(game));
  for (const command of game.commands) {
    const since = timeline.commands.length;
    const { power, round } = timeline.state;
    const played = appendCommand(timeline, command);
    if (!played.ok) throw new Error(played.fault.rule);
    timeline = played.value.timeline;
    if (timeline.state.outcome === null && played.value.events.some(({ type }) => type === 'turn-ended'))
      yield { power, round, timeline, since };
  }
}

/** The first of them. */
function firstTurns(game: RecordedGame, most: number): readonly EndedTurn[] {
  const turns: EndedTurn[] = [];
  for (const turn of turnsOf(game)) if (turns.push(turn) === most) break;
  return turns;
}

const games = recordedGames();

describe.each(['axis-standard', 'revised-minor-allies'])('the turns of the game %s', (name) => {
  const game = games.get(name)!;
  const record = resultOf(warRecord(startOf(game), game.commands));
  const turns = firstTurns(game, 12);
  const stories = turns.map((ended): [EndedTurn, TurnStory] => [ended, resultOf(toldTurn(ended))]);

  test('are told as the diary tells them, though only the latest is played again', () => {
    for (const [{ power, round }, { parts }] of stories) {
      const entries = record.entries.filter((entry) => entry.power === power && entry.round === round);
      expect(parts).toEqual(turnStory(entries));
    }
  });

  test('leave no more than the smaller battles and moves untold', () => {
    for (const [, { parts }] of stories) {
      const battles = parts.filter(({ kind }) => kind === 'battle');
      expect(battles.length).toBeLessThanOrEqual(4);
      for (const { kind, untold } of parts) if (kind !== 'battle' && kind !== 'moves') expect(untold).toBe(0);
    }
  });

  test('say how the next power stands, and what it lost since its last turn', () => {
    const ends = new Map<string, GameState>();
    for (const [{ power, timeline }, { next }] of stories) {
      const { state } = timeline;
      ends.set(power, state);
      expect(next).toEqual(situationOf(state, state.power, ends.get(state.power) ?? null));
      expect(next.standing.treasury).toBe(state.treasury[state.power]);
    }
  });

  test('are whole sentences', () => {
    for (const [{ timeline }, { parts, before, after, next }] of stories) {
      const { state } = timeline;
      const texts = [
        ...parts.map((part) => turnPartText(state, part)),
        balanceText(before, after),
        ...situationText(state, next),
      ];
      for (const text of texts) expect(text).toMatch(/^[A-Z0-9].*[^.]\.$/);
    }
  });
});

test('a turn told twice is the same, also after another game', () => {
  const [first, second] = ['allies-short', 'revised-total-axis'].map((name) => firstTurns(games.get(name)!, 3)[2]!);
  const once = resultOf(toldTurn(first!));
  resultOf(toldTurn(second!));
  expect(resultOf(toldTurn(first!))).toEqual(once);
  expect(resultOf(toldTurn(first!))).toEqual(once);
});

test('battles are told with their places and losses', () => {
  const game = games.get('axis-standard')!;
  const second = firstTurns(game, 2)[1]!;
  const { parts } = resultOf(toldTurn(second));
  const battle = parts.find((part) => part.kind === 'battle' && spacesOfPart(part).includes('russia'))!;
  expect(turnPartText(second.timeline.state, battle)).toBe(
    'Russia: the attack succeeds in 3 rounds. Attackers lost 3 infantry and 3 tanks (27 IPCs), ' +
      'defenders 6 infantry, a tank and a fighter (34 IPCs).',
  );
  const land = parts.find(({ kind }) => kind === 'land')!;
  expect(turnPartText(second.timeline.state, land)).toBe('Land won: Karelia and Russia.');
});
