import { EDITIONS, editionOf, fromPosition, newGame, type GameState, type PositionFault, type Result } from '../engine/index.ts';
import type { Setup } from './schema.ts';

const refused = (faults: readonly PositionFault[]): { ok: false; fault: readonly PositionFault[] } => ({ ok: false, fault: faults });

/** The state before the first command, or everything that is wrong with what was agreed. */
export function startOf(setup: Setup): Result<GameState, readonly PositionFault[]> {
  const { start, players } = setup;
  if (!EDITIONS.some(({ id }) => id === setup.edition)) {
    return refused([{ path: '$.edition', message: `there is no edition "${setup.edition}"` }]);
  }
  const edition = editionOf(setup.edition);
  const faults = playerFaults(setup);
  if (start.kind === 'setup' && edition.victories[start.victory] === undefined) {
    faults.push({ path: '$.start.victory', message: `this edition has no victory "${start.victory}"` });
  }
  if (faults.length > 0) return refused(faults);
  if (start.kind === 'setup') return { ok: true, value: newGame(edition, { players, victory: start.victory }) };
  const position = fromPosition(start.position);
  return position.ok ? { ok: true, value: { ...position.value, players } } : position;
}

/** Every power has one player; no player has powers of both sides (TURN-6). */
function playerFaults({ edition, players }: Setup): PositionFault[] {
  const faults: PositionFault[] = [];
  const { powers } = editionOf(edition);
  const seen = new Set<string>();
  players.forEach((player, index) => {
    const path = `$.players[${index}].powers`;
    const own = player.powers.flatMap((power) => powers.find(({ id }) => id === power) ?? []);
    if (own.length < player.powers.length) faults.push({ path, message: `${player.name} is given a power that is not in this edition` });
    if (new Set(own.map(({ side }) => side)).size > 1) faults.push({ path, message: `${player.name} has powers of both sides`, rule: 'TURN-6' });
    for (const { id, name } of own) {
      if (seen.has(id)) faults.push({ path, message: `${name} is given twice` });
      seen.add(id);
    }
  });
  for (const { id, name } of powers) {
    if (!seen.has(id)) faults.push({ path: '$.players', message: `nobody plays ${name}` });
  }
  return faults;
}
