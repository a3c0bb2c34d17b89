import type { Lesson } from '../../src/saves/lessonSchema.ts';

/** A lesson of two stops. */
export const LESSON: Lesson = {
  title: 'Two stops',
  about: 'A lesson for tests.',
  edition: '1941',
  stops: [
    {
      title: 'Europe',
      text: 'Where are we?',
      notes: '**Ask** first.',
      view: { west: -12, north: 66, east: 62, south: 36 },
      layers: ['cities', 'holders'],
      month: '1942-11',
      draws: [
        { kind: 'arrow', from: 'germany', to: 'russia', colour: 'red' },
        { kind: 'space', space: 'karelia', colour: 'blue' },
      ],
    },
    { title: 'The ocean', text: '', notes: '', view: { west: 130, north: 50, east: 230, south: -20 } },
  ],
};
