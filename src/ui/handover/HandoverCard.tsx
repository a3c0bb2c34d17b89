import { Pause, Play } from 'lucide-react';
import { useCallback, useMemo, useRef, useEffect, type RefObject, useState } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import type { EndedTurn, ToldLine, ToldTurn } from '../../games/face/story.ts';
import { screensOf } from '../../games/screens.ts';
import { takeOver, useHandover } from '../../store/handover.ts';
import { nextTurnText, turnOverText } from '../../text/handoverText.ts';
import { possessive, powerName } from '../../text/names.ts';
import { capitalized } from '../../text/words.ts';
import { powerLook } from '../../games/looks.ts';
import { Button } from '../components/Button.tsx';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { useWhoPlays } from '../shell/useWhoPlays.ts';
import { useFront } from '../shell/overMap.ts';
import { passBy } from '../../store/mapCamera.ts';
import { useSettings } from '../../store/settings.ts';
import { runInChunks } from '../../store/runInChunks.ts';
import './handover.css';

interface CardTelling {
  /** The line that is told now; null before the first and after the last, and if nothing moves by itself. */
  readonly at: number | null;
  /** Lines have been told one by one, so they need not be said all together. */
  readonly isTold: boolean;
  readonly isPlaying: boolean;
  /** Tells on, from the first line if none is told, or stops. */
  play(isPlaying: boolean): void;
  /** Goes to a line and stays there. */
  show(line: number): void;
  /** Takes the map to where the game goes on, if the story has led it away. */
  comeBack(): void;
}

/** Milliseconds: to look up, for each letter, at most for a line, and for all lines together. */
const PACE = { look: 1400, letter: 30, line: 4000, all: 18_000 };

/** How long each line is told. */
export function timesOf(lines: readonly ToldLine[]): readonly number[] {
  const wanted = lines.map(({ text }) => Math.min(PACE.line, PACE.look + PACE.letter * text.length));
  const all = wanted.reduce((sum, time) => sum + time, 0);
  return wanted.map((time) => time * Math.min(1, PACE.all / all));
}

const isStill = (): boolean =>
  useSettings.getState().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Tells line after line, the map going along, and in the end comes back to `front`. Where motion is not wanted nothing
 * goes by itself, and all lines are there to be read.
 */
function useTelling(lines: readonly ToldLine[], front: readonly SpaceId[]): CardTelling {
  const [isPlaying, setPlaying] = useState(() => !isStill());
  const [at, setAt] = useState<number | null>(null);
  const [hasBegun, setBegun] = useState(false);
  const [isTold, setTold] = useState(false);
  if (at !== null && !isTold) setTold(true);
  const isAway = useRef(false);
  if (!hasBegun && lines.length > 0) {
    setBegun(true);
    if (isPlaying) setAt(0);
  }

  const comeBack = useCallback(() => {
    if (isAway.current) passBy(front);
    isAway.current = false;
  }, [front]);

  useEffect(() => {
    const spaces = at === null ? [] : (lines[at]?.spaces ?? []);
    useHandover.setState({ spaces });
    if (spaces.length > 0) {
      isAway.current = true;
      passBy(spaces);
    } else if (at === null) comeBack();
  }, [at, lines, comeBack]);

  useEffect(() => {
    if (!isPlaying || at === null) return undefined;
    const isLast = at === lines.length - 1;
    const timer = setTimeout(() => {
      setAt(isLast ? null : at + 1);
      setPlaying(!isLast);
    }, timesOf(lines)[at]);
    return () => clearTimeout(timer);
  }, [isPlaying, at, lines]);

  const play = useCallback((on: boolean) => {
    setPlaying(on);
    if (on) setAt((now) => now ?? 0);
  }, []);
  const show = useCallback((line: number) => {
    setPlaying(false);
    setAt(line);
  }, []);
  return { at, isTold, isPlaying: isPlaying && at !== null, play, show, comeBack };
}

const NO_LINES: readonly ToldLine[] = [];
const NOWHERE: readonly SpaceId[] = [];

