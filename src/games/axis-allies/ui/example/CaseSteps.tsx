import { useEffect, useRef } from 'react';
import type { PlayedCase, PlayedStep } from '../../cases/playCase.ts';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { outcomeTexts, stepText } from '../../text/cases/stepText.ts';
import { phaseName, possessive } from '../../text/names.ts';
import { refusalText } from '../../text/refusals/refusalText.ts';
import { ruleTitle } from '../../../../text/editions.ts';
import { rulesAddress } from '../../../../ui/address/address.ts';

interface Props {
  readonly played: PlayedCase;
  readonly at: number;
  readonly onStep: (at: number) => void;
}

const positionText = (game: GameState): string =>
  `The position: ${possessive(game, game.power)} turn, “${phaseName(game.phase)}”.`;

/** The steps in words; a press goes to the step. The current step is marked, read aloud, and shows its outcome. */
export function CaseSteps({ played: { start, steps }, at, onStep }: Props) {
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
