import { shelf } from '../../engine/index.ts';
import { screensOf } from '../../games/screens.ts';
import type { FileFault } from '../../store/openSave.ts';
import { ruleTitle } from '../../text/editions.ts';
import { isRule } from '../../games/faces.ts';
import { rulesAddress } from '../address/address.ts';
import './files.css';

interface FaultListProps {
  readonly faults: readonly FileFault[];
  /** The edition of the rules that faults name, if they do not say it themselves. */
  readonly edition?: string;
}

/** Everything that is wrong with a file: where, what, and by which rule. */
export function FaultList({ faults, edition = shelf()[0]?.id ?? '' }: FaultListProps) {
  return (
    <ul className="faults">
      {faults.map(({ path, message, rule, refused, edition: own = edition }) => (
        <li key={`${path} ${message}`}>
          <p>
            {path !== '' && <code>{path}</code>} {message}
            {refused !== undefined && <WhyRefused {...refused} />}
          </p>
          {rule !== undefined && (
            <p className="faults__by">
              The rule: <FaultRule rule={rule} edition={refused?.state.edition ?? own} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Why the rules refuse a command of a file, as its family says it. */
function WhyRefused(refused: NonNullable<FileFault['refused']>) {
  const { RefusalText } = screensOf(refused.state);
  return (
    RefusalText && (
      <>
        : <RefusalText {...refused} />
      </>
    )
  );
}

/** A link to the violated rule. It opens a new tab, because this list is lost when the page is left. */
function FaultRule({ rule, edition }: { readonly rule: string; readonly edition: string }) {
  if (!isRule(rule)) return <span className="faults__rule">{rule}</span>;
  // An edition need not have the rule that its files break.
  const title = ruleTitle({ edition }, rule);
  return (
    <a className="faults__rule" href={rulesAddress(edition, rule)} target="_blank" rel="noopener noreferrer">
      {title === '' ? rule : `${rule} · ${title}`}
    </a>
  );
}
