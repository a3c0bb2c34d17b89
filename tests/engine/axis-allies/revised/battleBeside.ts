import { expect } from 'vitest';
import {
  awaiting,
  diceAsked,
  play,
  reach,
  type Command,
  type GameEvent,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import { DEFENCE, type Answer, type Asked, type Model, type Piece } from './battleModel.ts';

/** A battle of the engine beside one of a model: both are asked the same and given the same answers. */

const given = (answer: ReturnType<typeof play>): GameState | null => (answer.ok ? answer.value.state : null);
export const ordered = (state: GameState | null, command: Command): GameState | null =>
  state && given(play(state, command));
export const piecesIn = (state: GameState, space: string, owners: readonly string[]): readonly Piece[] =>
  Object.values(state.units).filter((unit) => unit.space === space && owners.includes(unit.owner));
export const fighting = (pieces: readonly Piece[]): readonly Piece[] => pieces.filter((one) => one.type in DEFENCE);

/** Random numbers from 0 to 1, always the same for the same seed. */
export function chanceOf(start: number): () => number {
  let random = start;
  return () => (random = (random * 16807) % 2147483647) / 2147483647;
}

/** What the battle waits for, in the model's terms; null if it is something else. */
function question(state: GameState): Asked | null {
  const asked = awaiting(state);
  const types = (ids: readonly UnitId[]): readonly string[] => ids.map((id) => state.units[id]!.type);
  if (asked.kind === 'submerge') return { kind: 'submerge', side: asked.side, about: asked.submarines };
  if (asked.kind === 'retreat') return { kind: 'retreat', side: 'attacker', about: state.battle!.attackers };
  if (asked.kind !== 'dice') return null;
  if (asked.roll === 'antiaircraft')
    return { kind: 'gun', side: 'defender', about: types(asked.groups.flatMap(({ targets = [] }) => targets)) };
  const about = asked.groups.flatMap(({ value, units }) => types(units).map((type) => `${value} ${type}`));
  return { kind: 'dice', side: asked.side!, about };
}

const sorted = (asked: Asked | null): unknown => asked && { ...asked, about: [...asked.about].sort() };

/** Fights a battle that waits for its first answer, and asks the model beside it. */
export function fought(start: GameState, model: Model, chance: () => number) {
  let state = start;
  let told = model.next();
  const asked: string[] = [];
  const tell = (command: Command): readonly GameEvent[] => {
    const answer = play(state, command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer.fault)}`);
    ({ state } = answer.value);
    return answer.value.events;
  };
  const lossesOf = (events: readonly GameEvent[]): readonly UnitId[] => {
    const lost = events.flatMap((event) =>
      event.type === 'casualties-chosen' ? event.units : event.type === 'antiaircraft-fired' ? event.hit : [],
    );
    const waits = awaiting(state);
    return waits.kind === 'casualties'
      ? [...lost, ...lossesOf(tell({ type: 'casualties', units: waits.suggestion }))]
      : lost;
  };
  /** Answers one decision at random, and returns the same answer for the model. */
  const answered = ({ kind, about }: Asked): Answer => {
    const waits = awaiting(state);
    if (kind === 'submerge') {
      const units = about.filter(() => chance() < 0.3);
      tell({ type: 'submerge', units });
      return units;
    }
    if (waits.kind === 'retreat') {
      const leaves = chance() < 0.25;
      const [to] = waits.to;
      tell(leaves ? { type: 'retreat', ...(to === undefined ? {} : { to }) } : { type: 'press' });
      return leaves;
    }
    const count = waits.kind === 'dice' ? diceAsked(waits) : 0;
    return lossesOf(tell({ type: 'roll', dice: Array.from({ length: count }, () => 1 + Math.floor(chance() * 6)) }));
  };
  /** Sends home the air units that broke off while others fight on. */
  const flyHome = (): void => {
    for (let waits = awaiting(state); state.battle && waits.kind === 'fly-home'; waits = awaiting(state)) {
      const [id] = waits.units;
      const [home] = reach(state, [id!]);
      tell({ type: 'move', units: [id!], to: home!.space });
    }
  };
  while (!told.done) {
    flyHome();
    expect(sorted(question(state))).toEqual(sorted(told.value));
    asked.push(`${told.value.kind} ${told.value.side}`);
    told = model.next(answered(told.value));
  }
  return { state, left: told.value, asked };
}
