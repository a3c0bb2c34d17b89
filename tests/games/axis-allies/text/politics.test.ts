import { expect, test } from 'vitest';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { newGame, type War } from '../../../../src/engine/axis-allies/index.ts';
import { politicsSentences } from '../../../../src/games/axis-allies/text/politicsText.ts';

addEdition(pacific1940);
const start = newGame('pacific-1940');

test('POL-1, POL-3, POL-5: says who is at war, and of those at peace what would end it', () => {
  expect(politicsSentences(start)).toEqual([
    'Peace between Japan and the United States, till an attack by Japan.',
    'It ends at the latest in the United States’ collect income of round 3.',
    'War between Japan and China.',
    'Peace between Japan and the United Kingdom and ANZAC, till an attack by Japan, the United Kingdom or ANZAC.',
  ]);
  const all: readonly War[] = ['united-states', 'china', 'united-kingdom', 'anzac'].map((power) => ['japan', power]);
  expect(politicsSentences({ ...start, wars: all })).toEqual([
    'War between Japan and the United States.',
    'War between Japan and China.',
    'War between Japan and the United Kingdom and ANZAC.',
  ]);
});

test('is silent where powers of different sides are always at war', () =>
  expect(politicsSentences(newGame('1941'))).toEqual([]));
