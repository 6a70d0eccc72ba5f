/** The streets around the place on the maps, drawn by hand. Degrees west of −74 are positive, as in `line()`. */

import { distance, intersection, type Line, line, type Point } from './geometry'

/** Width class of a street. */
export type StreetClass = 1 | 2 | 3
/** A segment of a street. */
export type Street = { name: string; kind: StreetClass; path: Line }

const drawn: [name: string, kind: StreetClass, path: string][] = [
  [
    'West Street',
    1,
    '.7040,.0170 .7080,.0158 .7117,.0146 .7172,.0126 .7253,.0108 .7340,.0103 .7420,.0092 .7480,.0083 .7570,.0050 .7625,.0010 .7720,-.0055',
  ],
  [
    'FDR Drive',
    1,
    '.7012,.0128 .7019,.0100 .7036,.0068 .7060,.0022 .7080,-.0003 .7090,-.0035 .7098,-.0065 .7101,-.0100 .7100,-.0150 .7102,-.0190 .7110,-.0212 .7130,-.0231 .7160,-.0250 .7190,-.0266 .7222,-.0273 .7270,-.0278 .7312,-.0267 .7352,-.0255 .7392,-.0265 .7432,-.0283 .7472,-.0314 .7507,-.0334 .7545,-.0368 .7585,-.0408 .7645,-.0415',
  ],
  ['Brooklyn Bridge', 1, '.71262,.00480 .7110,.0030 .7061,-.0031 .7027,-.0073 .6995,-.0102'],
  ['Manhattan Bridge', 1, '.7162,-.0042 .7135,-.0056 .7074,-.0092 .7020,-.0122 .6975,-.0140'],
  ['Williamsburg Bridge', 1, '.7185,-.0120 .7172,-.0170 .7135,-.0278 .7108,-.0365 .7112,-.0430'],
  [
    'Broadway',
    2,
    '.7045,.0139 .7081,.0121 .7112,.0092 .71445,.00635 .7194,.0018 .7254,-.0032 .7310,-.0082 .7347,-.0095 .7362,-.0096',
  ],
  ['Church Street', 2, '.7080,.0133 .7120,.0103 .7150,.0079 .7186,.0050 .7205,.0046'],
  ['Sixth Avenue', 2, '.7205,.0046 .7255,.0026 .7310,.0004 .7375,-.0030'],
  ['West Broadway', 2, '.7131,.0112 .7156,.0092 .7200,.0053 .7256,.0003'],
  [
    'Greenwich Street',
    3,
    '.7058,.0147 .7090,.0138 .7117,.0128 .7163,.0110 .7200,.0099 .7255,.0089 .7330,.0070',
  ],
  ['Hudson Street', 2, '.7160,.0091 .7192,.0085 .7255,.0073 .7330,.0060 .7400,.0053'],
  ['Varick Street', 2, '.7190,.0064 .7256,.0051 .7290,.0040 .7375,.0002'],
  ['Lafayette Street', 2, '.7140,.0033 .7181,.0004 .7215,-.0024 .7254,-.0050 .7300,-.0085'],
  ['Centre Street', 2, '.71225,.00590 .7136,.0042 .7150,.0026 .7181,.0000 .7212,-.0026'],
  ['Park Row', 2, '.7113,.0090 .7122,.0063 .71275,.00505 .7128,.0025 .7133,-.0002 .7138,-.0016'],
  ['Bowery', 2, '.7138,-.0016 .7162,-.0043 .7205,-.0061 .7254,-.0080 .7290,-.0092'],
  ['Trinity Place', 3, '.7050,.0149 .7080,.0133'],
  ['Nassau Street', 3, '.7119,.0064 .7098,.0077 .7070,.0103'],
  ['Broad Street', 2, '.7070,.0103 .7048,.0111 .7027,.0117 .7017,.0107'],
  ['William Street', 3, '.7114,.0050 .7094,.0065 .7063,.0091 .7046,.0103'],
  ['Gold Street', 3, '.7112,.0031 .7094,.0046 .7073,.0070'],
  [
    'Pearl Street',
    2,
    '.7147,.0018 .7130,.0000 .7110,.0010 .7096,.0022 .7081,.0042 .7056,.0083 .7036,.0112 .7030,.0141',
  ],
  ['Water Street', 2, '.7098,-.0030 .7089,.0003 .7074,.0036 .7050,.0077 .7025,.0115 .7021,.0132'],
  ['Front Street', 3, '.7085,.0003 .7068,.0030 .7037,.0076'],
  ['South Street', 3, '.7070,.0010 .7057,.0030 .7033,.0079 .7014,.0118'],
  ['Madison Street', 3, '.7112,.0012 .7119,-.0030 .7133,-.0100 .7143,-.0170'],
  ['Henry Street', 3, '.7124,-.0010 .7128,-.0040 .7146,-.0115 .7152,-.0160'],
  ['East Broadway', 2, '.7138,-.0016 .7136,-.0050 .7150,-.0120 .7153,-.0165 .7142,-.0190'],
  ['Division Street', 3, '.7138,-.0016 .7143,-.0050 .7152,-.0085'],
  ['Cherry Street', 3, '.7098,-.0020 .7104,-.0060 .7116,-.0140 .7120,-.0190'],
  ['Monroe Street', 3, '.7108,-.0040 .7122,-.0110 .7130,-.0180'],
  ['Catherine Street', 3, '.7135,-.0012 .7120,-.0026 .7102,-.0032 .7092,-.0033'],
  ['Market Street', 3, '.7141,-.0036 .7125,-.0044 .7096,-.0055'],
  ['Pike Street', 2, '.7146,-.0062 .7125,-.0076 .7098,-.0085'],
  ['Rutgers Street', 3, '.7142,-.0098 .7120,-.0106 .7100,-.0112'],
  ['Clinton Street', 3, '.7150,-.0125 .7130,-.0135 .7101,-.0140'],
  ['Jefferson Street', 3, '.7144,-.0108 .7120,-.0118 .7100,-.0122'],
  ['Baxter Street', 3, '.7142,.0010 .7160,.0008 .7181,-.0006 .7202,-.0022'],
  ['Mulberry Street', 3, '.7144,-.0003 .7162,-.0009 .7190,-.0025 .7254,-.0055'],
  ['Mott Street', 3, '.7138,-.0012 .7158,-.0020 .7186,-.0036 .7254,-.0064'],
  ['Elizabeth Street', 3, '.7155,-.0029 .7190,-.0047 .7252,-.0073'],
  ['Crosby Street', 3, '.7190,-.0005 .7254,-.0042'],
  ['Mercer Street', 3, '.7200,.0014 .7256,-.0022 .7300,-.0055'],
  ['Greene Street', 3, '.7206,.0026 .7257,-.0010 .7300,-.0045'],
  ['Wooster Street', 3, '.7211,.0037 .7258,.0000'],
  ['Thompson Street', 3, '.7222,.0050 .7270,.0015 .7300,-.0005'],
  ['Sullivan Street', 3, '.7222,.0060 .7272,.0025 .7300,.0005'],
  ['Chrystie Street', 2, '.7162,-.0055 .7235,-.0080'],
  ['Forsyth Street', 3, '.7146,-.0062 .7182,-.0070 .7228,-.0092'],
  ['Eldridge Street', 3, '.7146,-.0075 .7222,-.0108'],
  ['Allen Street', 2, '.7142,-.0080 .7170,-.0095 .7216,-.0119'],
  ['Orchard Street', 3, '.7150,-.0095 .7212,-.0128'],
  ['Ludlow Street', 3, '.7150,-.0105 .7208,-.0138'],
  ['Essex Street', 2, '.7145,-.0108 .7204,-.0148'],
  ['Norfolk Street', 3, '.7160,-.0125 .7202,-.0157'],
  ['Suffolk Street', 3, '.7160,-.0138 .7199,-.0166'],
  ['Attorney Street', 3, '.7165,-.0160 .7196,-.0182'],
  ['Ridge Street', 3, '.7160,-.0168 .7193,-.0192'],
  ['Pitt Street', 3, '.7155,-.0178 .7190,-.0203'],
  ['Columbia Street', 3, '.7140,-.0190 .7186,-.0222'],
  ['Whitehall Street', 2, '.7045,.0139 .7028,.0128 .7013,.0125'],
  ['State Street', 2, '.7046,.0141 .7030,.0148 .7018,.0138 .7014,.0126'],
  ['Battery Place', 3, '.7046,.0141 .7050,.0162 .7053,.0178'],
  ['South End Avenue', 3, '.7068,.0170 .7110,.0158'],
  ['North End Avenue', 3, '.7143,.0152 .7176,.0142'],
  ['River Terrace', 3, '.7143,.0163 .7177,.0153'],
]

