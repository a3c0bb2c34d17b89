import { useCurrentGame } from '../../store/selectors.ts';
import { ipcs } from '../../text/words.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { BarPopover } from './BarPopover.tsx';
import { Treasuries } from './Treasuries.tsx';

/** The acting power's treasury; a press shows all of them. */
export function TreasuryPopover() {
  const game = useCurrentGame();
  const treasury = game.treasury[game.power] ?? 0;
  return (
    <BarPopover
      name={`${ipcs(treasury)}: show all treasuries`}
      shown={
        <span className="topbar__treasury number">
          <PowerEmblem power={game.power} size={18} /> {treasury}
        </span>
      }
    >
      <Treasuries />
    </BarPopover>
  );
}
