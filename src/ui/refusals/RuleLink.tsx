import type { RuleId } from '../../engine/index.ts';
import { ruleTitle } from '../../text/rules.ts';
import { rulesAddress } from '../address/address.ts';
import './refusals.css';

/**
 * A rule's number and heading, leading to its text in the rulebook; `short` leaves the heading to the name it is read
 * by.
 */
export function RuleLink({ rule, short = false }: { readonly rule: RuleId; readonly short?: boolean }) {
  const name = `${rule} · ${ruleTitle(rule)}`;
  return (
    <a className="rule-link" href={rulesAddress(rule)} {...(short ? { 'aria-label': name, title: name } : {})}>
      {short ? rule : name}
    </a>
  );
}
