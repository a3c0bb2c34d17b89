import { correction, generate } from 'lean-qr';
import { useEffect, useRef } from 'react';

/** The most letters of an address in the largest QR code there is. */
export const MAX_CODE_LENGTH = 2_953;

/** A text as a QR code, with the least correction of errors: the code is read from a screen and is large already. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    generate(text, { minCorrectionLevel: correction.L, maxCorrectionLevel: correction.L }).toCanvas(canvas.current);
  }, [text]);
  return <canvas ref={canvas} className="game-link__code" role="img" aria-label={label} />;
}
