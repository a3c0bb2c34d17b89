import { ArrowLeft, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { wordsTold } from '../../../atlas/wordsTold.ts';
import { landsIn } from '../../../atlas/holding.ts';
import type { Holder } from '../../../atlas/schema.ts';
import { loadLands } from '../../../map/atlas/atlasData.ts';
import type { HeldLands } from '../../../map/picture/heldPicture.ts';
import type { Stop } from '../../../saves/lessonSchema.ts';
import { ViewPicture } from '../../../map/picture/ViewPicture.tsx';
import { useGlossary } from '../../../store/atlas/glossary.ts';
import { dateText } from '../../../text/dates.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { useEscapeTo } from '../../../ui/address/useAddress.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { HolderList } from '../../../ui/layers/HolderKey.tsx';
import { Markdown } from '../../../ui/lab/Markdown.tsx';
import { useAtlas } from '../../atlas/useAtlas.tsx';
import { toldIn, stopBoard } from '../stopOnMap.tsx';
import { NoLesson, useOpenLesson } from '../openLesson.tsx';
import { useLoaded } from '../../frame/frame.tsx';
import type { Views } from '../views.ts';
import '../../../ui/components/print.css';
import '../../../ui/layers/layers.css';

/** A lesson on paper: each stop with a small map, its title and text; the notes too, if they are wanted. */
export function LessonHandout({ id }: { readonly id: string }) {
  const { open, views, trouble, tryAgain } = useOpenLesson(id);
  const [hasNotes, setNotes] = useState(false);
  const [lines, setLines] = useState(0);
  const stops = open?.history.now.stops ?? NO_STOPS;
  const hasQuestions = stops.some(asks);
  const back = classroomAddress('lessons', ...(open?.isOwn === true ? [id] : []));
  useEscapeTo(back);
  return (
    <main className="lesson-page lesson-handout" aria-label="Handout">
      <div className="lesson-handout__head">
        <a className="button" href={back}>
          <ArrowLeft size={18} aria-hidden /> Back
        </a>
        <label className="lesson-handout__choice">
          <input type="checkbox" checked={hasNotes} onChange={({ target }) => setNotes(target.checked)} /> With the
          teacher’s notes
        </label>
        <label className="lesson-handout__choice">
          Lines to write on, under each {hasQuestions ? 'question' : 'stop'}{' '}
          <select className="field" value={lines} onChange={({ target }) => setLines(Number(target.value))}>
            {LINES.map((count) => (
              <option key={count} value={count}>
                {count === 0 ? 'None' : count}
              </option>
            ))}
          </select>
        </label>
        <Button look="main" onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
      </div>
      {open === null || views === null ? (
        <NoLesson trouble={trouble} onTryAgain={tryAgain} />
      ) : (
        <article className="lesson-handout__sheet">
          <h1>{open.history.now.title}</h1>
          {open.history.now.about !== '' && <p>{open.history.now.about}</p>}
          {stops.map((stop, i) => (
            <HandoutStop
              key={i}
              edition={open.history.now.edition}
              stop={stop}
              number={i + 1}
              views={views}
              hasNotes={hasNotes}
              lines={!hasQuestions || asks(stop) ? lines : 0}
            />
          ))}
          <HandoutWords stops={stops} />
          <p className="lesson-handout__foot">Map: Natural Earth, public domain. Warboard.</p>
        </article>
      )}
    </main>
  );
}

/** What the words of the texts mean, since paper has no links. */
function HandoutWords({ stops }: { readonly stops: readonly Stop[] }) {
  const words = useGlossary((store) => store.words);
  const told = useMemo(
    () =>
      wordsTold(
        words,
        stops.map(({ text }) => text),
      ),
    [words, stops],
  );
  if (told.length === 0) return null;
  return (
    <section className="lesson-handout__words" aria-labelledby="handout-words">
      <h2 id="handout-words">Words</h2>
      <dl>
        {told.map(({ id, word, text }) => (
          <div key={id}>
            <dt>{word}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface HandoutStopProps {
  readonly edition: string;
  readonly stop: Stop;
  readonly number: number;
  readonly views: Views;
  readonly hasNotes: boolean;
  /** How many lines to write on stand under it. */
  readonly lines: number;
}

const NO_STOPS: readonly Stop[] = [];
/** Numbers of lines to choose from. */
const LINES = [0, 2, 3, 4, 6, 8, 12];

/** Whether the class is asked something at a stop. */
const asks = ({ text }: Pick<Stop, 'text'>): boolean => text.includes('?');

const keyOf = (holders: readonly Holder[]) => <HolderList holders={holders} />;

/** Who held the lands in a month; null without one, and until that is loaded. */
function useHeldLands(edition: string, month: string | undefined): HeldLands | null {
  const told = useAtlas(edition).atlas?.holders ?? null;
  const { content: lands } = useLoaded(month === undefined ? null : edition, loadLands);
  return useMemo(
    () => (month === undefined || told === null || lands === null ? null : { lands, held: landsIn(told, month) }),
    [told, lands, month],
  );
}

const NO_DRAWS: NonNullable<Stop['draws']> = [];

function HandoutStop({ edition, stop, number, views, hasNotes, lines }: HandoutStopProps) {
  const box = useMemo(() => views.boxOf(stop.view), [views, stop.view]);
  const { month, title, text, draws } = stop;
  const isTold = useMemo(() => toldIn({ title, text, draws }), [title, text, draws]);
  const held = useHeldLands(edition, month);
  return (
    <section className="lesson-handout__stop">
      <ViewPicture
        state={stopBoard(edition, stop)}
        held={held}
        keyOf={keyOf}
        box={box}
        draws={stop.draws ?? NO_DRAWS}
        project={views.project}
        isTold={isTold}
        label={`Map of stop ${number}: ${stop.title}`}
      />
      <div>
        <h2>
          {number}. {stop.title}
        </h2>
        {month !== undefined && <p className="soft">Who held what in {dateText(month)}</p>}
        <Markdown text={stop.text} keepsLines />
        {hasNotes && stop.notes.trim() !== '' && (
          <div className="lesson-handout__notes">
            <Markdown text={stop.notes} />
          </div>
        )}
      </div>
      {lines > 0 && (
        <div className="lesson-handout__lines" aria-label={`${lines} lines to write on`} role="img">
          {Array.from({ length: lines }, (_, i) => (
            <div key={i} />
          ))}
        </div>
      )}
    </section>
  );
}
