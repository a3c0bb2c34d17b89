import type { BattleSide, GameState, PowerId, RuleId } from '../../../engine/axis-allies/index.ts';
import { joinWords, oneOrMany } from '../../../text/words.ts';

/** Who chooses casualties if the players of a side cannot agree, and by which rule. */
export interface Disagreement {
  readonly text: string;
  readonly rule: RuleId;
}

/** 'If you do not agree, Ben chooses.'; null where one player chooses alone. */
export function disagreement(state: GameState, side: BattleSide, by: readonly PowerId[]): Disagreement | null {
  const playersWith = (powers: readonly PowerId[]): readonly string[] =>
    state.players.filter((player) => player.powers.some((power) => powers.includes(power))).map(({ name }) => name);
  if (playersWith(by).length < 2) return null;
  const isDefence = side === 'defender';
  const defenders = state.battle?.defenders.flatMap((id) => state.units[id]?.owner ?? []) ?? [];
  const others = playersWith(isDefence ? [state.power] : defenders);
  return {
    text: `If you do not agree, ${joinWords(others)} ${oneOrMany(others.length, 'chooses', 'choose')}.`,
    // Attackers of two players are those of a joint strike.
    rule: isDefence ? 'COM-14' : 'NA-UK-2',
  };
}
