import { useEffect, useMemo, useState } from 'react';
import { BATTLE_SIDES, editionOf, type BattleSide, type UnitType } from '../../../../../engine/axis-allies/index.ts';
import type { CalculatorQuestion } from '../../../odds/calculator.ts';
import { loadEditionOf } from '../../../../../store/loadEditionOf.ts';
import {
  askedIn,
  changeDraft,
  closeCalculator,
  emptyBattle,
  GROUNDS,
  useCalculator,
  type CalculatorDraft,
} from '../../../store/odds/calculator.ts';
import { calculatorOffice } from '../../../store/odds/workerOffice.ts';
import { GROUND_TEXT } from '../../../text/calculator.ts';
import { EditionSelect } from '../../components/EditionSelect.tsx';
import { Window } from '../../../../../ui/components/Window.tsx';
import { useAnswer } from '../useAnswer.ts';
import { PolicyFields } from '../PolicyChoice.tsx';
import { Force, Results } from './Results.tsx';
import { DraftButtons, UnitsTable } from './UnitsTable.tsx';
import '../odds.css';
import './calculator.css';

interface OfficeProps {
  /** Who reckons; a worker, unless a test says otherwise. */
  readonly office?: typeof calculatorOffice;
}

interface CalculatorProps extends Required<OfficeProps> {
  readonly draft: CalculatorDraft;
}

/** Any battle of any edition, put together by hand or from a space, and all that the odds tell of it. */
export function CalculatorWindow({ office = calculatorOffice }: OfficeProps) {
  const draft = useCalculator((calculator) => calculator.draft);
  return (
    <Window open title="Battle calculator" onClose={closeCalculator}>
      {draft !== null && <WithEdition key={draft.edition} draft={draft} office={office} />}
    </Window>
  );
}

/** Loads the edition's rules before anything is asked of them. */
function WithEdition({ draft, office }: CalculatorProps) {
  const [loaded, setLoaded] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    let isHere = true;
    loadEditionOf(draft).then(
      () => isHere && setLoaded('loaded'),
      () => isHere && setLoaded('failed'),
    );
    return () => {
      isHere = false;
    };
    // The component is made anew for another edition.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (loaded === 'failed')
    return <p role="alert">The edition could not be loaded. Close the calculator and open it again.</p>;
  return loaded === 'loaded' ? <Calculator draft={draft} office={office} /> : <p className="soft">Opening …</p>;
}

function Calculator({ draft, office }: CalculatorProps) {
  const policies = useCalculator((calculator) => calculator.policies);
  const [least, setLeast] = useState<number | null>(null);
  const question = useMemo<CalculatorQuestion>(
    () => ({ edition: draft.edition, asked: askedIn(draft), policies, least }),
    [draft, policies, least],
  );
  const { asked } = question;
  const { answer, isFresh, hasFailed, isPart, stop } = useAnswer(question, office);
  const { units } = editionOf(draft.edition);
  const counts = { attacker: asked.attackers, defender: asked.defenders };
  const typesOf = (side: BattleSide): readonly UnitType[] => units.filter(({ id }) => (counts[side][id] ?? 0) > 0);
  return (
    <div className="calculator">
      <div>
        <Setting draft={draft} />
        <UnitsTable draft={draft} />
        <DraftButtons draft={draft} />
        <Developments draft={draft} />
        <details className="calculator__more">
          <summary>How both sides decide</summary>
          <PolicyFields
            policies={policies}
            kind={draft.ground === 'sea' ? 'sea' : 'land'}
            types={{ attacker: typesOf('attacker'), defender: typesOf('defender') }}
            onChange={(change) => useCalculator.setState({ policies: { ...policies, ...change } })}
          />
        </details>
      </div>
      <div className="calculator__results" aria-busy={!isFresh || isPart}>
        {hasFailed ? (
          <p role="alert">The odds could not be reckoned. Change something to try again.</p>
        ) : (
          <Results answer={answer} ground={draft.ground}>
            <Force least={least} answer={answer} isFresh={isFresh} isPart={isPart} onAsk={setLeast} onStop={stop} />
          </Results>
        )}
      </div>
    </div>
  );
}

/** The edition, and where the battle is fought. */
function Setting({ draft: { edition, ground } }: { readonly draft: CalculatorDraft }) {
  return (
    <div className="calculator__setting">
      <EditionSelect value={edition} onChange={(id) => useCalculator.setState({ draft: emptyBattle(id) })} />
      <label>
        Fought
        <select
          className="field"
          value={ground}
          onChange={({ target }) => changeDraft({ ground: GROUNDS.find((one) => one === target.value) ?? 'land' })}
        >
          {GROUNDS.map((one) => (
            <option key={one} value={one}>
              {GROUND_TEXT[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const WHO: Readonly<Record<BattleSide, string>> = { attacker: 'Attackers have', defender: 'Defenders have' };

/** What each side has developed, in editions with weapons to develop. */
function Developments({ draft: { edition, developments } }: { readonly draft: CalculatorDraft }) {
  const all = editionOf(edition).developments.filter(({ changes }) => Object.keys(changes).length > 0);
  if (all.length === 0) return null;
  return (
    <details className="calculator__more">
      <summary>Weapons developed</summary>
      {BATTLE_SIDES.map((side) => (
        <fieldset key={side} className="calculator__weapons">
          <legend>{WHO[side]}</legend>
          {all.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={developments[side].includes(id)}
                onChange={({ target }) =>
                  changeDraft({
                    developments: {
                      ...developments,
                      [side]: target.checked
                        ? [...developments[side], id]
                        : developments[side].filter((one) => one !== id),
                    },
                  })
                }
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
