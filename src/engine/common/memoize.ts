/** Computes a function once per state object and caches the result as long as that object exists. */
export function memoizePerState<State extends object, Answer>(
  compute: (state: State) => Answer,
): (state: State) => Answer {
  const answers = new WeakMap<State, { readonly answer: Answer }>();
  /** The state asked for last: nearly always the one asked for next. */
  let latest: { readonly state: State; readonly answer: Answer } | null = null;
  return (state) => {
    if (latest?.state === state) return latest.answer;
    let known = answers.get(state);
    if (!known) answers.set(state, (known = { answer: compute(state) }));
    latest = { state, answer: known.answer };
    return known.answer;
  };
}

/** Remembers a function that depends only on some parts of a state: computed again when one of them changes. */
export function memoizeByParts<State, Answer>(
  partsOf: (state: State) => readonly [object, ...unknown[]],
  compute: (state: State) => Answer,
): (state: State) => Answer {
  const answers = new WeakMap<object, { readonly parts: readonly unknown[]; readonly answer: Answer }>();
  return (state) => {
    const parts = partsOf(state);
    let known = answers.get(parts[0]);
    if (!known?.parts.every((part, i) => part === parts[i]))
      answers.set(parts[0], (known = { parts, answer: compute(state) }));
    return known.answer;
  };
}
