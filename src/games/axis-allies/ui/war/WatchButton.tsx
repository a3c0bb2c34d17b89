import { Play } from 'lucide-react';
import { Button } from '../../../../ui/components/Button.tsx';
import type { ToldMoment, ToldWar } from '../../store/lookBack.ts';

/** The game told, the moment shown, and what shows another. */
export interface WarProps {
  readonly told: ToldWar;
  readonly moment: ToldMoment;
  readonly onShow: (moment: ToldMoment) => void;
}

/** Watches the last battle that had begun with the command at this place. */
export type Watch = (at: number) => void;

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
