import type { Edition } from '../edition.ts';
import type { GameState } from '../state.ts';
import { inOrder, isWar, openingWars, type War } from '../politics/wars.ts';
import type { PositionChecks } from './positionFaults.ts';
import type { PositionFile, PositionInFile } from './schema.ts';

/** Who is at war with whom in a position, in an edition that begins with powers at peace (POL). */

/** The entry of a state; none for the wars with which a game begins. */
export function warEntry({ wars = [] }: GameState, edition: Edition): Pick<PositionFile, 'wars'> {
  const opening = openingWars(edition).wars ?? [];
  return wars.length === opening.length ? {} : { wars: wars.map(([one, other]) => [one, other]) };
}

/** The wars of a position; without an entry those with which a game begins. */
export const warsFrom = (edition: Edition, { wars }: PositionInFile): Pick<GameState, 'wars'> =>
  wars && edition.politics ? { wars: inOrder(edition, wars) } : openingWars(edition);

/**
 * Reports wars that cannot be: of friends, named twice, without those with which a game begins, which never end, or of
 * one only of two powers that go to war together.
 * @rule POL-7
 */
export function checkWars({ edition, position, report, isPower }: PositionChecks): void {
  const { powers, politics } = edition;
  const { wars } = position;
  if (!wars) return;
  if (!politics) return report('wars', 'powers of different sides are always at war');
  const sides = new Map(powers.map(({ id, side }) => [id, side]));
  wars.forEach(([one, other], i) => {
    const path = `wars[${i}]`;
    const areKnown = [isPower(`${path}[0]`, one), isPower(`${path}[1]`, other)].every(Boolean);
    if (!areKnown) return;
    if (sides.get(one) === sides.get(other)) report(path, `${one} and ${other} are of one side`, 'POL-12');
    else if (isWar(wars.slice(0, i) as readonly War[], one, other)) report(path, `${one} and ${other} are named twice`);
  });
  for (const [one, other] of openingWars(edition).wars ?? [])
    if (!isWar(wars, one, other)) report('wars', `${one} and ${other} are at war from the beginning`, 'POL-7');
  for (const together of politics.joined)
    for (const { id: enemy } of powers) {
      const [first] = together.filter((power) => isWar(wars, power, enemy));
      const [left] = together.filter((power) => sides.get(power) !== sides.get(enemy) && !isWar(wars, power, enemy));
      if (first && left) report('wars', `${left} goes to war with ${enemy} together with ${first}`);
    }
}
