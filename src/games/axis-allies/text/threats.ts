import type { GameState, PowerId, Side, SpaceId } from '../../../engine/axis-allies/index.ts';
import { expectedLoss, type Force, type Threat } from '../odds/threats/threat.ts';
import type { ThreatMap, Horizon } from '../odds/threats/threatMap.ts';
import { percent } from '../../../text/chances.ts';
import { powerName, sideName, spaceList, spaceName, thePower } from './names.ts';
import { counted, ipcs, joinWords } from '../../../text/words.ts';

/** Whose threats are shown. */
export const threatOwnerText = (game: GameState, by: PowerId | Side): string =>
  by === 'axis' || by === 'allies' ? `The ${sideName(by)}` : powerName(game, by);

export const HORIZON_TEXT: Readonly<Record<Horizon, string>> = {
  this: 'Its next combat move',
  next: 'The one after it, at most',
};

/** '63 %', or 'about 63 %' where the battle is too large to reckon for every space. */
export const threatChance = ({ chance, isExact }: Pick<Threat, 'chance' | 'isExact'>): string =>
  chance === null ? '' : `${isExact ? '' : 'about '}${percent(Math.min(1, chance))}`;

/** What a power can bring to a space: 'Germany can bring 6 units by land (14 points) and 2 by air (7). …' */
export function threatText(game: GameState, threat: Threat): string {
  const { power, chance } = threat;
  const bring = `${powerName(game, power)} can bring ${forcesText(threat)}.`;
  if (chance === null) return `${bring} Nobody stands here yet.`;
  return `${bring} Chance that it falls: ${threatChance(threat)}.`;
}

function forcesText({ land, landing, sea, air }: Threat): string {
  const ways: readonly (readonly [Force, string])[] = [
    [land, 'by land'],
    [landing, 'ashore from ships'],
    [sea, 'by sea'],
    [air, 'by air'],
  ];
  return joinWords(
    ways.flatMap(([{ units, points }, way]) =>
      units === 0 ? [] : [`${counted(units, 'unit')} ${way} (${counted(points, 'point')})`],
    ),
  );
}

/** What the map says of a space: each power's threat, or that it is out of reach. */
export function spaceThreats(game: GameState, map: ThreatMap, space: SpaceId): readonly string[] {
  if (map.dead.includes(space)) return ['Dead ground: none of them can come here.'];
  return map.threats.filter((threat) => threat.space === space).map((threat) => threatText(game, threat));
}

/** A space that could fall: how likely, to whom, and what would be lost. */
export interface EndangeredSpace {
  readonly space: SpaceId;
  readonly text: string;
}

/** All spaces that could fall, first those where most may be expected to be lost. */
export function endangeredSpaces(game: GameState, { threats, capitals }: ThreatMap): readonly EndangeredSpace[] {
  const worst = new Map<SpaceId, Threat>();
  for (const threat of threats) if (!worst.has(threat.space)) worst.set(threat.space, threat);
  return [...worst.values()]
    .filter(({ chance }) => (chance ?? 0) >= 0.005)
    .toSorted((a, b) => expectedLoss(b) - expectedLoss(a))
    .map((threat) => ({
      space: threat.space,
      text: `${threatChance(threat)} to ${stakeText(game, threat, capitals)}`,
    }));
}

const stakeText = (game: GameState, { power, space, stake }: Threat, capitals: readonly SpaceId[]): string =>
  `${thePower(game, power)}; ${capitals.includes(space) ? 'a capital, ' : ''}${ipcs(stake)} at stake`;

/** The most important of it in sentences. */
export function threatSummary(game: GameState, { capitals, fleets }: ThreatMap): readonly string[] {
  return [
    capitals.length === 0 ? 'No capital is in danger.' : `Capitals in danger: ${spaceList(game, capitals)}.`,
    fleets.length === 0
      ? 'No fleet is in danger.'
      : `Fleets in danger: ${fleets.map((zone) => spaceName(game, zone)).join(', ')}.`,
  ];
}
