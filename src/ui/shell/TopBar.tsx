import { powerLook } from '../../games/looks.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { Clock } from '../clock/Clock.tsx';
import { GameMenu } from '../lazy/parts.ts';
import { useWhoPlays } from './useWhoPlays.ts';
import { useLayout } from './layout.ts';
import { wordsOf } from '../../games/faces.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { screensOf } from '../../games/screens.ts';
import { powerName } from '../../text/names.ts';
import { BarPopover } from './BarPopover.tsx';
import './topbar.css';
import './topbarInSmallWindows.css';

/** The phases of a turn, the current one marked. */
export function PhaseBar() {
  const game = useDisplayedGame();
  const { phaseName, phasesOf } = wordsOf(game);
  const phases = phasesOf(game.edition);
  const now = phases.indexOf(game.phase);
  return (
    <ol className="phases" aria-label="Phases of the turn">
      {phases.map((each, i) => (
        <li
          key={each}
          className={`phase ${i < now ? 'phase--past' : i === now ? 'phase--now' : ''}`}
          aria-current={i === now ? 'step' : undefined}
        >
          {/* The sheet draws the tick of a past phase: an element more would have the whole page styled again. */}
          <span className="phase__number" aria-hidden>
            {i + 1}
          </span>
          <span className="phase__name">{phaseName(each)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Whose turn it is, the phases, and what every power has. */
export function TopBar() {
  const game = useDisplayedGame();
  return (
    <header className="topbar">
      <TurnTitle player={useWhoPlays()(game, game.power)} />
      <PhasesAndHoldings />
      {useLayout() === 'side' && <Clock />}
      <GameMenu />
    </header>
  );
}

/**
 * All phases and what the powers have if there is room; else the current phase and what the acting power has, which
 * open the rest.
 */
export function PhasesAndHoldings() {
  const hasRoom = useLayout() === 'side';
  const { Holdings } = screensOf(useDisplayedGame()).table ?? {};
  return (
    <>
      {hasRoom ? <PhaseBar /> : <PhasePopover />}
      {Holdings && <Holdings isShort={!hasRoom} />}
    </>
  );
}

export function TurnTitle({ player }: { readonly player: string }) {
  const game = useDisplayedGame();
  const look = powerLook(game.power);
  const name = powerName(game, game.power);
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
  const { phaseName, phasesOf } = wordsOf(game);
  const phases = phasesOf(game.edition);
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
