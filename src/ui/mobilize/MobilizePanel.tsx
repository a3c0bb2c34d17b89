/** To be filled: reads the stores. */
export function MobilizePanel() {
  return <section aria-label="Mobilize" />;
}
