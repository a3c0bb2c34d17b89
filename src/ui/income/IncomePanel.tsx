/** To be filled: reads the stores. */
export function IncomePanel() {
  return <section aria-label="Income" />;
}
