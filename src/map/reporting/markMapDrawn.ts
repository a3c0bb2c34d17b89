/** Says that the map is on the screen, so that tests and the bench can wait for it. */
export function markMapDrawn(): void {
  performance.mark('first-map');
  document.documentElement.dataset['map'] = 'painted';
}
