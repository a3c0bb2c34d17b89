import { editionNamed, familyOf, familyWith, type Result } from '../../engine/index.ts';
import { spacesOfDraw } from '../../engine/table/index.ts';
import { MAX_LESSON_BYTES } from '../../saves/limits.ts';
import { limitedFaults } from '../../saves/saveFile.ts';
import { lessonTooLarge, parseLesson, type LessonFile, type Stop } from '../../saves/lessonSchema.ts';
import { LAYERS } from '../atlas/layers.ts';
import { EditionNotLoaded, loadEditionOf } from '../loadEditionOf.ts';
import type { FileFault } from '../openSave.ts';
import { retry } from '../retry.ts';
import { readJson, runInChunks, type ReadingInChunks } from '../runInChunks.ts';

type Read = Result<LessonFile, readonly FileFault[]>;

/** Reads the text of a lesson file: the lesson, once its edition is loaded, or everything that is wrong with it. */
export async function readLessonText(text: string, reading?: ReadingInChunks): Promise<Read> {
  if (text.length > MAX_LESSON_BYTES) return { ok: false, fault: [lessonTooLarge] };
  const json = await readJson(text, MAX_LESSON_BYTES, reading);
  return json.ok ? readLesson(json.value, reading) : json;
}

/** Reads a lesson that the browser kept or that ships: the lesson, or its faults. */
export async function readLesson(json: unknown, reading?: ReadingInChunks): Promise<Read> {
  const parsed = await runInChunks(parseLesson(json), reading);
  return parsed.ok ? checked(parsed.value) : parsed;
}

async function checked(file: LessonFile): Promise<Read> {
  if (familyWith(file.edition) === null)
    return {
      ok: false,
      fault: limitedFaults([{ path: 'edition', message: `there is no edition "${file.edition}"` }]),
    };
  try {
    await loadEditionOf(file);
    if (file.stops.some(({ position }) => position !== undefined)) await retry(() => familyOf(file).loadPositions());
  } catch (error) {
    const what = error instanceof EditionNotLoaded ? 'its edition' : 'what reads positions';
    return { ok: false, fault: [{ path: '', message: `${what} could not be loaded; try again in a moment` }] };
  }
  const faults: FileFault[] = [];
  for (const [i, stop] of file.stops.entries()) faults.push(...(await stopFaults(file, stop, `stops[${i}]`)));
  return faults.length === 0 ? { ok: true, value: file } : { ok: false, fault: limitedFaults(faults) };
}

/** What is wrong with a stop on its board. */
async function stopFaults({ edition }: LessonFile, stop: Stop, path: string): Promise<readonly FileFault[]> {
  const known = new Set(editionNamed(edition).spaces.map(({ id }) => id));
  const draws = (stop.draws ?? []).flatMap((draw, i) =>
    spacesOfDraw(draw)
      .filter((space) => !known.has(space))
      .map((space) => ({ path: `${path}.draws[${i}]`, message: `there is no space "${space}" on this board` })),
  );
  const layers = (stop.layers ?? []).flatMap((layer, i) =>
    LAYERS.some((each) => each === layer)
      ? []
      : [{ path: `${path}.layers[${i}]`, message: `there is no layer "${layer}"; there are ${LAYERS.join(', ')}` }],
  );
  return [
    ...draws,
    ...layers,
    ...(stop.position === undefined ? [] : await positionFaults(edition, stop.position, path)),
  ];
}

async function positionFaults(edition: string, position: unknown, path: string): Promise<readonly FileFault[]> {
  const inside = (fault: FileFault): FileFault => ({
    ...fault,
    edition,
    path: [`${path}.position`, ...(fault.path === '' ? [] : [fault.path])].join('.'),
  });
  const { fromPosition } = await familyOf({ edition }).loadPositions();
  const read = fromPosition(position);
  if (!read.ok) return read.fault.map(inside);
  if (read.value.edition === edition) return [];
  return [
    inside({ path: '', message: `a lesson on the board of ${edition} has no position of ${read.value.edition}` }),
  ];
}
