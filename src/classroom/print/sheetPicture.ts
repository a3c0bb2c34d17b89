import bold from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';
import plain from '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2?url';
import italic from '@fontsource/alegreya/files/alegreya-latin-500-italic.woff2?url';
import type { Size } from './sheet/paper.ts';

/** Dots for each inch of the paper. */
const RESOLUTION = 200;
const INCH = 25.4;

const FACES = [
  { address: plain, look: 'font-weight:400 600;font-style:normal' },
  { address: italic, look: 'font-weight:400 600;font-style:italic' },
  { address: bold, look: 'font-weight:700;font-style:normal' },
] as const;

/** A sheet as a picture in points (PNG), fine enough for print. Rejects if the browser cannot draw it. */
export async function sheetPicture(drawing: string, { width, height }: Size): Promise<Blob> {
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
