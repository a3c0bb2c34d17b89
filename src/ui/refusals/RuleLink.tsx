import type { RuleId } from '../../engine/index.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { ruleTitle } from '../../text/rules.ts';
import { rulesAddress } from '../address/address.ts';
import './refusals.css';

/** A link to a rule: its id and title; with `short` only the id, and the title in the accessible name. */
export function RuleLink({ rule, short = false }: { readonly rule: RuleId; readonly short?: boolean }) {
  const game = useCurrentGame();
  const name = `${rule} · ${ruleTitle(game, rule)}`;
  return (
    <a
      className="rule-link"
      href={rulesAddress(game.edition, rule)}
      {...(short ? { 'aria-label': name, title: name } : {})}
    >
      {short ? rule : name}
    </a>
  );
}
