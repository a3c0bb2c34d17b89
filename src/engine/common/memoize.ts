/** Computes a function once per object, such as a state, and keeps the result as long as that object exists. */
export function memoizePerObject<Asked extends object, Answer>(
  compute: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const answers = new WeakMap<Asked, { readonly answer: Answer }>();
  /** The object asked for last: nearly always the one asked for next. */
  let latest: { readonly asked: Asked; readonly answer: Answer } | null = null;
  return (asked) => {
    if (latest?.asked === asked) return latest.answer;
    let known = answers.get(asked);
    if (!known) answers.set(asked, (known = { answer: compute(asked) }));
    latest = { asked, answer: known.answer };
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
