/** What the atlas needs to show countries as they are today, as written by hand in rules/world/today.json. */
export interface TodayDefinition {
  /** Parts that are drawn with another country. */
  readonly joined: Readonly<Record<string, string>>;
  /** Pieces of land inside a box that the atlas gives to one country and this map to another. */
  readonly moved: readonly {
    readonly from: string;
    readonly to: string;
    readonly within: readonly [west: number, south: number, east: number, north: number];
  }[];
  /** Names where they differ from the atlas's; null for a country without one. */
  readonly names: Readonly<Record<string, string | null>>;
}
