/** To be filled: reads the stores. */
export function PurchasePanel() {
  return <section aria-label="Purchase" />;
}
