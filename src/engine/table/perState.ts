/** Ask a question once for each state: states never change, and the answer is forgotten with its state. */
export function perState<State extends object, Answer>(ask: (state: State) => Answer): (state: State) => Answer {
  const answers = new WeakMap<State, { readonly answer: Answer }>();
  return (state) => {
    let known = answers.get(state);
    if (!known) answers.set(state, (known = { answer: ask(state) }));
    return known.answer;
  };
}
