import { areFriends, type EventOf, type GameState, type PowerId } from '../../../../engine/axis-allies/index.ts';
import { capitalized, joinWords } from '../../../../text/words.ts';
import { thePower } from '../names.ts';

/** The war that an order would bring: 'war between Red and Green and Gold', the side of fewer powers first. */
export function warToCome(state: GameState, { by, wars }: EventOf<'war-began'>): string {
  const powers = [...new Set(wars.flat())];
  const sides = [
    powers.filter((power) => areFriends(state, power, by)),
    powers.filter((power) => !areFriends(state, power, by)),
  ];
  const [fewer = [], more = []] = sides.toSorted((a, b) => a.length - b.length);
  return `war between ${powersText(state, fewer)} and ${powersText(state, more)}`;
}

/** Powers by name, each once: 'the United Kingdom and ANZAC'. */
export const powersText = (state: GameState, powers: readonly PowerId[], last?: 'and' | 'or'): string =>
  joinWords(
    [...new Set(powers)].map((power) => thePower(state, power)),
    last,
  );

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
