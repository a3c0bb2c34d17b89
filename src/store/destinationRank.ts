import type { Destination, Meaning } from '../engine/index.ts';

const ORDER: readonly Meaning[] = [
  'attack',
  'assault',
  'capture',
  'blitz',
  'offload',
  'land',
  'load',
  'escape',
  'move',
];

/** What means most comes first, 0: lists of places to go begin with battles. */
export const destinationRank = ({ meaning }: Destination): number => ORDER.indexOf(meaning);
