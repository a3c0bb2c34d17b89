import { canalsAt, editionOf, isCanalOpen, type GameState, type SpaceId } from '../../engine/index.ts';
import { possessive, spaceName, thePower } from '../names.ts';
import { joinWords } from '../words.ts';

/** Canals that begin in a zone, and straits no ship passes: where they lead, who controls them, to whom they are open. */
export function passageSentences(game: GameState, zone: SpaceId): readonly string[] {
  const closed = editionOf(game.edition).closedToSeaUnits.includes(zone);
  const canals = canalsAt(game, zone).map(({ canal, to }) => {
    const holders = canal.controlledBy.map((territory) => `${spaceName(game, territory)} (${holderText(game, territory)})`);
    const isOpen = isCanalOpen(game, canal, game.power);
    return `${withArticle(canal.name)} leads to ${spaceName(game, to)}. ${joinWords(holders)} ${holders.length === 1 ? 'controls' : 'control'} it; this turn it is ${isOpen ? 'open' : 'closed'} to ${possessive(game, game.power)} ships.`;
  });
  return [...(closed ? ['The straits are closed: no ship moves into or out of this zone.'] : []), ...canals];
}

const withArticle = (name: string): string => (name.startsWith('The ') ? name : `The ${name}`);

function holderText(game: GameState, territory: SpaceId): string {
  const holder = game.control[territory];
  return holder === undefined ? 'nobody' : thePower(game, holder);
}

/** Canals that this territory decides about, with who controls it. */
export const canalsControlledFrom = (game: GameState, territory: SpaceId): readonly string[] =>
  editionOf(game.edition)
    .canals.filter(({ controlledBy }) => controlledBy.includes(territory))
    .map(({ name, between: [a, b] }) => `${withArticle(name)} between ${spaceName(game, a)} and ${spaceName(game, b)} is controlled from here.`);
