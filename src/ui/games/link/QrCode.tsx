import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** The most letters of an address in the largest QR code there is. */
export const MAX_CODE_LENGTH = 2_953;

/** Empty modules around a code. */
const MARGIN = 4;

/** A text as a QR code, with the least correction of errors: the code is read from a screen and is large already. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.L, maxCorrectionLevel: correction.L });
    return { path: toSvgPath(code), size: code.size + 2 * MARGIN };
  }, [text]);
  return (
    <svg
      className="game-link__code"
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
