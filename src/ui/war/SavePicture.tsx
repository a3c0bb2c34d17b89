import { Download } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { Button } from '../components/Button.tsx';
import { download, downloadBlob } from '../files/download.ts';
import { pngOf } from './pngOf.ts';
import { portable } from './portable.ts';

/** Buttons that save a drawing as a picture: as drawn, or in points for programs that know no drawings. */
export function SavePicture({ drawing }: { readonly drawing: RefObject<SVGSVGElement | null> }) {
  const [hasFailed, setFailed] = useState(false);
  const saveDrawing = (): void => {
    if (drawing.current !== null)
      download('warboard-chart.svg', portable(drawing.current, 2).outerHTML, 'image/svg+xml');
  };
  const savePoints = (): void => {
    if (drawing.current === null) return;
    pngOf(drawing.current).then(
      (picture) => {
        setFailed(false);
        downloadBlob('warboard-chart.png', picture);
      },
      () => setFailed(true),
    );
  };
  return (
    <span className="chart__save">
      <Button small onClick={saveDrawing}>
        <Download size={16} aria-hidden /> Save as a picture (SVG)
      </Button>
      <Button small onClick={savePoints}>
        <Download size={16} aria-hidden /> PNG
      </Button>
      {hasFailed && <span role="alert">This browser could not draw the picture; the SVG has all of it.</span>}
    </span>
  );
}