/** Streets that connect two others: drawn through their points, with their ends moved onto those streets. */
const connecting: [name: string, kind: StreetClass, from: string, path: string, to: string][] = [
  ['Vesey Street', 3, 'River Terrace', '.7147,.0155 .7112,.0092', 'Broadway'],
  ['Barclay Street', 3, 'West Street', '.7147,.0137 .7119,.0086', 'Broadway'],
  ['Park Place', 3, 'Greenwich Street', '.7140,.0117 .7126,.0080', 'Broadway'],
  ['Murray Street', 3, 'River Terrace', '.7159,.0157 .7132,.0075', 'Broadway'],
  ['Warren Street', 3, 'River Terrace', '.7167,.0155 .7138,.0070', 'Broadway'],
  ['Chambers Street', 2, 'River Terrace', '.7176,.0150 .71445,.00635 .7133,.0038', 'Centre Street'],
  ['Reade Street', 3, 'Greenwich Street', '.7170,.0108 .7151,.0058 .7140,.0034', 'Lafayette Street'],
  ['Duane Street', 3, 'Greenwich Street', '.7176,.0106 .7158,.0053 .7146,.0028', 'Centre Street'],
  ['Thomas Street', 3, 'Hudson Street', '.7176,.0085 .7162,.0049', 'Broadway'],
  ['Worth Street', 2, 'Hudson Street', '.7182,.0084 .7167,.0044 .7147,.0009 .7138,-.0013', 'Park Row'],
  ['Leonard Street', 3, 'Hudson Street', '.7189,.0084 .7173,.0040 .7160,.0018', 'Centre Street'],
  ['Franklin Street', 3, 'West Street', '.7204,.0115 .7179,.0035 .7166,.0013', 'Centre Street'],
  ['White Street', 3, 'West Broadway', '.7192,.0060 .7183,.0030 .7166,.0000', 'Baxter Street'],
  ['Walker Street', 3, 'West Broadway', '.7198,.0055 .7187,.0025 .7178,.0006', 'Centre Street'],
  ['Lispenard Street', 3, 'Church Street', '.7203,.0049 .7191,.0021', 'Broadway'],
  [
    'Canal Street',
    1,
    'West Street',
    '.7259,.0107 .7230,.0075 .7213,.0050 .7194,.0018 .7181,-.0008 .7162,-.0043',
    'Bowery',
  ],
  ['Canal Street', 2, 'Bowery', '.7162,-.0045 .7152,-.0090 .7146,-.0107', 'Essex Street'],
  ['Bayard Street', 3, 'Baxter Street', '.7164,.0003 .7151,-.0030', 'Bowery'],
  ['Pell Street', 3, 'Mott Street', '.7148,-.0016 .7144,-.0026', 'Bowery'],
  ['Hester Street', 3, 'Centre Street', '.7194,-.0012 .7178,-.0050 .7160,-.0110', 'Essex Street'],
  [
    'Grand Street',
    2,
    'Sixth Avenue',
    '.7228,.0040 .7200,-.0018 .7186,-.0052 .7165,-.0110 .7145,-.0180 .7130,-.0230',
    'FDR Drive',
  ],
  [
    'Broome Street',
    3,
    'Hudson Street',
    '.7256,.0073 .7220,.0003 .7196,-.0057 .7172,-.0130 .7158,-.0178',
    'Pitt Street',
  ],
  ['Delancey Street', 1, 'Bowery', '.7206,-.0062 .7185,-.0120 .7172,-.0165', 'Ridge Street'],
  ['Spring Street', 3, 'West Street', '.7268,.0105 .7258,.0070 .7228,-.0002 .7208,-.0062', 'Bowery'],
  ['Prince Street', 3, 'Sixth Avenue', '.7268,.0022 .7240,-.0020 .7225,-.0070', 'Bowery'],
  ['Rivington Street', 3, 'Bowery', '.7217,-.0066 .7186,-.0170', 'Pitt Street'],
  ['Stanton Street', 3, 'Bowery', '.7231,-.0071 .7198,-.0185', 'Pitt Street'],
  [
    'Houston Street',
    1,
    'West Street',
    '.7288,.0105 .7283,.0050 .7254,-.0032 .7232,-.0090 .7205,-.0148 .7190,-.0205 .7182,-.0265',
    'FDR Drive',
  ],
  ['Kenmare Street', 2, 'Lafayette Street', '.7213,-.0022 .7205,-.0062', 'Bowery'],
  ['Howard Street', 3, 'Mercer Street', '.7203,.0010 .7190,-.0006', 'Lafayette Street'],
  ['Harrison Street', 3, 'West Street', '.7188,.0118 .7178,.0086', 'Hudson Street'],
  ['Jay Street', 3, 'Greenwich Street', '.7180,.0103 .7172,.0086', 'Hudson Street'],
  ['North Moore Street', 3, 'West Street', '.7211,.0114 .7198,.0058', 'West Broadway'],
  ['Beach Street', 3, 'West Street', '.7218,.0113 .7208,.0070', 'Varick Street'],
  ['Laight Street', 3, 'West Street', '.7231,.0111 .7216,.0062', 'Varick Street'],
  ['Vestry Street', 3, 'West Street', '.7238,.0110 .7224,.0066', 'Varick Street'],
  ['Watts Street', 3, 'West Street', '.7248,.0108 .7237,.0060', 'Varick Street'],
  ['Liberty Street', 2, 'South End Avenue', '.7112,.0155 .7092,.0108 .7078,.0079', 'William Street'],
  ['Cedar Street', 3, 'Trinity Place', '.7089,.0124 .7080,.0100 .7066,.0075', 'Pearl Street'],
  ['Albany Street', 3, 'South End Avenue', '.7096,.0161 .7090,.0137', 'Greenwich Street'],
  ['Rector Street', 3, 'South End Avenue', '.7083,.0165 .7074,.0124', 'Broadway'],
  ['Fulton Street', 2, 'Church Street', '.7116,.0103 .7106,.0083 .7080,.0040 .7062,.0020', 'South Street'],
  ['Ann Street', 3, 'Broadway', '.7114,.0090 .7094,.0047', 'Gold Street'],
  ['Beekman Street', 3, 'Park Row', '.7119,.0073 .7098,.0040 .7072,.0015', 'South Street'],
  ['Spruce Street', 3, 'Park Row', '.7122,.0064 .7104,.0038', 'Gold Street'],
  ['Frankfort Street', 3, 'Park Row', '.71265,.00530 .7110,.0024 .7094,.0016', 'Pearl Street'],
  ['Dover Street', 3, 'Pearl Street', '.7097,.0018 .7078,-.0002', 'South Street'],
  ['Peck Slip', 3, 'Pearl Street', '.7086,.0032 .7072,.0010', 'South Street'],
  ['Dey Street', 3, 'Church Street', '.7111,.0109 .7105,.0097', 'Broadway'],
  ['Cortlandt Street', 3, 'Church Street', '.7105,.0114 .7099,.0102', 'Broadway'],
  ['John Street', 3, 'Broadway', '.7103,.0098 .7085,.0067 .7055,.0034', 'South Street'],
  ['Maiden Lane', 2, 'Broadway', '.7097,.0103 .7080,.0080 .7048,.0048', 'South Street'],
  ['Pine Street', 3, 'Broadway', '.7084,.0116 .7070,.0092 .7046,.0055', 'South Street'],
  ['Wall Street', 2, 'Broadway', '.7080,.0120 .7066,.0095 .7043,.0063', 'South Street'],
  ['Exchange Place', 3, 'Broadway', '.7072,.0127 .7060,.0100', 'William Street'],
  ['Beaver Street', 3, 'Broadway', '.7052,.0133 .7052,.0100 .7056,.0087', 'Pearl Street'],
  ['Stone Street', 3, 'Whitehall Street', '.7037,.0130 .7045,.0102', 'William Street'],
  ['Morris Street', 3, 'Trinity Place', '.7062,.0143 .7057,.0133', 'Broadway'],
  ['Old Slip', 3, 'Pearl Street', '.7047,.0098 .7034,.0078', 'South Street'],
  ['Madison Lane', 3, 'Pearl Street', '.7120,.0005 .7113,-.0018', 'Catherine Street'],
  ['Oliver Street', 3, 'Park Row', '.7134,-.0004 .7110,-.0016 .7086,-.0010', 'South Street'],
]

