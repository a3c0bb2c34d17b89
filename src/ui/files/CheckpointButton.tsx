import type { Checkpoint } from '../../saves/schema.ts';
import type { KeptBeside } from '../../store/openSave.ts';
import { newTimeline } from '../../session/timeline.ts';
import { familyOf } from '../../engine/index.ts';
import { wordsOf } from '../../games/faces.ts';
import { startState, RULES_VERSION } from '../../saves/saveFile.ts';
import { useGame } from '../../store/gameStore.ts';
import { powerName } from '../../text/names.ts';
import { Button } from '../components/Button.tsx';
import type { BrokenStoredGame } from '../../store/openStoredGame.ts';

const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** What is wrong with a stored game. */
export function damageText({ damage, rules, playable, total }: BrokenStoredGame): string {
  const next = `Command ${playable + 1} of ${total}`;
  switch (damage) {
    case 'later-program':
      return 'It was stored by a newer version of this program. Reload the page to get that version.';
    case 'no-setup':
      return 'Who plays and how the game began is missing from the storage, or cannot be read.';
    case 'unreadable':
      return 'What is stored of it cannot be read.';
    case 'setup-changed':
      return 'Who plays or how the game began was changed after it was stored.';
    case 'gap':
      return `${next} is missing from the storage.`;
    case 'changed':
      return `${next} was changed after it was stored.`;
    case 'cut':
      return total - playable === 1
        ? `The last of ${many(total, 'step')} is missing from the storage.`
        : `The last ${total - playable} of ${total} steps are missing from the storage.`;
    case 'more':
      return `The storage has ${many(total - playable, 'step')} more than the game.`;
    case null:
      if (playable === total)
        return 'A rule was mended since this game was played: its commands stand, but lead elsewhere than they did.';
      return rules !== null && rules < RULES_VERSION
        ? `${next} does not stand by the rules of today; the game was played before they were mended.`
        : `${next} cannot be played.`;
  }
}

/** How much of it can be played, and where the rest is. */
export function restText({ playable, total }: BrokenStoredGame): string {
  const rest = 'All that was found stays in this browser, under “Games”.';
  if (playable === 0) return `Nothing of it can be played. ${rest}`;
  const lost = total - playable;
  return (
    `The game is on the table as it ${lost > 0 ? 'stood' : 'stands'} after ${many(playable, 'step')}` +
    `${lost > 0 ? `; ${lost} ${lost === 1 ? 'is' : 'are'} lost to it` : ''}. ${rest}`
  );
}

/** 'Go on from round 3, Germany, as it stood after 58 steps' */
function checkpointText({ after }: Checkpoint, standing: string | null): string {
  const where = standing === null ? 'the latest turn that was kept whole' : standing;
  return `Go on from ${where}, after ${many(after, 'step')}`;
}

interface CheckpointButtonProps {
  readonly checkpoint: Checkpoint;
  /** What the game keeps. */
  readonly beside: KeptBeside;
  readonly onDone?: () => void;
}

/** Goes on from a checkpoint as a game of its own, with its name and clock; the current game is archived. */
export function CheckpointButton({ checkpoint, beside, onDone }: CheckpointButtonProps) {
  const readOnly = useGame((store) => store.readOnly);
  const start = startState(checkpoint.setup);
  if (!start.ok) return null;
  const { value: state } = start;
  const standing = `round ${state.round}, ${powerName(state, state.power)}, ${wordsOf(state).phaseName(state.phase)}`;
  return (
    <Button
      disabled={readOnly}
      onClick={() => {
        useGame
          .getState()
          .loadGame({ setup: checkpoint.setup, timeline: newTimeline(familyOf(state), state), ...beside });
        onDone?.();
      }}
    >
      {checkpointText(checkpoint, standing)}
    </Button>
  );
}
