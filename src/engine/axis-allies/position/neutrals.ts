import { NEUTRAL } from '../ids.ts';
import type { GameState } from '../state.ts';
import type { PositionChecks } from './positionFaults.ts';
import type { PositionFile, PositionInFile } from './schema.ts';

/** Neutral ground that was attacked, and the units that rose there, in a position (NEU). */

/** The entry of a state; none if no neutral ground was attacked. */
export const neutralEntry = ({ alignedNeutrals }: GameState): Pick<PositionFile, 'alignedNeutrals'> =>
  alignedNeutrals ? { alignedNeutrals: { ...alignedNeutrals } } : {};

/** The neutral ground of a position that was attacked. */
export const neutralsFrom = ({ alignedNeutrals }: PositionInFile): Pick<GameState, 'alignedNeutrals'> =>
  alignedNeutrals && Object.keys(alignedNeutrals).length > 0 ? { alignedNeutrals } : {};

/**
 * Reports what joined a side though it is no neutral ground that can be attacked, such ground that a power holds though
 * nobody attacked it, units there before it was attacked, and units of no power anywhere else.
 * @rule NEU-2
 */
export function checkNeutrals({ edition, position, report, spaceAt }: PositionChecks): void {
  const { alignedNeutrals = {}, control, turn } = position;
  const open = new Set(edition.spaces.flatMap((space) => (space.kind === 'land' && space.rises ? space.id : [])));
  for (const id of Object.keys(alignedNeutrals))
    if (spaceAt(`alignedNeutrals.${id}`, id) && !open.has(id))
      report(`alignedNeutrals.${id}`, 'only neutral territory that can be attacked joins a side', 'NEU-2');
  for (const id of Object.keys(control))
    if (open.has(id) && alignedNeutrals[id] === undefined)
      report(`control.${id}`, 'nobody controls neutral territory that was not attacked', 'NEU-2');
  for (const id of turn?.risen ?? [])
    if (alignedNeutrals[id] === undefined) report('turn.risen', `${id} was not attacked`, 'NEU-1');
  for (const [owner, placed] of Object.entries(position.units))
    for (const [id, counts] of Object.entries(placed)) {
      const isRisen = open.has(id) && alignedNeutrals[id] !== undefined && control[id] === undefined;
      if (owner === NEUTRAL ? !isRisen : open.has(id) && alignedNeutrals[id] === undefined)
        for (const type of Object.keys(counts))
          report(
            `units.${owner}.${id}.${type}`,
            owner === NEUTRAL
              ? 'units of no power stand only in neutral territory that was attacked and that nobody took'
              : 'nothing stands in neutral territory that was not attacked',
            'NEU-2',
          );
    }
}
