/** Removes tiny pieces that would create false contacts between spaces. */

import { Contacts, forEachContact } from './adjacency.ts';
import type { Arrangement } from './faces.ts';
import { SCALE } from './grid.ts';
import { isDecor, OUTSIDE, SLIVER } from './labels.ts';
import type { AreaLabel } from './labels.ts';
import { at } from './planar.ts';
import { UnionFind } from './unionFind.ts';

/** Faces smaller than this, in square map pixels, are given to a neighbour. */
const CRUMB = 1;
/** Landlocked pieces smaller than this that are separated from their space go to the space around them. */
const ENCLAVE = 160;
const ROUNDS = 3;

export function absorbCrumbs(arrangement: Arrangement, labels: readonly AreaLabel[]): AreaLabel[] {
  const tidied = [...labels];
  for (let round = 0; round < ROUNDS; round++) {
    const contacts = new Contacts<number, AreaLabel>();
    forEachContact(arrangement, (face, neighbour, length) => {
      const isCrumb = tidied[face] === SLIVER || at(arrangement.area, face) < CRUMB * SCALE ** 2;
      const receiver = at(tidied, neighbour);
      if (!isCrumb || tidied[face] === OUTSIDE || receiver === SLIVER || receiver === OUTSIDE) return;
      if (at(arrangement.area, neighbour) > at(arrangement.area, face)) contacts.add(face, receiver, length);
    });
    contacts.forEachLongest((face, receiver) => {
      tidied[face] = receiver;
    });
  }
  return tidied;
}

export function absorbEnclaves(
  arrangement: Arrangement,
  labels: readonly AreaLabel[],
  isLand: (label: AreaLabel) => boolean,
): AreaLabel[] {
  const pieces = new UnionFind(arrangement.faceCount);
  forEachContact(arrangement, (a, b) => {
    if (labels[a] === labels[b] && labels[a] !== OUTSIDE) pieces.join(a, b);
  });
  const areas = new Map<number, number>();
  labels.forEach((_, face) => {
    const piece = pieces.find(face);
    areas.set(piece, (areas.get(piece) ?? 0) + at(arrangement.area, face));
  });
  const contacts = new Contacts<number, AreaLabel>();
  forEachContact(arrangement, (a, b, length) => {
    if (pieces.find(a) !== pieces.find(b)) contacts.add(pieces.find(a), at(labels, b), length);
  });
  return labels.map((label, face) => {
    const piece = pieces.find(face);
    if (!isLand(label) || isDecor(label) || (areas.get(piece) ?? 0) > ENCLAVE * SCALE ** 2) return label;
    // Islands touch water and stay; pieces at the board's edge continue beyond it.
    const isLandlocked = contacts.neighboursOf(piece).every((other) => isLand(other));
    return isLandlocked ? (contacts.longest(piece) ?? label) : label;
  });
}
