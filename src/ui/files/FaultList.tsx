import type { FileFault } from '../../store/openSave.ts';
import { refusalText } from '../../text/refusals.ts';
import { ruleTitle } from '../../text/rules.ts';
import { isRule, rulesAddress } from '../address/address.ts';
import './files.css';

/** Everything that is wrong with a file: where, what, and by which rule. */
export function FaultList({ faults }: { readonly faults: readonly FileFault[] }) {
  return (
    <ul className="faults">
      {faults.map(({ path, message, rule, refused }) => (
        <li key={`${path} ${message}`}>
          {path !== '' && <code>{path}</code>} {message}
          {refused !== undefined && `: ${refusalText(refused.state, refused.refusal)}`}
          {rule !== undefined && <FaultRule rule={rule} />}
        </li>
      ))}
    </ul>
  );
}

/** A link to the violated rule. It opens a new tab, because this list is lost when the page is left. */
function FaultRule({ rule }: { readonly rule: string }) {
  if (!isRule(rule)) return <span className="faults__rule"> {rule}</span>;
  return (
    <a className="faults__rule" href={rulesAddress(rule)} target="_blank" rel="noopener noreferrer">
      {rule} · {ruleTitle(rule)}
    </a>
  );
}
