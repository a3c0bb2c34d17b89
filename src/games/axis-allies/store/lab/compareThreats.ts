import { hasNoPart, type GameState } from '../../../../engine/axis-allies/index.ts';
import type { Policies } from '../../odds/policies.ts';
import { threatChanges, type PowerThreats, type ThreatMap } from '../../odds/threats/threatMap.ts';
import { type OpenThreatOffice, threatOffice } from '../odds/workerOffice.ts';
import { editionIn } from '../selectors.ts';

/** A comparison that has begun. */
export interface ComparingThreats {
  /** What differs, for each power in the order of play. Rejects if it breaks down; never comes once it is stopped. */
  readonly answer: Promise<readonly PowerThreats[]>;
  stop(): void;
}

/** How many questions are answered, and how many there are. */
type Tell = (answered: number, questions: number) => void;

/** Compares what each power could attack in its next combat move in two positions, one question after the other. */
export function compareThreats(
  before: GameState,
  after: GameState,
  policies: Policies,
  tell: Tell,
  open: OpenThreatOffice = threatOffice,
): ComparingThreats {
  let fail = (): void => {};
  const failure = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('the worker broke down'));
  });
  const office = open(() => fail());
  const powers = editionIn(after).turnOrder.filter((power) => !hasNoPart(before, power) || !hasNoPart(after, power));
  let answered = 0;

  async function mapOf(state: GameState, power: string): Promise<ThreatMap | null> {
    const answer =
      state.outcome || hasNoPart(state, power)
        ? null
        : await office.answer({ about: 'map', state, policies, powers: [power], horizon: 'this' });
    answered += 1;
    tell(answered, 2 * powers.length);
    return answer?.about === 'map' ? answer.map : null;
  }

  async function compare(): Promise<readonly PowerThreats[]> {
    const found: PowerThreats[] = [];
    for (const power of powers) found.push(threatChanges(power, await mapOf(before, power), await mapOf(after, power)));
    return found;
  }

  const answer = Promise.race([compare(), failure]).finally(() => office.close());
  return { answer, stop: () => office.close() };
}
