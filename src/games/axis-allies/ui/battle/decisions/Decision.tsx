import type { GameState } from '../../../../../engine/axis-allies/index.ts';
import { awaitingOf } from '../../../store/selectors.ts';
import type { CasualtyChoice } from '../useCasualtyChoice.ts';
import { BattleDice } from './BattleDice.tsx';
import { ConfirmCasualties } from './ConfirmCasualties.tsx';
import { RetreatChoice } from './RetreatChoice.tsx';
import { SubmergeChoice } from './SubmergeChoice.tsx';

/** The decision the battle waits for. */
export function Decision({ state, choice }: { state: GameState; choice: CasualtyChoice | null }) {
  const awaited = awaitingOf(state);
  switch (awaited.kind) {
    case 'dice':
      return <BattleDice state={state} question={awaited} />;
    case 'submerge':
      return <SubmergeChoice state={state} question={awaited} />;
    case 'casualties':
      return choice === null ? null : <ConfirmCasualties state={state} question={awaited} choice={choice} />;
    case 'retreat':
      return <RetreatChoice state={state} question={awaited} />;
    // These are not asked in a battle.
    case 'command':
    case 'fly-home':
    case 'stranded':
    case 'offer':
    case 'over':
      return null;
  }
}
