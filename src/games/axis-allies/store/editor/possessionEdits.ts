import {
  editionOf,
  type AdvantageId,
  type DevelopmentId,
  type Position,
  type PowerId,
  type Space,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import type { Edit } from './edit.ts';

const spaceOf = (position: Position, id: SpaceId): Space | undefined =>
  editionOf(position.edition).spaces.find((space) => space.id === id);

/** Whether a space is a territory that somebody can control (MAP-2). */
export function canBeHeld(position: Position, id: SpaceId): boolean {
  const space = spaceOf(position, id);
  return space?.kind === 'land' && !space.neutral;
}

/** Who controls a territory; null where nobody does. */
export function controllerOf(position: Position, id: SpaceId): PowerId | null {
  const space = spaceOf(position, id);
  return space?.kind === 'land' ? (position.control[id] ?? space.owner) : null;
}

/** Gives a territory to a power. Where nobody can control anything, nothing changes. */
export const giveControl =
  (id: SpaceId, power: PowerId): Edit =>
  (position) => {
    const space = spaceOf(position, id);
    if (space?.kind !== 'land' || space.neutral) return;
    if (space.owner === power) delete position.control[id];
    else position.control[id] = power;
  };

const openingComplexes = (position: Position): readonly SpaceId[] =>
  editionOf(position.edition).spaces.flatMap((space) =>
    space.kind === 'land' && space.industrialComplex ? [space.id] : [],
  );

export const hasComplexAt = (position: Position, id: SpaceId): boolean =>
  (position.complexes ?? openingComplexes(position)).includes(id);

/** Places an industrial complex or takes it away; a list that is as in the set-up is left out. */
export const setComplex =
  (id: SpaceId, isThere: boolean): Edit =>
  (position) => {
    const opening = openingComplexes(position);
    const others = (position.complexes ?? opening).filter((space) => space !== id);
    const next = isThere ? [...others, id] : others;
    const isOpening = next.length === opening.length && opening.every((space) => next.includes(space));
    if (isOpening) delete position.complexes;
    else position.complexes = next;
  };

export const setDevelopment =
  (power: PowerId, id: DevelopmentId, isKnown: boolean): Edit =>
  ({ developments }) =>
    setIn(developments, power, id, isKnown);

/** Gives a power an advantage, or takes it away with all that has come of it (NA-1). */
export const setAdvantage =
  (power: PowerId, id: AdvantageId, has: boolean): Edit =>
  (position) => {
    setIn(position.advantages, power, id, has);
    if (has) return;
    position.spentAdvantages = position.spentAdvantages.filter((spent) => spent !== id);
    position.running = position.running.filter(({ advantage }) => advantage !== id);
    position.offers = position.offers?.filter(({ advantage }) => advantage !== id);
  };

/** Uses up an advantage, or makes it usable again (NA-4). */
export const setSpent =
  (id: AdvantageId, isSpent: boolean): Edit =>
  (position) => {
    const others = position.spentAdvantages.filter((spent) => spent !== id);
    position.spentAdvantages = isSpent ? [...others, id] : others;
  };

function setIn(lists: Record<PowerId, string[]>, power: PowerId, id: string, isIn: boolean): void {
  const others = (lists[power] ?? []).filter((one) => one !== id);
  const next = isIn ? [...others, id] : others;
  if (next.length > 0) lists[power] = next;
  else delete lists[power];
}
