// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  awaiting,
  play,
  raidsToFly,
  researchable,
  rocketStrikes,
  usableAdvantages,
  type GameState,
} from '../../../src/engine/axis-allies/index.ts';
import { newTimeline } from '../../../src/session/timeline.ts';
import { chooseWeapon } from '../../../src/games/axis-allies/store/hand.ts';
import { SidePanel } from '../../../src/ui/shell/SidePanel.tsx';
import { startOf, type RecordedGame } from '../../engine/axis-allies/games/recordedGame.ts';
import { EDITIONS } from '../../engine/axis-allies/properties/dense.ts';
import { SETUP } from '../../store/gameSupport.ts';
import { resetBetweenTests } from '../../games/axis-allies/ui/panelSupport.ts';
import { axisAllies } from '../../../src/engine/axis-allies/family.ts';
import '../loadParts.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const GAMES = import.meta.glob<RecordedGame>('../../engine/axis-allies/games/*.json', {
  eager: true,
  import: 'default',
});

/** The first state of each kind that recorded games come to: by phase, question, and what can be done beside it. */
function momentsOf(edition: string): ReadonlyMap<string, GameState> {
  const found = new Map<string, GameState>();
  for (const game of Object.values(GAMES)) {
    if (game.edition !== edition) continue;
    let state = startOf(game);
    for (const command of game.commands) {
      const asked = awaiting(state);
      const key = [
        state.phase,
        asked.kind,
        asked.kind === 'dice' && (asked.roll ?? 'battle'),
        state.battle?.step,
        usableAdvantages(state).length > 0 && 'advantage',
        state.turn.battles.length > 0 && 'battles',
        raidsToFly(state).length > 0 && 'raids',
        rocketStrikes(state).length > 0 && 'rockets',
        Object.keys(state.purchased).length > 0 && 'new units',
      ];
      const moment = key.filter(Boolean).join(' ');
      if (!found.has(moment)) found.set(moment, state);
      const played = play(state, command);
      if (!played.ok) break;
      state = played.value.state;
    }
  }
  return found;
}

const shown = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('.button--main')]
    .filter((one) => one.closest('[hidden]') === null)
    .map((one) => one.textContent);

describe.each(EDITIONS)('%s', (edition) => {
  resetBetweenTests();

  test('the panel has at most one main button, in every phase and at every question', async () => {
    const wrong: string[] = [];
    const moments = momentsOf(edition);
    for (const [moment, state] of moments) {
      const diceMode = awaiting(state).kind === 'dice' && moment.length % 2 === 0 ? 'table' : 'program';
      act(() =>
        useGame
          .getState()
          .loadGame({ setup: { ...SETUP, edition, diceMode }, timeline: newTimeline(axisAllies, state) }),
      );
      const { unmount } = render(<SidePanel />);
      await waitFor(() => expect(document.querySelector('.not-yet')).toBeNull());
      if (shown().length > 1) wrong.push(`${moment}: ${shown().join(' | ')}`);
      const [weapon] = researchable(state);
      if (weapon && state.phase === 'develop-weapons') act(() => chooseWeapon(weapon.id));
      const [button] = screen.queryAllByRole('button', { name: /^Fight on until/ });
      if (button) act(() => button.click());
      if (shown().length > 1) wrong.push(`${moment}, and more chosen: ${shown().join(' | ')}`);
      unmount();
    }
    expect(wrong).toEqual([]);
    expect(moments.size).toBeGreaterThan(20);
  }, 240_000);
});
