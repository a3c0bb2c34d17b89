import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/components/Button.tsx';
import { download, downloadBlob } from '../../ui/files/download.ts';
import type { Size } from './sheet/paper.ts';
import { sheetPicture } from './sheetPicture.ts';

interface SaveSheetProps {
  readonly drawing: string;
  readonly size: Size;
  /** What it is: 'Map', 'Key'. */
  readonly what: string;
  readonly fileName: string;
}

type Saving = 'no' | 'saving' | 'failed';

/** Buttons that save a sheet: as a drawing, or in points for programs that know no drawings. */
export function SaveSheet({ drawing, size, what, fileName }: SaveSheetProps) {
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
