// Says within ten seconds that the program has not started, and offers a way out. A script of its own, which needs none
// of the program's files; all that it says goes when the program draws its first page.
{
  /** Milliseconds after which a start is slow. */
  const SLOW = 8000;
  const SLOW_TEXT = 'Warboard has not started yet. The connection may be slow; it goes on when the rest has come.';
  const FAILED_TEXT =
    'Warboard could not be started: a part of it is missing. There may be a newer one, or the connection is down.';

  /** Lets go of what this device keeps of the program, unless there is no network to have it from again. */
  async function loadAgain() {
    try {
      if (navigator.onLine) {
        const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
        await Promise.all(workers.map((worker) => worker.unregister()));
        const names = (await globalThis.caches?.keys()) ?? [];
        await Promise.all(names.map((name) => caches.delete(name)));
      }
    } finally {
      location.reload();
    }
  }

  const place = document.getElementById('not-started');
  const isWaiting = () => place?.isConnected === true;

  function say(text) {
    if (!isWaiting()) return;
    const said = document.createElement('p');
    said.textContent = `${text} Games are not touched.`;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--main';
    button.textContent = 'Load the page again';
    button.addEventListener('click', loadAgain);
    place.className = 'not-loaded';
    place.setAttribute('role', 'alert');
    place.replaceChildren(said, button);
  }

  // Of a script too that does not come, which does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) say(FAILED_TEXT);
    },
    { capture: true },
  );
  setTimeout(() => {
    if (place?.getAttribute('role') !== 'alert') say(SLOW_TEXT);
  }, SLOW);
}
