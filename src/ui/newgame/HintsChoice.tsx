import { useSettings } from '../../store/settings.ts';
import { HINT_CHOICES } from '../../text/hintChoice.ts';
import { Choice } from './Choice.tsx';

const VALUES = ['on', 'off'] as const;

/** Whether this browser gives hints. */
export function HintsChoice() {
  const { hints, set } = useSettings();
  return (
    <Choice
      legend="Hints"
      value={hints ? 'on' : 'off'}
      options={VALUES.map((value) => ({ value, ...HINT_CHOICES[value] }))}
      onChange={(value) => set({ hints: value === 'on' })}
    />
  );
}
