import { editionOf, type GameState } from '../../../engine/axis-allies/index.ts';

/** Something units can do, and how to order it. */
export interface MoveHint {
  readonly what: string;
  readonly how: string;
}

const LOAD: MoveHint = {
  what: 'Load a transport',
  how:
    'Choose land units on a coast, then press the sea zone where the transport is. It may pick up ' +
    'more on its way.',
};

const ENEMIES_LEFT_ALONE: MoveHint = {
  what: 'Enemy submarines and transports',
  how: 'Where only these are in a zone you entered, the panel asks whether to attack them or leave them alone.',
};

const RAID: MoveHint = {
  what: 'Raid',
  how: 'Send bombers to an industrial complex of the enemy; the panel then asks whether they raid it or fight.',
};

/** How to make the less obvious moves of a phase. */
export function moveHints({ edition, phase }: Pick<GameState, 'edition' | 'phase'>): readonly MoveHint[] {
  if (phase === 'noncombat-move') {
    return [
      LOAD,
      {
        what: 'Put troops ashore',
        how:
          'Choose the loaded transport, then press the coast: it sails there first if it has to. Or choose some of ' +
          'the troops aboard.',
      },
      { what: 'Land on a carrier', how: 'Move the carrier first, then choose the fighters and press its zone.' },
    ];
  }
  const { airLands, phases, units } = editionOf(edition);
  const asksToAttack = phases.some(({ takes }) => takes.engage !== undefined);
  return [
    LOAD,
    {
      what: 'Land and assault',
      how:
        'Choose the loaded transport, and its escort if it has one, then press the coast: they sail there and all ' +
        'troops land. Or choose some of the troops aboard.',
    },
    {
      what: 'Several spaces, one target',
      how: 'Choose units of one space, press the next space and choose more, then press the target.',
    },
    {
      what: 'Blitz',
      how:
        'With tanks chosen, the list says “blitz” where they can drive through. To come back, choose their ' +
        'own territory in that list.',
    },
    {
      what: 'Send aircraft',
      how:
        'Only targets from which they can still land are marked. They land ' +
        (airLands === 'after-battle' ? 'when their battle is over.' : 'in noncombat move.'),
    },
    ...(asksToAttack ? [ENEMIES_LEFT_ALONE] : []),
    ...(units.some(({ raids }) => raids) ? [RAID] : []),
  ];
}
