/**
 * Version of the rules in this program, stored with every game and file. Raise it whenever a change may make an earlier
 * command illegal or give it another result, so that a game that can no longer be replayed can say why. 1: first
 * version. 2: no purchase without a capital; refusals of seaborne units and of loading corrected. 3: no transport sails
 * beside a landing in which it has no part; fighters kept aboard make room after combat. 4: a treaty outlasts an answer
 * to an attack elsewhere. 5: in another power's turn fighters sail along with a carrier that is sent away. 6: a fighter
 * without its carrier lands in no space before the battle that is still to be fought there; a rocket is an attack,
 * before which a treaty is asked; in Germany's turn British troops may land and go aboard. 7: of transports that carry
 * the same to different territories the owner names the lost one. 8: in a joint strike no fighter that rests stays over
 * the sea without a deck, and one on a partner's carrier sails with it. 9: own fighters that were not launched sail
 * along with their carrier as cargo. 10: a submarine rolls no die that can hit nobody, but for games begun before (see
 * `asBegun`).
 */
export const RULES_VERSION = 10;

/** From this version on no die is rolled that can hit nobody. */
const WITHOUT_IDLE_DICE = 10;

/** The record of a stored game, with its dice rolled as in the version it was played with (COM-9). */
export function asBegun(record: unknown): unknown {
  const { rules, setup } = (record ?? {}) as { readonly rules?: unknown; readonly setup?: unknown };
  const isEarlier = typeof rules === 'number' && rules < WITHOUT_IDLE_DICE;
  return isEarlier && typeof setup === 'object' && setup !== null
    ? { ...(record as object), setup: { ...setup, idleDice: true } }
    : record;
}
