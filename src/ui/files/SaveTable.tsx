import { Download } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { download } from './download.ts';

interface SaveTableProps {
  /** Of the file, without ending. */
  readonly name: string;
  readonly what: string;
  readonly text: () => string;
}

/** A button that writes a table to a file for a spreadsheet. */
export function SaveTable({ name, what, text }: SaveTableProps) {
  return (
    <Button small onClick={() => download(`warboard-${name}.csv`, text(), 'text/csv')}>
      <Download size={16} aria-hidden /> Save the {what} as a table (CSV)
    </Button>
  );
}
