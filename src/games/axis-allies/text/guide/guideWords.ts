import {
  enemiesIn,
  editionOf,
  type Awaiting,
  type Edition,
  type GameState,
  type SpaceId,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import { deciderName, spaceName, thePower } from '../names.ts';
import { typeCounts, unitTypeName } from '../unitNames.ts';
import { capitalized, ipcs } from '../../../../text/words.ts';

/** What the words of a step tell of. */
export interface GuideMoment {
  readonly game: GameState;
  readonly awaited: Awaiting;
  /** What the button says that ends the phase. */
  readonly ending: string;
  /** An attack to begin with, and where the chosen units are to go. */
  readonly attack: { readonly from: SpaceId; readonly target: SpaceId } | null;
  readonly target: SpaceId | null;
  readonly picked: UnitTypeId | null;
  /** Whether the program rolls the dice. */
  readonly isProgram: boolean;
}

interface StepWords {
  readonly title: string;
  readonly text: (told: GuideMoment) => string;
}

const press = ({ ending }: GuideMoment): string => `press “${ending}”`;

/** 'Infantry is cheap and holds ground well; tanks are better in attack.', for the units that an edition has. */
function whatToBuy({ units }: Edition): string {
  const ground = units.filter(({ captures }) => captures).toSorted((a, b) => a.cost - b.cost);
  const foot = ground[0];
  const mobile = ground.find(({ blitzes }) => blitzes);
  if (foot === undefined || mobile === undefined) return '';
  return (
    ` ${capitalized(unitTypeName(foot.id))} is cheap and good at holding ground; ` +
    `${unitTypeName(mobile.id, 2)} are better in attack.`
  );
}

function whoIsThere(game: GameState, space: SpaceId): string {
  const enemies = enemiesIn(game, space, game.power);
  const verb = enemies.length === 1 ? 'stands' : 'stand';
  return enemies.length === 0 ? '' : `, where ${typeCounts(enemies.map(({ type }) => type))} ${verb}`;
}

/** What the guide says at each of its steps. */
export const GUIDE_WORDS = {
  welcome: {
    title: 'Your first turn',
    text: ({ game }) =>
      `You lead ${thePower(game, game.power)}. This bar shows whose turn it is, the phases of the turn, and what ` +
      'every power has in its treasury. The guide stays beside you for this one turn; leave it whenever you like.',
  },
  develop: {
    title: 'Weapons',
    text: (told) =>
      `Dice of research may bring a better weapon, but they are dear. In a first game go on without: ${press(told)}.`,
  },
  buy: {
    title: 'Buy units',
    text: ({ game }) =>
      `You have ${ipcs(game.treasury[game.power] ?? 0)} to spend. Press + beside a unit to buy one.` +
      whatToBuy(editionOf(game.edition)),
  },
  'end-purchase': {
    title: 'Your order',
    text: (told) =>
      'You can still change it, and what you do not spend stays yours. New units come onto the map at the end of ' +
      `your turn. When you are content, ${press(told)}.`,
  },
  'pick-space': {
    title: 'Attack',
    text: ({ game, attack }) =>
      attack === null
        ? 'Press a space with your units.'
        : `Press ${spaceName(game, attack.from)}. Your units there can attack ${spaceName(game, attack.target)}` +
          `${whoIsThere(game, attack.target)}.`,
  },
  'pick-units': {
    title: 'Choose units',
    text: () =>
      'Press a row to take all units of that kind, or + to take some of them. The more attack together, the better ' +
      'the odds.',
  },
  'pick-target': {
    title: 'Where to',
    text: ({ game, target }) =>
      'The places that these units can reach are marked on the map and stand in the list, each with your chance to ' +
      `win. ${target === null ? 'Press one of them.' : `Press ${spaceName(game, target)} to attack it.`}`,
  },
  planned: {
    title: 'The battle to come',
    text: () =>
      'Here it stands with its odds. Are they poor? Send more units, from other spaces too. Or take the order back: ' +
      'nothing is final until dice fall.',
  },
  'end-combat-move': {
    title: 'All attacks ordered?',
    text: (told) => `Nobody can join a battle later. When all your attacks are ordered, ${press(told)}.`,
  },
  'pick-battle': {
    title: 'The battles',
    text: ({ isProgram }) =>
      `You fight them one after another. Press “Fight” at the one that you want to fight first${
        isProgram ? ': its first dice fall at once' : ''
      }.`,
  },
  roll: {
    title: 'The dice',
    text: ({ isProgram }) =>
      `Every unit has a die, and hits if it shows the unit’s value or less. ${
        isProgram
          ? 'Press the button: both sides roll until somebody has to choose.'
          : 'Roll real dice and say here what fell.'
      }`,
  },
  casualties: {
    title: 'Who is lost',
    text: ({ game, awaited }) =>
      `${'by' in awaited ? deciderName(game, awaited.by) : 'The owner'} chooses which units were hit. A sensible ` +
      'choice is made already: take it, or change it with − and + at the units.',
  },
  retreat: {
    title: 'Fight on, or retreat?',
    text: () =>
      'A round is over. Another one may win the battle; a retreat saves what is left. The odds of both stand here.',
  },
  submerge: {
    title: 'Submarines',
    text: () => 'Submarines may dive: then they leave the battle and nobody can hit them. Choose who dives.',
  },
  home: {
    title: 'Aircraft fly home',
    text: () => 'Aircraft whose battle is over land now. Press one of the places that the panel names for them.',
  },
  question: {
    title: 'A question',
    text: ({ game, awaited }) =>
      `${'by' in awaited ? deciderName(game, awaited.by) : 'Somebody'} has to decide something first. The panel says ` +
      'what it is.',
  },
  'end-combat': {
    title: 'All battles are fought',
    text: (told) => `Ground that you took has your colour now. Then ${press(told)}.`,
  },
  land: {
    title: 'Aircraft have to land',
    text: () =>
      'Aircraft that fought must land now, with the movement they have left. Press one of the places that the panel ' +
      'names for them.',
  },
  'move-up': {
    title: 'Move up',
    text: () =>
      'Units that have neither moved nor fought can move now, where no enemy is: bring up the next attackers, and ' +
      'guard your capital.',
  },
  'end-noncombat': {
    title: 'All moved?',
    text: (told) => `When everybody stands where you want, ${press(told)}.`,
  },
  place: {
    title: 'Place your new units',
    text: ({ picked }) =>
      `Press a marked place to put ${picked === null ? 'a new unit' : `the new ${unitTypeName(picked)}`} there. ` +
      'Units appear at your industrial complexes.',
  },
  'end-turn': {
    title: 'Your income',
    text: (told) =>
      'The bank pays you what your territories are worth: the more you hold, the more you can buy. To end your turn, ' +
      `${press(told)}.`,
  },
  goodbye: {
    title: 'That was a whole turn',
    text: () => 'The others play theirs in the same way. Three tips for the way:',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

export type GuideStepId = keyof typeof GUIDE_WORDS;

/** What is said at the end. */
export const TIPS: readonly string[] = [
  'Count what the enemy can bring before you leave a place: “Which enemies could attack it” in a space’s details ' +
    'tells it.',
  'Let infantry take the hits, and keep some in your capital: whoever takes that takes all your money.',
  'What you cannot do is explained with its rule, and Ctrl+Z takes back what no die has settled. “?” shows all keys.',
];
