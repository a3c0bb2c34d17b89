/** Marks that the map has been drawn, for the style sheet, tests and benchmarks. */
export function markMapDrawn(): void {
  performance.mark('first-map');
  document.documentElement.dataset['map'] = 'painted';
}
