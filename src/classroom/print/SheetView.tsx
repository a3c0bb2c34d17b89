import { useEffect, useRef } from 'react';

interface SheetViewProps {
  /** A drawing (SVG). */
  readonly drawing: string;
  readonly label: string;
  /** Of the sheet, for print: 'A4 landscape'. */
  readonly format: string;
}

/** A sheet as it will be printed. */
export function SheetView({ drawing, label, format }: SheetViewProps) {
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
