import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { SpaceId } from '../../../../engine/axis-allies/index.ts';
import type { CounterAttack } from '../../odds/threats/counterAttack.ts';
import type { LeftOut } from '../../odds/threats/ownAttack.ts';
import type { AttackQuestion } from '../../odds/questions.ts';
import { usualNow } from '../../store/odds/choices.ts';
import { attackOffice } from '../../store/odds/workerOffice.ts';
import { lookingText, MAY_BE_SMALLER } from '../../text/calculator.ts';
import { noLeastText, attackOrdersText } from '../../text/threats.ts';
import { spaceName } from '../../text/names.ts';
import { unitList } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useAnswer } from '../odds/useAnswer.ts';
import { RefusalReason } from '../refusals/Refused.tsx';
import { Sent } from './WhatComesBack.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './threats.css';

interface CouldAttackProps {
  readonly space: SpaceId;
  /** Who reckons; a worker, unless a test says otherwise. */
  readonly office?: typeof attackOffice;
}

/** The chance that is asked for first, in per cent. */
const USUAL = 90;

/** What could attack a space: all that may go together, and the smallest force that wins; one press orders either. */
export function CouldAttack({ space, office = attackOffice }: CouldAttackProps) {
  const game = useDisplayedGame();
  const [percents, setPercents] = useState(USUAL);
  const policies = usualNow();
  const question = useMemo<AttackQuestion>(
    () => ({ state: game, policies, space, chance: percents / 100 }),
    [game, policies, space, percents],
  );
  const { answer, isFresh, hasFailed, isPart, stop } = useAnswer(question, office);
  const [given, setGiven] = useState<number | null>(null);
  const commands = useGame((store) => store.commands.length);
  const readOnly = useGame((store) => store.readOnly);
  const isLab = useGame((store) => store.isLab);
  if (hasFailed) return <p role="status">What could attack cannot be told now.</p>;
  const order = ({ orders: [first, ...more] }: CounterAttack): void => {
    if (first !== undefined && useGame.getState().dispatch(first, ...more)) setGiven(commands);
  };
  const canOrder = isFresh && !readOnly;
  return (
    <section className="could-attack" aria-label={`What could attack ${spaceName(game, space)}`} aria-busy={!isFresh}>
      <h3>What could attack {spaceName(game, space)}</h3>
      {/* The lab takes back by the edit. */}
      {given !== null && !isLab && <TakeBack before={given} commands={commands} onDone={() => setGiven(null)} />}
      {answer === null || (!isFresh && answer.space !== space) ? (
        <p className="soft">Looking …</p>
      ) : answer.all === null ? (
        <p className="soft">Nothing more can come to fight here.</p>
      ) : (
        <>
          <OrderButton what="Attack with all" attack={answer.all} canOrder={canOrder} onOrder={order} />
          <Sent attack={answer.all} />
          {answer.leftOut.map((one) => (
            <NotWith key={one.units[0]} of={one} />
          ))}
          {answer.all.orders.length > 0 && (
            <>
              <label className="could-attack__chance">
                Smallest force that wins with{' '}
                <input
                  className="field"
                  type="number"
                  min={1}
                  max={99}
                  aria-label="Chance to win in per cent"
                  value={percents}
                  onChange={({ target }) =>
                    setPercents(Math.min(99, Math.max(1, Math.round(target.valueAsNumber) || USUAL)))
                  }
                />{' '}
                %
              </label>
              {answer.least === null ? (
                <NoneYet looking={isFresh ? (isPart ? answer.looking : null) : 0} onStop={stop}>
                  {answer.looking === null ? noLeastText(answer.all, percents / 100) : 'The search was stopped.'}
                </NoneYet>
              ) : (
                <>
                  <OrderButton what="Attack with these" attack={answer.least} canOrder={canOrder} onOrder={order} />
                  <Sent attack={answer.least} />
                  {!answer.isSmallest && <p className="soft">{MAY_BE_SMALLER}</p>}
                </>
              )}
            </>
          )}
        </>
      )}
    </section>
  );
}

interface NoneYetProps {
  /** How many forces were looked at so far; null if none is sought any more. */
  readonly looking: number | null;
  readonly onStop: () => void;
  /** Why there is none. */
  readonly children: string;
}

/** Where no smallest force is known: how far the search is, or why there is none. */
function NoneYet({ looking, onStop, children }: NoneYetProps) {
  if (looking === null) return <p className="soft">{children}</p>;
  if (looking === 0) return <p className="soft">Looking …</p>;
  return (
    <p className="soft">
      {lookingText(looking)}{' '}
      <Button small onClick={onStop}>
        Stop
      </Button>
    </p>
  );
}

interface OrderButtonProps {
  readonly what: string;
  readonly attack: CounterAttack;
  readonly canOrder: boolean;
  readonly onOrder: (attack: CounterAttack) => void;
}

/** Orders an attack by one press; one that is ordered already says so. */
function OrderButton({ what, attack, canOrder, onOrder }: OrderButtonProps) {
  if (attack.orders.length === 0) return <p>{attackOrdersText('Ordered already', attack)}</p>;
  return (
    <Button wide aria-disabled={!canOrder} onClick={() => canOrder && onOrder(attack)}>
      {attackOrdersText(what, attack)}
    </Button>
  );
}

/** Units that cannot go with the others, and the rule that says so. */
function NotWith({ of: { units, from, why } }: { readonly of: LeftOut }) {
  const game = useDisplayedGame();
  return (
    <p className="soft">
      Not with them: {capitalized(unitList(game, units))} from {spaceName(game, from)}.{' '}
      {why === null ? 'They would not make this attack stronger.' : <RefusalReason {...why} />}
    </p>
  );
}

interface TakeBackProps {
  /** How many commands there were before the press. */
  readonly before: number;
  readonly commands: number;
  readonly onDone: () => void;
}

/** Takes back all orders of one press, as long as no other was given. */
function TakeBack({ before, commands, onDone }: TakeBackProps) {
  const [at] = useState(commands);
  if (commands !== at) return null;
  const back = (): void => {
    for (let i = before; i < commands && useGame.getState().commands.length > before; i++) useGame.getState().undo();
    onDone();
  };
  return (
    <Button small onClick={back}>
      <Undo2 size={16} aria-hidden /> Take this attack back
    </Button>
  );
}
