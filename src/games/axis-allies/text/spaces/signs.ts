import {
  isMovePhase,
  hitsOf,
  isActing,
  battlesToCome,
  firstRound,
  forcesFor,
  movesLeft,
  pointsOf,
  unitsIn,
  warnings,
  type BattlePlan,
  type Deed,
  type GameState,
  type SpaceId,
  type Unit,
  type UnitId,
  type Approach,
  type Meaning,
} from '../../../../engine/axis-allies/index.ts';
import { spaceName, spaceList, powerName } from '../names.ts';
import { openingTexts } from '../battleText.ts';
import { unitList } from '../unitNames.ts';
import { capitalized, counted, joinWords } from '../../../../text/words.ts';

const AS: Readonly<Record<Meaning, string>> = {
  move: 'move',
  attack: 'attack',
  capture: 'capture',
  blitz: 'blitz',
  load: 'go aboard',
  assault: 'assault',
  offload: 'go ashore',
  escape: 'escape',
  land: 'land',
};

/** What units would come to do: 'attack', 'go aboard', 'assault by sea'. */
export const approachAs = ({ meaning, ship }: Approach): string => `${AS[meaning]}${ship === null ? '' : ' by sea'}`;

/** '3 infantry from Karelia: attack'; `withPower` where units of several powers are listed. */
export function approachText(game: GameState, approach: Approach, withPower = false): string {
  const owner = game.units[approach.units[0] ?? '']?.owner;
  const whose = withPower && owner !== undefined ? `${powerName(game, owner)}: ` : '';
  return capitalized(
    `${whose}${unitList(game, approach.units)} from ${spaceName(game, approach.from)}: ${approachAs(approach)}`,
  );
}

/** Approaches from the same space for the same purpose, merged into one. */
export function approachesTogether(found: readonly Approach[]): readonly Approach[] {
  const together = new Map<string, Approach>();
  for (const approach of found) {
    const key = `${approach.from} ${approachAs(approach)}`;
    const before = together.get(key);
    together.set(key, before === undefined ? approach : { ...before, units: [...before.units, ...approach.units] });
  }
  return [...together.values()];
}

/** Where cargo will land: 'Norway'; 'Norway from Sea Zone 3' if its transport sailed on after that (NA-JA-4). */
export const assaultText = (game: GameState, target: SpaceId, from: SpaceId | null = null): string =>
  from === null ? spaceName(game, target) : `${spaceName(game, target)} from ${spaceName(game, from)}`;

/** The battle being fought or to be fought in a space; null if there is none. */
export function battleAt(game: GameState, space: SpaceId): BattlePlan | null {
  if (game.battle?.space === space) return game.battle;
  return battlesToCome(game).find((plan) => plan.space === space) ?? null;
}

/** Six points make one hit on average: '1.5 hits expected'. */
const expected = (points: number): string =>
  `${Math.round((points / 6) * 10) / 10} ${points === 6 ? 'hit' : 'hits'} expected`;

/** Both sides of a battle to come, with their points in its first round. */
export function battleSentences(game: GameState, plan: BattlePlan): readonly string[] {
  const { attackers, defenders } = forcesFor(game, plan);
  const rolls = firstRound(game, plan);
  const [attack, defense] = [pointsOf([...rolls.bombardment, ...rolls.attacker]), pointsOf(rolls.defender)];
  const hits = (units: readonly Unit[]): string => counted(hitsOf(game, units), 'hit');
  const landing =
    plan.kind === 'land' && plan.landingFrom.length > 0
      ? ` Troops land from ${spaceList(game, plan.landingFrom)}.`
      : '';
  const first = plan.kind === 'sea' && plan.landingFrom.length > 0 ? ' A landing follows if it is won.' : '';
  const ids = (units: readonly { readonly id: UnitId }[]): readonly UnitId[] => units.map(({ id }) => id);
  return [
    `${plan.kind === 'sea' ? 'A sea battle' : 'A battle on land'} is ` +
      `${game.battle?.space === plan.space ? 'being' : 'to be'} fought here.${landing}${first}`,
    ...openingTexts(game, plan),
    `Attacking: ${unitList(game, ids(attackers))}, attack ${attack} (${expected(attack)} in the first round), ` +
      `can take ${hits(attackers)}.`,
    defenders.length === 0
      ? 'Nobody defends.'
      : `Defending: ${unitList(game, ids(defenders))}, defence ${defense} ` +
        `(${expected(defense)}), can take ${hits(defenders)}.`,
  ];
}

const DID: readonly (readonly [did: NonNullable<Deed['did']>, text: string])[] = [
  ['launched', 'Launched this turn'],
  ['moved', 'Moved this turn'],
  ['loaded', 'Loaded this turn'],
  ['offloaded', 'Put ashore this turn'],
  ['fought', 'Fought this turn'],
];

/** What happened in a space this turn and what is still to be done there, except battles. */
export function signSentences(game: GameState, space: SpaceId): readonly string[] {
  const own = unitsIn(game, space).filter(({ owner }) => isActing(game, owner));
  const listed = (units: readonly UnitId[]): string => unitList(game, units);
  const did = DID.flatMap(([deed, text]) => {
    const units = own.filter(({ id }) => game.turn.deeds[id]?.did === deed).map(({ id }) => id);
    return units.length === 0 ? [] : [`${text}: ${listed(units)}.`];
  });
  const free = isMovePhase(game.phase) ? own.filter(({ id }) => movesLeft(game, id) > 0).map(({ id }) => id) : [];
  const assaulting = own.filter(({ id, aboard }) => aboard !== undefined && game.turn.deeds[id]?.assault !== undefined);
  const targets = new Set(
    assaulting.map(({ id }) => {
      const { assault = '', assaultFrom } = game.turn.deeds[id] ?? {};
      return assaultText(game, assault, assaultFrom);
    }),
  );
  const placed = own.filter(({ id }) => game.turn.placed.includes(id)).map(({ id }) => id);
  return [
    ...(game.turn.captured.includes(space) ? ['Captured this turn.'] : []),
    ...landingSentences(game, space),
    ...(assaulting.length === 0
      ? []
      : [`${capitalized(listed(assaulting.map(({ id }) => id)))} aboard will assault ${joinWords([...targets])}.`]),
    ...did,
    ...(placed.length === 0 ? [] : [`New this turn: ${listed(placed)}.`]),
    ...(free.length === 0 ? [] : [`Can still move: ${listed(free)}.`]),
  ];
}

/** The aircraft in a space that must land before noncombat move ends. */
function landingSentences(game: GameState, space: SpaceId): readonly string[] {
  if (game.phase !== 'noncombat-move' || game.battle || game.stranded.length > 0) return [];
  return warnings(game).flatMap((warning) => {
    if (warning.kind !== 'air-to-land' && warning.kind !== 'air-lost') return [];
    const here = warning.units.filter((unit) => game.units[unit]?.space === space);
    if (here.length === 0) return [];
    return [
      `${capitalized(unitList(game, here))} ` +
        `${warning.kind === 'air-lost' ? 'cannot land anywhere and will be lost' : 'must still land'}.`,
    ];
  });
}
