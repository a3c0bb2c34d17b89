import { useEffect, useMemo, useRef, useState } from 'react';
import { refusalOf, type GameState, type Offer, type UnitId } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { sendCommand, specialMoves, type SpecialMove } from '../../store/specialMoves.ts';
import { spaceName } from '../../text/names.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { SpaceButton } from '../spaces/SpaceButton.tsx';
import { RefusalReason } from '../refusals/RefusalReason.tsx';
import { Decline } from './Decline.tsx';
import { UnitChoice } from './UnitChoice.tsx';
import { useGame } from '../../store/game.ts';

/** An advantage lets its power move units now, from one space to one beside it: the way first, then who goes. */
export function MoveOffer({ game, offer }: { readonly game: GameState; readonly offer: Offer }) {
  const readOnly = useGame((store) => store.readOnly);
  const moves = useMemo(() => specialMoves(game, offer), [game, offer]);
  const [way, setWay] = useState<SpecialMove | null>(null);
  useEffect(() => flyTo(moves.map(({ to }) => to)), [moves]);
  return (
    <>
      <ul aria-label="Ways to go">
        {moves.map((move) => (
          <li key={`${move.from} ${move.to}`}>
            <SpaceButton
              wide
              space={move.to}
              disabled={readOnly}
              aria-expanded={move === way}
              onClick={() => setWay(move === way ? null : move)}
            >
              {spaceName(game, move.from)} to {spaceName(game, move.to)}
            </SpaceButton>
            {move === way && <WhoGoes game={game} offer={offer} move={move} />}
          </li>
        ))}
      </ul>
      <Decline offer={offer}>Move nobody</Decline>
    </>
  );
}

interface WhoGoesProps {
  readonly game: GameState;
  readonly offer: Offer;
  readonly move: SpecialMove;
}

function WhoGoes({ game, offer, move: { from, to, units } }: WhoGoesProps) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const [chosen, setChosen] = useState<readonly UnitId[]>([]);
  const command = sendCommand(offer, chosen, to);
  const refusal = chosen.length === 0 ? null : refusalOf(game, command);
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => choice.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div
      ref={choice}
      className="move-offer"
      role="group"
      aria-label={`From ${spaceName(game, from)} to ${spaceName(game, to)}`}
    >
      <UnitChoice game={game} units={units} chosen={chosen} disabled={readOnly} onChange={setChosen} />
      {refusal !== null && (
        <p role="alert">
          <RefusalReason state={game} command={command} refusal={refusal} />
        </p>
      )}
      <Button
        look="main"
        wide
        disabled={readOnly || chosen.length === 0 || refusal !== null}
        onClick={() => dispatch(command)}
      >
        Send them to {spaceName(game, to)}
      </Button>
    </div>
  );
}
