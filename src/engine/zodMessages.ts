import { z } from 'zod/mini';

/*
 * What is said of a file that has not the shape it should have. zod/mini has no words of its own, and those that come
 * with zod are for programmers. (zod/mini is used because it is small and never compiles code from strings, which the
 * page's content security policy forbids.)
 */

type MessageIssue = Parameters<NonNullable<ReturnType<typeof z.config>['localeError']>>[0];

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
  record: 'a record',
  null: 'null',
  undefined: 'nothing',
};

/** What a value of a file is, as JSON knows it. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const quoted = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));

function oneOf(values: readonly unknown[]): string {
  const words = values.map(quoted);
  if (words.length < 3) return words.join(' or ');
  return `one of ${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function wordsOf(issue: MessageIssue): string {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type': {
      // It may be anything, but must be there.
      if (issue.expected === 'nonoptional') return 'it is missing';
      const wanted = NOUNS[issue.expected] ?? issue.expected;
      if (input === undefined) return `it is missing; it must be ${wanted}`;
      const found = kindOf(input);
      return issue.expected === 'int' || found === issue.expected
        ? `it must be ${wanted}`
        : `it must be ${wanted}, not ${NOUNS[found] ?? found}`;
    }
    case 'invalid_value':
      return `${input === undefined ? 'it is missing; ' : ''}it must be ${oneOf(issue.values)}`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? `it must be ${oneOf(issue.options)}`
        : 'it is of no kind that is known here';
    case 'too_small': {
      const least = Number(issue.minimum);
      if (issue.origin === 'string' || issue.origin === 'array')
        return least === 1 ? 'it is empty' : `it must have at least ${least} ${partsOf(issue.origin)}`;
      return issue.inclusive === false ? `it must be more than ${least}` : `it must be at least ${least}`;
    }
    case 'too_big': {
      if (issue.maximum === Number.MAX_SAFE_INTEGER) return 'no number in a file is so large';
      const most = Number(issue.maximum);
      return issue.origin === 'string' || issue.origin === 'array'
        ? `it has at most ${most} ${partsOf(issue.origin)}`
        : `it must be at most ${most}`;
    }
    case 'unrecognized_keys':
      return `${issue.keys.map(quoted).join(', ')} ${issue.keys.length === 1 ? 'does' : 'do'} not belong here`;
    case 'invalid_key':
      return 'this is no name for an entry';
    // zod has more kinds of faults than these schemas can find, and a later one may have others.
    default:
      return 'it is not as it should be';
  }
}

const partsOf = (origin: string): string => (origin === 'string' ? 'characters' : 'entries');

z.config({ localeError: wordsOf });

/** What a schema reads of a value from outside, or what is wrong with it. Never throws, whatever the value is. */
export function readShape<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.core.util.SafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value);
  } catch {
    // zod compares the `length` of what is neither text nor list too, and fails at one that is no number: without it,
    // the value is refused for what it is.
    return schema.safeParse(withoutOddLengths(value));
  }
}

export const withoutOddLengths = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      (key === 'length' || key === 'size') && typeof part === 'object' ? undefined : part,
    ),
  );