/** Who is next, what the turn before brought, and how the next power stands. Any key or press goes on. */
export function HandoverCard({ ended }: { readonly ended: EndedTurn }) {
  const { state } = ended.timeline;
  const { power, round } = state;
  const told = useToldTurn(ended);
  const lines = told?.lines ?? NO_LINES;
  const { at, isTold, isPlaying, play, show, comeBack } = useTelling(lines, told?.front ?? NOWHERE);
  const card = useRef<HTMLElement>(null);
  const isInFront = useFront('handover');
  const goOn = useCallback(
    (isOnMap: boolean) => {
      if (!isOnMap) comeBack();
      takeOver();
    },
    [comeBack],
  );
  const onLook = useCallback(() => play(false), [play]);
  useGoOn(
    card,
    useMemo(() => ({ onGo: goOn, onLook }), [goOn, onLook]),
  );
  const player = useWhoPlays()(state, power);
  const name = powerName(state, power);
  const look = powerLook(power);
  return (
    <section ref={card} className="handover" hidden={!isInFront} data-over-map aria-label="Handover">
      <p className="visually-hidden" role="status" aria-label="Who is next">
        {turnOverText(state, ended.power)} {nextTurnText(state, player)}
      </p>
      <p className="visually-hidden" role="status" aria-label="What is told">
        {at === null ? (isTold ? '' : lines.map(({ text }) => text).join(' ')) : lines[at]?.text}
      </p>
      <header className="handover__head" style={{ background: look.colour, color: look.ink }}>
        <PowerEmblem power={power} size={40} />
        <div>
          <h2>{player}</h2>
          <p>
            {player === name ? 'Round' : `${name} · round`} {round}
          </p>
        </div>
        {lines.length > 0 && (
          <Button
            shape="icon"
            aria-label={isPlaying ? 'Stop the story' : 'Tell the story on the map'}
            onClick={() => play(!isPlaying)}
          >
            {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          </Button>
        )}
        <Button onClick={() => goOn(false)}>Go on</Button>
      </header>
      {screensOf(state).loadStory && <h3>{capitalized(possessive(state, ended.power))} turn</h3>}
      <StoryLines lines={lines} at={at} onShow={show} />
      {told !== null && (
        <div className="handover__next">
          <h3>{name} now</h3>
          {told.next.map(({ text, isUrgent }) => (
            <p key={text} className={isUrgent ? 'handover__victory' : undefined}>
              {text}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

interface StoryLinesProps {
  readonly lines: readonly ToldLine[];
  /** The line that is told now. */
  readonly at: number | null;
  readonly onShow: (line: number) => void;
}

/** The lines of a story; a press on one that has a place takes the map there. */
function StoryLines({ lines, at, onShow }: StoryLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (at !== null) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className="handover__lines" aria-label="What happened">
      {lines.map(({ text, spaces }, i) => (
        <li key={i} aria-current={i === at}>
          {spaces.length === 0 ? (
            text
          ) : (
            <button type="button" className="handover__line" onClick={() => onShow(i)}>
              {text}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Keys that do nothing by themselves, and the one that leads to the card. */
const NO_KEYS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab'];
/** Keys that only go on: on the map they would do something where nobody has looked yet. */
const ONLY_ON = ['Escape', 'Enter', ' '];
const CONTROLS = 'a, button, input, select, textarea, summary, [role=dialog], [role=menu]';
const MAP = '.shell__world';

interface GoOn {
  /** Whether it was a press on the map, which is to stay where it is then. */
  onGo(isOnMap: boolean): void;
  /** Somebody looks round on the map. */
  onLook(): void;
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Any key or press beside the card goes on, and does what it always does. */
function useGoOn(card: RefObject<HTMLElement | null>, { onGo, onLook }: GoOn): void {
  useEffect(() => {
    const isOnCard = ({ target }: Event): boolean => target instanceof Node && card.current?.contains(target) === true;
    const press = (event: PointerEvent): void => {
      if (!isOnCard(event)) onGo(isWithin(event.target, MAP));
    };
    const key = (event: KeyboardEvent): void => {
      if (event.repeat || NO_KEYS.includes(event.key)) return;
      if (event.key !== 'Escape' && isOnCard(event)) return;
      if (event.key === 'Escape' || (ONLY_ON.includes(event.key) && !isWithin(event.target, CONTROLS))) {
        event.preventDefault();
        event.stopPropagation();
      }
      onGo(false);
    };
    const wheel = (event: WheelEvent): void => {
      if (isWithin(event.target, MAP)) onLook();
    };
    // Before anything else hears them.
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', key, true);
    window.addEventListener('wheel', wheel, { capture: true, passive: true });
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('wheel', wheel, true);
    };
  }, [card, onGo, onLook]);
}

/** The story of a turn; null until it has been played again, and if that fails: the game goes on without it. */
function useToldTurn(ended: EndedTurn): ToldTurn | null {
  const [told, setTold] = useState<ToldTurn | null>(null);
  useEffect(() => {
    let isWanted = true;
    tell(ended).then(
      (turn) => {
        if (isWanted) setTold(turn);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [ended]);
  return told;
}

async function tell(ended: EndedTurn): Promise<ToldTurn | null> {
  const tellTurn = await screensOf(ended.timeline.state).loadStory?.();
  return tellTurn === undefined ? null : runInChunks(tellTurn(ended));
}
