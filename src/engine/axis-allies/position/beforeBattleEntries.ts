import { boardOf } from '../board.ts';
import { kamikazeOf } from '../combat/kamikaze.ts';
import { kamikazeTargets } from '../combat/kamikazeStrikes.ts';
import { scrambledFault } from '../combat/scramble.ts';
import type { Edition } from '../edition.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import type { GameState } from '../state.ts';
import type { PieceDetails, PositionFault, PositionFile, PositionInFile } from './schema.ts';

/** What comes before the battles, in a position file: the open question, kamikaze attacks, aircraft that scrambled. */

/** The entries of a state; none for what is as the control of territories says, or as it is without them. */
export function beforeBattleEntries(
  state: GameState,
  edition: Edition,
): Pick<PositionFile, 'beforeBattles' | 'kamikaze'> {
  const { beforeBattles, kamikaze } = state;
  const usual = kamikazeOf(edition, state.control, undefined);
  const isUsual = kamikaze?.left === usual?.left && kamikaze?.isOpen === usual?.isOpen;
  return {
    ...(beforeBattles && { beforeBattles: { asks: beforeBattles.asks, by: beforeBattles.by } }),
    ...(kamikaze && !isUsual && { kamikaze: { ...kamikaze } }),
  };
}

/** What a position says of a unit: how many attacks are aimed at it, and from where it scrambled. */
export function beforeBattleDetails(
  { beforeBattles, turn }: GameState,
  id: UnitId,
): Pick<PieceDetails, 'struckAt' | 'scrambledFrom'> {
  const attacks = beforeBattles?.targets?.filter((other) => other === id).length ?? 0;
  const scrambledFrom = turn.scrambled?.[id];
  return { ...(attacks > 0 && { struckAt: attacks }), ...(scrambledFrom !== undefined && { scrambledFrom }) };
}

type Details = ReadonlyMap<UnitId, PieceDetails>;

/** The open question of a position whose battles are listed already. */
export function beforeBattlesFrom({ beforeBattles }: PositionInFile, all: Details): Pick<GameState, 'beforeBattles'> {
  if (!beforeBattles) return {};
  const targets = [...all].flatMap(([id, { struckAt = 0 }]) => Array.from({ length: struckAt }, () => id));
  return { beforeBattles: { ...beforeBattles, ...(targets.length > 0 && { targets }) } };
}

/** The kamikaze attacks of a position: as it says, or as whoever holds the territories shows. */
export function kamikazeFrom(
  edition: Edition,
  { kamikaze }: PositionInFile,
  control: GameState['control'],
): Pick<GameState, 'kamikaze'> {
  const found = kamikazeOf(edition, control, kamikaze);
  return found ? { kamikaze: found } : {};
}

/** What the turn's record of a position says of it. */
export function momentFrom(
  { turn }: PositionInFile,
  all: Details,
): Pick<GameState['turn'], 'kamikazeIn' | 'scrambled'> {
  const scrambled = [...all].flatMap(([id, { scrambledFrom }]): readonly (readonly [UnitId, SpaceId])[] =>
    scrambledFrom === undefined ? [] : [[id, scrambledFrom]],
  );
  return {
    ...(turn?.kamikazeIn && { kamikazeIn: turn.kamikazeIn }),
    ...(scrambled.length > 0 && { scrambled: Object.fromEntries(scrambled) }),
  };
}

/** Faults of questions that nobody asks, of attacks that cannot be, and of aircraft that cannot have scrambled. */
export function beforeBattleFaults(state: GameState, position: PositionInFile): readonly PositionFault[] {
  const { edition } = boardOf(state);
  const faults: PositionFault[] = [];
  const report = (path: string, message: string, rule: string): void => void faults.push({ path, message, rule });
  const { beforeBattles: question, kamikaze } = state;
  if (position.kamikaze && !edition.kamikaze) report('kamikaze', 'this edition has no kamikaze attacks', 'KAM-1');
  if (kamikaze && edition.kamikaze && kamikaze.left > edition.kamikaze.attacks)
    report('kamikaze.left', `there are ${edition.kamikaze.attacks} in a game`, 'KAM-1');
  const { zones = [] } = edition.kamikaze ?? {};
  for (const zone of state.turn.kamikazeIn ?? [])
    if (!zones.includes(zone)) report('turn.kamikazeIn', `no kamikaze attacks are made in ${zone}`, 'KAM-2');
  for (const [id, island] of Object.entries(state.turn.scrambled ?? {})) {
    const why = scrambledFault(state, id, island);
    if (why !== null) report('pieces', why, 'SCR-1');
  }
  const isAway = state.phase === 'conduct-combat' || state.phase === 'noncombat-move';
  if (!isAway && state.turn.scrambled) report('pieces', 'scrambled aircraft are back after the battles', 'SCR-4');
  const targets = question?.targets;
  if ([...(position.pieces ?? []), ...position.aboard].some(({ struckAt }) => struckAt !== undefined) && !targets)
    report('pieces', 'no kamikaze attack is aimed at anything now', 'KAM-2');
  if (!question) return faults;
  const asked = edition.interrupts.find(({ beforeBattles }) => beforeBattles?.asks === question.asks)?.beforeBattles;
  if (state.phase !== 'conduct-combat' || state.battle)
    report('beforeBattles', 'it is asked when conduct combat begins', 'AMPH-8');
  else if (targets && question.asks !== 'kamikaze') report('beforeBattles', 'nothing is aimed at ships now', 'KAM-2');
  else if (targets && (question.by !== edition.kamikaze?.power || targets.some((id) => !canBeAimedAt(state, id))))
    report('pieces', 'kamikaze attacks are aimed at enemy surface warships where ships have moved', 'KAM-2');
  else if (!targets && !asked?.powers(state).includes(question.by))
    report('beforeBattles', `${question.by} has nothing to say before the battles`, 'AMPH-8');
  return faults;
}

/** Whether an attack can have been aimed at this ship, be it with the last of them. */
function canBeAimedAt(state: GameState, id: UnitId): boolean {
  const asked: GameState = { ...state, kamikaze: { left: 1, isOpen: true } };
  return kamikazeTargets(asked).includes(id);
}
