/** The streets farther away: grids, each limited to its quarter and its shore. */
import { axes, clipped, distance, type Line, line, metres, type Point } from './geometry'
import { land, parks } from './ground'
import type { Street } from './streets'

/** A quarter with a grid of streets: its corners, the angle of the grid, and the positions of its lines, meters. */
type Grid = {
  within: string
  on: keyof typeof land
  degrees: number
  middle: Point
  /** Distance of the lines across; `name` returns the names of lines. */
  across: number
  along: number[] | number
  name?: (axis: 'across' | 'along', index: number) => string
  /** Every nth line is wide. */
  wide?: number
}

const AVENUES: [offset: number, name: string][] = [
  [-1490, 'Eleventh Avenue'],
  [-1245, 'Tenth Avenue'],
  [-1000, 'Ninth Avenue'],
  [-755, 'Eighth Avenue'],
  [-510, 'Seventh Avenue'],
  [-270, 'Sixth Avenue'],
  [0, 'Fifth Avenue'],
  [150, 'Madison Avenue'],
  [280, 'Park Avenue'],
  [400, 'Lexington Avenue'],
  [530, 'Third Avenue'],
  [720, 'Second Avenue'],
  [940, 'First Avenue'],
  [1150, 'Avenue A'],
  [1330, 'Avenue B'],
  [1510, 'Avenue C'],
  [1690, 'Avenue D'],
]
const ordinal = (n: number) =>
  `${n}${n > 10 && n < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')} Street`

const grids: Grid[] = [
  {
    within:
      '.7300,.0130 .7345,-.0010 .7288,-.0040 .7262,-.0060 .7234,-.0092 .7206,-.0148 .7188,-.0215 .7184,-.0290 .7500,-.0500 .7750,-.0480 .7750,.0060',
    on: 'manhattan',
    degrees: 29,
    middle: metres(40.7357, -73.9937),
    across: 80,
    along: AVENUES.map(([offset]) => offset),
    wide: 9,
    name: (axis, index) =>
      axis === 'along' ? (AVENUES[index]?.[1] ?? '') : index + 14 > 0 ? ordinal(index + 14) : '',
  },
  {
    within: '.7283,.0110 .7345,.0110 .7400,.0060 .7345,-.0005 .7283,.0040',
    on: 'manhattan',
    degrees: 8,
    middle: metres(40.7335, -74.005),
    across: 85,
    along: 190,
  },
  {
    within: '.7255,-.0032 .7275,.0020 .7320,-.0010 .7300,-.0075',
    on: 'manhattan',
    degrees: 36,
    middle: metres(40.7285, -73.9985),
    across: 110,
    along: 90,
  },
  {
    within: '.7070,.0020 .7030,-.0075 .6990,-.0110 .6900,-.0080 .6885,.0060 .6970,.0010',
    on: 'brooklyn',
    degrees: 28,
    middle: metres(40.695, -73.995),
    across: 85,
    along: 170,
    wide: 6,
  },
  {
    within: '.7060,-.0070 .7060,-.0240 .6990,-.0240 .6990,-.0110',
    on: 'brooklyn',
    degrees: 0,
    middle: metres(40.7, -73.985),
    across: 95,
    along: 160,
    wide: 5,
  },
  {
    within: '.6990,-.0110 .6990,-.0260 .7040,-.0330 .7040,-.0800 .6500,-.0800 .6500,-.0200 .6880,-.0080',
    on: 'brooklyn',
    degrees: 8,
    middle: metres(40.69, -73.98),
    across: 100,
    along: 230,
    wide: 6,
  },
  {
    within: '.6880,.0080 .6880,-.0080 .6500,-.0200 .6500,.0300',
    on: 'brooklyn',
    degrees: 40,
    middle: metres(40.68, -74.0),
    across: 85,
    along: 210,
    wide: 7,
  },
  {
    within: '.7040,-.0330 .7250,-.0330 .7220,-.0600 .7130,-.0800 .7040,-.0800',
    on: 'brooklyn',
    degrees: 33,
    middle: metres(40.713, -73.955),
    across: 90,
    along: 190,
    wide: 5,
  },
  {
    within: '.7250,-.0330 .7390,-.0400 .7390,-.0800 .7130,-.0800 .7220,-.0600',
    on: 'brooklyn',
    degrees: 62,
    middle: metres(40.728, -73.952),
    across: 90,
    along: 210,
    wide: 6,
  },
  {
    within: '.7390,-.0390 .7760,-.0640 .7760,-.0800 .7390,-.0800',
    on: 'brooklyn',
    degrees: 33,
    middle: metres(40.75, -73.94),
    across: 100,
    along: 200,
    wide: 5,
  },
  {
    within: '.7075,.0480 .7330,.0480 .7330,.0250 .7075,.0300',
    on: 'jersey',
    degrees: 8,
    middle: metres(40.72, -74.04),
    across: 100,
    along: 150,
    wide: 5,
  },
  {
    within: '.7340,.0200 .7340,.0390 .7560,.0320 .7560,.0200',
    on: 'jersey',
    degrees: 14,
    middle: metres(40.744, -74.03),
    across: 95,
    along: 110,
    wide: 6,
  },
  {
    within:
      '.6500,.0950 .7750,.0950 .7750,.0080 .7580,.0190 .7580,.0340 .7340,.0400 .7340,.0490 .7075,.0490 .7000,.0600 .6800,.0680 .6600,.0720',
    on: 'jersey',
    degrees: 30,
    middle: metres(40.72, -74.065),
    across: 110,
    along: 220,
    wide: 6,
  },
]

const REACH = 9000

function filled(grid: Grid): Street[] {
  const { across, along, name, wide = 0 } = grid
  const at = axes(grid.degrees, grid.middle)
  const zone = line(grid.within)
  const rows = Array.from(
    { length: Math.ceil((2 * REACH) / across) },
    (_, row) => row - Math.ceil(REACH / across),
  )
  const columns =
    typeof along === 'number'
      ? Array.from(
          { length: Math.ceil((2 * REACH) / along) },
          (_, row) => (row - Math.ceil(REACH / along)) * along,
        )
      : along
  const shore = land[grid.on]!
  const cut = (a: Point, b: Point) =>
    parks
      .reduce<Line[]>(
        (stretches, [, park]) => stretches.flatMap(([p, q]) => clipped(p!, q!, park, false)),
        clipped(a, b, zone).flatMap(([p, q]) => clipped(p!, q!, shore)),
      )
      .filter(([p, q]) => distance(p!, q!) > 60)
  const isWide = (index: number) => wide > 0 && index % wide === 0
  return [
    ...rows.flatMap((row) =>
      cut(at(row * across, -REACH), at(row * across, REACH)).map(
        (path): Street => ({
          name: name?.('across', row) ?? '',
          kind: isWide(row) ? 2 : 3,
          path,
        }),
      ),
    ),
    ...columns.flatMap((offset, index) =>
      cut(at(-REACH, offset), at(REACH, offset)).map(
        (path): Street => ({
          name: name?.('along', index) ?? '',
          kind: name || isWide(Math.round(offset / (along as number))) ? 2 : 3,
          path,
        }),
      ),
    ),
  ]
}

/** The streets of all grids. */
export const gridded: Street[] = grids.flatMap(filled)
