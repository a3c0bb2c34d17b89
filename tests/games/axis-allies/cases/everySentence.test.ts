import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { casesSchema } from '../../../../src/games/axis-allies/cases/schema.ts';
import { playCase } from '../../../../src/games/axis-allies/cases/playCase.ts';
import { editionOf, newGame, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { densePositions } from '../../../engine/axis-allies/generators/densePositions.ts';
import { filesUnder, textOf } from '../../../architecture/sources.ts';
import { chance } from '../../../engine/axis-allies/players/chance.ts';
import { livelyTry } from '../../../engine/axis-allies/players/livelyTries.ts';
import { livelySteps } from '../../../engine/axis-allies/properties/dense.ts';
import { randomCommand } from '../../../engine/axis-allies/properties/randomCommand.ts';
import {
  saidOfApproaches,
  saidOfCase,
  saidOfGame,
  saidOfReach,
  saidOfRefusal,
  saidOfSpace,
  saidOfStep,
  spacesOf,
  type Said,
} from '../text/everySentence.ts';
import { expectSentence, faultsOf } from '../text/sentence.ts';

/** Labels of buttons and entries of lists: they need no full stop. */
const LABELS: ReadonlySet<string> = new Set(['order', 'button', 'meaning', 'approach']);

function check(all: readonly Said[]): void {
  for (const { kind, text } of all) {
    if (!LABELS.has(kind)) expectSentence(text);
    expect(faultsOf(text), `${kind}: ${text}`).toEqual([]);
  }
}

describe.each(filesUnder('rules/1941/cases', ['.json']))('%s', (file) => {
  test('is told in plain and whole sentences', () => {
    for (const ruleCase of casesSchema.parse(JSON.parse(textOf(file))))
      for (const step of playCase(ruleCase, '1941').steps) {
        const { before, command, events, after, refusal } = step;
        check(saidOfCase(step));
        if (command !== null)
          check(refusal === null ? saidOfStep(before, command, events, after) : saidOfRefusal(before, command));
        check(saidOfGame(after));
      }
  });
});

/** Everything that is said on the way of lively play from a position, of orders that stand and of refused ones. */
function checkPlay(start: GameState, seed: string): void {
  const draws = chance(seed, 0);
  for (const [i, { before, command, events, after }] of livelySteps(start, seed, 40).entries()) {
    check(saidOfStep(before, command, events, after));
    for (const tried of [livelyTry(after, draws), randomCommand(after, draws), { type: 'end-phase' } as const])
      check(saidOfRefusal(after, tried));
    check(saidOfGame(after));
    const spaces = [...new Set(Object.values(after.units).map(({ space }) => space))];
    const busy = draws.one(spaces) ?? '';
    check([...saidOfSpace(after, busy), ...saidOfSpace(after, draws.one(spacesOf(after)) ?? '')]);
    if (i % 10 === 0) check([...saidOfReach(after, busy), ...saidOfApproaches(after, busy)]);
  }
}

test('all that is said in play from the opening is plain and whole', () => {
  const players = [
    { name: 'Ada', powers: ['germany', 'japan'] },
    { name: 'Boris', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
  ];
  checkPlay(newGame(editionOf('1941'), { players, victory: 'standard' }), 'opening');
});

test('all that is said in play from crowded positions is plain and whole', () => {
  fc.assert(
    fc.property(densePositions({}), fc.noShrink(fc.nat(1_000_000)), ({ state }, seed) =>
      checkPlay(state, `words-${seed}`),
    ),
    { numRuns: 12, seed: 1941 },
  );
}, 60_000);
