import {
  editionOf,
  NEUTRAL,
  sideOf,
  SIDES,
  strengthOf,
  unitsIn,
  type ByUnitType,
  type GameState,
  type PowerId,
  type SpaceId,
  type ForceStrength,
  type Unit,
} from '../../../../engine/axis-allies/index.ts';
import { sideName, thePower } from '../names.ts';
import { typeCounts, unitCounts } from '../unitNames.ts';
import { capitalized, counted, oneOrMany } from '../../../../text/words.ts';

/** One power's units in a space. */
export interface SpaceForce {
  readonly power: PowerId;
  readonly units: readonly Unit[];
  /** By type, cargo left out. */
  readonly standing: ByUnitType<number>;
  /** Its own cargo, on its ships and on those of friends. */
  readonly aboard: ByUnitType<number>;
  readonly strength: ForceStrength;
}

/** Every power's units in a space, in the order of play; those that belong to none come last. */
export function forcesIn(game: GameState, space: SpaceId): readonly SpaceForce[] {
  return [...editionOf(game.edition).turnOrder, NEUTRAL].flatMap((power): SpaceForce[] => {
    const units = unitsIn(game, space).filter(({ owner }) => owner === power);
    if (units.length === 0) return [];
    const cargo = units.filter(({ aboard }) => aboard !== undefined);
    return [
      {
        power,
        units,
        standing: countsOf(
          game,
          units.filter(({ aboard }) => aboard === undefined),
        ),
        aboard: countsOf(game, cargo),
        strength: strengthOf(game, units),
      },
    ];
  });
}

/** In the order of the rulebook's table. */
function countsOf(game: GameState, units: readonly Unit[]): ByUnitType<number> {
  return Object.fromEntries(
    editionOf(game.edition).units.flatMap(({ id }) => {
      const n = units.filter(({ type }) => type === id).length;
      return n === 0 ? [] : [[id, n]];
    }),
  );
}

/** 'attack 6, defence 9, 3 hits'. */
export const forceStrengthText = ({ attack, defense, hits }: ForceStrength): string =>
  `attack ${attack}, defence ${defense}, ${counted(hits, 'hit')}`;

/** Whether submarines strike first by choice, and destroyers take that away; else they always do (COM-6, COM-7). */
const choosesToStrike = (edition: string): boolean =>
  editionOf(edition).battleSteps.sea?.some(({ id }) => id === 'attacker-submarines') ?? false;

/** What their points do not say: who strikes first, who takes two hits, who is damaged. */
export function strengthNotes(
  { edition }: Pick<GameState, 'edition'>,
  units: readonly Unit[],
  { firstShots, twoHits }: ForceStrength,
): readonly string[] {
  const damaged = units.filter((unit) => unit.damaged);
  return [
    ...(firstShots > 0
      ? [
          `${firstShots === 1 ? 'The submarine strikes' : `The ${firstShots} submarines strike`} first` +
            (choosesToStrike(edition) ? ' if there is no enemy destroyer.' : '.'),
        ]
      : []),
    ...(twoHits > 0 ? [`${twoHits === 1 ? 'One ship takes two hits' : `${twoHits} ships take two hits each`}.`] : []),
    ...(damaged.length > 0
      ? [
          `${capitalized(typeCounts(damaged.map(({ type }) => type)))} ` +
            `${oneOrMany(damaged.length, 'is', 'are')} damaged.`,
        ]
      : []),
  ];
}

/** 'Germany: 3 infantry and a tank, attack 6, defence 9, 4 hits. Aboard: 1 infantry.' */
export function spaceForceText(game: GameState, { power, units, standing, aboard, strength }: SpaceForce): string {
  const cargo = unitCounts(aboard);
  const main = unitCounts(standing);
  const name = capitalized(thePower(game, power));
  const about = main === '' ? '' : `${name}: ${main}, ${forceStrengthText(strength)}.`;
  return [
    about,
    cargo === '' ? '' : `${main === '' ? `${name}, aboard` : 'Aboard'}: ${cargo}.`,
    ...strengthNotes(game, units, strength),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The sum for each side that has units of several powers there: 'Allies together: attack 9, defence 14, 7 hits.' */
export function sidesText(game: GameState, space: SpaceId): readonly string[] {
  const forces = forcesIn(game, space);
  return SIDES.flatMap((side) => {
    const own = forces.filter(({ power }) => sideOf(game, power) === side);
    return own.length < 2
      ? []
      : [
          `${sideName(side)} together: ${forceStrengthText(
            strengthOf(
              game,
              own.flatMap(({ units }) => units),
            ),
          )}.`,
        ];
  });
}
