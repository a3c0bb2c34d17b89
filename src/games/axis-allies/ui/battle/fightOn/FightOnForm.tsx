import { useId } from 'react';
import { typeOf, type GameState } from '../../../../../engine/axis-allies/index.ts';
import { useFightOn } from '../../../store/fightOn/fightOnStore.ts';
import { landOrAir } from '../../../session/landOrAir.ts';
import { useSettings } from '../../../../../store/settings.ts';
import { LOSS_OPTIONS, protectedText, STOP_OPTIONS } from '../../../text/fightOnText.ts';
import { deciderName } from '../../../text/names.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../../ui/components/DelayedButton.tsx';
import { useInitialFocus } from '../../../../../ui/components/useInitialFocus.ts';
import './fightOn.css';

interface FightOnFormProps {
  readonly state: GameState;
  readonly onClose: () => void;
}

/** What stops a fight that goes on by itself, whose choices it makes, and the button that begins it. */
export function FightOnForm({ state, onClose }: FightOnFormProps) {
  const { stops, answers, setStops, setAnswers, begin } = useFightOn();
  const hasOdds = useSettings(({ odds }) => odds);
  const start = useInitialFocus<HTMLButtonElement>();
  const title = useId();
  const choice = landOrAir(state);
  return (
    <section className="fight-on" aria-labelledby={title}>
      <h3 id={title}>Fight on until the battle is over</h3>
      <p className="soft">Or stop after a round, once this is so:</p>
      <div className="fight-on__stops">
        {STOP_OPTIONS.filter(({ stop }) => hasOdds || stop !== 'chance').map(({ stop, name, options }) => (
          <label key={stop}>
            {name}
            <select
              className="field"
              value={String(stops[stop])}
              onChange={({ target }) => setStops({ [stop]: target.value === 'null' ? null : Number(target.value) })}
            >
              {options.map(({ value, text }) => (
                <option key={text} value={String(value)}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div className="fight-on__checks">
        <Check text="Only aircraft are left" isOn={stops.onlyAir} onChange={(onlyAir) => setStops({ onlyAir })} />
      </div>
      {isOnLand(state) ? (
        <label className="fight-on__losses">
          Attackers lose
          <select
            className="field"
            value={String(answers.keepAir)}
            onChange={({ target }) => setAnswers({ keepAir: KEEP_AIR[target.value] ?? null })}
          >
            {LOSS_OPTIONS.map(({ keepAir, text }) => (
              <option key={text} value={String(keepAir)}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className="soft">The attackers lose their cheapest units first.</p>
      )}
      {answers.keepAir === null && choice !== null && <p className="soft">{protectedText(state, choice)}</p>}
      <div className="fight-on__checks">
        <Check
          text={`${defendersIn(state)} loses what is suggested too`}
          isOn={answers.defender}
          onChange={(defender) => setAnswers({ defender })}
        />
        {hasSubmarines(state) && (
          <Check
            text="Submarines never submerge"
            isOn={answers.submarines}
            onChange={(submarines) => setAnswers({ submarines })}
          />
        )}
      </div>
      <div className="decision-buttons">
        <DelayedButton
          meaning="fight on"
          look="main"
          wide
          ref={start}
          onClick={() => {
            onClose();
            void begin();
          }}
        >
          Fight on
        </DelayedButton>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </section>
  );
}

/** The answers by what a choice in the form calls them. */
const KEEP_AIR: Readonly<Record<string, boolean>> = { true: true, false: false };

interface CheckProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Check = ({ text, isOn, onChange }: CheckProps) => (
  <label className="fight-on__check">
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {text}
  </label>
);

/** 'Ada (the Soviet Union)'. */
const defendersIn = (state: GameState): string =>
  deciderName(
    state,
    (state.battle?.defenders ?? []).flatMap((id) => state.units[id]?.owner ?? []),
  );

const isOnLand = ({ battle }: GameState): boolean => battle?.kind === 'land';

const hasSubmarines = (state: GameState): boolean =>
  [...(state.battle?.attackers ?? []), ...(state.battle?.defenders ?? [])]
    .flatMap((id) => state.units[id] ?? [])
    .some((unit) => typeOf(state, unit).submerges);
