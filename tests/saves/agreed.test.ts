import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/engine/index.ts';
import { intactPart } from '../../src/saves/intactPart.ts';
import { saveText, toSave } from '../../src/saves/saveFile.ts';
import { schemasFor, type Setup } from '../../src/saves/schema.ts';
import { currentCheckpoint, storedChange } from '../../src/store/storedChange.ts';
import { openFile } from '../../src/store/openFile.ts';
import { SETUP } from '../store/gameSupport.ts';
import { startState } from '../../src/games/axis-allies/store/game.ts';

const AGREED = { germany: ['wolf-packs', 'panzerblitz'], japan: ['banzai-attacks'] };
const agreed = (advantages: Record<string, string[]>): Setup => ({
  ...SETUP,
  edition: 'revised',
  start: { kind: 'setup', victory: 'major', advantages },
});
const begun = (setup: Setup) => {
  const start = startState(setup);
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  return start.value;
};

describe('what is agreed about a new game', () => {
  test('is saved and opened with it', async () => {
    const { edition, seed, diceMode, players } = SETUP;
    const opened = await openFile(saveText(toSave(agreed(AGREED), [], new Date(0))), {
      edition,
      seed,
      diceMode,
      players,
    });
    expect(opened.ok && opened.value.setup).toEqual(agreed(AGREED));
    expect(opened.ok && opened.value.timeline.state).toMatchObject({ victory: 'major', advantages: AGREED });
  });

  test('goes on from a checkpoint', () => {
    // In Revised a turn begins with research; the next phase is one of which checkpoints are made.
    const state = { ...begun(agreed(AGREED)), phase: 'purchase-units' as const };
    const checkpoint = currentCheckpoint({ setup: agreed(AGREED), state, commands: [] }, null);
    expect(checkpoint && begun(checkpoint.setup).advantages).toEqual(AGREED);
  });

  test('is confirmed by the checksums of the stored game', () => {
    const setup = agreed(AGREED);
    const { change } = atOnce(storedChange({ id: 'a', setup, state: begun(setup), commands: [], sideLines: [] }, null));
    expect(atOnce(intactPart({ id: 'a', game: change.game, commands: [], checkpoint: null }))).toMatchObject({
      damage: null,
    });
    const other = { ...change.game, setup: agreed({}) };
    expect(atOnce(intactPart({ id: 'a', game: other, commands: [], checkpoint: null }))).toMatchObject({
      damage: 'setup-changed',
    });
  });

  test('needs no word of advantages, and gets none, so that set-ups of before stay as they are', () => {
    expect(schemasFor(SETUP.edition).setup.parse(SETUP)).toEqual(SETUP);
    expect(begun(SETUP).advantages).toEqual({});
  });

  test('is refused with its place if it cannot be', () => {
    const start = startState(agreed({ germany: ['radar'], japan: ['banzai-attacks', 'banzai-attacks'] }));
    expect(start.ok ? [] : start.fault).toMatchObject([
      { path: 'start.advantages.germany[0]', rule: 'NA-2' },
      { path: 'start.advantages.japan[1]', rule: 'NA-1' },
    ]);
    const none = startState({ ...SETUP, start: { kind: 'setup', victory: 'standard', advantages: AGREED } });
    expect(none.ok).toBe(false);
  });
});
