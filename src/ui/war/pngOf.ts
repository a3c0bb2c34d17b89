import { portable } from './portable.ts';

/** Points of the picture for each unit of the drawing: sharp on paper and on large screens. */
const SCALE = 4;
const PAPER = '#fdf9ee';

/** A drawing as a picture in points (PNG), on paper. Rejects if the browser cannot draw it. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const copy = portable(drawing, SCALE);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('There is no picture.')) : resolve(blob)), 'image/png'),
  );
}
