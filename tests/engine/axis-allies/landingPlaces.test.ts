import { expect, test } from 'vitest';
import { landingPlaces, reach, type GameState } from '../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../src/engine/index.ts';
import { after, endPhase, fightOut, game, idsOf, move } from './rules/position.ts';

/** `landingPlaces`: where an air unit can land after the battles of its combat move (CM-11, NCM-5). */

const UK = 'united-kingdom';

const sent = (own: object, to: SpaceId, bought: Record<string, number> = {}): GameState =>
  after(
    game({
      power: UK,
      phase: 'combat-move',
      units: { [UK]: { [UK]: { fighter: 1, infantry: 1 }, ...own }, germany: { [to]: { destroyer: 1 } } },
      purchased: bought,
    }),
    move(UK, { fighter: 1 }, to),
  );

const placesOf = (state: GameState, at: SpaceId) =>
  landingPlaces(state, idsOf(state, at, { fighter: 1 })[0]!).map(({ kind, spaces }) => `${kind} ${spaces.join()}`);

test('CM-11: territories in range that were friendly when the turn began', () => {
  expect(placesOf(sent({}, 'sz-15'), 'sz-15')).toEqual(['territory gibraltar']);
  expect(placesOf(sent({}, 'sz-14'), 'sz-14')).toContain('territory united-kingdom');
});

test('CM-11: decks with room that can come in reach, each with the zones where it can', () => {
  const [, deck] = placesOf(sent({ 'sz-14': { carrier: 1 } }, 'sz-15'), 'sz-15');
  expect(deck).toMatch(/^deck .*sz-14/);
  expect(placesOf(sent({ 'sz-30': { carrier: 1 } }, 'sz-15'), 'sz-15')).toHaveLength(1);
});

test('NCM-5: a carrier that was bought', () => {
  const state = sent({}, 'sz-8', { carrier: 1 });
  expect(placesOf(state, 'sz-8').some((place) => place.startsWith('deck'))).toBe(true);
});

test('NCM-5: after the battle it can go to the same places', () => {
  const state = sent({}, 'sz-5');
  const fighter = idsOf(state, 'sz-5', { fighter: 1 })[0]!;
  const foreseen = landingPlaces(state, fighter).flatMap(({ spaces }) => spaces);
  const fought = fightOut(after(state, endPhase), 'sz-5', { attacker: 1, defender: 6 });
  const landing = after(fought, endPhase);
  const found = reach(landing, [fighter]).map(({ space }) => space);
  expect(found.toSorted()).toEqual([...foreseen].sort());
});
