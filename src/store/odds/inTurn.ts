/** Somebody who answers questions one after another, such as a worker. */
export interface Office<Question, Answer> {
  /** What is known of a long answer before its end is told as it is found. */
  answer(question: Question, hear?: (part: Answer) => void): Promise<Answer>;
  close(): void;
}

interface InTurn<Question, Answer> {
  /** Opens an office; it calls `onFailure` when it breaks down. */
  readonly open: (onFailure: () => void) => Office<Question, Answer>;
  readonly onAnswer: (question: Question, answer: Answer) => void;
  readonly onPart?: (question: Question, part: Answer) => void;
  /** Nothing more is asked until the next call. */
  readonly onFailure: () => void;
}

/** An office that has taken so many milliseconds is closed as soon as a newer question waits. */
const PATIENCE_MS = 1000;

/**
 * Asks one question at a time. Of those that come in meanwhile only the newest waits; it makes the older answers
 * worthless, so they are not passed on.
 */
export function inTurn<Question, Answer>({ open, onAnswer, onPart, onFailure }: InTurn<Question, Answer>) {
  let office: Office<Question, Answer> | null = null;
  let running: { readonly since: number } | null = null;
  let waiting: { readonly question: Question } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(timer);
    office?.close();
    office = running = waiting = null;
  }

  function fail(): void {
    close();
    onFailure();
  }

  function goOn(): void {
    clearTimeout(timer);
    const next = waiting;
    running = waiting = null;
    if (next) send(next.question);
  }

  function send(question: Question): void {
    const one = { since: Date.now() };
    running = one;
    try {
      office ??= open(fail);
      const hear = (part: Answer): void => {
        if (running === one && waiting === null) onPart?.(question, part);
      };
      office.answer(question, hear).then(
        (answer) => {
          if (running !== one) return;
          const isNewest = waiting === null;
          goOn();
          if (isNewest) onAnswer(question, answer);
        },
        () => {
          if (running === one) fail();
        },
      );
    } catch {
      fail();
    }
  }

  return {
    ask(question: Question): void {
      if (running === null) {
        send(question);
        return;
      }
      waiting = { question };
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          office?.close();
          office = null;
          goOn();
        },
        running.since + PATIENCE_MS - Date.now(),
      );
    },
    /** Forgets all questions and closes the office. */
    close,
  };
}
