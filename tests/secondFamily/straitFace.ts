import { PLAIN_POWER } from '../../src/emblems/looks.ts';
import { addFamily, type SpaceId } from '../../src/engine/index.ts';
import type { Face } from '../../src/games/face/face.ts';
import type { Hand } from '../../src/games/face/hand.ts';
import type { Looks } from '../../src/games/face/looks.ts';
import { addFace } from '../../src/games/faces.ts';
import { useGame as useAnyGame, type GameStore } from '../../src/store/gameStore.ts';
import type { StoreApi, UseBoundStore } from 'zustand';
import {
  inReach,
  onTurn,
  strait,
  type Strait,
  type StraitCommand,
  type StraitEvent,
  type StraitState,
} from './strait.ts';

/** The game on the table, as this family sees it. */
export const useGame = useAnyGame as unknown as UseBoundStore<StoreApi<GameStore<Strait>>>;

/** The ship on turn can always go where it reaches, so nothing is chosen first. */
const hand: Hand = {
  press: (view, space) => {
    view.setState({ focused: space });
    const { game } = useGame.getState();
    if (game?.asked === null && inReach(game).includes(space)) useGame.getState().dispatch({ type: 'sail', to: space });
  },
  choose: () => undefined,
  follow: (view, { game }) => {
    const { asked = null } = game as StraitState;
    view.setState({ marks: asked === null ? {} : { [asked]: 'asked' } });
  },
  drop: () => undefined,
  letGo: () => false,
};

const looks: Looks = {
  powers: {
    north: { ...PLAIN_POWER, colour: '#123c69', land: '#b9cfe8' },
    south: { ...PLAIN_POWER, colour: '#7a2e12', land: '#eec3ae' },
  },
  silhouettes: { ship: 'M4 20H44L38 30H10ZM22 2H26V18H22Z' },
  signs: { asked: { colour: '#5b3aa0', pattern: 'dotted', glyph: 'M8 8H16V16H8Z' } },
  marks: {},
};

const nameOf = (shore: string): string => (shore === 'north' ? 'North' : 'South');

function orderText(before: StraitState, command: StraitCommand): string {
  const ship = `The ${onTurn(before)}ern ship`;
  if (command.type === 'wait') return `${ship} waits`;
  if (command.type === 'answer') return command.isLet ? `${ship} may pass` : `${ship} may not pass`;
  return `${ship} to ${command.to === 'strait' ? 'the strait' : 'the other shore'}`;
}

function eventText(event: StraitEvent): string {
  if (event.type === 'sailed') return `The ${event.ship}ern ship has sailed.`;
  if (event.type === 'won') return `The ${event.by} has won.`;
  const does = { asked: 'asks for leave', refused: 'does not let it pass', waited: 'waits' }[event.type];
  return `The ${event.by} ${does}.`;
}

const occupied = ({ ships }: StraitState): readonly SpaceId[] => [...new Set(Object.values(ships))];

export const face: Face<Strait> = {
  looks,
  words: {
    phaseName: () => 'Sail',
    phasesOf: () => ['sail'],
    sideName: nameOf,
    placeText: ({ round, power }) => `Round ${round}, ${nameOf(power)}: sail`,
    orderText,
    moveWords: (before, command) => ({ kind: 'order', text: orderText(before, command), where: '' }),
    newsText: (_, events) => events.map(eventText),
    isSeen: () => false,
    groundText: (_, space) => (space === 'strait' ? 'Open water' : 'A shore'),
  },
  hand,
  places: {
    first: occupied,
    action: occupied,
    inPlay: occupied,
    occupied,
  },
};

/** Puts the family on the shelf, with its face. */
export function addStrait(): void {
  addFamily(strait);
  addFace(strait.id, face);
}
