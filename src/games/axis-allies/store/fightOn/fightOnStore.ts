import { useStandingStrikes } from '../flow.ts';
import { create } from 'zustand';
import type { Command, GameState } from '../../../../engine/axis-allies/index.ts';
import {
  chanceIsGood,
  fightFrom,
  playRounds,
  type FightOnRun,
  type FoughtOn,
  type Answers,
  type Stops,
  type StopReason,
} from '../../session/fightOn.ts';
import { useGame } from '../game.ts';

/** Fighting on until the battle is over or something stops it. */
interface FightOnStore {
  /** What was chosen last. */
  readonly stops: Stops;
  readonly answers: Answers;
  /** The chance to win is being reckoned, of this state of the game; then it goes on. */
  readonly reckoning: GameState | null;
  /** Where it stopped last, and why. */
  readonly stopped: { readonly at: GameState; readonly why: StopReason } | null;
  /** The fight that waits for a player's choice, as it goes on after that. */
  readonly waiting: FightOnRun | null;
  setStops(change: Partial<Stops>): void;
  setAnswers(change: Partial<Answers>): void;
  /** Fights on from now, until one of the stops. */
  begin(): Promise<void>;
  /** Gives the orders that the waiting fight needs, and goes on with it. */
  goOn(...commands: readonly Command[]): Promise<void>;
  /** Ends it while the chance is reckoned. */
  halt(): void;
}

/** The attackers' chance to win, fighting to the end; null if it cannot be told. */
type ChanceToWin = (state: GameState, answers: Answers) => Promise<number | null>;

/** The chance to win; its code is loaded only if somebody wants it. */
const reckoned: ChanceToWin = async (...asked) => (await import('./chanceToWin.ts')).chanceToWin(...asked);

const UNTIL_OVER: Stops = { rounds: null, units: null, ipcs: null, onlyAir: false, chance: null };
const ONLY_OWN: Answers = { keepAir: null, defender: false, submarines: false };

const SETTLED = { reckoning: null, stopped: null, waiting: null } as const;

export const useFightOn = create<FightOnStore & { readonly chanceToWin: ChanceToWin }>()((set, get) => {
  /** Plays on after these orders; asks for the chance to win after each round, if that can stop it. */
  async function run(begun: FightOnRun, commands: readonly Command[]): Promise<void> {
    const fought = played(begun, commands);
    const at = useGame.getState().game;
    if (fought === null || at === null) return set(SETTLED);
    if (fought.why !== null) {
      const waiting = fought.why.kind === 'choice' ? fought.fight : null;
      return set({ ...SETTLED, waiting, stopped: { at, why: fought.why } });
    }
    set({ ...SETTLED, reckoning: at });
    const chance = await get()
      .chanceToWin(at, begun.answers)
      .catch(() => null);
    // Meanwhile it may have been ended, or the game gone another way.
    if (get().reckoning !== at) return;
    if (useGame.getState().game !== at) return set(SETTLED);
    const why = lowChance(chance, fought.fight.stops);
    if (why === null) return run(chanceIsGood(at, fought.fight), []);
    return set({ ...SETTLED, stopped: { at, why } });
  }

  return {
    ...SETTLED,
    stops: UNTIL_OVER,
    answers: ONLY_OWN,
    chanceToWin: reckoned,
    setStops: (change) => set(({ stops }) => ({ stops: { ...stops, ...change } })),
    setAnswers: (change) => set(({ answers }) => ({ answers: { ...answers, ...change } })),
    begin: async () => {
      const { game } = useGame.getState();
      const { stops, answers } = get();
      if (game !== null) await run(fightFrom(game, stops, answers), []);
    },
    goOn: async (...commands) => {
      const { waiting } = get();
      if (waiting !== null) await run(waiting, commands);
    },
    halt: () => set(SETTLED),
  };
});

/** Plays the fight on; null if an order is refused or the players roll themselves. */
function played(fight: FightOnRun, commands: readonly Command[]): FoughtOn | null {
  let fought: FoughtOn | null = null;
  const isDone = useGame.getState().playOn(
    (before, dice) => {
      fought = playRounds(before, { dice, standing: useStandingStrikes.getState() }, fight);
      return fought.played;
    },
    ...commands,
  );
  return isDone ? fought : null;
}

function lowChance(chance: number | null, { chance: least }: Stops): StopReason | null {
  if (chance === null) return { kind: 'no-odds' };
  return least !== null && chance < least ? { kind: 'chance', chance } : null;
}

/** Whether a fight waits for the choice that this state of the game asks for. */
export const useIsFightWaiting = (state: GameState): boolean =>
  useFightOn(({ waiting, stopped }) => waiting !== null && stopped?.at === state);
