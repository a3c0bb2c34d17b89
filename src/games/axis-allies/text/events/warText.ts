import type { EventOf, GameState, PowerId } from '../../../../engine/axis-allies/index.ts';
import { capitalized, joinWords } from '../../../../text/words.ts';
import { thePower } from '../names.ts';

/** Who is at war from now on: 'Red is at war with Green and Gold.', each power with its new enemies. */
export function warText(state: GameState, { by, wars }: EventOf<'war-began'>): string {
  const powers = [...new Set([by, ...wars.flat()])];
  const told = new Set<PowerId>();
  return powers
    .flatMap((power) => {
      const enemies = wars.flatMap(([one, other]) => (one === power ? other : other === power ? one : []));
      const fresh = enemies.filter((enemy) => !told.has(enemy)).map((enemy) => thePower(state, enemy));
      told.add(power);
      return fresh.length === 0 ? [] : `${capitalized(thePower(state, power))} is at war with ${joinWords(fresh)}.`;
    })
    .join(' ');
}
