import {
  allUnits,
  isActing,
  boardOf,
  engagements,
  mobilizationPlaces,
  movesLeft,
  reach,
  refusalOf,
  unitsIn,
  warnings,
  wares,
  type Command,
  type UnitDestination,
  type GameState,
  type Meaning,
  type Refusal,
  type Unit,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Chance } from './chance.ts';
import { byOwnPath, calledOff, fighterAboard, fights, raidDeclared, rocketFired } from './randomExtras.ts';

const END: Command = { type: 'end-phase' };
/** How many selections of units are tried before the player gives up. */
const LOOKS = 6;

/** Spends most of the treasury on a few types of units, or nothing. */
export function randomPurchase(state: GameState, draws: Chance): Command {
  if (Object.keys(state.purchased).length > 0 ? draws.happens(0.9) : draws.happens(0.1)) return END;
  let left = state.treasury[state.power] ?? 0;
  const kinds = draws
    .shuffled([...wares(state, state.power)])
    .slice(0, 1 + draws.below(4))
    // Some wares are bought while a road is open only.
    .filter(({ type, cost }) => cost > left || !refusalOf(state, { type: 'purchase', units: { [type]: 1 } }));
  const units: Record<string, number> = {};
  for (const { type, cost } of Object.keys(state.purchased).length > 0 ? [] : kinds)
    for (let wished = 1 + draws.below(4); wished > 0 && left >= cost; wished--, left -= cost)
      units[type] = (units[type] ?? 0) + 1;
  const order: Command = { type: 'purchase', units };
  const isOrder = Object.keys(units).length > 0 || Object.keys(state.purchased).length > 0;
  return isOrder && !refusalOf(state, order) ? order : END;
}

/** Attacks, moves ships, loads; ends the phase at random when the rules allow it. */
export function randomCombatMove(state: GameState, draws: Chance, tries: number): Command | null {
  const raid = raidDeclared(state, draws);
  if (raid) return raid;
  const open = draws.happens(0.1) ? draws.one(engagements(state)) : undefined;
  if (open) {
    const engage: Command = { type: 'engage', zone: open.zone, attack: draws.happens(0.5) };
    if (!refusalOf(state, engage)) return engage;
  }
  // After each restart fewer moves; at last only those that the rules require.
  const wantsMore = tries < 8 && draws.happens(tries < 4 ? 0.93 : 0.7);
  if (wantsMore) {
    const move = randomOrder(state, draws, ['assault', 'attack', 'capture', 'load', 'blitz']);
    if (move) return move;
  }
  const refused = refusalOf(state, END);
  return refused ? mended(state, draws, refused) : END;
}

/** Transports, lands and moves units at random; after restarts, units that must land come first. */
export function randomNoncombatMove(state: GameState, draws: Chance, tries: number): Command | null {
  const wantsMore = tries < 8 && draws.happens(0.88);
  if (wantsMore) {
    const move = randomOrder(state, draws, ['offload', 'load', 'land']);
    if (move) return move;
  }
  const refused = refusalOf(state, END);
  return refused ? mended(state, draws, refused) : END;
}

/** The next battle, in any allowed order; sometimes a new choice to attack or ignore submarines. */
export function randomCombat(state: GameState, draws: Chance): Command | null {
  const extra = calledOff(state, draws) ?? rocketFired(state, draws);
  if (extra) return extra;
  const open = draws.happens(0.1) ? draws.one(engagements(state)) : undefined;
  if (open) {
    const engage: Command = { type: 'engage', zone: open.zone, attack: !open.attack };
    if (!refusalOf(state, engage)) return engage;
  }
  const battles = draws.shuffled(fights(state));
  return [...battles, END].find((command) => !refusalOf(state, command)) ?? null;
}

/** Places any bought unit anywhere allowed. */
export function randomMobilization(state: GameState, draws: Chance): Command | null {
  const aboard = fighterAboard(state, draws);
  if (aboard) return aboard;
  for (const unit of draws.shuffled(Object.keys(state.purchased))) {
    const place = draws.one(mobilizationPlaces(state, unit));
    if (place)
      return { type: 'mobilize', unit, to: place.space, ...(draws.happens(0.5) ? { complex: place.complex } : {}) };
  }
  return refusalOf(state, END) ? null : END;
}

const mayAct = (state: GameState, unit: Unit): boolean =>
  isActing(state, unit.owner) &&
  (unit.aboard !== undefined ? state.turn.deeds[unit.id]?.assault === undefined : movesLeft(state, unit.id) > 0);

/** A move of one unit or of several in one space, `liked` moves before others. */
function randomOrder(state: GameState, draws: Chance, liked: readonly Meaning[]): Command | null {
  const idle = allUnits(state.units).filter((unit) => mayAct(state, unit));
  for (let look = 0; look < LOOKS; look++) {
    const first = draws.one(idle);
    if (!first) return null;
    const move = chosen(draws, reach(state, together(state, draws, first)), liked);
    if (move) return byOwnPath(state, draws, move);
  }
  return null;
}

/** The unit alone, with some of its type, or with some of all units in its space. */
function together(state: GameState, draws: Chance, first: Unit): readonly UnitId[] {
  if (draws.happens(0.5)) return [first.id];
  const isMixed = draws.happens(0.4);
  const others = unitsIn(state, first.space).filter(
    (unit) =>
      unit !== first &&
      mayAct(state, unit) &&
      (isMixed || unit.type === first.type) &&
      (unit.aboard === undefined) === (first.aboard === undefined),
  );
  return [first.id, ...draws.some(others, 0.6).map((unit) => unit.id)];
}

function chosen(
  draws: Chance,
  destinations: readonly UnitDestination[],
  liked: readonly Meaning[],
  share = 0.7,
): Command | null {
  const best = destinations.filter(({ meaning }) => liked.includes(meaning));
  return draws.one(best.length > 0 && draws.happens(share) ? best : destinations)?.command ?? null;
}

/** A move of a unit that keeps the phase from ending, or else of any unit. */
function mended(state: GameState, draws: Chance, refused: Refusal): Command | null {
  const named = [
    ...(refused.units ?? []),
    ...warnings(state).flatMap((warning) =>
      warning.kind === 'air-lost' || warning.kind === 'air-to-land' ? warning.units : [],
    ),
  ];
  const ships = named.flatMap((id) => state.units[id]?.aboard ?? []);
  const beside = (refused.spaces ?? [])
    .flatMap((space) => unitsIn(state, space))
    .filter((unit) => mayAct(state, unit))
    .map((unit) => unit.id);
  for (const id of [...draws.shuffled(named), ...draws.shuffled(ships), ...draws.shuffled(beside)]) {
    const move = chosen(
      draws,
      reach(state, [id]),
      refused.reason === 'transport-must-leave' ? ['escape'] : ['assault', 'land', 'attack'],
      0.9,
    );
    if (move) return move;
  }
  for (const { zone, attack } of engagements(state)) {
    const engage: Command = { type: 'engage', zone, attack: !attack };
    if (refused.spaces?.includes(zone) && draws.happens(0.5) && !refusalOf(state, engage)) return engage;
  }
  // Perhaps an escort, a carrier or a transport can help.
  const helpers = draws.shuffled(
    allUnits(state.units).filter(
      (unit) => mayAct(state, unit) && boardOf(state).unitTypes.get(unit.type)?.domain === 'sea',
    ),
  );
  for (const helper of helpers.slice(0, LOOKS)) {
    const move = chosen(
      draws,
      reach(state, [helper.id]).filter(({ space }) => refused.spaces?.includes(space)),
      [],
    );
    if (move) return move;
  }
  return null;
}
