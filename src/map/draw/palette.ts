/** The colours of the map, except the powers' own (src/games/axis-allies/emblems). */
export const PALETTE = {
  shallows: '#d3e2e0',
  deep: '#88adbc',
  ink: '#3a3226',
  coast: '#4a4335',
  river: '#5a8aa0',
  zoneLine: '#54798a',
  zoneNumber: '#1d4052',
  ice: '#eef2f0',
  otherLand: '#ece6d6',
  paper: '#fbf6e9',
  hover: '#fffaf0',
  focus: '#1d1710',
  damage: '#8c1d18',
  refused: '#96281f',
} as const;
