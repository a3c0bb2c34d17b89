import { Printer, Download } from 'lucide-react';
import { useMemo, useState, useEffect, useRef } from 'react';
import bold from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';
import plain from '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2?url';
import italic from '@fontsource/alegreya/files/alegreya-latin-500-italic.woff2?url';
import { editionNamed } from '../../engine/index.ts';
import { useMapSeen } from '../../store/mapCamera.ts';
import { lastEdition } from '../../store/nextGame.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { useEscapeTo } from '../../ui/address/useEscapeTo.ts';
import { Button } from '../../ui/components/Button.tsx';
import { useInitialFocus } from '../../ui/components/useInitialFocus.ts';
import { NotLoaded } from '../../ui/lazy/NotLoaded.tsx';
import { useAtlas } from '../atlas/useAtlas.ts';
import { ClassroomBar } from '../frame/ClassroomBar.tsx';
import { PrintForm } from './PrintForm.tsx';
import type { Time } from './printChoices.ts';
import { download, downloadBlob } from '../../ui/files/download.ts';
import { type Size, sheetSize } from './sheet/paper.ts';
import { titleOf, useSheets, useTimeShown } from './useSheets.ts';
import { useGame } from '../../store/gameStore.ts';
import '../../ui/components/print.css';
import './printPage.css';

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
  const title = titleOf(choices);
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
          <PrintForm times={times} time={time} isSeen={isSeen} />
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
  readonly size: Size;
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
async function sheetPicture(drawing: string, { width, height }: Size): Promise<Blob> {
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
