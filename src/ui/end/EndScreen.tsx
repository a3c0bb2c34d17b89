/** To be filled: reads the stores. */
export function EndScreen() {
  return <section aria-label="End" />;
}
