import { useCallback, useEffect, useMemo } from 'react';
import { isOnBoard, type Atlas } from '../../atlas/atlas.ts';
import type { OpeningCard, WarEvent } from '../../atlas/schema.ts';
import { editionNamed } from '../../engine/index.ts';
import { loadLands } from '../../map/atlas/atlasData.ts';
import { setMonth } from '../../store/atlas/atlasStore.ts';
import { showLayers, useLayers } from '../../store/atlas/layers.ts';
import { unmarkPlace, useMarkedPlace } from '../../store/atlas/onMap.ts';
import { useMapCamera } from '../../store/mapCamera.ts';
import { lastEdition } from '../../store/nextGame.ts';
import { dateText, spanText } from '../../text/dates.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { goInstead, useEscapeTo } from '../../ui/address/useAddress.ts';
import { TimeControls } from '../../ui/components/TimeControls.tsx';
import '../atlas/atlas.css';
import { AtlasNotLoaded, SourceList, useAtlas } from '../atlas/useAtlas.tsx';
import { ClassroomBar, type ClassroomPageProps, ClassroomPanel, useBoardShown, useLoaded } from '../frame/frame.tsx';
import { useWords } from '../glossary/useWords.tsx';
import './time.css';

/** A step of the time line: an event, or the moment at which the game begins. */
export type TimeStep =
  | { readonly kind: 'event'; readonly id: string; readonly date: string; readonly event: WarEvent }
  | { readonly kind: 'opening'; readonly id: string; readonly date: string; readonly opening: OpeningCard };

/** The id of the step at which the game begins. */
export const OPENING_STEP = 'the-game-begins';

/** All steps in order of time. The game begins before the first event of a later day. */
export function timeLine({ events, opening }: Pick<Atlas, 'events' | 'opening'>): TimeStep[] {
  const steps = events.map((event): TimeStep => ({ kind: 'event', id: event.id, date: event.date, event }));
  if (opening === null) return steps;
  const { date } = opening;
  const later = steps.findIndex((step) => step.date > date);
  const at = later < 0 ? steps.length : later;
  return steps.toSpliced(at, 0, { kind: 'opening', id: OPENING_STEP, date, opening });
}

/** Where the year before or after begins, seen from a step: places in the list. */
export function yearsBeside(steps: readonly TimeStep[], at: number): { readonly last: number; readonly next: number } {
  const yearOf = (place: number): string => steps[place]?.date.slice(0, 4) ?? '';
  const begins = (place: number): boolean => place === 0 || yearOf(place) !== yearOf(place - 1);
  let last = at - 1;
  while (last > 0 && !begins(last)) last--;
  let next = at + 1;
  while (next < steps.length - 1 && !begins(next)) next++;
  return { last: Math.max(0, last), next: Math.min(next, steps.length - 1) };
}

/** The war event by event, on the map. '#/time/fall-of-singapore' shows one. */
export function TimePage({ rest: [wanted] }: ClassroomPageProps) {
  const { atlas, hasFailed, tryAgain } = useAtlas(lastEdition());
  useEscapeTo(GAME_ADDRESS);
  return (
    <>
      <ClassroomBar page="time" />
      {atlas === null ? (
        <ClassroomPanel label="Time line">
          <AtlasNotLoaded hasFailed={hasFailed} tryAgain={tryAgain} />
        </ClassroomPanel>
      ) : (
        <ToldTime atlas={atlas} wanted={wanted} />
      )}
    </>
  );
}

interface ToldTimeProps {
  readonly atlas: Atlas;
  readonly wanted: string | undefined;
}

function ToldTime({ atlas, wanted }: ToldTimeProps) {
  const steps = useMemo(() => timeLine(atlas), [atlas]);
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === wanted),
  );
  useToldStep(atlas, steps[at] ?? null);
  return <TimePanel atlas={atlas} steps={steps} at={at} />;
}

const NAMES = { whole: 'war', step: 'event', part: 'year' };
/** Milliseconds to read an event in. */
const SPEEDS = { slow: 14_000, usual: 9000, fast: 3500 } as const;

interface TimePanelProps {
  readonly atlas: Atlas;
  readonly steps: readonly TimeStep[];
  readonly at: number;
}

