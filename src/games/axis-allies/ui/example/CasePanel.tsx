import { ArrowLeft, ArrowRight, BookOpen } from 'lucide-react';
import type { PlayedCase } from '../../cases/playCase.ts';
import type { RuleCase } from '../../cases/schema.ts';
import { ruleTitle } from '../../../../text/editions.ts';
import { caseAddress, rulesAddress } from '../../../../ui/address/address.ts';
import { goTo } from '../../../../ui/address/useAddress.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import { CaseSteps } from './CaseSteps.tsx';

interface Props {
  readonly rule: string;
  readonly number: number;
  /** How many cases the rule has. */
  readonly count: number;
  /** The rulebook address to return to. */
  readonly back: string;
  readonly ruleCase: RuleCase;
  readonly played: PlayedCase;
  /** Steps taken so far. */
  readonly at: number;
  readonly onStep: (at: number) => void;
}

/** The panel of a case: its title, rules and steps, and buttons to go through them. */
export function CasePanel({ rule, number, count, back, ruleCase, played, at, onStep }: Props) {
  const next = useInitialFocus<HTMLButtonElement>();
  const { edition } = played.start;
  const isOver = at === played.steps.length;
  const after =
    number < count
      ? { text: 'Next case', hash: caseAddress(edition, rule, number + 1) }
      : { text: 'Back to the rules', hash: back };
  return (
    <aside className="panel example" data-over-map aria-label="Example">
      <div className="example__head">
        <a className="example__back" href={back}>
          <BookOpen size={18} aria-hidden /> Back to the rules
        </a>
        <span className="soft">
          {rule}, case {number} of {count}
        </span>
      </div>
      <div className="panel__content">
        <h2 className="example__title">{ruleCase.title}</h2>
        <ul className="example__rules" aria-label="Rules">
          {ruleCase.rules.map((id) => (
            <li key={id}>
              <a href={rulesAddress(edition, id)}>{id}</a> {ruleTitle(played.start, id)}
            </li>
          ))}
        </ul>
        <CaseSteps played={played} at={at} onStep={onStep} />
      </div>
      <div className="panel__foot example__foot">
        <Button disabled={at === 0} onClick={() => onStep(at - 1)}>
          <ArrowLeft size={18} aria-hidden /> Back
        </Button>
        <Button ref={next} look="main" onClick={() => (isOver ? goTo(after.hash) : onStep(at + 1))}>
          {isOver ? after.text : 'Next'} <ArrowRight size={18} aria-hidden />
        </Button>
      </div>
    </aside>
  );
}
