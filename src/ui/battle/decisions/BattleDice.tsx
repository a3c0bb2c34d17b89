import { diceAsked, diceIn, type RollGroup, type UnitId } from '../../../engine/index.ts';
import { useGame } from '../../../store/gameStore.ts';
import { unitList } from '../../../text/unitNames.ts';
import type { DiceRow } from '../../dice/diceRow.ts';
import { RollButton } from '../../dice/RollButton.tsx';
import { TypedDice } from '../../dice/TypedDice.tsx';
import { hitNumbers, joinGroups } from '../joinGroups.ts';
import type { DecisionProps } from './decisionProps.ts';
import { FightToEndButton } from './FightToEndButton.tsx';

const unitsOf = (groups: readonly RollGroup[]): readonly UnitId[] => groups.flatMap(({ units }) => units);

/** Dice of a battle: rolled by the program, or typed in, one field for each value to hit. */
export function BattleDice({ state, question }: DecisionProps<'dice'>) {
  const isTableDice = useGame((store) => store.isTypingDice || store.setup?.diceMode === 'table');
  const { by, side = 'defender' } = question;
  if (!isTableDice)
    return (
      <>
        <RollButton
          state={state}
          by={by}
          what={`the ${side} fires`}
          dice={diceAsked(question)}
          meaning={`${state.battle?.space} ${state.battle?.round} ${state.battle?.step}`}
        />
        <FightToEndButton state={state} />
      </>
    );
  // Rows join neighbouring groups, so their dice are in the same order as the groups'.
  const rows = joinGroups(question.groups, state.battle?.kind ?? 'land').map(({ value, groups }): DiceRow => ({
    label: unitList(state, unitsOf(groups)),
    hint: `hit on ${hitNumbers(value)}`,
    wanted: diceIn(groups),
    isHit: (die) => die <= value,
  }));
  return <TypedDice state={state} by={by} what={`roll for the ${side} and type the dice`} rows={rows} />;
}
