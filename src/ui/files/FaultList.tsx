import type { PositionFault } from '../../engine/index.ts';
import './files.css';

/** Everything that is wrong with a file: where, what, and by which rule. */
export function FaultList({ faults }: { readonly faults: readonly PositionFault[] }) {
  return (
    <ul className="faults">
      {faults.map(({ path, message, rule }) => (
        <li key={`${path} ${message}`}>
          {path !== '' && <code>{path}</code>} {message}
          {rule !== undefined && <span className="faults__rule"> {rule}</span>}
        </li>
      ))}
    </ul>
  );
}
