import { useId } from 'react';
import { MONTHS } from '../../atlas/holding.ts';
import { useLayers } from '../../store/atlas/layers.ts';
import { setMonth } from '../../store/atlas/month.ts';
import { dateText } from '../../text/dates.ts';
import { OneOf, Tick } from './Options.tsx';
import { choose, chooseKind, LONGEST_TITLE, usePrintChoices, type PrintChoices, type Time } from './printChoices.ts';
import { AREAS, type AreaId } from './sheet/areas.ts';
import type { Ink } from './sheet/grounds.ts';
import { MARK_KINDS, type MarkKind, type Naming } from './sheet/marks.ts';
import { titleOf } from './useSheets.ts';

const KINDS: Readonly<Record<MarkKind, string>> = {
  land: 'Lands',
  city: 'Cities',
  sea: 'Seas and straits',
  zone: 'Sea zones of the game',
};

const NAMINGS: readonly (readonly [Naming, string])[] = [
  ['names', 'With names'],
  ['numbers', 'With numbers, and a key'],
  ['blank', 'Blank, to fill in'],
];

const INKS: readonly (readonly [Ink, string])[] = [
  ['colour', 'In colour'],
  ['grey', 'In patterns, for a grey printer'],
  ['outline', 'Outlines only'],
];

type Format = `${PrintChoices['paper']} ${PrintChoices['orientation']}`;

const FORMATS: readonly (readonly [Format, string])[] = [
  ['A4 landscape', 'A4, across'],
  ['A4 portrait', 'A4, upright'],
  ['A3 landscape', 'A3, across'],
  ['A3 portrait', 'A3, upright'],
];

const AREA_OPTIONS = (Object.keys(AREAS) as AreaId[]).map((id) => [id, AREAS[id].title] as const);

interface PrintFormProps {
  /** The times of which the map can be, and the one that is shown. */
  readonly times: readonly (readonly [Time, string])[];
  readonly time: Time;
  /** Whether the map was looked at before, so that what was seen can be printed. */
  readonly isSeen: boolean;
}

/** What is printed, and how. */
export function PrintForm({ times, time, isSeen }: PrintFormProps) {
  const choices = usePrintChoices();
  const month = useLayers((store) => store.month);
  const title = useId();
  const areas = isSeen ? [...AREA_OPTIONS, ['seen', 'As the map was seen last'] as const] : AREA_OPTIONS;
  return (
    <form className="print-form" onSubmit={(event) => event.preventDefault()}>
      <OneOf label="Area" value={choices.area} options={areas} onChange={(area) => choose({ area })} />
      <OneOf label="Names" value={choices.naming} options={NAMINGS} onChange={(naming) => choose({ naming })} />
      <OneOf label="Look" value={choices.ink} options={INKS} onChange={(ink) => choose({ ink })} />
      {choices.ink !== 'outline' && (
        <OneOf label="Held by" value={time} options={times} onChange={(chosen) => choose({ time: chosen })} />
      )}
      {choices.ink !== 'outline' && time === 'month' && (
        <OneOf
          label="Month"
          value={month}
          options={MONTHS.map((each) => [each, dateText(each)] as const)}
          onChange={setMonth}
        />
      )}
      <fieldset className="choice">
        <legend>Shown</legend>
        {MARK_KINDS.map((kind) => (
          <Tick
            key={kind}
            label={KINDS[kind]}
            checked={choices.kinds.has(kind)}
            onChange={(isShown) => chooseKind(kind, isShown)}
          />
        ))}
        <Tick label="Rivers and lakes" checked={choices.rivers} onChange={(rivers) => choose({ rivers })} />
        <Tick label="Mountains" checked={choices.mountains} onChange={(mountains) => choose({ mountains })} />
        {time !== 'month' && <Tick label="Units" checked={choices.units} onChange={(units) => choose({ units })} />}
      </fieldset>
      <OneOf
        label="Paper"
        value={`${choices.paper} ${choices.orientation}` as Format}
        options={FORMATS}
        onChange={(format) => {
          const [paper, orientation] = format.split(' ') as [PrintChoices['paper'], PrintChoices['orientation']];
          choose({ paper, orientation });
        }}
      />
      <p className="print-choice">
        <label htmlFor={title}>Title</label>
        <input
          id={title}
          className="field"
          maxLength={LONGEST_TITLE}
          value={titleOf(choices)}
          onChange={({ target }) => choose({ title: target.value })}
          onBlur={({ target }) => (target.value.trim() === '' ? choose({ title: null }) : undefined)}
        />
      </p>
    </form>
  );
}
