/** How a database call can fail. */
export const FAULTS = ['throws', 'aborts', 'is full', 'hangs'] as const;
export type Fault = (typeof FAULTS)[number];

type Call = (this: unknown, ...args: unknown[]) => unknown;
/* oxlint-disable no-underscore-dangle -- what the imaginary database has inside is named so. */

interface Transaction {
  _abort(name: string): void;
  _start(): void;
}

/** Every database call of the program. */
const calls = (): readonly (readonly [object, string])[] => [
  [IDBFactory.prototype, 'open'],
  [IDBDatabase.prototype, 'transaction'],
  [IDBTransaction.prototype, 'commit'],
  ...['get', 'getAll', 'getAllKeys', 'put', 'add', 'delete', 'openKeyCursor'].map(
    (name) => [IDBObjectStore.prototype, name] as const,
  ),
];

/** A database whose n-th call fails, once. */
export class FaultyDatabase {
  count = 0;
  /** Counts nothing and lets nothing fail. */
  isPaused = false;
  private n = 0;
  private fault: Fault = 'throws';
  private readonly whole: (() => void)[] = [];

  constructor() {
    for (const [owner, name] of calls()) {
      const methods = owner as Record<string, Call>;
      const real = methods[name]!;
      const call = (target: unknown, args: unknown[]): unknown => this.call(real, name, target, args);
      methods[name] = function called(...args) {
        return call(this, args);
      };
      this.whole.push(() => {
        methods[name] = real;
      });
    }
  }

  /** Starts counting; the n-th call from here fails, none if n is 0. */
  failAt(n: number, fault: Fault = 'throws'): void {
    this.count = 0;
    this.n = n;
    this.fault = fault;
  }

  restore(): void {
    for (const mend of this.whole) mend();
  }

  private call(real: Call, name: string, target: unknown, args: unknown[]): unknown {
    if (this.isPaused) return real.apply(target, args);
    this.count += 1;
    if (this.count !== this.n) return real.apply(target, args);
    if (this.fault === 'throws') throw new DOMException('The connection is closed.', 'InvalidStateError');
    if (name === 'open') {
      if (this.fault === 'hangs') return new IDBOpenDBRequest();
      throw new DOMException('No.', errorOf(this.fault));
    }
    // The request may succeed although its transaction fails.
    const answer = name === 'commit' ? undefined : real.apply(target, args);
    const transaction = (
      name === 'transaction' ? answer : name === 'commit' ? target : (target as IDBObjectStore).transaction
    ) as Transaction;
    if (this.fault === 'hangs') {
      transaction._start = () => undefined;
      setTimeout(() => transaction._abort('AbortError'), HANGS_FOR);
    } else transaction._abort(errorOf(this.fault));
    return answer;
  }
}

/** Longer than the timeout used in these tests, in milliseconds. */
const HANGS_FOR = 130;

const errorOf = (fault: Fault): string => (fault === 'is full' ? 'QuotaExceededError' : 'AbortError');
