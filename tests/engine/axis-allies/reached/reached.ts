import {
  play,
  pointless,
  RULE_IDS,
  type Command,
  type GameEvent,
  type GameState,
  type Reason,
  type RuleId,
} from '../../../../src/engine/axis-allies/index.ts';
import { densePosition, type Density } from '../generators/densePositions.ts';
import { gamesOf, startOf } from '../games/recordedGame.ts';
import { chance } from '../players/chance.ts';
import { livelyPlayer } from '../players/livelyPlayer.ts';
import { livelyTry } from '../players/livelyTries.ts';
import { played, roundsPlayed, StuckPhase, type Step } from '../players/player.ts';
import { BATTLE_SIGNS } from './battleSigns.ts';
import { MOVE_SIGNS } from './moveSigns.ts';
import { EVENTS_ELSEWHERE } from './otherEditions.ts';
import { REVISED_SIGNS } from './revisedSigns.ts';
import type { Sign } from './sign.ts';

/** How often play reached each event, each refusal and each rule. */
export interface Reached {
  readonly events: Map<GameEvent['type'], number>;
  readonly reasons: Map<Reason, number>;
  /** Rules by the refusals that cite them, and by the steps that carried them out. */
  readonly refused: Map<RuleId, number>;
  readonly done: Map<RuleId, number>;
}

const EVENTS: Readonly<Record<GameEvent['type'], true>> = {
  'turn-began': true,
  'phase-began': true,
  'units-purchased': true,
  'units-moved': true,
  'units-loaded': true,
  'assault-declared': true,
  'units-offloaded': true,
  'landing-called-off': true,
  'raid-declared': true,
  'kamikaze-declared': true,
  'kamikaze-called-off': true,
  'raid-began': true,
  'raid-rolled': true,
  'raid-failed': true,
  'escort-declared': true,
  'interceptors-chosen': true,
  'raiders-shared': true,
  'facility-damaged': true,
  'rocket-launched': true,
  'rocket-rolled': true,
  'ipcs-destroyed': true,
  'engagement-said': true,
  'battles-listed': true,
  'battle-began': true,
  'round-began': true,
  'battle-step': true,
  'submarines-submerged': true,
  'submarines-strike': true,
  'dice-rolled': true,
  'transports-passed': true,
  'passing-aimed': true,
  'passing-rolled': true,
  'asked-before-battles': true,
  'kamikaze-aimed': true,
  'kamikaze-rolled': true,
  'ships-damaged': true,
  'aircraft-scrambled': true,
  'flights-under-fire': true,
  'antiaircraft-fired': true,
  'casualties-chosen': true,
  'units-destroyed': true,
  'units-repaired': true,
  'units-retreated': true,
  'battle-ended': true,
  'territory-captured': true,
  'territory-returned': true,
  'treasury-seized': true,
  'war-began': true,
  'neutral-attacked': true,
  'fighters-kept-aboard': true,
  'fighters-released': true,
  'submarines-surfaced': true,
  'fighters-stranded': true,
  'fighter-landed': true,
  'dice-bought': true,
  'research-rolled': true,
  'development-gained': true,
  'unit-mobilized': true,
  'facility-placed': true,
  'facility-repaired': true,
  'facility-removed': true,
  'convoys-in-danger': true,
  'convoys-disrupted': true,
  'units-refunded': true,
  'income-collected': true,
  'advantage-used': true,
  'advantage-lost': true,
  'advantage-began': true,
  'moves-granted': true,
  'offer-made': true,
  'offer-answered': true,
  'units-placed': true,
  'units-transferred': true,
  'units-doomed': true,
  'units-sent': true,
  'complex-moved': true,
  'turn-ended': true,
  'game-won': true,
};
export const EVENT_TYPES = (Object.keys(EVENTS) as readonly GameEvent['type'][]).filter(
  (type) => !EVENTS_ELSEWHERE.includes(type),
);

export const SIGNS: Partial<Record<RuleId, Sign>> = { ...MOVE_SIGNS, ...BATTLE_SIGNS };

/** How the rules of an edition show, where they show. */
const signsOf = (edition: string): Partial<Record<RuleId, Sign>> =>
  edition === 'revised' ? { ...SIGNS, ...REVISED_SIGNS } : SIGNS;
const add = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

type Signs = readonly (readonly [RuleId, Sign])[];

function note({ events, done }: Reached, step: Step, signs: Signs): void {
  for (const { type } of step.events) add(events, type);
  for (const [rule, sign] of signs) if (sign(step)) add(done, rule);
}

function attempt({ reasons, refused }: Reached, state: GameState, command: Command): void {
  const answer = play(state, command);
  const fault = answer.ok ? pointless(state, command) : answer.fault;
  if (fault === null) return;
  add(reasons, fault.reason);
  add(refused, fault.rule);
}

/** By turns: all kinds of positions, close quarters, fights about a capital, carriers far from home. */
const SCENES: readonly Density[] = [
  {},
  { phases: ['combat-move'], stacks: 32, loads: 6, reach: 2 },
  { phases: ['combat-move'], isOccupied: true, reach: 2 },
  {
    phases: ['combat-move', 'noncombat-move'],
    isBesieged: true,
    types: ['fighter', 'fighter', 'bomber', 'carrier', 'carrier', 'destroyer', 'submarine', 'transport'],
  },
];

/** Beside them landings under fire, where there are bombardments, guns and raids. */
const SCENES_OF_REVISED: readonly Density[] = [
  ...SCENES,
  {
    phases: ['combat-move'],
    loads: 9,
    reach: 2,
    types: ['battleship', 'destroyer', 'infantry', 'artillery', 'antiaircraft-gun', 'bomber', 'fighter', 'transport'],
  },
];

/** Commands tried after each step, most of them against the rules. */
const TRIES = 4;

/** Trials that reach everything several times. */
export const ENOUGH = 300;

/** Play an edition's recorded games and a lively round or two from so many dense positions, and count. */
export function reachedBy(trials = ENOUGH, edition = '1941'): Reached {
  const known = signsOf(edition);
  const scenes = edition === 'revised' ? SCENES_OF_REVISED : SCENES;
  const signs: Signs = RULE_IDS.flatMap((rule) => (known[rule] ? [[rule, known[rule]] as const] : []));
  const reached: Reached = { events: new Map(), reasons: new Map(), refused: new Map(), done: new Map() };
  for (const game of gamesOf(edition)) {
    let state = startOf(game);
    for (const command of game.commands) {
      const step = played(state, command);
      note(reached, step, signs);
      state = step.after;
    }
    attempt(reached, state, { type: 'end-phase' });
  }
  for (let n = 1; n <= trials; n++) {
    const seed = `reached-${n}`;
    let decisions = 0;
    try {
      const { state } = densePosition(n, { edition, ...scenes[n % scenes.length] });
      for (const step of roundsPlayed(state, livelyPlayer, seed, 2)) {
        note(reached, step, signs);
        const draws = chance(`${seed} reached`, decisions++);
        for (let i = 0; i < TRIES; i++) attempt(reached, step.after, livelyTry(step.after, draws));
      }
    } catch (error) {
      if (!(error instanceof StuckPhase)) throw error;
    }
  }
  return reached;
}

/** Counts of all that there is, those never reached too, rarest first. */
export const counted = <Key>(
  all: readonly Key[],
  ...counts: readonly ReadonlyMap<Key, number>[]
): readonly (readonly [Key, number])[] =>
  all
    .map((key) => [key, counts.reduce((sum, count) => sum + (count.get(key) ?? 0), 0)] as const)
    .toSorted((a, b) => a[1] - b[1]);
