/** Ask a question once for each state: states never change, and the answer is forgotten with its state. */
export function memoizePerState<State extends object, Answer>(ask: (state: State) => Answer): (state: State) => Answer {
  const answers = new WeakMap<State, { readonly answer: Answer }>();
  return (state) => {
    let known = answers.get(state);
    if (!known) answers.set(state, (known = { answer: ask(state) }));
    return known.answer;
  };
}

/** The same for a question that only some parts of a state bear on: asked anew when one of them is another. */
export function memoizeByParts<State, Answer>(
  partsOf: (state: State) => readonly [object, ...unknown[]],
  ask: (state: State) => Answer,
): (state: State) => Answer {
  const answers = new WeakMap<object, { readonly parts: readonly unknown[]; readonly answer: Answer }>();
  return (state) => {
    const parts = partsOf(state);
    let known = answers.get(parts[0]);
    if (!known?.parts.every((part, i) => part === parts[i]))
      answers.set(parts[0], (known = { parts, answer: ask(state) }));
    return known.answer;
  };
}
