import { useEffect } from 'react';
import { diceAsked, type AskedDice, type GameState } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { atFacility, looseDiceHits, looseDiceLabel, looseDicePlace, looseDiceWhat } from '../../text/diceText.ts';
import { unitList } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { diceRuns, RollButton } from './RollButton.tsx';
import { LooseReport } from './LooseReport.tsx';
import { TypedDice } from './TypedDice.tsx';
import { useGame } from '../../store/game.ts';
import './loose.css';

interface LooseDiceProps {
  readonly state: GameState;
  readonly question: AskedDice;
}

/** Dice outside battles: what has been rolled just before, and who rolls now, at whom and on what value. */
export function LooseDice({ state, question }: LooseDiceProps) {
  const isTableDice = useGame((store) => store.isTypingDice || store.setup?.diceMode === 'table');
  const readOnly = useGame((store) => store.readOnly);
  const rolled = useGame((store) => store.commands.length);
  const place = looseDicePlace(state);
  useEffect(() => {
    if (place !== null) flyTo([place]);
  }, [place]);
  const what = looseDiceWhat(state, question);
  const hits = looseDiceHits(state, question);
  return (
    <section className="loose" aria-label="Dice to roll">
      <LooseReport />
      <fieldset className="battle-decision" disabled={readOnly}>
        <legend className="visually-hidden">What has to be rolled</legend>
        {isTableDice ? (
          <TypedDice
            key={rolled}
            state={state}
            by={question.by}
            what={`${what}: enter the dice`}
            rows={diceRuns(state, question).map(({ units, dice, facility }) => ({
              label: units.length === 0 ? looseDiceLabel(question) : unitList(state, units) + atFacility(facility),
              wanted: dice,
              ...looseDiceHits(state, question, units),
            }))}
          />
        ) : (
          <>
            <RollButton
              state={state}
              by={question.by}
              what={what}
              dice={diceAsked(question)}
              meaning={String(rolled)}
            />
            <p className="soft">{capitalized(hits.hint)}.</p>
          </>
        )}
      </fieldset>
    </section>
  );
}