const pathOf = (all: Street[], name: string): Line => {
  const path = all.filter((street) => street.name === name).flatMap((street) => street.path)
  if (path.length < 2) throw new Error(`Patternbook: the street plan knows no ${name}; draw it first.`)
  return path
}

/** The intersection of the line from `next` through `end` with a street, the nearest to `end`. */
const snappedTo = (street: Line, end: Point, next: Point): Point => {
  const found = street.slice(1).flatMap((b, index) => {
    const shares = intersection(next, end, street[index]!, b)
    if (!shares || shares[0] <= 0 || shares[1] < -0.02 || shares[1] > 1.02) return []
    return [[next[0] + (end[0] - next[0]) * shares[0], next[1] + (end[1] - next[1]) * shares[0]] as Point]
  })
  const nearest = found.sort((a, b) => distance(a, end) - distance(b, end))[0]
  return nearest && distance(nearest, end) < 250 ? nearest : end
}

/** All streets drawn by hand. */
export const handDrawn: Street[] = drawn.map(([name, kind, path]) => ({ name, kind, path: line(path) }))
for (const [name, kind, from, text, to] of connecting) {
  const path = [...line(text)]
  const first = snappedTo(pathOf(handDrawn, from), path[0]!, path[1]!)
  const last = snappedTo(pathOf(handDrawn, to), path.at(-1)!, path.at(-2)!)
  handDrawn.push({ name, kind, path: [first, ...path.slice(1, -1), last] })
}
