import { readShape, type PositionFault, type Result } from '../engine/index.ts';
import { MAX_FAULT_LENGTH, MAX_FAULTS, MAX_NAME_LENGTH } from './limits.ts';
import { migrateSave } from './migrateSave.ts';
import { saveSchema, type Save } from './schema.ts';
import { HIDDEN_ALL } from './seenText.ts';

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

/** The first faults, and how many more there are. */
export function limitedFaults<Fault extends PositionFault>(
  faults: readonly Fault[],
): readonly (Fault | PositionFault)[] {
  const first = faults.slice(0, MAX_FAULTS).map(readable);
  if (faults.length <= MAX_FAULTS) return first;
  return [...first, { path: '', message: `and ${faults.length - MAX_FAULTS} more faults` }];
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
export function parseSave(json: unknown): Result<Save, Faults> {
  const parsed = readShape(saveSchema, migrateSave(json));
  if (parsed.success) return { ok: true, value: parsed.data as Save };
  return { ok: false, fault: shapeFaults(parsed.error) };
}

/** What is wrong with the shape of a file. */
export const shapeFaults = ({ issues }: { readonly issues: readonly Issue[] }): Faults =>
  limitedFaults(issues.map(({ path, message }) => ({ path: jsonPath(path), message })));

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
