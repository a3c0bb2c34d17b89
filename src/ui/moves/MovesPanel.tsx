export function MovesPanel() {
  return <section aria-label="Moves" />;
}
