import { ruleTitle } from '../../text/editions.ts';
import { rulesAddress } from '../address/address.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import './refusals.css';

interface RuleLinkProps {
  readonly rule: string;
  readonly short?: boolean;
  /** Called when it is followed, by what would cover the rulebook. */
  readonly onFollow?: () => void;
}

/** A link to a rule: its id and title; with `short` 'Rule CM-9', and the title in the accessible name. */
export function RuleLink({ rule, short = false, onFollow }: RuleLinkProps) {
  const game = useDisplayedGame();
  const title = ruleTitle(game, rule);
  const name = `Rule ${rule} · ${title}`;
  return (
    <a
      className="rule-link"
      onClick={onFollow}
      href={rulesAddress(game.edition, rule)}
      {...(short ? { 'aria-label': name, title: name } : {})}
    >
      <span className="rule-link__id">{short ? `Rule ${rule}` : rule}</span>
      {short ? null : ` · ${title}`}
    </a>
  );
}
