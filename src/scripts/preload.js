// Part of the built page: loads the map of the edition last played, or of the first one, while the program still loads.
{
  const of = (edition) => document.querySelectorAll(`link[data-edition="${CSS.escape(edition)}"]`);
  const first = document.querySelector('link[data-edition]')?.dataset.edition ?? '';
  let last = null;
  try {
    last = localStorage.getItem('warboard-edition');
  } catch {
    // Storage may be forbidden.
  }
  const links = of(last ?? first);
  for (const link of links.length > 0 ? links : of(first)) link.rel = link.dataset.preload;
}
