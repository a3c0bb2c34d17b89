import { powerIn } from '../../games/axis-allies/store/selectors.ts';
import { powerLook } from '../../games/looks.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { Clock } from '../clock/Clock.tsx';
import { GameMenu } from '../lazy/parts.ts';
import { useWhoPlays } from './useWhoPlays.ts';
import { Treasuries } from './Treasuries.tsx';
import { useLayout } from './layout.ts';
import { PhaseBar } from './PhaseBar.tsx';
import { phasesOf } from '../../engine/axis-allies/index.ts';
import { phaseName } from '../../games/axis-allies/text/names.ts';
import { BarPopover } from './BarPopover.tsx';
import { ipcs } from '../../text/words.ts';
import { useDisplayedGame } from '../../games/axis-allies/store/game.ts';
import './topbar.css';
import './topbarInSmallWindows.css';

/** Whose turn it is, the phases, and every power's treasury. */
export function TopBar() {
  const game = useDisplayedGame();
  return (
    <header className="topbar">
      <TurnTitle player={useWhoPlays()(game, game.power)} />
      <PhasesAndTreasuries />
      {useLayout() === 'side' && <Clock />}
      <GameMenu />
    </header>
  );
}

/**
 * All phases and treasuries if there is room; else the current phase and the acting power's treasury, which open the
 * rest.
 */
export function PhasesAndTreasuries() {
  const hasRoom = useLayout() === 'side';
  return hasRoom ? (
    <>
      <PhaseBar />
      <Treasuries />
    </>
  ) : (
    <>
      <PhasePopover />
      <TreasuryPopover />
    </>
  );
}

export function TurnTitle({ player }: { readonly player: string }) {
  const game = useDisplayedGame();
  const look = powerLook(game.power);
  const { name } = powerIn(game, game.power);
  return (
    <div className="topbar__turn" style={{ background: look.colour, color: look.ink }}>
      <PowerEmblem power={game.power} size={40} />
      <div>
        <h1 className="topbar__power">{name}</h1>
        <p className="topbar__player" title={player === name ? undefined : player}>
          {player === name ? 'Round' : `${player} · round`} {game.round}
        </p>
      </div>
    </div>
  );
}

/** The current phase; a press shows all of the turn. */
function PhasePopover() {
  const game = useDisplayedGame();
  const phases = phasesOf(game);
  const name = phaseName(game.phase);
  return (
    <BarPopover
      name={`${name}, phase ${phases.indexOf(game.phase) + 1} of ${phases.length}`}
      shown={<span className="topbar__phase">{name}</span>}
    >
      <PhaseBar />
    </BarPopover>
  );
}

/** The acting power's treasury; a press shows all of them. */
function TreasuryPopover() {
  const game = useDisplayedGame();
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
