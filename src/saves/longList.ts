import { z } from 'zod/mini';
import { atOnce, partOfSteps, readShape, withoutOddLengths, type Steps } from '../engine/index.ts';
import { MAX_FAULTS } from './limits.ts';

type Schema = z.ZodMiniType;
type RawIssue = z.core.$ZodRawIssue;

/** What came of checking the entries of a list: what is read of them, and the first faults. */
interface CheckedList {
  readonly value: unknown;
  readonly issues: readonly RawIssue[];
}

/** What is known of lists that have been checked, each as it was found. */
const known = new WeakMap<object, CheckedList>();
/** How lists are checked in steps, by that part of the schema of a long list which reads its entries. */
const inSteps = new WeakMap<object, (found: unknown) => Steps<CheckedList>>();

/**
 * The schema of a list that may have thousands of entries, of which there are so many at most. It reads them like every
 * other; or finds them read already, a few at a time (see `shapeSteps`). Of a list that is too long no entry is read.
 */
export function longList<Entry extends Schema>(entry: Entry, most: z.core.$ZodCheck<unknown[]>) {
  const whole = z.array(z.unknown()).check(most);
  function* listed(found: unknown): Steps<CheckedList> {
    const { issues } = run(whole, found);
    return issues.length > 0 ? { value: found, issues } : yield* entrySteps(entry, found as readonly unknown[]);
  }
  const list = z.transform<unknown, z.output<Entry>[]>((found, payload) => {
    const { value, issues } = known.get(found as object) ?? atOnce(listed(found));
    // A copy of each: what the list lies in puts its own place before it.
    payload.issues.push(...issues.map((issue) => ({ ...issue, path: [...(issue.path ?? [])] })));
    return value as z.output<Entry>[];
  });
  inSteps.set(list, listed);
  return z.pipe(z.unknown(), list);
}

/** Like `readShape`, in steps: first the entries of long lists, inner lists before outer ones, then all around them. */
export function* shapeSteps<Of extends Schema>(
  schema: Of,
  value: unknown,
): Steps<z.core.util.SafeParseResult<z.output<Of>>> {
  yield* listSteps(schema, value);
  return readShape(schema, value);
}

/** Checks the long lists that this value has where its schema has them. */
function* listSteps(schema: Schema, value: unknown): Steps<void> {
  if (typeof value !== 'object' || value === null) return;
  if (schema instanceof z.ZodMiniPipe) {
    const listed = inSteps.get(schema.def.out);
    if (listed !== undefined) known.set(value, yield* listed(value));
  } else if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    yield* listSteps(schema.def.innerType as Schema, value);
  else if (schema instanceof z.ZodMiniObject) {
    const parts = Object.entries(schema.def.shape as Readonly<Record<string, Schema>>);
    for (const [i, [name, part]] of parts.entries())
      if (Object.hasOwn(value, name))
        yield* partOfSteps(i, parts.length, listSteps(part, (value as Readonly<Record<string, unknown>>)[name]));
  }
}

/** Checks the entries of a list; beyond the first faults, only how many there are is kept. */
function* entrySteps(entry: Schema, found: readonly unknown[]): Steps<CheckedList> {
  const value: unknown[] = [];
  const issues: RawIssue[] = [];
  let more = 0;
  let isToBeRead = true;
  for (const [i, one] of found.entries()) {
    yield* partOfSteps(i, found.length, listSteps(entry, one));
    const read = run(entry, one);
    value.push(read.value);
    for (const issue of read.issues) {
      if (issue.continue !== true) isToBeRead = false;
      if (issues.length === MAX_FAULTS || moreFaults(issue) > 0) more += moreFaults(issue) || 1;
      else issues.push({ ...issue, path: [i, ...(issue.path ?? [])] });
    }
    yield (i + 1) / found.length;
  }
  if (more > 0) issues.push({ code: 'custom', params: { more }, path: [], input: found, continue: isToBeRead });
  return { value, issues };
}

/** For how many faults of a list, which are not told one by one, this one stands; 0 for a fault that is told. */
export const moreFaults = (issue: object): number =>
  (issue as { readonly params?: { readonly more?: number } }).params?.more ?? 0;

/** What a schema makes of a value, with its faults as other schemas can take them over. */
function run(schema: Schema, value: unknown): z.core.ParsePayload {
  const read = (found: unknown) =>
    // oxlint-disable-next-line no-underscore-dangle -- only so are faults found that checks may follow
    schema._zod.run({ value: found, issues: [] }, { async: false }) as z.core.ParsePayload;
  try {
    return read(value);
  } catch {
    return read(withoutOddLengths(value));
  }
}
