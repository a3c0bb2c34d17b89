import type { Approach, GameState, Meaning } from '../../../../engine/axis-allies/index.ts';
import { powerName, spaceName } from '../names.ts';
import { unitList } from '../unitNames.ts';
import { capitalized } from '../../../../text/words.ts';

const AS: Readonly<Record<Meaning, string>> = {
  move: 'move',
  attack: 'attack',
  capture: 'capture',
  blitz: 'blitz',
  load: 'go aboard',
  assault: 'assault',
  offload: 'go ashore',
  escape: 'escape',
  land: 'land',
};

/** What units would come to do: 'attack', 'go aboard', 'assault by sea'. */
export const approachAs = ({ meaning, ship }: Approach): string => `${AS[meaning]}${ship === null ? '' : ' by sea'}`;

/** '3 infantry from Karelia: attack'; `withPower` where units of several powers are listed. */
export function approachText(game: GameState, approach: Approach, withPower = false): string {
  const owner = game.units[approach.units[0] ?? '']?.owner;
  const whose = withPower && owner !== undefined ? `${powerName(game, owner)}: ` : '';
  return capitalized(
    `${whose}${unitList(game, approach.units)} from ${spaceName(game, approach.from)}: ${approachAs(approach)}`,
  );
}

/** Approaches from the same space for the same purpose, merged into one. */
export function approachesTogether(found: readonly Approach[]): readonly Approach[] {
  const together = new Map<string, Approach>();
  for (const approach of found) {
    const key = `${approach.from} ${approachAs(approach)}`;
    const before = together.get(key);
    together.set(key, before === undefined ? approach : { ...before, units: [...before.units, ...approach.units] });
  }
  return [...together.values()];
}
