import { Pause, Play } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { frontSpaces } from '../../store/front.ts';
import { takeOver, type EndedTurn } from '../../store/handover.ts';
import { nextTurnText, turnOverText } from '../../text/handoverText.ts';
import { situationText } from '../../text/history/situationText.ts';
import { possessive, powerName } from '../../text/names.ts';
import { comingVictories, standingText } from '../../text/victoryText.ts';
import { capitalized } from '../../text/words.ts';
import { powerLook } from '../../emblems/powers.ts';
import { Button } from '../components/Button.tsx';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { useWhoPlays } from '../shortGame/useWhoPlays.ts';
import { useFront } from '../shell/overMap.ts';
import './handover.css';
import { StoryLines } from './StoryLines.tsx';
import { linesOf, type ToldLine } from './toldLines.ts';
import { useGoOn } from './useGoOn.ts';
import { useTelling } from './useTelling.ts';
import { useToldTurn } from './useToldTurn.ts';

const NO_LINES: readonly ToldLine[] = [];

/** Who is next, what the turn before brought, and how the next power stands. Any key or press goes on. */
export function HandoverCard({ ended }: { readonly ended: EndedTurn }) {
  const { state } = ended.timeline;
  const { power, round } = state;
  const told = useToldTurn(ended);
  const lines = useMemo(() => (told === null ? NO_LINES : linesOf(state, told)), [told, state]);
  const front = useMemo(() => frontSpaces(state), [state]);
  const { at, isTold, isPlaying, play, show, comeBack } = useTelling(lines, front);
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
  const coming = comingVictories(state);
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
      <h3>{capitalized(possessive(state, ended.power))} turn</h3>
      <StoryLines lines={lines} at={at} onShow={show} />
      {told !== null && (
        <div className="handover__next">
          <h3>{name} now</h3>
          <p className={coming.length > 0 ? 'handover__victory' : undefined}>
            {coming.length > 0 ? coming.join(' ') : `Victory: ${standingText(state)}.`}
          </p>
          {situationText(state, told.next).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </section>
  );
}
