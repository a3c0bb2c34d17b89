import { awaiting, loadEdition, newGame, reach, typeOf, type Command } from '../../src/engine/axis-allies/index.ts';
import { axisAllies } from '../../src/engine/axis-allies/family.ts';
import { programRoll } from '../../src/session/dice.ts';
import { playOrders } from '../../src/session/orders.ts';
import { newTimeline } from '../../src/session/timeline.ts';
import type { Timeline } from '../../src/games/axis-allies/session/types.ts';

/** Ada attacks whatever her troops can reach; Ben only answers what he is asked. */
function orderIn({ state }: Timeline): Command {
  const asked = awaiting(state);
  if (asked.kind === 'casualties') return { type: 'casualties', units: asked.suggestion };
  if (asked.kind === 'submerge') return { type: 'submerge', units: [] };
  if (asked.kind === 'retreat') return { type: 'press' };
  const [battle] = state.turn.battles;
  if (state.phase === 'conduct-combat' && battle !== undefined) return { type: 'fight', space: battle.space };
  const isAttacking = state.phase === 'combat-move' && state.players[0]?.powers.includes(state.power);
  const troops = Object.values(state.units).filter(
    (unit) => unit.owner === state.power && typeOf(state, unit).captures,
  );
  const ways = isAttacking ? troops.flatMap(({ id }) => reach(state, [id])) : [];
  const attack = ways.find(({ meaning }) => meaning === 'attack' || meaning === 'capture');
  return attack?.command ?? { type: 'end-phase' };
}

/** A short game of two, from the set-up to the victory. */
export async function wholeGame(): Promise<Timeline> {
  const edition = await loadEdition('1941');
  const allies = { name: 'Ada', powers: ['soviet-union', 'united-kingdom', 'united-states'] };
  const axis = { name: 'Ben', powers: ['germany', 'japan'] };
  let game = newTimeline(axisAllies, newGame(edition, { players: [allies, axis], victory: 'short' }));
  while (game.state.outcome === null) {
    const order = programRoll(game, { seed: 'j', diceMode: 'program' }) ?? orderIn(game);
    const played = playOrders(game, [order]);
    if (!played.ok) throw new Error(`${played.fault.refusal.rule} refuses ${JSON.stringify(order)}`);
    game = played.value.timeline;
  }
  return game;
}
