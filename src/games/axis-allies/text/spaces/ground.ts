import {
  editionOf,
  guardOf,
  neutralForce,
  isHostileZone,
  type GameState,
  type Space,
  type SpaceId,
  boardOf,
  canalsAt,
  territoryOf,
  isCanalOpen,
  type Canal,
  type RuleId,
} from '../../../../engine/axis-allies/index.ts';
import { facilitySentences } from '../facilities.ts';
import { groundName, sideName, thePower, spaceList, spaceName, possessive } from '../names.ts';
import { unitCounts } from '../unitNames.ts';
import { capitalized, ipcs, joinWords } from '../../../../text/words.ts';

/** A space of the edition by its id; null if there is none. */
export const spaceOf = (game: GameState, space: SpaceId): Space | null =>
  editionOf(game.edition).spaces.find(({ id }) => id === space) ?? null;

/** Who held a territory when the game began, if that is another power than now; null otherwise. */
export function firstOwnerText(game: GameState, space: Space): string | null {
  if (space.kind === 'sea' || space.owner === null || game.control[space.id] === space.owner) return null;
  return `${capitalized(thePower(game, space.owner))} held it when the game began.`;
}

/** 'worth 3 IPCs': a territory where a facility can be placed. */
export const worthOfTerritory = (game: GameState, space: SpaceId): string =>
  `worth ${ipcs(territoryOf(boardOf(game), space)?.ipc ?? 0)}`;

/** Land or sea, who holds it and what it is worth: one short sentence each. */
export function groundSentences(game: GameState, space: Space): readonly string[] {
  if (space.kind === 'sea')
    return [
      isHostileZone(game, space.id, game.power)
        ? `A sea zone, hostile to ${thePower(game, game.power)} because enemy warships are there.`
        : 'A sea zone.',
    ];
  if (space.neutral) return [`${capitalized(groundName(game, space.id))}: nobody may enter it or fly over it.`];
  const first = firstOwnerText(game, space);
  return [
    `${heldText(game, space.id)}, worth ${ipcs(space.ipc)}.`,
    ...guardSentences(game, space.id),
    ...(first === null ? [] : [first]),
    ...facilitySentences(game, space.id),
    ...(space.capitalOf === null
      ? []
      : [`${space.capitalCity ?? 'It'} is the capital of ${thePower(game, space.capitalOf)}.`]),
    ...(space.island ? ['It is an island.'] : []),
  ];
}

/** What comes of entering ground that no power has taken. */
function guardSentences(game: GameState, space: SpaceId): readonly string[] {
  const force = neutralForce(game, space);
  if (force) {
    const side = game.alignedNeutrals?.[space];
    const rises = unitCounts(force);
    if (side !== undefined) return [`It was attacked and has joined the ${sideName(side)}.`];
    return [`Who attacks it meets ${rises === '' ? 'nobody' : rises}; nobody flies over it.`];
  }
  const guard = guardOf(game, space);
  if (!guard) return [];
  const guards = joinWords(guard.by.map((power) => thePower(game, power)));
  return [`Land units of ${guards} may walk in in noncombat move, and then it is theirs.`];
}

/** 'Held by Japan'; 'Dutch, held by no power'. */
function heldText(game: GameState, space: SpaceId): string {
  const owner = game.control[space];
  return owner === undefined
    ? `${capitalized(groundName(game, space))}, held by no power`
    : `Held by ${thePower(game, owner)}`;
}

export interface NeighbourLists {
  readonly land: readonly SpaceId[];
  readonly sea: readonly SpaceId[];
}

/** The spaces a space borders on, neutral ones too: land and sea apart, each in order of name. */
export function neighboursOf(game: GameState, space: SpaceId): NeighbourLists {
  const beside = editionOf(game.edition)
    .adjacent.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []))
    .sort((a, b) => spaceName(game, a).localeCompare(spaceName(game, b), 'en', { numeric: true }));
  const isLand = (id: SpaceId): boolean => territoryOf(boardOf(game), id) !== null;
  return { land: beside.filter(isLand), sea: beside.filter((id) => !isLand(id)) };
}

/** 'On land it borders Germany and Ukraine.' 'At sea it borders Sea Zone 5.' */
export function neighbourSentences(game: GameState, space: SpaceId): readonly string[] {
  const { land, sea } = neighboursOf(game, space);
  const canals = canalsAt(game, space).map(({ to }) => to);
  return [
    ...(land.length === 0 ? [] : [`On land it borders ${spaceList(game, land)}.`]),
    ...(sea.length === 0
      ? []
      : [
          'At sea it borders ' +
            `${spaceList(game, sea)}${canals.length === 0 ? '' : `; ${spaceList(game, canals)} through a canal`}.`,
        ]),
  ];
}

const CLOSED = 'The straits are closed: no ship moves into or out of this zone.';

/** The canals of a zone (where they lead, who controls them, who may pass) and its closed straits. */
export function passageSentences(game: GameState, zone: SpaceId): readonly string[] {
  const closed = editionOf(game.edition).closedToSeaUnits.includes(zone);
  const canals = canalsAt(game, zone).map(
    ({ canal, to }) => `${withArticle(canal.name)} leads to ${spaceName(game, to)}. ${controlText(game, canal)}`,
  );
  return [...(closed ? [CLOSED] : []), ...canals];
}

interface PassageText {
  readonly title: string;
  readonly words: string;
  readonly rule: RuleId;
}

/** What the map's sign for a canal or for closed straits means, with its rule. */
export function passageText(
  game: GameState,
  passage: { readonly kind: 'canal'; readonly name: string } | { readonly kind: 'closed'; readonly zone: SpaceId },
): PassageText {
  if (passage.kind === 'closed')
    return { title: spaceName(game, passage.zone), words: `${CLOSED} Aircraft may fly over it.`, rule: 'MAP-5' };
  const canal = editionOf(game.edition).canals.find(({ name }) => name === passage.name);
  if (canal === undefined) return { title: passage.name, words: '', rule: 'MAP-6' };
  const ends = joinWords(canal.between.map((zone) => spaceName(game, zone)));
  return { title: canal.name, words: `Ships pass between ${ends}. ${controlText(game, canal)}`, rule: 'MAP-6' };
}

/** Who controls a canal, and whether it is open to the ships of the acting power. */
function controlText(game: GameState, canal: Canal): string {
  const holders = canal.controlledBy.map(
    (territory) => `${spaceName(game, territory)} (held by ${holderText(game, territory)})`,
  );
  const isOpen = isCanalOpen(game, canal, game.power);
  return (
    `${joinWords(holders)} ${holders.length === 1 ? 'controls' : 'control'} it; this turn it is ` +
    `${isOpen ? 'open' : 'closed'} to ${possessive(game, game.power)} ships.`
  );
}

const withArticle = (name: string): string => (name.startsWith('The ') ? name : `The ${name}`);

function holderText(game: GameState, territory: SpaceId): string {
  const holder = game.control[territory];
  return holder === undefined ? 'nobody' : thePower(game, holder);
}

/** The canals that are controlled from this territory. */
export const canalsControlledFrom = (game: GameState, territory: SpaceId): readonly string[] =>
  editionOf(game.edition)
    .canals.filter(({ controlledBy }) => controlledBy.includes(territory))
    .map(
      ({ name, between: [a, b] }) =>
        `${withArticle(name)} between ${spaceName(game, a)} and ${spaceName(game, b)} is controlled from here.`,
    );
