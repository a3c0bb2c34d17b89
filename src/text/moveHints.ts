import type { Phase } from '../engine/index.ts';

/** Something units can do, and how to order it. */
export interface MoveHint {
  readonly what: string;
  readonly how: string;
}

const LOAD: MoveHint = {
  what: 'Load a transport',
  how:
    'Take land units on a coast in hand and press the sea zone where the transport is. It may pick up ' +
    'more on its way.',
};

/** How to make the less obvious moves of a phase. */
export function moveHints(phase: Phase): readonly MoveHint[] {
  if (phase === 'noncombat-move') {
    return [
      LOAD,
      {
        what: 'Put troops ashore',
        how: 'Press the zone with the transport, take the troops aboard in hand, then press the coast.',
      },
      { what: 'Land on a carrier', how: 'Move the carrier first, then press its zone with the fighters in hand.' },
    ];
  }
  return [
    LOAD,
    {
      what: 'Land and assault',
      how: 'Sail to a zone beside the coast, or stay there. Then take the troops aboard in hand and press the coast.',
    },
    {
      what: 'Several spaces, one target',
      how: 'Take units of one space in hand, press the next space and take more, then press the target.',
    },
    {
      what: 'Blitz',
      how:
        'With tanks in hand the list says “blitz” where they can drive through. To come back, choose their ' +
        'own territory in that list.',
    },
    {
      what: 'Send aircraft',
      how: 'Only targets from which they can still land are marked. They land in noncombat move.',
    },
    {
      what: 'Enemy submarines and transports',
      how: 'Where only these are in a zone you entered, the panel asks whether to attack them or leave them alone.',
    },
  ];
}
