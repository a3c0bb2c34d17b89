/** Copies a text for pasting elsewhere; gives what to say of it. */
export async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'The browser does not let it be copied; select it and copy it by hand.';
  }
}
