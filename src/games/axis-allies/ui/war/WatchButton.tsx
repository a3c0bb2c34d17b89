import { Play } from 'lucide-react';
import { Button } from '../../../../ui/components/Button.tsx';
import type { Watch } from './warProps.ts';

interface WatchButtonProps {
  /** Where the battle was, in words. */
  readonly place: string;
  /** The place of a command of it in the game. */
  readonly at: number;
  readonly onWatch: Watch;
}

/** Beside a line that tells of a battle: watches it again. */
export const WatchButton = ({ place, at, onWatch }: WatchButtonProps) => (
  <Button
    shape="icon"
    look="quiet"
    small
    aria-label={`Watch the battle of ${place}`}
    title="Watch this battle"
    onClick={() => onWatch(at)}
  >
    <Play size={18} aria-hidden />
  </Button>
);
