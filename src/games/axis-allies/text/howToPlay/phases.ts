import type { Edition, Phase } from '../../../../engine/axis-allies/index.ts';
import { heldIn } from './heldIn.ts';

/** What one does in a phase, with the rules that say it. */
const DOES: Readonly<Record<Phase, string>> = {
  'develop-weapons':
    'If you like, name one weapon and pay for dice. If any of them shows the weapon’s number, all your units have ' +
    'it from now on (RES-1, RES-3).',
  'purchase-units':
    'Buy units with your IPCs, the money of the game. They come onto the map later in your turn. What you do not ' +
    'spend stays yours (BUY-1, BUY-2).',
  'combat-move':
    'Send units into enemy spaces. You move all your attacks before the first die is rolled: nobody joins a battle ' +
    'later (CM-1, CM-7).',
  'conduct-combat': 'Fight your battles one after another, each to its end (COM-1).',
  'noncombat-move': 'Move units that have neither moved nor fought this turn, over friendly ground (NCM-1).',
  'mobilize-new-units':
    'Place what you bought at industrial complexes that were yours when your turn began: at each, at most as many ' +
    'units as its territory is worth (MOB-1, MOB-2).',
  'collect-income':
    'You receive the value of every territory that you control now. While the enemy holds your capital, you receive ' +
    'nothing (INC-1).',
};

/** When aircraft that fought come home. */
const HOME: Readonly<Record<Edition['airLands'], { readonly phase: Phase; readonly text: string }>> = {
  'in-noncombat-move': {
    phase: 'noncombat-move',
    text: 'Aircraft that fought come home now, with the movement they have left (NCM-5).',
  },
  'after-battle': {
    phase: 'conduct-combat',
    text: 'Aircraft fly home as soon as their battle is over, with the movement they have left (COM-25).',
  },
};

/** What else one does in a phase where an edition has the rules for it. */
const MORE: Readonly<Record<Phase, string | null>> = {
  'develop-weapons': null,
  'purchase-units': null,
  'combat-move': null,
  'conduct-combat': null,
  'noncombat-move': null,
  'mobilize-new-units':
    'A new complex goes where you have held the ground all turn and none stands, and works from your next turn on ' +
    '(CPX-1, CPX-3).',
  'collect-income': null,
};

/** What one does in a phase of an edition, in two or three sentences. */
export function phaseDoes(edition: Pick<Edition, 'airLands' | 'ruleTitles'>, phase: Phase): string {
  const home = HOME[edition.airLands];
  const more = [home.phase === phase ? home.text : '', ...heldIn(edition, [MORE[phase] ?? ''])];
  return [DOES[phase], ...more].filter((text) => text !== '').join(' ');
}
