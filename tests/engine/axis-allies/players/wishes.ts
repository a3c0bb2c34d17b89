import { editionOf, type AdvantageId, type GameOptions, type Side } from '../../../../src/engine/axis-allies/index.ts';
import type { ByPower } from '../../../../src/engine/index.ts';
import { livelyPlayer } from './livelyPlayer.ts';
import type { Player } from './player.ts';
import { playBySide, purposefulPlayer } from './purposefulPlayer.ts';
import { randomPlayer } from './randomPlayer.ts';

/** The games that are recorded in tests/engine/axis-allies/games: who plays, and how they are to end. */

export interface Wish {
  /** The name of its file. */
  readonly name: string;
  readonly title: string;
  readonly edition: string;
  readonly victory: string;
  readonly winner: Side;
  readonly player: Player;
  readonly players: GameOptions['players'];
  /** None if left out. */
  readonly advantages?: () => ByPower<readonly AdvantageId[]>;
  /** Whether weapons are developed in it; either will do if left out. */
  readonly isDeveloped?: boolean;
  /** The allowed length: shorter games show too little, longer ones take too long. */
  readonly rounds: readonly [least: number, most: number];
}

const TWO = [
  { name: 'Ada', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
  { name: 'Ben', powers: ['germany', 'japan'] },
];
const FIVE = ['soviet-union', 'germany', 'united-kingdom', 'japan', 'united-states'].map((power, i) => ({
  name: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'][i] ?? '',
  powers: [power],
}));

const axis = playBySide({ axis: purposefulPlayer, allies: randomPlayer });
const allies = playBySide({ axis: randomPlayer, allies: purposefulPlayer });

const GAMES_OF_1941: readonly Omit<Wish, 'edition'>[] = [
  {
    name: 'axis-standard',
    title: 'The Axis take two Allied capitals',
    victory: 'standard',
    winner: 'axis',
    player: axis,
    players: TWO,
    rounds: [4, 12],
  },
  {
    name: 'allies-standard',
    title: 'The Allies take Berlin and Tokyo',
    victory: 'standard',
    winner: 'allies',
    player: allies,
    players: FIVE,
    rounds: [9, 20],
  },
  {
    name: 'axis-short',
    title: 'The Axis take London or Washington',
    victory: 'short',
    winner: 'axis',
    player: axis,
    players: FIVE,
    rounds: [3, 12],
  },
  {
    name: 'allies-short',
    title: 'The Allies take Berlin or Tokyo',
    victory: 'short',
    winner: 'allies',
    player: allies,
    players: TWO,
    rounds: [4, 12],
  },
  {
    name: 'by-chance',
    title: 'Both sides play by chance alone',
    victory: 'standard',
    winner: 'axis',
    player: randomPlayer,
    players: TWO,
    rounds: [4, 12],
  },
  {
    name: 'lively-short',
    title: 'Twenty lively rounds: fleets, submarines, carriers, landings',
    victory: 'short',
    winner: 'allies',
    player: livelyPlayer,
    players: FIVE,
    rounds: [20, 24],
  },
];

/** Every advantage there is. */
const all = (): ByPower<readonly AdvantageId[]> => chosen(() => true);
/** Those with odd numbers in their tables: some games have more of them than others. */
const odd = (): ByPower<readonly AdvantageId[]> => chosen((number) => number % 2 === 1);

function chosen(isWanted: (number: number) => boolean): ByPower<readonly AdvantageId[]> {
  const { powers, advantages } = editionOf('revised');
  const of = (id: string) => advantages.filter(({ power, number }) => power === id && isWanted(number));
  return Object.fromEntries(powers.map(({ id }) => [id, of(id).map((advantage) => advantage.id)]));
}

const GAMES_OF_REVISED: readonly Omit<Wish, 'edition'>[] = [
  {
    name: 'revised-minor-axis',
    title: 'The Axis hold eight cities before anybody has developed anything',
    victory: 'minor',
    winner: 'axis',
    player: axis,
    players: FIVE,
    isDeveloped: false,
    rounds: [1, 6],
  },
  {
    name: 'revised-minor-allies',
    title: 'The Allies hold eight cities, with all advantages',
    victory: 'minor',
    winner: 'allies',
    player: allies,
    players: TWO,
    advantages: all,
    rounds: [3, 7],
  },
  {
    name: 'revised-major-axis',
    title: 'The Axis hold ten cities, with half of the advantages',
    victory: 'major',
    winner: 'axis',
    player: axis,
    players: TWO,
    advantages: odd,
    isDeveloped: true,
    rounds: [2, 9],
  },
  {
    name: 'revised-major-allies',
    title: 'The Allies hold ten cities with the weapons they have developed',
    victory: 'major',
    winner: 'allies',
    player: allies,
    players: FIVE,
    isDeveloped: true,
    rounds: [4, 8],
  },
  {
    name: 'revised-total-allies',
    title: 'The Allies hold all twelve cities',
    victory: 'total',
    winner: 'allies',
    player: allies,
    players: TWO,
    isDeveloped: true,
    rounds: [5, 9],
  },
  {
    name: 'revised-total-axis',
    title: 'The Axis hold all twelve cities, with all advantages',
    victory: 'total',
    winner: 'axis',
    player: axis,
    players: FIVE,
    advantages: all,
    rounds: [5, 12],
  },
  {
    name: 'revised-lively-minor',
    title: 'Lively rounds with all advantages: guns, raids, rockets, complexes, bombardments',
    victory: 'minor',
    winner: 'axis',
    player: livelyPlayer,
    players: FIVE,
    advantages: all,
    rounds: [7, 16],
  },
];

export const WISHES: readonly Wish[] = [
  ...GAMES_OF_1941.map((wish) => ({ ...wish, edition: '1941' })),
  ...GAMES_OF_REVISED.map((wish) => ({ ...wish, edition: 'revised' })),
];
