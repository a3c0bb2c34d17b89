import { fault, ok } from '../../common/result.ts';
import type { CommandOf } from '../command.ts';
import type { CommandRule, Planned } from '../commandRule.ts';
import type { AdvantageId, PowerId } from '../ids.ts';
import { refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { advantageOf, advantagesWith, type InPlay, isSpent } from './inPlay.ts';

type Use = CommandOf<'use-advantage'>;

const find = (state: GameState, id: AdvantageId): InPlay<'use'> | undefined =>
  advantagesWith(state, 'use').find(({ advantage }) => advantage.id === id);

function plan(state: GameState, command: Use): Planned {
  const known = advantageOf(state, command.advantage);
  if (!known) return fault(refusal('NA-1', 'unknown-advantage'));
  const { rule, power } = known;
  const held = find(state, known.id);
  if (!held) {
    const isHeld = state.advantages[power]?.includes(known.id) ?? false;
    return fault(refusal(rule, isHeld ? 'advantage-not-declared' : 'advantage-not-held', { power }));
  }
  if (isSpent(state, known.id)) return fault(refusal(rule, 'advantage-used-up', { power }));
  if (!held.advantage.use.isTime(state, held.owner)) return fault(refusal(rule, 'advantage-not-now', { power }));
  const planned = held.advantage.use.plan(state, command, held.owner);
  if (!planned.ok || !known.once) return planned;
  return ok([{ type: 'advantage-used', power: held.owner, advantage: known.id }, ...planned.value]);
}

/** Declares an advantage (NA-4). Its own rule says when, and in whose turn. */
export const useAdvantage: CommandRule<Use> = {
  plan,
  after(log, command) {
    const held = find(log.state, command.advantage)!;
    held.advantage.use.after?.(log, command, held.owner);
  },
};

/** The advantages that can be declared now, with the powers that can. */
export const usableAdvantages = (
  state: GameState,
): readonly { readonly advantage: AdvantageId; readonly power: PowerId }[] =>
  state.outcome
    ? []
    : advantagesWith(state, 'use').flatMap(({ advantage, owner }) =>
        !isSpent(state, advantage.id) && advantage.use.isTime(state, owner)
          ? [{ advantage: advantage.id, power: owner }]
          : [],
      );
