import { PLAIN_POWER } from '../../src/emblems/looks.ts';
import { addFamily, anyEdition, type SpaceId } from '../../src/engine/index.ts';
import type { Face } from '../../src/games/face/face.ts';
import type { HandOnMap } from '../../src/games/face/hand.ts';
import type { Looks } from '../../src/games/face/looks.ts';
import { addBoard } from '../../src/games/boards.ts';
import type { BoardFace } from '../../src/games/face/board.ts';
import type { BoardPiece } from '../../src/games/face/scene.ts';
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
const hand: HandOnMap = {
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

const piecesOf = ({ ships }: StraitState): readonly BoardPiece[] =>
  Object.entries(ships).map(([owner, space]) => ({ id: `${owner} ship`, owner, type: 'ship', space }));

/** The board: a sign where a ship wants to pass, and the line that both keep an eye on. */
export const board: BoardFace<Strait> = {
  spaceInfo: ({ spaces }) =>
    new Map(
      spaces.map((space) => [
        space.id,
        { ...space, value: 0, isNeutral: false, capitalCity: null, keyCity: null, isClosed: false },
      ]),
    ),
  piecesOf,
  sceneOf: (state) => ({
    control: state.control,
    marks: {},
    pieces: piecesOf(state),
    signs: state.asked === null ? [] : [{ space: state.asked, items: [{ kind: 'badge', sign: 'asked' }] }],
    arrows: [],
    lines: [{ through: ['north-shore', [700, 450], 'south-shore'], colour: '#7a2e12', stroke: 'dashed' }],
    captures: [],
    home: [],
  }),
  changesOf: (state, event) => {
    const [unit] = event.type === 'sailed' ? piecesOf(state).filter(({ owner }) => owner === event.ship) : [];
    if (event.type !== 'sailed' || unit === undefined)
      return { after: state, come: [], gone: [], moved: [], handedOver: [], captured: [] };
    const after = { ...state, ships: { ...state.ships, [event.ship]: event.to } };
    return {
      after,
      come: [],
      gone: [],
      moved: [{ unit, route: [event.from, event.to] }],
      handedOver: [],
      captured: [],
    };
  },
  spokenSpace: ({ edition }, space) =>
    `${anyEdition(edition)?.spaces.find(({ id }) => id === space)?.name ?? 'No space'}.`,
};

/** Puts the family on the shelf, with its face. */
export function addStrait(): void {
  addFamily(strait);
  addFace(strait.id, face);
  addBoard(strait.id, board);
}
