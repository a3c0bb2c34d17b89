import {
  type GameState,
  type PowerId,
  type Side,
  type SpaceId,
  territoryOf,
  boardOf,
} from '../../../engine/axis-allies/index.ts';
import { expectedLoss, type ThreatForce, type Threat } from '../odds/threats/threat.ts';
import type { ThreatMap, Horizon } from '../odds/threats/threatMap.ts';
import { percent } from '../../../text/chances.ts';
import { powerName, sideName, spaceList, spaceName, thePower } from './names.ts';
import { counted, ipcs, joinWords, capitalized } from '../../../text/words.ts';
import type { ComesBack, CounterAttack, SentAttack } from '../odds/threats/counterAttack.ts';
import { unitList } from './unitNames.ts';

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
  const ways: readonly (readonly [ThreatForce, string])[] = [
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

/** What stands in the space when it is attacked. */
export function fateText(game: GameState, { fate, defenders }: ComesBack): string {
  if (fate === null) return 'Your side will not hold it then.';
  if (defenders.length === 0) return fate === 'taken' ? 'Taken, and nobody stays in it.' : 'Nobody stays in it.';
  const units = unitList(game, defenders);
  return fate === 'taken' ? `Taken, as is likeliest, and held by ${units}.` : `Held by ${units}.`;
}

/** How likely an attack is to succeed: 'Germany takes it: 63 %'. */
export function attackText(game: GameState, { power, space, chance }: CounterAttack): string {
  const whose = capitalized(thePower(game, power));
  const deed = territoryOf(boardOf(game), space) ? 'takes it' : 'wins';
  return `${whose} ${deed}: ${chance === null ? 'too large a battle to reckon' : percent(Math.min(1, chance))}`;
}

/** Units that set out together for the same task: from where, and what they do there. */
interface SentLine {
  readonly units: string;
  readonly from: SpaceId;
  readonly task: string;
}

/** Who takes part in an attack, those that set out from one space for the same task in one line. */
export function sentLines(game: GameState, { sent }: CounterAttack): readonly SentLine[] {
  const together = new Map<string, SentAttack>();
  for (const one of sent) {
    const key = [one.from, one.task, one.landsFrom].join(' ');
    const before = together.get(key);
    together.set(key, before ? { ...before, units: [...before.units, ...one.units] } : one);
  }
  return [...together.values()].map(({ units, from, task, landsFrom }) => ({
    units: capitalized(unitList(game, units)),
    from,
    task:
      landsFrom === null
        ? TASKS[task]
        : landsFrom === from
          ? ', by ship'
          : `, by ship, from ${spaceName(game, landsFrom)}`,
  }));
}

const TASKS: Readonly<Record<SentAttack['task'], string>> = {
  attack: '',
  bombard: ', to bombard the coast',
  clear: ', to clear the way for the landing',
};

/** What a press orders and how likely it wins: 'Attack with all: 7 units, win 93 %, take 88 %'. */
export function attackOrdersText(what: string, { sent, odds }: CounterAttack): string {
  const units = counted(
    sent.reduce((sum, one) => sum + one.units.length, 0),
    'unit',
  );
  if (odds === null) return `${what}: ${units}; too large a battle for its odds`;
  const take =
    odds.captured > 0 && percent(odds.captured) !== percent(odds.won) ? `, take ${percent(odds.captured)}` : '';
  return `${what}: ${units}, win ${percent(odds.won)}${take}`;
}

/** Why no smallest force is shown. */
export const noLeastText = ({ odds }: CounterAttack, chance: number): string =>
  odds !== null && odds.won < chance
    ? 'Not even all together win so often.'
    : 'None could be found that needs no battle at sea first.';
