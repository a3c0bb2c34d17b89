import { describe, expect, test } from 'vitest';
import { filesToMutate } from '../../src/scripts/mutate/filesToMutate.ts';

const FILES = ['src/engine/index.ts', 'src/engine/table/die.ts', 'src/engine/game/play.ts', 'src/engine/game/moves/reach.ts', 'src/engine/game/moves/load.ts', 'src/engine/game/unload.ts'];

describe('what is mutated', () => {
  test.each([
    ['nothing', [], FILES],
    ['a folder', ['moves'], ['src/engine/game/moves/reach.ts', 'src/engine/game/moves/load.ts']],
    ['a file, and no other whose name ends alike', ['load'], ['src/engine/game/moves/load.ts']],
    ['a file in a folder', ['moves/reach.ts'], ['src/engine/game/moves/reach.ts']],
    ['a whole path', ['src/engine/game/play.ts'], ['src/engine/game/play.ts']],
    ['several, in the order of the files', ['play', 'table'], ['src/engine/table/die.ts', 'src/engine/game/play.ts']],
  ])('by %s', (_what, words, meant) => {
    expect(filesToMutate(FILES, words)).toEqual(meant);
  });

  test('is not guessed', () => {
    expect(() => filesToMutate(FILES, ['play', 'combats', 'reac'])).toThrow('No folder or file of the engine: combats, reac');
  });
});
