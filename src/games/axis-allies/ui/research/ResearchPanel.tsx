import { useEffect, useRef, useState } from 'react';
import { researchable, type Development, type GameState } from '../../../../engine/axis-allies/index.ts';
import { editionIn } from '../../store/selectors.ts';
import { chooseWeapon, useInHand } from '../../store/hand.ts';
import { LooseReport } from '../dice/LooseReport.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { developmentText, chanceText } from '../../text/developmentText.ts';
import { Die } from '../dice/Die.tsx';
import { programRolls } from '../../../../session/dice.ts';
import { diceText } from '../../text/battleText.ts';
import { ipcs } from '../../../../text/words.ts';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './research.css';

interface DevelopmentListProps {
  readonly state: GameState;
  /** The developments that can be chosen now. */
  readonly open: readonly Development[];
  readonly chosen: Development | null;
  readonly onChoose: (development: Development) => void;
}

/** All developments: the number that brings each, what it brings, and whether the power has it. */
function DevelopmentList({ state, open, chosen, onChoose }: DevelopmentListProps) {
  const own = state.developments[state.power] ?? [];
  return (
    <fieldset className="developments">
      <legend className="visually-hidden">What to develop</legend>
      {editionIn(state).developments.map((development) => {
        const { id, name, number } = development;
        const isDeveloped = own.includes(id);
        return (
          <label key={id} className={isDeveloped ? 'development development--own' : 'development'}>
            {open.length > 0 && (
              <input
                type="radio"
                name="development"
                checked={chosen?.id === id}
                disabled={!open.includes(development)}
                onChange={() => onChoose(development)}
              />
            )}
            <Die value={number} hit={isDeveloped} />
            <span>
              <strong>{name}</strong>
              {isDeveloped && <span className="development__own"> developed</span>}
              <span className="development__text">{developmentText(state, development)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface ResearchOrderProps {
  readonly state: GameState;
  readonly chosen: Development | null;
  readonly dieCost: number;
  /** How many dice can be paid. */
  readonly most: number;
}

/** How many dice: what they cost, what is left, and the chance that they bring the development. */
function ResearchOrder({ state, chosen, dieCost, most }: ResearchOrderProps) {
  const fightOn = useGame((store) => store.fightOn);
  const readOnly = useGame((store) => store.readOnly);
  const isProgram = useGame((store) => programRolls(store.setup));
  const [dice, setDice] = useState(1);
  const cost = dice * dieCost;
  const left = (state.treasury[state.power] ?? 0) - cost;
  const order = useRef<HTMLDivElement>(null);
  // In a low panel the order comes after the list, where nobody would look for it.
  useEffect(() => {
    if (chosen !== null) order.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const then = isProgram ? `roll ${diceText(dice)}` : 'roll at the table';
  return (
    <div className="research-order" ref={order}>
      <span className="research-order__more" aria-hidden />
      {chosen !== null && <p className="research-order__what">{chosen.name}</p>}
      <dl className="research-sums">
        <div>
          <dt>Dice, {ipcs(dieCost)} each</dt>
          <dd>
            <Stepper
              label="research dice"
              value={dice}
              min={1}
              max={most}
              limit="You cannot pay for more."
              disabled={readOnly || chosen === null}
              onChange={setDice}
            />
          </dd>
        </div>
        <div>
          <dt>Chance</dt>
          <dd aria-live="polite">{chanceText(dice)}</dd>
        </div>
        <div>
          <dt>Cost</dt>
          <dd>{ipcs(cost)}</dd>
        </div>
        <div>
          <dt>Left to spend</dt>
          <dd>{ipcs(left)}</dd>
        </div>
      </dl>
      <DelayedButton
        meaning={chosen?.id ?? ''}
        look={chosen === null ? 'plain' : 'main'}
        wide
        disabled={readOnly || chosen === null}
        onClick={() => chosen !== null && fightOn({ type: 'research', development: chosen.id, dice })}
      >
        {chosen === null ? 'Choose what to develop' : `Pay ${ipcs(cost)} and ${then}`}
      </DelayedButton>
    </div>
  );
}

/** Develop weapons: one development a turn, and how many dice are paid for it; then what came of them. */
export function ResearchPanel() {
  const state = useDisplayedGame();
  const readOnly = useGame((store) => store.readOnly);
  const weapon = useInHand(({ weapon: inHand }) => inHand);
  const open = researchable(state);
  const chosen = open.find(({ id }) => id === weapon) ?? null;
  const { researchDieCost } = editionIn(state);
  const most = Math.floor((state.treasury[state.power] ?? 0) / researchDieCost);
  const canPay = open.length > 0 && most > 0;
  return (
    <section className="research" aria-label="Develop weapons">
      {state.turn.research === null ? (
        <p className="soft">
          Choose one weapon and pay for dice. Each die has one chance in six; if none shows its number, the IPCs are
          lost. You can also go on without. <RuleLink rule="RES-3" short />
        </p>
      ) : (
        <div>
          <LooseReport comesIntoView />
          {/* Also a stop for Tab: a part that scrolls and holds none would be out of the keyboard's reach. */}
          <RuleLink rule="RES-3" />
        </div>
      )}
      <DevelopmentList
        state={state}
        open={canPay && !readOnly ? open : []}
        chosen={chosen}
        onChoose={({ id }) => chooseWeapon(id)}
      />
      {canPay && <ResearchOrder key={chosen?.id} state={state} chosen={chosen} dieCost={researchDieCost} most={most} />}
    </section>
  );
}
