import type { PositionFault, Result } from '../engine/index.ts';
import {
  MAX_BYTES,
  MAX_COMMANDS,
  MAX_DEPTH,
  MAX_ENTRIES,
  MAX_GAMES_BYTES,
  MAX_LIST,
  MAX_STUDY_BYTES,
  MAX_TEXT,
  MIN_BYTES_OF_VALUE,
} from './limits.ts';
import { limitedFaults, shortened } from './saveFile.ts';

type Parsed = Result<unknown, readonly PositionFault[]>;

/**
 * Characters that are read or parsed in one step. A record of keys without end takes JSON.parse longest: some 10 ms for
 * so many characters, and seconds for some MB.
 */
export const SLICE = 16_384;

const FILES: ReadonlyMap<number, string> = new Map([
  [MAX_STUDY_BYTES, 'a study'],
  [MAX_GAMES_BYTES, 'a file of games'],
]);

export const tooLarge = (most = MAX_BYTES): PositionFault => {
  const what = FILES.get(most) ?? 'a file of a game or a position';
  return { path: '', message: `the file is too large: ${what} has at most ${most / 1_000_000} MB` };
};

/** Parses JSON text at once: for short ones. Returns one fault if it is not JSON or beyond the limits of a file. */
export function parseJson(text: string, most = MAX_BYTES): Parsed {
  const steps = jsonSteps(text, most);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/**
 * Parses JSON text in steps, so that a long one does not hold up the page; each yields how many characters it worked
 * on. The text is scanned for what is beyond the limits of a file before anything of it is parsed: parsing some MB of
 * one record, or checking a list of millions against a schema, takes many seconds.
 */
export function* jsonSteps(text: string, most = MAX_BYTES): Generator<number, Parsed> {
  if (text.length > most) return { ok: false, fault: [tooLarge(most)] };
  const scan = new Scan(text, most / MIN_BYTES_OF_VALUE);
  for (let at = 0; at < text.length && scan.fault === null; at += SLICE)
    yield scan.read(at, Math.min(text.length, at + SLICE));
  const fault = scan.fault ?? scan.faultAtEnd();
  if (fault !== null && (fault !== scan.broken || text.length > SLICE)) return { ok: false, fault: [fault] };
  try {
    // A short one is parsed as it is: then the browser's own words tell best what is wrong.
    if (text.length <= SLICE) return { ok: true, value: JSON.parse(text) as unknown };
    const [value, ...more] = yield* assembled(text, scan.large);
    return more.length === 0 ? { ok: true, value } : { ok: false, fault: [broken('there are two in it')] };
  } catch (error) {
    return { ok: false, fault: limitedFaults([broken(error instanceof Error ? error.message : String(error))]) };
  }
}

// It may quote the file.
const broken = (why: string): PositionFault => ({ path: '', message: `this is not a JSON file (${why})` });

/** A list or record too long to be parsed in one step, from its opening bracket to its closing one. */
interface Container {
  readonly from: number;
  readonly to: number;
  /** Where the commas between its entries are. */
  readonly commas: readonly number[];
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const LIST = 91;
const BACKSLASH = 92;
const LIST_END = 93;
const RECORD = 123;
const RECORD_END = 125;

/** Reads a text from its beginning to its end, without parsing it: what is in what, and what there is too much of. */
class Scan {
  /** The first thing that is beyond the limits. */
  fault: PositionFault | null = null;
  /** The fault, if it is that the text is no JSON. */
  broken: PositionFault | null = null;
  /** Containers longer than a slice, and at the end the text as a list of one; inner ones come first. */
  readonly large: Container[] = [];
  /** Where the text in quotes began that is being read; -1 between them. */
  private quote = -1;
  private isEscaped = false;
  /** Where the latest text in quotes began. */
  private textFrom = 0;
  private values = 1;
  /** Where the containers begin that are open; the first is the whole text. */
  private readonly from = [-1];
  /** The commas of all of them, and how many of them belong to those around each. */
  private readonly commas: number[] = [];
  private readonly outer = [0];

  constructor(
    private readonly text: string,
    private readonly mostValues: number,
  ) {}

  /** Goes on with the characters from one place to before another; gives how many these are. */
  read(begin: number, end: number): number {
    const { text } = this;
    for (let i = begin; i < end && this.fault === null; i++) {
      const sign = text.charCodeAt(i);
      if (this.quote >= 0) {
        if (sign === BACKSLASH) this.isEscaped = !this.isEscaped;
        else {
          if (sign === QUOTE && !this.isEscaped) this.endText(i);
          this.isEscaped = false;
        }
      } else if (sign === QUOTE) this.quote = i;
      else if (sign === LIST || sign === RECORD) this.open(i);
      else if (sign === LIST_END || sign === RECORD_END) this.close(i, sign);
      else if (sign === COMMA) this.separate(i);
      else if (sign === COLON) this.name();
    }
    if (this.quote >= 0 && end - this.quote > MAX_TEXT + 1) this.endText(end);
    return end - begin;
  }

  /** What is wrong once all is read. */
  faultAtEnd(): PositionFault | null {
    if (this.from.length > 1 || this.quote >= 0) return (this.broken = broken('a part of it is missing'));
    this.large.push({ from: -1, to: this.text.length, commas: this.commas });
    return null;
  }

  private endText(at: number): void {
    if (at - this.quote > MAX_TEXT + 1)
      this.fault = this.faultHere(`no text in a file has more than ${MAX_TEXT} characters`);
    this.textFrom = this.quote;
    this.quote = -1;
  }

  private open(at: number): void {
    this.count();
    if (this.from.push(at) > MAX_DEPTH + 1)
      this.fault = { path: '', message: `lists in lists in lists, more than ${MAX_DEPTH} deep` };
    this.outer.push(this.commas.length);
  }

  private close(at: number, sign: number): void {
    const from = this.from.pop() ?? 0;
    const outer = this.outer.pop() ?? 0;
    // The end of a list is two signs after its beginning in the table of characters, and so is that of a record. There
    // is no sign where the whole text begins.
    if (this.text.charCodeAt(from) + 2 !== sign)
      this.fault = this.broken = broken(`something is wrong at character ${at + 1}`);
    if (at - from >= SLICE) this.large.push({ from, to: at, commas: this.commas.slice(outer) });
    this.commas.length = outer;
  }

  private separate(at: number): void {
    this.count();
    const entries = this.commas.push(at) - (this.outer.at(-1) ?? 0) + 1;
    if (entries <= MAX_ENTRIES) return;
    const isRecord = this.text.charCodeAt(this.from.at(-1) ?? 0) === RECORD;
    if (isRecord) this.fault = this.faultHere(`nothing in a file has more than ${MAX_ENTRIES} parts`);
    else if (entries > MAX_LIST)
      this.fault = this.faultHere(
        `no list has more than ${MAX_LIST} entries, and a game has at most ${MAX_COMMANDS} commands`,
      );
  }

  /** The text before a colon is the name of what follows: later code need not handle this one. */
  private name(): void {
    TRAP.lastIndex = this.textFrom;
    if (TRAP.test(this.text)) this.fault = { path: '__proto__', message: 'nothing is called __proto__' };
  }

  private count(): void {
    this.values += 1;
    if (this.values > this.mostValues)
      this.fault = { path: '', message: `a file of this kind has at most ${this.mostValues} parts in all` };
  }

  /** A fault of the innermost container that is open, at the name by which it was reached. */
  private faultHere(message: string): PositionFault {
    for (let level = this.from.length - 1; level > 0; level--) {
      const around = this.from[level - 1] ?? -1;
      if (this.text.charCodeAt(around) !== RECORD) continue;
      const ended = this.commas.slice(this.outer[level - 1], this.outer[level]).at(-1) ?? around;
      return { path: shortened(keyOf(this.text.slice(ended + 1, this.from[level])) ?? ''), message };
    }
    return { path: '', message };
  }
}

/** The name `__proto__` as JSON may write it, in quotes. */
const TRAP =
  /"(?:_|\\u005[fF]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[fF])(?:t|\\u0074)(?:o|\\u006[fF])(?:_|\\u005[fF]){2}"/y;

/** The name in '"name":'; null if this is something else. */
function keyOf(head: string): string | null {
  try {
    const keys = Object.keys(JSON.parse(`{${head}[]}`) as object);
    return keys.length === 1 ? (keys[0] ?? null) : null;
  } catch {
    return null;
  }
}

interface Built extends Container {
  readonly value: unknown;
}

/** Parses a text that was scanned: long containers entry by entry, from the inside out, everything else as it is. */
function* assembled(text: string, large: readonly Container[]): Generator<number, readonly unknown[]> {
  const built: Built[] = [];
  for (const container of large) {
    const firstInside = built.findIndex(({ from }) => from > container.from);
    const inside = firstInside < 0 ? [] : built.splice(firstInside);
    built.push({ ...container, value: yield* entriesOf(text, container, inside) });
  }
  return built[0]?.value as readonly unknown[];
}

function* entriesOf(text: string, { from, to, commas }: Container, inside: Built[]): Generator<number, object> {
  const isRecord = text.charCodeAt(from) === RECORD;
  const list: unknown[] = [];
  const record: Record<string, unknown> = {};
  const isBlank = commas.length === 0 && inside.length === 0;
  function parse(begin: number, end: number): number {
    if (end - begin > MAX_TEXT + SLICE) throw new SyntaxError(`nothing ends after character ${begin + 1}`);
    const entries = text.slice(begin, end);
    const part = JSON.parse(isRecord ? `{${entries}}` : `[${entries}]`) as object;
    if (Array.isArray(part)) for (const entry of part as unknown[]) list.push(entry);
    else Object.assign(record, part);
    if (!isBlank && isEmpty(part)) throw new SyntaxError(`an entry is missing at character ${begin + 1}`);
    return end - begin;
  }
  let next = 0;
  let begin = from + 1;
  let parsedTo = begin;
  for (const comma of [...commas, to]) {
    const child = inside[next];
    const isLong = child !== undefined && child.from < comma;
    // What comes before and fits into one step with nothing more.
    if ((isLong || comma - parsedTo > SLICE) && parsedTo < begin) {
      yield parse(parsedTo, begin - 1);
      parsedTo = begin;
    }
    if (isLong) {
      const key = isRecord ? keyOf(text.slice(begin, child.from)) : '';
      const beside = text.slice(child.to + 1, comma) + (isRecord ? '' : text.slice(begin, child.from));
      if (key === null || /[^ \t\r\n]/.test(beside))
        throw new SyntaxError(`something is wrong between characters ${begin + 1} and ${comma + 1}`);
      if (isRecord) record[key] = child.value;
      else list.push(child.value);
      next += 1;
      parsedTo = comma + 1;
    }
    begin = comma + 1;
  }
  if (parsedTo <= to) yield parse(parsedTo, to);
  return isRecord ? record : list;
}

const isEmpty = (part: object): boolean => (Array.isArray(part) ? part.length : Object.keys(part).length) === 0;