/** The event that the map shows, all events by year, and the bar that goes through them. */
function TimePanel({ atlas, steps, at }: TimePanelProps) {
  const goTo = useCallback(
    (to: number) => {
      const step = steps[Math.max(0, Math.min(to, steps.length - 1))];
      if (step) goInstead(classroomAddress('time', step.id));
    },
    [steps],
  );
  const step = steps[at];
  return (
    <ClassroomPanel label="Time line" className="time">
      <div className="panel__content time__told">
        {step === undefined ? <p>The atlas tells of no events.</p> : <ToldStep atlas={atlas} step={step} />}
        <StepList steps={steps} at={at} />
      </div>
      {step !== undefined && (
        <TimeControls
          at={at}
          last={steps.length - 1}
          parts={yearsBeside(steps, at)}
          names={NAMES}
          place={step.kind === 'event' ? spanText(step.date, step.event.until) : dateText(step.date)}
          goTo={goTo}
          speeds={SPEEDS}
          rests={step.kind === 'opening'}
        />
      )}
    </ClassroomPanel>
  );
}

interface StepListProps {
  readonly steps: readonly TimeStep[];
  readonly at: number;
}

/** All steps, year by year. */
function StepList({ steps, at }: StepListProps) {
  const here = steps[at]?.date.slice(0, 4);
  const years = [...new Set(steps.map(({ date }) => date.slice(0, 4)))];
  return (
    <nav className="time__years" aria-label="All events">
      {years.map((year) => {
        const inYear = steps.filter(({ date }) => date.startsWith(year));
        return (
          <details key={`${year} ${String(year === here)}`} open={year === here}>
            <summary>
              {year} <span className="soft">{inYear.length}</span>
            </summary>
            <ul>
              {inYear.map((step) => (
                <li key={step.id}>
                  <a
                    href={classroomAddress('time', step.id)}
                    aria-current={step.id === steps[at]?.id ? 'step' : undefined}
                  >
                    <span className="soft">{dateText(step.date).replace(` ${year}`, '')}</span>{' '}
                    {step.kind === 'event' ? step.event.title : step.opening.title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}

interface ToldStepProps {
  readonly atlas: Atlas;
  readonly step: TimeStep;
}

/** What happened in a step of the time line; it is read out when it changes. */
function ToldStep({ atlas, step }: ToldStepProps) {
  const words = useWords()();
  if (step.kind === 'opening') {
    const { date, title, text } = step.opening;
    return (
      <article className="time__event" aria-live="polite">
        <p className="time__date">{dateText(date)}</p>
        <h2>{title}</h2>
        <p>{text}</p>
        <a className="button button--main" href={GAME_ADDRESS}>
          To the game
        </a>
      </article>
    );
  }
  const { date, until, title, place, text, sources } = step.event;
  const told = isOnBoard(step.event, atlas) ? place.space : null;
  const name = editionNamed(atlas.from).spaces.find(({ id }) => id === told)?.name;
  return (
    <>
      <article className="time__event" aria-live="polite">
        <p className="time__date">
          {spanText(date, until)} · {place.name}
        </p>
        <h2>{title}</h2>
        <p>{words(text)}</p>
      </article>
      {name !== undefined && (
        <p>
          <a className="time__card" href={classroomAddress('atlas', place.space)}>
            More of {name}
          </a>
        </p>
      )}
      <SourceList key={step.id} atlas={atlas} references={sources} />
    </>
  );
}

/** The one empty list, equal every time. */
const NONE: readonly string[] = [];
/** Shows a step of the time line on the map: its place, and what changed hands with it. */
function useToldStep(atlas: Atlas, step: TimeStep | null): void {
  const event = step?.kind === 'event' ? step.event : null;
  const lands = event?.lands ?? event?.takes ?? NONE;
  const { content: found } = useLoaded(atlas.from, loadLands);
  const isOfLands = lands.length > 0;
  // Where lands are told of, they are outlined, and the spaces that they lie in are only brought into view.
  const spaces = useMemo(() => (event === null || isOfLands ? NONE : [event.place.space]), [event, isOfLands]);
  useBoardShown(atlas.from, spaces);
  useEffect(() => {
    if (found === null || event === null || !isOfLands) return;
    const around = found.lands.flatMap((land) => (lands.includes(land.id) ? land.spaces : []));
    useMapCamera
      .getState()
      .show({ kind: 'spaces', spaces: [...new Set([...around, event.place.space])], isPassing: true });
  }, [found, event, lands, isOfLands]);
  useHolders();
  useEffect(() => (step === null ? undefined : setMonth(step.date)), [step]);
  const place = event?.place ?? null;
  useEffect(() => useMarkedPlace.setState({ place, lands }), [place, lands]);
  useEffect(() => unmarkPlace, []);
}

/** Colours lands by who held them, as long as the time line is open. */
function useHolders(): void {
  useEffect(() => {
    const before = useLayers.getState();
    showLayers([...before.shown, 'holders']);
    useLayers.setState({ isMonthTold: true });
    return () => {
      const { shown } = useLayers.getState();
      if (!before.shown.has('holders')) showLayers([...shown].filter((layer) => layer !== 'holders'));
      useLayers.setState({ month: before.month, isMonthTold: false });
    };
  }, []);
}
