import { SHELF } from '../../../../engine/axis-allies/index.ts';

interface EditionSelectProps {
  readonly value: string;
  readonly onChange: (edition: string) => void;
}

/** One of the editions on the shelf, with its label. */
export const EditionSelect = ({ value, onChange }: EditionSelectProps) => (
  <label>
    Edition{' '}
    <select className="field" value={value} onChange={({ target }) => onChange(target.value)}>
      {SHELF.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
