import type { FileFault } from '../../store/openSave.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import { FaultList } from './FaultList.tsx';

/** What a link holds, and how it is checked. */
const CHECKED = {
  game: 'every step of it is played by the rules',
  study: 'every move of it is played by the rules',
  lesson: 'every stop of it is checked',
  quiz: 'every choice of it is checked',
} as const;

interface LinkReadProps {
  readonly what: keyof typeof CHECKED;
  readonly onClose: () => void;
}

/** While a link is read and played. */
export function LinkBeingRead({ what, onClose }: LinkReadProps) {
  return (
    <Window
      open
      title={`A ${what} comes with this link`}
      onClose={onClose}
      buttons={<Button onClick={onClose}>Do not open it</Button>}
    >
      <p role="status">It is being read, and {CHECKED[what]}…</p>
    </Window>
  );
}

/** What is wrong with a link that cannot be opened. */
export function LinkRefused({ what, faults, onClose }: LinkReadProps & { readonly faults: readonly FileFault[] }) {
  return (
    <Window open title={`The ${what} of this link cannot be opened`} onClose={onClose}>
      <div role="alert">
        <p>Nothing was changed.</p>
        <FaultList faults={faults} />
      </div>
    </Window>
  );
}
