import { expect, test } from 'vitest';
import { playCase } from '../../../../src/games/axis-allies/cases/playCase.ts';
import { caseSchema } from '../../../../src/games/axis-allies/cases/schema.ts';
import { stepText } from '../../../../src/games/axis-allies/text/cases/stepText.ts';
import './position.ts';

/** Each step of a case in words. */
const told = (position: object, ...steps: readonly object[]): readonly string[] =>
  playCase(caseSchema.parse({ rules: ['RES-1'], title: 'A case.', position, steps }), 'revised').steps.map((played) =>
    stepText(played.before, played.step),
  );

test('research is told, and what it brought', () => {
  const position = { power: 'germany', phase: 'develop-weapons', units: {} };
  expect(
    told(
      position,
      { research: 'rockets', dice: 2 },
      { check: { asks: 'dice research' } },
      { roll: [1, 2] },
      { research: 'jet-fighters', dice: 1, refused: 'RES-2' },
      { check: { developments: { germany: ['rockets'], japan: [] } } },
    ),
  ).toEqual([
    'Germany researches Rockets with 2 dice.',
    'Research dice are rolled next.',
    'Germany rolls 1 and 2.',
    'Germany tries to research Jet Fighters with 1 die.',
    'Germany has developed Rockets. Japan has developed nothing.',
  ]);
});

test('complexes are told', () => {
  const position = { power: 'japan', phase: 'mobilize-new-units', purchased: { 'industrial-complex': 1 }, units: {} };
  expect(
    told(
      position,
      { mobilize: 'industrial-complex', to: 'manchuria' },
      { check: { complexes: ['manchuria'] } },
      { check: { complexes: ['japan', 'manchuria'] } },
    ),
  ).toEqual([
    'Japan places an industrial complex in Manchuria.',
    'There is a complex in Manchuria.',
    'There are complexes in Japan and Manchuria.',
  ]);
});
