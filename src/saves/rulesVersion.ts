/**
 * Of the rules as this program knows them; kept with every game and file. Raise it with each change after which a
 * command that stood before may be refused or do something else, so that a game which no longer stands can say why.
 * 1: the first evening. 2: no purchase without a capital, refusals of seaborne units and of loading put right.
 */
export const RULES_VERSION = 2;
