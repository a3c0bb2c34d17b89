/**
 * Version of the rules in this program, stored with every game and file. Raise it whenever a change may make an earlier
 * command illegal or give it another result, so that a game that can no longer be replayed can say why. 1: first
 * version. 2: no purchase without a capital; refusals of seaborne units and of loading corrected.
 */
export const RULES_VERSION = 2;
