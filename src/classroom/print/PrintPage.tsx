import { Printer, Download } from 'lucide-react';
import { useMemo, useState, useEffect, useRef, useId } from 'react';
import bold from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';
import plain from '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2?url';
import italic from '@fontsource/alegreya/files/alegreya-latin-500-italic.woff2?url';
import { editionNamed } from '../../engine/index.ts';
import { useMapSeen } from '../../store/mapCamera.ts';
import { lastEdition } from '../../store/nextGame.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { useEscapeTo } from '../../ui/address/useAddress.ts';
import { Button } from '../../ui/components/Button.tsx';
import { useInitialFocus } from '../../ui/components/useInitialFocus.ts';
import { NotLoaded } from '../../ui/lazy/lazyPart.tsx';
import { useAtlas } from '../atlas/useAtlas.tsx';
import { ClassroomBar, useLoaded } from '../frame/frame.tsx';
import { MONTHS } from '../../atlas/holding.ts';
import { loadedProjection } from './holding.ts';
import { useLayers } from '../../store/atlas/layers.ts';
import { setMonth } from '../../store/atlas/atlasStore.ts';
import { dateText } from '../../text/dates.ts';
import { OneOf, Tick } from '../frame/fields.tsx';
import {
  choose,
  chooseKind,
  LONGEST_TITLE,
  usePrintChoices,
  type PrintChoices,
  type Time,
  sheetTitle,
  useSheets,
  useTimeShown,
} from './useSheets.ts';
import { AREAS, areasOn, type PaperSize, sheetSize } from './sheet/mapFrame.ts';
import type { Ink } from './sheet/grounds.ts';
import { MARK_KINDS, type MarkKind, type Naming } from './sheet/marks.ts';
import { download, downloadBlob } from '../../ui/files/download.ts';
import { useGame } from '../../store/gameStore.ts';
import '../../ui/components/print.css';
import './printPage.css';

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

interface PrintFormProps {
  readonly edition: string;
  /** The times of which the map can be, and the one that is shown. */
  readonly times: readonly (readonly [Time, string])[];
  readonly time: Time;
  /** Whether the map was looked at before, so that what was seen can be printed. */
  readonly isSeen: boolean;
}

/** What is printed, and how. */
function PrintForm({ edition, times, time, isSeen }: PrintFormProps) {
  const choices = usePrintChoices();
  const month = useLayers((store) => store.month);
  const title = useId();
  const { content: projection } = useLoaded(edition, loadedProjection);
  const shown = projection === null ? [] : areasOn(projection).map((id) => [id, AREAS[id].title] as const);
  const areas = isSeen ? [...shown, ['seen', 'As the map was seen last'] as const] : shown;
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
          value={sheetTitle(choices)}
          onChange={({ target }) => choose({ title: target.value })}
          onBlur={({ target }) => (target.value.trim() === '' ? choose({ title: null }) : undefined)}
        />
      </p>
    </form>
  );
}

