/** A knot is a sea mile of 1.852 km an hour. */
const KNOT = 1.852;

/** The speeds that are assumed, as of the years of the war. */
export const SPEEDS = {
  /** Of a slow convoy, in knots. */
  convoy: 9,
  /** What a tank column covers in a day on roads, halts and repairs among it, in km. */
  tanks: 40,
  /** Of a loaded heavy bomber, in km an hour. */
  bomber: 330,
} as const;

/** How long a way takes. */
export interface Journey {
  readonly convoyDays: number;
  readonly tankDays: number;
  readonly bomberHours: number;
}

/** How long so many kilometres take at these speeds, without a stop. */
export const journeyOf = (kilometres: number): Journey => ({
  convoyDays: kilometres / (SPEEDS.convoy * KNOT * 24),
  tankDays: kilometres / SPEEDS.tanks,
  bomberHours: kilometres / SPEEDS.bomber,
});
