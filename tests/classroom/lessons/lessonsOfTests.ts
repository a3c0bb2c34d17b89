import type { Lesson, LessonFile } from '../../../src/saves/lessonSchema.ts';
import { shippedLesson, shippedLessons, type ShippedLesson } from '../../../src/store/lessons/lessonStorage.ts';

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

/** The lessons that ship, as they are listed, with their files. */
export const shippedFiles = async (): Promise<readonly { id: string; listed: ShippedLesson; file: LessonFile }[]> =>
  Promise.all(
    (await shippedLessons()).map(async (listed) => {
      const file = await shippedLesson(listed.id);
      if (file === null) throw new Error(`the lesson ${listed.id} is listed but has no file`);
      return { id: listed.id, listed, file };
    }),
  );
