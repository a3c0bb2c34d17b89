/** To be filled: reads the stores. */
export function BattlePanel() {
  return <section aria-label="Battles" />;
}
