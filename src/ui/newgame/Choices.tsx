import { DICE_MODES, type DiceMode } from '../../saves/schema.ts';
import type { Edition } from '../../engine/index.ts';
import { Choice } from './Choice.tsx';
import { victoryName, victoryText } from '../../text/victoryText.ts';

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

const DICE_TEXT: Readonly<Record<DiceMode, { title: string; text: string }>> = {
  program: { title: 'The program rolls', text: 'One press, and the dice lie on the table.' },
  'low-luck': {
    title: 'Low luck',
    text: 'Six points are a sure hit, for guns too, and one die decides the rest; research and raids as usual.',
  },
  table: { title: 'We roll real dice', text: 'The program says how many; you tap or type what fell.' },
};

export function DiceChoice({
  value,
  onChange,
}: {
  readonly value: DiceMode;
  readonly onChange: (mode: DiceMode) => void;
}) {
  return (
    <Choice
      legend="Dice"
      value={value}
      options={DICE_MODES.map((mode) => ({ value: mode, ...DICE_TEXT[mode] }))}
      onChange={onChange}
    />
  );
}
