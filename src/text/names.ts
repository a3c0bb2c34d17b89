import { editionNamed, NEUTRAL, type AnyState, type PowerId, type SpaceId } from '../engine/index.ts';
import { joinWords } from './words.ts';

/** 'Soviet Union', 'Germany'. */
export function powerName(state: Pick<AnyState, 'edition'>, power: PowerId): string {
  if (power === NEUTRAL) return 'Neutral forces';
  return editionNamed(state.edition).powers.find(({ id }) => id === power)?.name ?? power;
}

/** The power's name inside a sentence: 'the Soviet Union', 'Germany'. */
export function thePower(state: Pick<AnyState, 'edition'>, power: PowerId): string {
  if (power === NEUTRAL) return 'the neutral forces';
  const name = powerName(state, power);
  return name.startsWith('United') || name.endsWith('Union') ? `the ${name}` : name;
}

/** 'Germany’s', 'the United States’'. */
export function possessive(state: Pick<AnyState, 'edition'>, power: PowerId): string {
  const name = thePower(state, power);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** 'Sea Zone 6', 'Karelia'. */
export function spaceName(state: Pick<AnyState, 'edition'>, space: SpaceId): string {
  return editionNamed(state.edition).spaces.find(({ id }) => id === space)?.name ?? space;
}

export function spaceList(
  state: Pick<AnyState, 'edition'>,
  spaces: readonly SpaceId[],
  last: 'and' | 'or' = 'and',
): string {
  return joinWords(
    spaces.map((space) => spaceName(state, space)),
    last,
  );
}

export function powerList(state: Pick<AnyState, 'edition'>, powers: readonly PowerId[]): string {
  return joinWords(powers.map((power) => powerName(state, power)));
}

/**
 * Who decides for these powers, each player with the powers in question: 'Ada (Germany)'. A player called like the
 * power is named once.
 */
export function deciderName(state: AnyState, powers: readonly PowerId[]): string {
  return (
    joinWords(
      state.players
        .map(({ name, powers: own }) => ({ name, asked: own.filter((power) => powers.includes(power)) }))
        .filter(({ asked }) => asked.length > 0)
        .map(({ name, asked }) => ({ name, list: powerList(state, asked) }))
        .map(({ name, list }) => (name === list ? name : `${name} (${list})`)),
    ) || powerList(state, powers)
  );
}
