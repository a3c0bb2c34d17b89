import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { editionOf } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
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
import { SaveSheet } from './SaveSheet.tsx';
import { sheetSize } from './sheet/paper.ts';
import { SheetView } from './SheetView.tsx';
import { titleOf, useSheets, useTimeShown } from './useSheets.ts';
import '../../ui/components/print.css';
import './printPage.css';

/** Any part of the map as a sheet of paper: with names, with numbers and a key, or blank. */
export function PrintPage() {
  const edition = useMemo(() => editionOf(lastEdition()), []);
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
