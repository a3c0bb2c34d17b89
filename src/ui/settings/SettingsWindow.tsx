import { HANDOVERS, MOTIONS, useSettings, type HandoverChoice, type Motion } from '../../store/settings.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import './settings.css';

const MOTION_TEXT: Readonly<Record<Motion, string>> = {
  off: 'Off: units stand where they went at once',
  quick: 'Quick',
  calm: 'Calm: slow enough to follow across a room',
};

const HANDOVER_TEXT: Readonly<Record<HandoverChoice, string>> = {
  never: 'Never',
  players: 'When another player is next',
  always: 'After every turn',
};

/** How this browser shows and sounds the game. Changes apply at once. */
export function SettingsWindow({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { graticule, handover, hints, motion, odds, sounds, turnsToPlayer, volume, wheelPans, set } = useSettings();
  return (
    <Window open={open} title="Settings" onClose={onClose} buttons={<Button onClick={onClose}>Done</Button>}>
      <fieldset className="settings__choice">
        <legend>Movement on the map</legend>
        {MOTIONS.map((value) => (
          <label key={value} className="settings__option">
            <input type="radio" name="motion" checked={motion === value} onChange={() => set({ motion: value })} />
            {MOTION_TEXT[value]}
          </label>
        ))}
      </fieldset>
      <fieldset className="settings__choice">
        <legend>The story of a turn when it is over</legend>
        {HANDOVERS.map((value) => (
          <label key={value} className="settings__option">
            <input
              type="radio"
              name="handover"
              checked={handover === value}
              onChange={() => set({ handover: value })}
            />
            {HANDOVER_TEXT[value]}
          </label>
        ))}
      </fieldset>
      <label className="settings__option">
        <input type="checkbox" checked={wheelPans} onChange={({ target }) => set({ wheelPans: target.checked })} />
        Two fingers on a trackpad, or the wheel, move the map; a pinch, or Ctrl and the wheel, zooms
      </label>
      <label className="settings__option">
        <input type="checkbox" checked={graticule} onChange={({ target }) => set({ graticule: target.checked })} />
        Degrees of latitude and longitude
      </label>
      <label className="settings__option">
        <input type="checkbox" checked={odds} onChange={({ target }) => set({ odds: target.checked })} />
        Odds of battles
      </label>
      <label className="settings__option">
        <input type="checkbox" checked={hints} onChange={({ target }) => set({ hints: target.checked })} />
        Hints: a sentence where an order may be regretted
      </label>
      <label className="settings__option">
        <input
          type="checkbox"
          checked={turnsToPlayer}
          onChange={({ target }) => set({ turnsToPlayer: target.checked })}
        />
        In table mode, turn the view to the player whose turn begins. “Turn” says where the one who plays now sits.
      </label>
      <label className="settings__option">
        <input type="checkbox" checked={sounds} onChange={({ target }) => set({ sounds: target.checked })} />
        Sounds: dice, hits, captures, the next turn, the end of the clock’s time
      </label>
      <label className="settings__option">
        Volume
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          disabled={!sounds}
          onChange={({ target }) => set({ volume: Number(target.value) })}
        />
      </label>
    </Window>
  );
}
