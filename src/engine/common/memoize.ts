import { Recent } from './recent.ts';

/** Computes a function once per state object and keeps the result until a few other states have been asked for. */
export function memoizePerState<State extends object, Answer>(
  compute: (state: State) => Answer,
): (state: State) => Answer {
  const answers = new Recent<State, { readonly answer: Answer }>();
  return (state) => (answers.get(state) ?? answers.set(state, { answer: compute(state) })).answer;
}

/** The same for a function that depends only on some parts of a state: computed again when one of them changes. */
export function memoizeByParts<State, Answer>(
  partsOf: (state: State) => readonly [object, ...unknown[]],
  compute: (state: State) => Answer,
): (state: State) => Answer {
  const answers = new Recent<object, { readonly parts: readonly unknown[]; readonly answer: Answer }>();
  return (state) => {
    const parts = partsOf(state);
    let known = answers.get(parts[0]);
    if (!known?.parts.every((part, i) => part === parts[i]))
      known = answers.set(parts[0], { parts, answer: compute(state) });
    return known.answer;
  };
}
