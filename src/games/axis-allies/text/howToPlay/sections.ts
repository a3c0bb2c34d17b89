import type { Edition, Phase, UnitType } from '../../../../engine/axis-allies/index.ts';
import { joinWords, counted } from '../../../../text/words.ts';
import { heldIn } from './heldIn.ts';
import { unitTypeName } from '../unitNames.ts';

/** The sides and their powers, and the order of turns. */
export function aim({ powers, turnOrder }: Edition): readonly string[] {
  const namesOf = (side: string): string =>
    joinWords(powers.filter((power) => power.side === side).map(({ name }) => inSentence(name)));
  const order = turnOrder.map((power) => powers.find(({ id }) => id === power)?.name ?? power);
  return [
    `Two sides fight for the world: the Allies (${namesOf('allies')}) against the Axis (${namesOf('axis')}). ` +
      'Each power has its own units, territories and money.',
    `They take their turns in this order: ${joinWords(order)}. Then the next round begins (TURN-1).`,
  ];
}

const inSentence = (name: string): string =>
  name.startsWith('United') || name.endsWith('Union') ? `the ${name}` : name;

const MOVING = [
  'A unit moves at most as many spaces as its move value says, always across a common border (CM-2, MAP-1).',
  'Land units stop where they enter enemy ground (CM-3). Only a tank goes on, if no unit and no industrial complex ' +
    'is there; that is called a blitz (CM-9).',
  'Units from several spaces may attack one together (CM-22).',
  'Aircraft fly over enemies, but every one must have a place to land afterwards: friendly ground, and for fighters ' +
    'a carrier too (CM-11). Ground you took this turn takes no aircraft (NCM-5).',
  'Neutral ground is closed to everybody, in the air too (MAP-3).',
];

const AT_SEA = [
  'Ships stay in sea zones. A transport carries one land unit and one infantry beside it (NCM-9).',
  'To land on an enemy coast, take troops aboard in a friendly zone, sail, win the sea battle if one is fought, and ' +
    'go ashore (CM-16, AMPH-1, AMPH-2).',
  'A canal is open to ships whose side held the land beside it when their turn began (MAP-6).',
];

const LANDED = {
  seaborne: 'Troops from the sea cannot retreat (AMPH-4).',
  'all-land-units': 'Where troops land, no land unit that attacks can retreat (AMPH-4).',
} as const;

const ROUND = [
  'The attackers fire: each unit rolls a die, and a die that shows its attack value or less is a hit (COM-4).',
  'The defender chooses which units are hit. They still fire back (COM-8).',
  'The defenders fire in the same way, with their defence values, and the attacker chooses who is hit.',
  'Those that were hit leave. The attacker fights another round or retreats; the defender never retreats (COM-18).',
];

const IN_BATTLE = [
  'Submarines fire first, and what they hit is gone before it can fire back, unless an enemy destroyer is there ' +
    '(COM-6).',
  'Each attacking artillery raises one infantry beside it to an attack of 2 (ART-1).',
  'An antiaircraft gun fires once at every aircraft that flies into its territory. A 1 shoots it down (AA-1).',
  'A battleship that fought no sea battle fires once at the coast on which troops land beside it (BOM-1, BOM-2).',
  'A battleship takes two hits (COM-12).',
  'Bombers can raid an industrial complex instead of fighting: its owner pays what their dice show (SBR-1, SBR-2).',
  'You take ground only if a land unit that attacked is left on it. Aircraft and ships take nothing (COM-19).',
  'Whoever takes a capital takes all the money of its power, too (COM-22).',
];

const HELP = [
  'You need to know no more to begin. The program rolls, counts and pays, marks where your units can go, and says ' +
    'why they cannot go elsewhere.',
  'Beside every battle to come stand its odds. Every order can be taken back until dice have fallen.',
];

/** The paragraphs of the page under their headings, in its order. Each names the rules it tells of. */
export interface HowToPlayTexts {
  readonly aim: readonly string[];
  readonly moving: readonly string[];
  readonly atSea: readonly string[];
  /** The steps of a round of battle. */
  readonly round: readonly string[];
  readonly inBattle: readonly string[];
  readonly help: readonly string[];
}

/** What "How to play" says of an edition. */
export const howToPlayTexts = (edition: Edition): HowToPlayTexts => ({
  aim: aim(edition),
  moving: heldIn(edition, MOVING),
  atSea: heldIn(edition, [...AT_SEA, LANDED[edition.retreats.bound]]),
  round: heldIn(edition, ROUND),
  inBattle: heldIn(edition, IN_BATTLE),
  help: HELP,
});

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

/** What a unit can do beside moving and fighting, in a few words; empty for nothing. */
export function unitDoes({ combinedArms }: Pick<Edition, 'combinedArms'>, unit: UnitType): string {
  const supported = combinedArms.flatMap((arms) => [
    ...(arms.attack !== undefined && arms.with.includes(unit.id)
      ? [`raises ${unitTypeName(arms.unit)} to attack ${arms.attack}`]
      : []),
    ...(arms.blitzes && arms.with.includes(unit.id) ? [`takes one ${unitTypeName(arms.unit)} along`] : []),
  ]);
  const does: readonly (readonly [holds: boolean, text: string])[] = [
    [unit.captures, 'takes ground'],
    [unit.blitzes, 'goes on through empty enemy ground'],
    ...supported.map((text) => [true, text] as const),
    [unit.antiaircraftFire > 0, 'fires at aircraft only'],
    [unit.landsOnDecks, 'lands on carriers too'],
    [unit.raids, 'can raid industrial complexes'],
    [unit.hold.length > 0, 'carries a land unit and an infantry'],
    [unit.deck > 0, `carries ${counted(unit.deck, 'fighter')}`],
    [unit.firesFirst, 'fires first'],
    [unit.submerges, 'can dive out of a battle'],
    [unit.huntsSubmarines, 'hunts submarines'],
    [unit.bombards > 0, 'fires at coasts'],
    [unit.hits > 1, 'takes two hits'],
    [unit.defenceless, 'cannot fight'],
  ];
  return joinWords(does.flatMap(([holds, text]) => (holds ? [text] : [])));
}
