/** "83 %". Only what is certain is 0 % or 100 %. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > ALMOST_NOTHING) return `<1${SPACE}%`;
  if (whole === 100 && chance < 1 - ALMOST_NOTHING) return `>99${SPACE}%`;
  return `${whole}${SPACE}%`;
}

/** A number that is expected: "8.2", "12". */
export const expected = (n: number): string => String(Math.round(n * 10) / 10).replace('-', MINUS);

/** An expected number with its sign: "+5.1", "−3". */
export const withSign = (n: number): string => (Math.round(n * 10) > 0 ? `+${expected(n)}` : expected(n));

const SPACE = '\u00a0';
const MINUS = '\u2212';
/** Sums of chances are this exact. */
const ALMOST_NOTHING = 1e-9;
