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

/** Lowest first: lists of destinations begin with battles. */
export const destinationRank = ({ meaning }: Destination): number => ORDER.indexOf(meaning);
