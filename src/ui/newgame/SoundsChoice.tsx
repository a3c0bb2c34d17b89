import { useSettings } from '../../store/settings.ts';
import { Choice } from './Choice.tsx';

const OPTIONS = [
  { value: 'off', title: 'No sounds', text: '“Settings” in the menu, or the key m, turns them on at any time.' },
  {
    value: 'on',
    title: 'Sounds',
    text: 'A few: dice, hits, captures, the next turn. “Settings” or the key m turns them off.',
  },
] as const;

/** What is chosen, in a few words. */
export const soundsShort = (areOn: boolean): string => (areOn ? 'sounds' : 'no sounds');

/** Whether the game is heard in this browser. */
export function SoundsChoice() {
  const { sounds, set } = useSettings();
  return (
    <Choice
      legend="Sounds"
      value={sounds ? 'on' : 'off'}
      options={OPTIONS}
      onChange={(value) => set({ sounds: value === 'on' })}
    />
  );
}
