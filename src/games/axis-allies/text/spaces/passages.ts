import {
  canalsAt,
  editionOf,
  isCanalOpen,
  type Canal,
  type GameState,
  type RuleId,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { possessive, spaceName, thePower } from '../names.ts';
import { joinWords } from '../../../../text/words.ts';

const CLOSED = 'The straits are closed: no ship moves into or out of this zone.';

/** The canals of a zone (where they lead, who controls them, who may pass) and its closed straits. */
export function passageSentences(game: GameState, zone: SpaceId): readonly string[] {
  const closed = editionOf(game.edition).closedToSeaUnits.includes(zone);
  const canals = canalsAt(game, zone).map(
    ({ canal, to }) => `${withArticle(canal.name)} leads to ${spaceName(game, to)}. ${controlText(game, canal)}`,
  );
  return [...(closed ? [CLOSED] : []), ...canals];
}

export interface PassageText {
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
