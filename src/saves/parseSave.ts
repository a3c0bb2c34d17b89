import type { PositionFault, Result, Steps } from '../engine/index.ts';
import { MAX_FAULT_LENGTH, MAX_FAULTS, MAX_NAME_LENGTH } from './limits.ts';
import { moreFaults, shapeSteps } from './longList.ts';
import { migrateSave } from './migrate.ts';
import { editionIn, schemasFor, type Save } from './schema.ts';
import { HIDDEN_ALL } from './seenText.ts';

/** A fault of something that lies at this path in a file. */
export const atPath = <Fault extends PositionFault>(path: string, fault: Fault): Fault => ({
  ...fault,
  path: [path, fault.path].filter((part) => part !== '').join('.'),
});

type Faults = readonly PositionFault[];

/** Turns keys into a path: 'commands[3].units'. */
const jsonPath = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) =>
      typeof key === 'number'
        ? `${path}[${key}]`
        : path === ''
          ? shortened(String(key))
          : `${path}.${shortened(String(key))}`,
    '',
  );

/** A key in a file may be very long. */
export const shortened = (key: string): string =>
  key.length > MAX_NAME_LENGTH ? `${key.slice(0, MAX_NAME_LENGTH)}…` : key;

/** The first faults, and how many more there are, with so many that are not in the list. */
export function limitedFaults<Fault extends PositionFault>(
  faults: readonly Fault[],
  others = 0,
): readonly (Fault | PositionFault)[] {
  const first = faults.slice(0, MAX_FAULTS).map(readable);
  const more = faults.length - first.length + others;
  return more === 0 ? first : [...first, { path: '', message: `and ${more} more faults` }];
}

/** A fault without what a file may put into its words: endless names, and signs that turn a line around. */
const readable = <Fault extends PositionFault>(fault: Fault): Fault => ({
  ...fault,
  path: readableText(fault.path),
  message: readableText(fault.message),
});

const readableText = (text: string): string =>
  (text.length > MAX_FAULT_LENGTH ? `${text.slice(0, MAX_FAULT_LENGTH)}…` : text).replace(HIDDEN_ALL, '\ufffd');

/** Checks the shape of a save of any version. Whether its commands can be played is checked by playing them. */
export function* parseSave(json: unknown): Steps<Result<Save, Faults>> {
  const save = migrateSave(json);
  const parsed = yield* shapeSteps(schemasFor(editionIn(save)).save, save);
  if (parsed.success) return { ok: true, value: parsed.data as Save };
  return { ok: false, fault: shapeFaults(parsed.error) };
}

/** What is wrong with the shape of a file. */
export function shapeFaults({ issues }: { readonly issues: readonly Issue[] }): Faults {
  const told = issues.filter((issue) => moreFaults(issue) === 0);
  return limitedFaults(
    told.map(({ path, message }) => ({ path: jsonPath(path), message })),
    issues.reduce((sum, issue) => sum + moreFaults(issue), 0),
  );
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
