interface TicksProps<Id extends string> {
  readonly legend: string;
  readonly options: readonly { readonly id: Id; readonly name: string; readonly isEmpty: boolean }[];
  readonly chosen: readonly Id[];
  readonly onChoose: (ids: Id[]) => void;
}

/** Any of several options, in their order. What has nothing to offer now says so. */
export function Ticks<Id extends string>({ legend, options, chosen, onChoose }: TicksProps<Id>) {
  const toggled = (id: Id): Id[] =>
    options.flatMap((option) => (chosen.includes(option.id) !== (option.id === id) ? [option.id] : []));
  return (
    <fieldset className="choice quiz-form__many">
      <legend>{legend}</legend>
      {options.map(({ id, name, isEmpty }) => (
        <label key={id} className="choice__option">
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => onChoose(toggled(id))} />
          <span>
            {name}
            {isEmpty && <span className="choice__text">none with these choices</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