/** Any part of the map as a sheet of paper: with names, with numbers and a key, or blank. */
export function PrintPage() {
  const edition = useMemo(() => editionNamed(lastEdition()), []);
  const playing = useGame((store) => (store.inGame ? store.game : null));
  const game = playing?.edition === edition.id ? playing : null;
  const { atlas } = useAtlas(edition.id);
  const told = atlas?.holders ?? null;
  const { sheets, choices, hasFailed, tryAgain } = useSheets(edition, game, told);
  const time = useTimeShown(game, told);
  const isSeen = useMapSeen((store) => store.area !== null && store.edition === edition.id);
  const page = useInitialFocus<HTMLElement>();
  useEscapeTo(GAME_ADDRESS);
  const { paper, orientation, naming } = choices;
  const size = sheetSize(paper, orientation);
  const times: (readonly [Time, string])[] = [
    ...(game === null ? [] : [['now', 'As the game stands now'] as const]),
    ['start', 'As the game begins'],
    ...(told === null ? [] : [['month', 'In a month of the war'] as const]),
  ];
  const title = sheetTitle(choices);
  const fileName = `warboard-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
  return (
    <div className="classroom-page print-page">
      <ClassroomBar page="print" />
      <main ref={page} tabIndex={-1} className="classroom-page__beside">
        <section className="print-page__choices" aria-labelledby="print-title">
          <h2 id="print-title">Print a map</h2>
          <PrintForm edition={edition.id} times={times} time={time} isSeen={isSeen} />
        </section>
        <section className="print-page__preview" aria-label="Preview">
          {sheets !== null && (
            <div className="print-page__actions">
              <Button look="main" onClick={() => window.print()}>
                <Printer size={18} aria-hidden /> Print
              </Button>
              <SaveSheet drawing={sheets.map} size={size} what="Map" fileName={fileName} />
              {sheets.keys.map((key, i) => (
                <SaveSheet
                  key={i}
                  drawing={key}
                  size={size}
                  what={sheets.keys.length > 1 ? `Key ${i + 1}` : 'Key'}
                  fileName={`${fileName}-key-${i + 1}`}
                />
              ))}
              <p role="status">{said(sheets.marks.length, sheets.keys.length, naming)}</p>
            </div>
          )}
          {hasFailed && <NotLoaded name="The map" back={GAME_ADDRESS} onTryAgain={tryAgain} />}
          {sheets !== null &&
            [sheets.map, ...sheets.keys].map((drawing, i) => (
              <SheetView
                key={i}
                drawing={drawing}
                format={`${paper} ${orientation}`}
                label={i === 0 ? `The map: ${title}` : `The key: ${sheets.marks.length} places`}
              />
            ))}
        </section>
      </main>
    </div>
  );
}

function said(places: number, keys: number, naming: string): string {
  const marked = places === 1 ? '1 place' : `${places} places`;
  if (naming === 'names') return `The map names ${marked}.`;
  if (naming === 'blank') return 'The map has no names.';
  return `The map has ${marked} to name; the key ${keys > 1 ? `takes ${keys} sheets` : 'is a sheet of its own'}.`;
}

interface SaveSheetProps {
  readonly drawing: string;
  readonly size: PaperSize;
  /** What it is: 'Map', 'Key'. */
  readonly what: string;
  readonly fileName: string;
}

type Saving = 'no' | 'saving' | 'failed';

/** Buttons that save a sheet: as a drawing, or in points for programs that know no drawings. */
function SaveSheet({ drawing, size, what, fileName }: SaveSheetProps) {
  const [saving, setSaving] = useState<Saving>('no');
  const savePoints = (): void => {
    setSaving('saving');
    sheetPicture(drawing, size).then(
      (picture) => {
        downloadBlob(`${fileName}.png`, picture);
        setSaving('no');
      },
      () => setSaving('failed'),
    );
  };
  return (
    <div className="print-save">
      <Button onClick={() => download(`${fileName}.svg`, drawing, 'image/svg+xml')}>
        <Download size={18} aria-hidden /> {what} (SVG)
      </Button>
      <Button onClick={savePoints} disabled={saving === 'saving'}>
        <Download size={18} aria-hidden /> {what} (PNG)
      </Button>
      {saving === 'failed' && <p role="alert">This browser could not draw the picture; the SVG has all of it.</p>}
    </div>
  );
}

interface SheetViewProps {
  /** A drawing (SVG). */
  readonly drawing: string;
  readonly label: string;
  /** Of the sheet, for print: 'A4 landscape'. */
  readonly format: string;
}

/** A sheet as it will be printed. */
function SheetView({ drawing, label, format }: SheetViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Read as a drawing, not as a part of the page: it can then hold nothing but what a drawing holds.
    const read = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement;
    place.current?.replaceChildren(document.importNode(read, true));
  }, [drawing]);
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      className={`sheet sheet--${format.toLowerCase().replace(' ', '-')}`}
    />
  );
}

/** Dots for each inch of the paper. */
const RESOLUTION = 200;
const INCH = 25.4;

const FACES = [
  { address: plain, look: 'font-weight:400 600;font-style:normal' },
  { address: italic, look: 'font-weight:400 600;font-style:italic' },
  { address: bold, look: 'font-weight:700;font-style:normal' },
] as const;

/** A sheet as a picture in points (PNG), fine enough for print. Rejects if the browser cannot draw it. */
async function sheetPicture(drawing: string, { width, height }: PaperSize): Promise<Blob> {
  const [across, down] = [width, height].map((length) => Math.round((length / INCH) * RESOLUTION)) as [number, number];
  const image = new Image(across, down);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await withTypefaces(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [across, down];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  context.drawImage(image, 0, 0, across, down);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('There is no picture.')) : resolve(blob)), 'image/png'),
  );
}

/** A picture knows no typefaces but its own, so they are written into it. Without them it is drawn in another. */
async function withTypefaces(drawing: string): Promise<string> {
  try {
    const faces = await Promise.all(
      FACES.map(async ({ address, look }) => {
        const file = await (await fetch(address)).arrayBuffer();
        return `@font-face{font-family:Alegreya;${look};src:url(data:font/woff2;base64,${base64(file)})}`;
      }),
    );
    return drawing.replace('<title>', `<style>${faces.join('')}</style><title>`);
  } catch {
    return drawing;
  }
}

function base64(file: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(file)) text += String.fromCharCode(byte);
  return btoa(text);
}
