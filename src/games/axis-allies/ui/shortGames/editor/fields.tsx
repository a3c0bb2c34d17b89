import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Space, SpaceId } from '../../../../../engine/axis-allies/index.ts';
import { LONGEST_TEXT, MOST_ENTRIES, toggled } from '../../../shortGames/draft.ts';
import { Button } from '../../../../../ui/components/Button.tsx';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** Lines it shows; one is a field of one line. */
  readonly rows?: number;
  readonly onChange: (value: string) => void;
}

/** A field for a text, with what is wanted under its name. */
export function TextField({ label, value, hint, rows = 1, onChange }: TextFieldProps) {
  const id = useId();
  const field = {
    id,
    className: 'field',
    value,
    // More than any text may have: what is too long is said, and nothing that is pasted gets lost.
    maxLength: LONGEST_TEXT,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
  };
  return (
    <div className="short-game-form__field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="soft">
          {hint}
        </p>
      )}
      {rows === 1 ? (
        <input {...field} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea {...field} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
    </div>
  );
}

interface LinesFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  readonly lines: readonly string[];
  readonly onChange: (lines: string[]) => void;
}

/** A field for several texts, each in a line of its own. */
export const LinesField = ({ lines, onChange, rows = 4, ...rest }: LinesFieldProps) => (
  <TextField
    {...rest}
    rows={rows}
    value={lines.join('\n')}
    onChange={(value) => onChange(value.split('\n').slice(0, MOST_ENTRIES))}
  />
);

interface CountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A field for a whole number. */
export function CountField({ label, value, onChange }: CountFieldProps) {
  const id = useId();
  return (
    <div className="short-game-form__field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field short-game-form__count"
        inputMode="numeric"
        value={value === 0 ? '' : value}
        onChange={({ target }) => onChange(Number(target.value.replaceAll(/\D/g, '').slice(0, 4)))}
      />
    </div>
  );
}

interface SpacesFieldProps {
  readonly label: string;
  readonly chosen: readonly SpaceId[];
  readonly from: readonly Space[];
  readonly onChange: (spaces: SpaceId[]) => void;
  readonly children?: ReactNode;
}

/** Several spaces: a press takes one out, a list adds one. */
export function SpacesField({ label, chosen, from, onChange, children }: SpacesFieldProps) {
  const id = useId();
  const nameOf = (space: SpaceId): string => from.find((each) => each.id === space)?.name ?? space;
  return (
    <div className="short-game-form__field">
      <label htmlFor={id}>{label}</label>
      <ul className="short-game-form__chosen">
        {chosen.map((space) => (
          <li key={space}>
            <Button small aria-label={`Take out ${nameOf(space)}`} onClick={() => onChange(toggled(chosen, space))}>
              {nameOf(space)} <X size={14} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <div className="short-game-form__row">
        <select
          id={id}
          className="field"
          value=""
          onChange={({ target }) => {
            if (target.value !== '') onChange(toggled(chosen, target.value));
          }}
        >
          <option value="">Add a place…</option>
          {from
            .filter((space) => !chosen.includes(space.id))
            .map((space) => (
              <option key={space.id} value={space.id}>
                {space.name}
              </option>
            ))}
        </select>
        {children}
      </div>
    </div>
  );
}
