import { useCurrentGame } from '../../store/selectors.ts';
import { ipcs } from '../../text/words.ts';
import { PowerEmblem } from '../pieces/PowerEmblem.tsx';
import { BarPopover } from './BarPopover.tsx';
import { Ledger } from './Ledger.tsx';

/** The acting power's treasury; a press shows everybody's. */
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
      <Ledger />
    </BarPopover>
  );
}
