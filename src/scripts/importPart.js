// Part of the built page, at the beginning of the program: how it loads another part. After a failure by another
// address, since the browser keeps the failure for the first one.
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
