import { useMemo, useState, type ComponentType } from 'react';
import type { CaseBook } from '../../../face/books.ts';
import { loadCases } from '../../cases/loadCases.ts';
import { playCase } from '../../cases/playCase.ts';
import type { RuleCase } from '../../cases/schema.ts';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import { AwayBar } from '../../../../ui/shell/AwayBar.tsx';
import { CasePanel } from './CasePanel.tsx';
import { NoSuchCase } from './NoSuchCase.tsx';
import { exampleAt } from './exampleAt.ts';
import { DisplayedExample } from '../../../../ui/components/DisplayedExample.tsx';
import './example.css';

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

interface Props extends CasePageProps {
  readonly edition: string;
  readonly cases: CaseBook<RuleCase>;
}

/** A rule's case on the map, step by step. The current game does not change. */
function CasePage(props: Props) {
  const { edition, cases, rule, number } = props;
  const ruleCase = cases.showing(rule)[number - 1];
  if (ruleCase === undefined) return <NoSuchCase edition={edition} rule={rule} number={number} />;
  return <CaseOnMap key={`${rule} ${number}`} {...props} ruleCase={ruleCase} />;
}

function CaseOnMap({ edition, cases, rule, number, back, ruleCase }: Props & { readonly ruleCase: RuleCase }) {
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
