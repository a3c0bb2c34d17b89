import type { Awaiting, GameState, PowerId } from '../../../../engine/axis-allies/index.ts';
import { joinWords } from '../../../../text/words.ts';
import { useAwaiting, useDisplayedGame } from '../../store/game.ts';
import { isCalled } from '../../store/selectors.ts';
import { possessive, thePower } from '../../text/names.ts';

/** 'Anna: choose Japan’s losses.'; calls whoever has to choose. Empty where there is nothing to choose. */
export function callText(state: GameState, awaited: Awaiting): string {
  const what = choice(state, awaited);
  if (what === null || awaited.kind === 'over') return '';
  const names = state.players.filter(({ powers }) => powers.some((power) => awaited.by.includes(power)));
  return `${joinWords(names.map(({ name }) => name))}: ${what}.`;
}

function choice(state: GameState, awaited: Awaiting): string | null {
  const whose = (by: readonly PowerId[]): string => joinWords(by.map((power) => possessive(state, power)));
  switch (awaited.kind) {
    case 'casualties':
      return `choose ${whose(awaited.by)} losses`;
    case 'shoot':
      return `choose whether ${whose(awaited.by)} submarines fire at passing transports`;
    case 'lost-transports':
      return `choose which of ${whose(awaited.by)} transports are lost`;
    case 'kamikaze':
      return `choose whether ${joinWords(awaited.by.map((power) => thePower(state, power)))} makes kamikaze attacks`;
    case 'scramble':
      return `choose whether ${whose(awaited.by)} aircraft scramble`;
    case 'submerge':
      return `choose whether ${whose(awaited.by)} submarines submerge`;
    case 'retreat':
      return `choose whether ${whose(awaited.by)} units press on or retreat`;
    case 'fly-home':
      return `choose where ${whose(awaited.by)} aircraft land`;
    case 'stranded':
      return `choose where ${whose(awaited.by)} fighter lands`;
    case 'intercept':
      return `choose which of ${whose(awaited.by)} fighters meet the raid`;
    case 'share':
      return `choose what ${whose(awaited.by)} bombers raid`;
    case 'offer':
      return `choose for ${joinWords(awaited.by.map((power) => thePower(state, power)))}`;
    case 'disrupt':
      return `choose which convoys of ${thePower(state, awaited.of)} ${whose(awaited.by)} ships disrupt`;
    case 'command':
    case 'dice':
    case 'over':
      return null;
  }
}

/** Tells screen readers who has to choose in another player's turn. */
export function Caller() {
  const game = useDisplayedGame();
  const awaited = useAwaiting();
  const by = awaited.kind === 'over' ? [] : awaited.by;
  return (
    <p className="visually-hidden" role="status" aria-live="assertive" aria-label="Whose choice it is">
      {isCalled(game, by) ? callText(game, awaited) : ''}
    </p>
  );
}
