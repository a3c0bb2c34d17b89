// Part of the built page. First, how it loads a part of the program: after a failure by another address, since the
// browser keeps the failure for the first one.
{
  const failures = new Map();
  globalThis.importPart = async (file, from) => {
    const { href } = new URL(file, from);
    const count = failures.get(href) ?? 0;
    try {
      return await import(count === 0 ? href : `${href}?again=${count}`);
    } catch (error) {
      failures.set(href, count + 1);
      throw error;
    }
  };
}
// Then it loads the map of the edition last played, or of the first one, while the program still loads.
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
