import { useEffect } from 'react';
import type { PowerId, SpaceId, UnitId } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { deciderName, spaceName } from '../../text/names.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { SpaceButton } from '../spaces/SpaceButton.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './stranded.css';

interface StrandedPanelProps {
  readonly unit: UnitId;
  readonly to: readonly SpaceId[];
  readonly by: readonly PowerId[];
}

/** A defending fighter has lost its carrier: its owner chooses where it lands. */
export function StrandedPanel({ unit, to, by }: StrandedPanelProps) {
  const game = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const here = game.units[unit]?.space;
  useEffect(() => {
    if (here !== undefined) flyTo([here]);
  }, [here]);
  if (here === undefined) return null;
  return (
    <section className="stranded" aria-label="A fighter without its carrier">
      <h3>A {unitTypeName(game.units[unit]?.type ?? 'fighter')} has lost its carrier</h3>
      <p>
        {deciderName(game, by)} says where the {unitTypeName('fighter')} in {spaceName(game, here)} lands:
      </p>
      <ul>
        {to.map((space) => (
          <li key={space}>
            <SpaceButton
              wide
              space={space}
              disabled={readOnly}
              onClick={() => dispatch({ type: 'land-stranded', unit, to: space })}
            >
              {space === here ? 'On another carrier here' : spaceName(game, space)}
            </SpaceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
