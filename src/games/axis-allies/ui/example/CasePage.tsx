import { useMemo, useState, type ComponentType, useEffect, useRef } from 'react';
import { ArrowLeft, ArrowRight, BookOpen } from 'lucide-react';
import type { CaseBook } from '../../../face/books.ts';
import { loadCases } from '../../cases/loadCases.ts';
import { playCase, type PlayedCase, type PlayedStep } from '../../cases/playCase.ts';
import type { RuleCase } from '../../cases/schema.ts';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import { AwayBar } from '../../../../ui/shell/AwayBar.tsx';
import { ruleTitle } from '../../../../text/editions.ts';
import { caseAddress, rulesAddress, GAME_ADDRESS } from '../../../../ui/address/address.ts';
import { goToAddress } from '../../../../ui/address/useAddress.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { outcomeTexts, stepText } from '../../text/cases/stepText.ts';
import { phaseName, possessive } from '../../text/names.ts';
import { refusalText } from '../../text/refusals/refusalText.ts';
import { exampleAt } from './exampleAt.ts';
import { DisplayedExample } from '../../../../ui/components/DisplayedExample.tsx';
import './example.css';

interface CaseStepsProps {
  readonly played: PlayedCase;
  readonly at: number;
  readonly onStep: (at: number) => void;
}

const positionText = (game: GameState): string =>
  `The position: ${possessive(game, game.power)} turn, “${phaseName(game.phase)}”.`;

/** The steps in words; a press goes to the step. The current step is marked, read aloud, and shows its outcome. */
function CaseSteps({ played: { start, steps }, at, onStep }: CaseStepsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const now = steps[at - 1];
  return (
    <>
      <ol ref={list} className="steps">
        <li className={at === 0 ? 'step step--now' : 'step'}>
          <StepButton text={positionText(start)} isNow={at === 0} onPress={() => onStep(0)} />
        </li>
        {steps.map((played, i) => (
          <li key={i} className={stepClass(played, i + 1 === at)}>
            <StepButton
              text={stepText(played.before, played.step)}
              isNow={i + 1 === at}
              onPress={() => onStep(i + 1)}
            />
            {played.step.note !== undefined && <p className="step__note">{played.step.note}</p>}
            <Refused played={played} />
            {i + 1 === at &&
              outcomeTexts(played).map((text, n) => (
                <p key={n} className="step__outcome">
                  {text}
                </p>
              ))}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {now === undefined ? positionText(start) : spoken(now)}
      </p>
    </>
  );
}

const stepClass = ({ refusal, step }: PlayedStep, isNow: boolean): string =>
  [
    'step',
    isNow ? 'step--now' : '',
    refusal === null ? '' : 'step--refused',
    'check' in step || 'reach' in step || 'places' in step ? 'step--look' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');

function StepButton({
  text,
  isNow,
  onPress,
}: {
  readonly text: string;
  readonly isNow: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className="step__text" aria-current={isNow ? 'step' : undefined} onClick={onPress}>
      {text}
    </button>
  );
}

function Refused({ played: { before, refusal } }: { readonly played: PlayedStep }) {
  if (refusal === null) return null;
  return (
    <p className="step__refusal">
      Refused by{' '}
      <a href={rulesAddress(before.edition, refusal.rule)}>
        {refusal.rule} {ruleTitle(before, refusal.rule)}
      </a>
      : {refusalText(before, refusal)}
    </p>
  );
}

function spoken(played: PlayedStep): string {
  const { before, step, refusal } = played;
  const refused = refusal === null ? [] : [`Refused by ${refusal.rule}: ${refusalText(before, refusal)}`];
  return [stepText(before, step), ...refused, ...outcomeTexts(played)].join(' ');
}

interface CasePanelProps {
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
function CasePanel({ rule, number, count, back, ruleCase, played, at, onStep }: CasePanelProps) {
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
        <Button ref={next} look="main" onClick={() => (isOver ? goToAddress(after.hash) : onStep(at + 1))}>
          {isOver ? after.text : 'Next'} <ArrowRight size={18} aria-hidden />
        </Button>
      </div>
    </aside>
  );
}

interface NoSuchCaseProps {
  readonly edition: string;
  readonly rule: string;
  readonly number: number;
}

/** Shown for an address of a case that does not exist. */
function NoSuchCase({ edition, rule, number }: NoSuchCaseProps) {
  return (
    <aside className="panel example" aria-label="Example">
      <div className="panel__content example__none" role="alert">
        <p>
          {rule} has no case {number}.
        </p>
        <a className="button" href={rulesAddress(edition, rule)}>
          Read {rule}
        </a>
        <a className="button" href={GAME_ADDRESS}>
          Close
        </a>
      </div>
    </aside>
  );
}

export interface CasePageProps {
  readonly rule: string;
  readonly number: number;
  /** The rulebook address to return to. */
  readonly back: string;
}

/** Loads an edition and its cases, and gives the page that shows them. */
export async function casePage(edition: string): Promise<ComponentType<CasePageProps>> {
  const [cases] = await Promise.all([loadCases(edition), loadEditionOf({ edition })]);
  return function LoadedCasePage(props) {
    return <CasePage edition={edition} cases={cases} {...props} />;
  };
}

interface FoundCaseProps extends CasePageProps {
  readonly edition: string;
  readonly cases: CaseBook<RuleCase>;
}

/** A rule's case on the map, step by step. The current game does not change. */
function CasePage(props: FoundCaseProps) {
  const { edition, cases, rule, number } = props;
  const ruleCase = cases.showing(rule)[number - 1];
  if (ruleCase === undefined) return <NoSuchCase edition={edition} rule={rule} number={number} />;
  return <CaseOnMap key={`${rule} ${number}`} {...props} ruleCase={ruleCase} />;
}

function CaseOnMap({ edition, cases, rule, number, back, ruleCase }: FoundCaseProps & { readonly ruleCase: RuleCase }) {
  const [at, setAt] = useState(0);
  const played = useMemo(() => playCase(ruleCase, edition), [ruleCase, edition]);
  const example = useMemo(() => exampleAt(played, at), [played, at]);
  return (
    <DisplayedExample example={example}>
      <AwayBar title="Example" close="Close the example" />
      <CasePanel
        rule={rule}
        number={number}
        count={cases.showing(rule).length}
        back={back}
        ruleCase={ruleCase}
        played={played}
        at={at}
        onStep={setAt}
      />
    </DisplayedExample>
  );
}
