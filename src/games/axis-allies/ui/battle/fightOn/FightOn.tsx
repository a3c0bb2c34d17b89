import { useCallback, useState, type ReactNode, useId, useEffect } from 'react';
import { awaiting, powersInBattle, type GameState, typeOf } from '../../../../../engine/axis-allies/index.ts';
import { programRolls } from '../../../../../session/dice.ts';
import { useFightOn, useIsFightWaiting } from '../../../store/fightOn/fightOnStore.ts';
import { stoppedText, LOSS_OPTIONS, protectedText, STOP_OPTIONS } from '../../../text/fightOnText.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../../ui/components/DelayedButton.tsx';
import { landOrAir } from '../../../session/landOrAir.ts';
import { useSettings } from '../../../../../store/settings.ts';
import { deciderName } from '../../../text/names.ts';
import { useInitialFocus } from '../../../../../ui/components/useInitialFocus.ts';
import { keyOf } from '../../../../../store/keyOf.ts';
import { addressOf } from '../../../../../ui/address/address.ts';
import { KEYS } from '../../../../../text/keys.ts';
import { useGame } from '../../../store/game.ts';
import './fightOn.css';

/** Elements in which letters are text or move the focus on the map. */
const IGNORED =
  'input:not([type=checkbox]), select, textarea, [contenteditable], .world-map__canvas, [role=dialog], [role=menu]';

/** The key `b` shows what stops a fight that goes on by itself, and hides it again; Escape hides it. */
function useFightOnKey(isOpen: boolean, isPossible: boolean, onOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isPossible) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      const { ctrlKey, metaKey, altKey, target, defaultPrevented, repeat } = event;
      const isKey = key === KEYS.fightOn || (key === 'Escape' && isOpen);
      if (!isKey || repeat || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && key === KEYS.fightOn && target.closest(IGNORED) !== null) return;
      if (addressOf(window.location.hash).place !== 'game') return;
      event.preventDefault();
      onOpen(key === KEYS.fightOn && !isOpen);
    };
    // Before the game screen's own listener, which takes Escape as a step back.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOpen, isPossible, onOpen]);
}

interface FightOnFormProps {
  readonly state: GameState;
  readonly onClose: () => void;
}

/** What stops a fight that goes on by itself, whose choices it makes, and the button that begins it. */
function FightOnForm({ state, onClose }: FightOnFormProps) {
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
  deciderName(state, state.battle ? powersInBattle(state, state.battle, 'defender') : []);

const isOnLand = ({ battle }: GameState): boolean => battle?.kind === 'land';

const hasSubmarines = (state: GameState): boolean =>
  [...(state.battle?.attackers ?? []), ...(state.battle?.defenders ?? [])]
    .flatMap((id) => state.units[id] ?? [])
    .some((unit) => typeOf(state, unit).submerges);

interface FightOnProps {
  readonly state: GameState;
  /** The decision that the battle waits for. */
  readonly children: ReactNode;
}

/**
 * The decision, and a way to let the fight go on by itself, if the program rolls: a button and the key `b` show its
 * conditions in the decision's place. Says why it stopped.
 */
export function FightOn({ state, children }: FightOnProps) {
  const isPossible = useGame((store) => !store.readOnly && !store.isTypingDice && programRolls(store.setup));
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const reckoning = useFightOn((store) => store.reckoning === state);
  const stopped = useFightOn((store) => (store.stopped?.at === state ? store.stopped.why : null));
  // A fight that waits goes on by the buttons of the choice; the key still changes its conditions.
  const isWaiting = useIsFightWaiting(state);
  useFightOnKey(isOpen, isPossible && !reckoning, setOpen);
  if (!isPossible) return children;
  if (reckoning) return <Reckoning rounds={roundsFought(state)} />;
  if (isOpen) return <FightOnForm state={state} onClose={close} />;
  return (
    <>
      {stopped !== null && (
        <p className="fight-on__stopped" role="status">
          {stoppedText(state, stopped)}
        </p>
      )}
      {children}
      {!isWaiting && (
        <DelayedButton
          meaning="conditions"
          look="quiet"
          small
          className="fight-on__open"
          aria-keyshortcuts={KEYS.fightOn}
          onClick={() => setOpen(true)}
        >
          Fight on until … <kbd>b</kbd>
        </DelayedButton>
      )}
    </>
  );
}

function Reckoning({ rounds }: { readonly rounds: number }) {
  const halt = useFightOn((store) => store.halt);
  return (
    <>
      <p role="status">
        {rounds === 0 ? 'Reckoning the chance to win …' : `Reckoning the chance to win after round ${rounds} …`}
      </p>
      <Button wide onClick={halt}>
        Stop here
      </Button>
    </>
  );
}

const roundsFought = (state: GameState): number =>
  (state.battle?.round ?? 1) - (awaiting(state).kind === 'retreat' ? 0 : 1);
