import { useLayoutEffect, useMemo, useState } from 'react';
import { casesOf } from '../../cases/all.ts';
import { playCase } from '../../cases/playCase.ts';
import type { RuleCase } from '../../cases/schema.ts';
import type { RuleId } from '../../engine/index.ts';
import { useExample } from '../../store/exampleStore.ts';
import { GameOverride } from '../../store/selectors.ts';
import { CaseBar } from './CaseBar.tsx';
import { CasePanel } from './CasePanel.tsx';
import { NoSuchCase } from './NoSuchCase.tsx';
import { exampleAt } from './exampleAt.ts';
import './example.css';

interface Props {
  readonly rule: RuleId;
  readonly number: number;
  /** The rulebook address to return to. */
  readonly back: string;
}

/** A rule's case on the map, step by step. The current game does not change. */
export function CasePage({ rule, number, back }: Props) {
  const ruleCase = casesOf(rule)[number - 1];
  if (ruleCase === undefined) return <NoSuchCase rule={rule} number={number} />;
  return <CaseOnMap key={`${rule} ${number}`} rule={rule} number={number} back={back} ruleCase={ruleCase} />;
}

function CaseOnMap({ rule, number, back, ruleCase }: Props & { readonly ruleCase: RuleCase }) {
  const [at, setAt] = useState(0);
  const played = useMemo(() => playCase(ruleCase), [ruleCase]);
  const example = useMemo(() => exampleAt(played, at), [played, at]);
  // A layout effect, so that map and panel always show the same step.
  useLayoutEffect(() => useExample.setState({ example }), [example]);
  useLayoutEffect(() => () => useExample.setState({ example: null }), []);
  return (
    <GameOverride value={example.game}>
      <CaseBar />
      <CasePanel rule={rule} number={number} back={back} ruleCase={ruleCase} played={played} at={at} onStep={setAt} />
    </GameOverride>
  );
}
