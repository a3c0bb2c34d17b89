import type { Sign } from '../../emblems/signs.ts';

/** The meaning of each sign on the map. */
export const SIGN_TEXTS: Readonly<Record<Sign, string>> = {
  move: 'Can move here',
  attack: 'Can attack here',
  capture: 'Can take this: nobody defends it',
  blitz: 'Tanks can blitz: their way takes ground in passing',
  load: 'Can go aboard transports here',
  assault: 'Can land here against the enemy',
  offload: 'Can go ashore here',
  escape: 'Can leave the enemy’s ships behind',
  land: 'Aircraft can land here',
  'mark-battle':
    'A battle is to come here; beside it the chance to win it, near by the attack and the defence in figures',
  'mark-place': 'The chosen new unit can be placed here',
  'mark-must-land': 'Aircraft here must still land',
  'mark-fault': 'In a position that is set up, something is wrong here',
  'mark-captured': 'Captured this turn: the taker’s flag, and a broken rim in the taker’s colour',
};
