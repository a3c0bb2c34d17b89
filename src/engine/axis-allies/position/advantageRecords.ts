import { waitsToStrike } from '../acting.ts';
import { react } from '../advantages/react.ts';
import type { Log } from '../commandRule.ts';
import type { GameState, Offer } from '../state.ts';
import type { PositionChecks } from './positionChecks.ts';
import type { Position, PositionFile } from './schema.ts';

/** What has become of the advantages of a game: used up, holding for a time, offering units (NA-4). */

type Keys = 'spentAdvantages' | 'running' | 'offers';

/** The entries of a state; none for what there is nothing of. */
export const advantageEntries = (state: GameState): Pick<PositionFile, Keys> => {
  const { spentAdvantages, running, offers } = state;
  return {
    ...(spentAdvantages.length > 0 && { spentAdvantages: [...spentAdvantages] }),
    ...(running.length > 0 && {
      running: running.map(({ spaces, ...one }) => ({ ...one, ...(spaces && { spaces: [...spaces] }) })),
    }),
    // What was answered is said too: without an entry it would be offered again.
    ...((offers.length > 0 || offersWhenBegun(state).length > 0) && {
      offers: offers.map((offer) => ({ ...offer, places: [...offer.places], units: { ...offer.units } })),
    }),
  };
};

/** What advantages offer when mobilize new units begins, as long as nothing has been mobilized in it (NA-US-2). */
export function offersWhenBegun(state: GameState): readonly Offer[] {
  const { power, phase, turn } = state;
  if (phase !== 'mobilize-new-units' || turn.placed.length > 0 || Object.keys(turn.mobilized).length > 0) return [];
  const log: Log = { state: { ...state, offers: [] }, events: [] };
  react(log, { type: 'phase-began', power, phase }, log.state);
  return log.state.offers;
}

/** Whether a file has such entries. */
export const hasAdvantageEntries = ({ spentAdvantages, running, offers }: Pick<PositionFile, Keys>): boolean =>
  [spentAdvantages, running, offers].some((entry) => entry !== undefined);

export const advantageState = ({ spentAdvantages, running, offers }: Position): Pick<GameState, Keys> => ({
  spentAdvantages,
  running: running.map(({ spaces, ...one }) => ({ ...one, ...(spaces && { spaces }) })),
  offers: offers ?? [],
});

/** Reports advantages that nobody has, that never are what is said of them, and offers of nothing or to nowhere. */
export function checkAdvantages({ edition, position, report, isPower, spaceAt }: PositionChecks): void {
  const held = new Set(Object.values(position.advantages).flat());
  if (waitsToStrike(position) && (position.phase === 'combat-move' || position.phase === 'conduct-combat'))
    report('phase', 'it strikes in its partner’s turn', 'NA-UK-2');
  const checkHeld = (path: string, id: string): void => {
    if (!held.has(id)) report(path, `nobody has the advantage ${id}`, 'NA-1');
  };
  const ruleOf = (id: string) => edition.advantages.find((advantage) => advantage.id === id);
  position.spentAdvantages.forEach((id, i) => {
    const path = `spentAdvantages[${i}]`;
    checkHeld(path, id);
    if (!ruleOf(id)?.once) report(path, `${id} is never used up`, 'NA-4');
    if (position.spentAdvantages.indexOf(id) < i) report(path, `${id} is named twice`);
  });
  position.running.forEach(({ advantage, until, spaces = [] }, i) => {
    checkHeld(`running[${i}].advantage`, advantage);
    if (!ruleOf(advantage)?.holdsForATime)
      report(`running[${i}].advantage`, `${advantage} never holds for a time`, 'NA-4');
    if (until === 'battle' && !position.battle) report(`running[${i}].until`, 'no battle is under way');
    spaces.forEach((id, j) => spaceAt(`running[${i}].spaces[${j}]`, id));
  });
  position.offers?.forEach(({ advantage, by, places, units }, i) => {
    const path = `offers[${i}]`;
    if (isPower(`${path}.by`, by) && !position.advantages[by]?.includes(advantage))
      report(`${path}.advantage`, `${by} does not have the advantage ${advantage}`, 'NA-1');
    // A move may be offered instead of units.
    const offersUnits = Object.keys(units).length > 0;
    if (places.length === 0 && offersUnits) report(`${path}.places`, 'units are offered for a territory');
    places.forEach((id, j) => {
      if (spaceAt(`${path}.places[${j}]`, id)?.kind === 'sea')
        report(`${path}.places[${j}]`, 'units are offered for territories');
    });
    for (const type of Object.keys(units))
      if (type !== 'industrial-complex' && !edition.units.some(({ id }) => id === type))
        report(`${path}.units.${type}`, `no unit ${type}`);
    if (places.length > 0 && Object.values(units).every((count) => count === 0))
      report(`${path}.units`, 'nothing is offered');
  });
}
