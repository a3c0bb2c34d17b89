/** Browsers show text in this size (px) unless their reader asks for another. */
const USUAL = 16;

let known: number | null = null;

/** How much larger than usual the reader wants text, by the browser's settings: 2 for twice the size. */
export function textScale(): number {
  known ??= measuredScale();
  return known;
}

function measuredScale(): number {
  const probe = document.createElement('span');
  probe.style.fontSize = 'medium';
  document.documentElement.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return Number.isFinite(size) && size > 0 ? size / USUAL : 1;
}
