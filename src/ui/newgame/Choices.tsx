import { DICE_MODES, type DiceMode } from '../../saves/schema.ts';
import type { Edition } from '../../engine/axis-allies/index.ts';
import { Choice } from './Choice.tsx';
import { diceTextIn } from './diceTexts.ts';
import { victoryName, victoryText } from '../../games/axis-allies/text/victoryText.ts';

export function VictoryChoice({
  edition,
  value,
  onChange,
}: {
  readonly edition: Edition;
  readonly value: string;
  readonly onChange: (victory: string) => void;
}) {
  const options = Object.keys(edition.victories).map((victory) => ({
    value: victory,
    title: victoryName(victory),
    text: victoryText(edition, victory),
  }));
  return <Choice legend="Victory" value={value} options={options} onChange={onChange} />;
}

export function DiceChoice({
  edition,
  value,
  onChange,
}: {
  readonly edition: Edition;
  readonly value: DiceMode;
  readonly onChange: (mode: DiceMode) => void;
}) {
  return (
    <Choice
      legend="Dice"
      value={value}
      options={DICE_MODES.map((mode) => ({ value: mode, ...diceTextIn(edition, mode) }))}
      onChange={onChange}
    />
  );
}
