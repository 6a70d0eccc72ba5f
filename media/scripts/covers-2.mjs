// Eleven more album covers (600x600), SVG + PNG, one idea each: half moon, umbrellas, lanterns, cedar, mango, shutters,
// ferry, chair, court, oud, tape.
import { lg, mix, rg, rng, save, shadow } from './vlib.mjs'

const S = 600
const only = process.argv.slice(2)
const cover = async (name, draw) => {
  if (!only.length || only.includes(name)) await save(`cover-${name}`, S, S, draw())
}
const bg = (fill) => `<rect width="600" height="600" fill="${fill}"/>`
const line = (points, close = '') =>
  `${points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}${close}`

// A moon, half lit and half drawn as rings, over a quiet horizon.
await cover('moon', () => {
  let s = `<defs>${lg('b', [
    [0, '#10233f'],
    [0.62, '#24476b'],
    [1, '#d98f6a'],
  ])}${lg(
    'm',
    [
      [0, '#fff6e0'],
      [1, '#f0c08a'],
    ],
    0,
    0,
    0.7,
    1,
  )}${rg('h', [
    [0, '#ffd9a0', 0.42],
    [1, '#ffd9a0', 0],
  ])}${lg('w', [
    [0, '#0d2036'],
    [1, '#07121f'],
  ])}<clipPath id="r"><rect x="300" width="300" height="600"/></clipPath><clipPath id="l"><rect width="300" height="600"/></clipPath></defs>${bg('url(#b)')}<circle cx="300" cy="262" r="290" fill="url(#h)"/>`
  s += `<circle cx="300" cy="262" r="168" fill="url(#m)" clip-path="url(#l)"/>`
  for (let i = 0; i < 9; i++)
    s += `<circle cx="300" cy="262" r="${168 - i * 20}" fill="none" stroke="#f6d9ae" stroke-width="${(3 - i * 0.22).toFixed(2)}" opacity="${(0.95 - i * 0.075).toFixed(2)}" clip-path="url(#r)"/>`
  for (const [x, y, r] of [
    [238, 214, 25],
    [196, 282, 16],
    [262, 318, 31],
    [252, 158, 12],
  ])
    s += `<circle cx="${x}" cy="${y}" r="${r}" fill="#e2a878" opacity=".34"/>`
  s += `<path d="M0 500Q150 470 300 496T600 484V600H0z" fill="url(#w)"/><path d="M0 540Q180 512 330 540T600 532V600H0z" fill="#050d18" opacity=".75"/>`
  return s
})

// Umbrellas seen from above in the rain, one of them bright.
await cover('umbrella', () => {
  const r = rng(11)
  let s = `<defs>${lg('b', [
    [0, '#4d6f80'],
    [1, '#2b4654'],
  ])}${shadow('sh', 12, 12, 0.4, '#0a1a22')}</defs>${bg('url(#b)')}`
  for (let i = 0; i < 90; i++) {
    const x = r() * 640,
      y = r() * 640,
      n = 14 + r() * 26
    s += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(-n * 0.34).toFixed(1)} ${n.toFixed(1)}" stroke="#cfe0e4" stroke-width="1.8" stroke-linecap="round" opacity="${(0.1 + r() * 0.22).toFixed(2)}"/>`
  }
  const top = (cx, cy, R, a, b, turn, id) => {
    let u = `<g filter="url(#sh)" transform="rotate(${turn} ${cx} ${cy})">`
    for (let k = 0; k < 8; k++) {
      const p = (t, q = R) => [cx + q * Math.cos((t * Math.PI) / 4), cy + q * Math.sin((t * Math.PI) / 4)]
      const [x1, y1] = p(k),
        [x2, y2] = p(k + 1),
        [mx, my] = p(k + 0.5, R * 0.84)
      const lit = 0.5 + 0.5 * Math.cos(((k + 0.5) * Math.PI) / 4 + (turn * Math.PI) / 180 - 3.9)
      u += `<path d="M${cx} ${cy}L${x1.toFixed(1)} ${y1.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}z" fill="${mix(mix(k % 2 ? a : b, '#ffffff', 0.22 * lit), '#0c1a24', 0.26 * (1 - lit))}"/>`
    }
    return `${u}<circle cx="${cx}" cy="${cy}" r="${R * 0.055}" fill="${id}"/></g>`
  }
  s += top(96, 128, 112, '#22394a', '#2a4557', 8, '#e8d9c0')
  s += top(520, 92, 124, '#1d3342', '#263f50', 30, '#e8d9c0')
  s += top(88, 500, 132, '#2a4656', '#203848', 14, '#e8d9c0')
  s += top(536, 496, 108, '#243d4d', '#1c3140', 40, '#e8d9c0')
  s += top(318, 308, 168, '#e0603c', '#f08a4e', 12, '#fff1d8')
  return s
})

// Paper lanterns on a string above a wet street.
await cover('lanterns', () => {
  const L = [
    [112, 250, 52, '#f2b04a'],
    [222, 308, 64, '#e5643c'],
    [352, 322, 70, '#f4c265'],
    [478, 276, 58, '#d94a45'],
  ]
  let s = `<defs>${lg('b', [
    [0, '#191338'],
    [0.58, '#3b2450'],
    [0.72, '#6d3550'],
    [0.721, '#2a1a40'],
    [1, '#120c28'],
  ])}${L.map(([, , , c], i) =>
    rg(
      `l${i}`,
      [
        [0, '#fff1c4'],
        [0.45, mix(c, '#ffe2a0', 0.35)],
        [1, mix(c, '#5a1430', 0.28)],
      ],
      0.5,
      0.58,
      0.62,
    ),
  ).join('')}${L.map(([, , , c], i) =>
    rg(`g${i}`, [
      [0, c, 0.55],
      [1, c, 0],
    ]),
  ).join(
    '',
  )}<filter id="bl" x="-60%" y="-30%" width="220%" height="160%"><feGaussianBlur stdDeviation="9 5"/></filter></defs>${bg('url(#b)')}`
  s += `<path d="M-10 96Q300 262 610 110" fill="none" stroke="#0c0820" stroke-width="4"/>`
  L.forEach(([x, y, r], i) => {
    s += `<circle cx="${x}" cy="${y}" r="${r * 2.5}" fill="url(#g${i})"/>`
  })
  L.forEach(([x, y, r, c], i) => {
    const t = (x + 10) / 620,
      yy = 96 * (1 - t) ** 2 + 2 * 262 * t * (1 - t) + 110 * t * t
    s += `<path d="M${x} ${yy.toFixed(0)}V${y - r * 0.86}" stroke="#0c0820" stroke-width="3"/><rect x="${x - r * 0.34}" y="${y - r * 0.98}" width="${r * 0.68}" height="${r * 0.16}" rx="4" fill="#2a1430"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.86}" fill="url(#l${i})"/>`
    for (let k = -3; k <= 3; k++) {
      const h = Math.sqrt(1 - (k / 4) ** 2)
      s += `<path d="M${x - r * h} ${y + k * r * 0.215}Q${x} ${y + k * r * 0.215 + r * 0.09} ${x + r * h} ${y + k * r * 0.215}" fill="none" stroke="${mix(c, '#5a1430', 0.42)}" stroke-width="1.6" opacity=".5"/>`
    }
    s += `<rect x="${x - r * 0.28}" y="${y + r * 0.8}" width="${r * 0.56}" height="${r * 0.14}" rx="4" fill="#2a1430"/><path d="M${x} ${y + r * 0.94}v${r * 0.4}" stroke="${c}" stroke-width="3"/>`
    s += `<g filter="url(#bl)" opacity=".62">`
    for (let k = 0; k < 6; k++)
      s += `<rect x="${x - r * (0.78 - k * 0.09) + (k % 2 ? 6 : -6)}" y="${452 + k * 22}" width="${r * (1.56 - k * 0.18)}" height="${9 - k * 0.6}" rx="5" fill="${mix(c, '#ffe6a8', 0.35)}" opacity="${0.95 - k * 0.14}"/>`
    s += `</g>`
  })
  return s
})

// A cedar of stacked horizontal boughs on a bare ridge.
await cover('cedar', () => {
  const r = rng(5)
  let s = `<defs>${lg('b', [
    [0, '#f4e3c4'],
    [0.7, '#eec79a'],
    [1, '#e0a878'],
  ])}${lg(
    't',
    [
      [0, '#2f6a58'],
      [1, '#12362f'],
    ],
    0,
    0,
    1,
    0.6,
  )}${lg('g', [
    [0, '#b5643f'],
    [1, '#7c3a2c'],
  ])}${shadow('sh', 7, 7, 0.3, '#3a1c10')}</defs>${bg('url(#b)')}<circle cx="434" cy="190" r="74" fill="#d9633c"/>`
  s += `<path d="M0 430Q140 372 330 418T600 392V600H0z" fill="#dba274" opacity=".8"/><path d="M0 500Q190 446 380 486T600 470V600H0z" fill="url(#g)"/>`
  s += `<path d="M262 506C276 420 272 300 282 168L296 168C300 300 304 420 330 506z" fill="#5b3524"/>`
  const boughs = [
    [286, 150, 62],
    [272, 196, 116],
    [312, 236, 138],
    [256, 282, 172],
    [326, 326, 190],
    [262, 374, 204],
  ]
  for (const [cx, cy, w] of boughs) {
    const up = [],
      down = []
    for (let i = 0; i <= 26; i++) {
      const u = (i / 26) * 2 - 1,
        h = Math.sqrt(Math.max(0, 1 - u * u))
      up.push([cx + u * w, cy - h * (20 + r() * 8) + Math.abs(u) * 10])
      down.unshift([cx + u * w, cy + 7 + h * (6 + r() * 7) + Math.abs(u) * 8])
    }
    s += `<path d="${line([...up, ...down], 'z')}" fill="url(#t)" filter="url(#sh)"/>`
    s += `<path d="${line(up.map(([x, y]) => [x, y + 5]))}" fill="none" stroke="#6fae8a" stroke-width="3" opacity=".45" stroke-linecap="round"/>`
  }
  return s
})

// A halved mango on a plate of flat color.
await cover('mango', () => {
  let s = `<defs>${lg('b', [
    [0, '#0f7a72'],
    [1, '#0b5a5c'],
  ])}${rg(
    'f',
    [
      [0, '#ffd45a'],
      [0.62, '#ffb02e'],
      [1, '#ee7a1c'],
    ],
    0.42,
    0.36,
    0.72,
  )}${lg(
    'k',
    [
      [0, '#f2a23a'],
      [0.5, '#e2553a'],
      [1, '#6f9a45'],
    ],
    0,
    0,
    0.6,
    1,
  )}${lg(
    'lf',
    [
      [0, '#bfe08a'],
      [1, '#3f8a52'],
    ],
    0,
    0,
    1,
    1,
  )}${shadow('sh', 16, 16, 0.36, '#042a2a')}</defs>${bg('url(#b)')}<circle cx="300" cy="312" r="236" fill="#f7e3c0"/><circle cx="300" cy="312" r="204" fill="none" stroke="#e6c896" stroke-width="3"/>`
  const m = 'M0-150C92-150 150-70 132 26 116 112 52 160-12 152-96 142-140 62-122-30-106-108-60-150 0-150z'
  s += `<g transform="translate(352 330) rotate(24) scale(.92)" filter="url(#sh)"><path d="${m}" fill="url(#k)"/><path d="M-64-104C-20-132 46-122 76-76" fill="none" stroke="#fff1c8" stroke-width="12" stroke-linecap="round" opacity=".35"/></g>`
  s += `<g transform="translate(244 302) rotate(-18)" filter="url(#sh)"><path d="${m}" fill="#e0703a"/><g transform="translate(-3 -2) scale(.93)"><path d="${m}" fill="url(#f)"/><clipPath id="mc"><path d="${m}"/></clipPath><g clip-path="url(#mc)" stroke="#e88a1c" stroke-width="4" opacity=".6">`
  for (let i = -4; i <= 4; i++)
    s += `<path d="M${i * 36} -180V180M-180 ${i * 36}H180" fill="none" transform="rotate(38)"/>`
  s += `</g></g></g><g filter="url(#sh)"><path d="M336 178C352 96 430 58 520 74 500 150 424 196 336 178z" fill="url(#lf)"/><path d="M346 172C398 140 448 112 506 82" fill="none" stroke="#e9f4c4" stroke-width="3.5" opacity=".7"/></g>`
  return s
})

// A sunlit wall with blue shutters, one leaf open.
await cover('shutters', () => {
  let s = `<defs>${lg(
    'b',
    [
      [0, '#fbf0dc'],
      [1, '#eccfa6'],
    ],
    0,
    0,
    1,
    1,
  )}${lg(
    's',
    [
      [0, '#3f86b0'],
      [1, '#245a86'],
    ],
    0,
    0,
    1,
    1,
  )}${lg('d', [
    [0, '#20304a'],
    [1, '#101a2e'],
  ])}${shadow('sh', 10, 10, 0.3, '#6a4020')}</defs>${bg('url(#b)')}<path d="M0 0H210L600 390V600H470L0 130z" fill="#fff8e8" opacity=".6"/>`
  s += `<path d="M196 470V236a104 104 0 0 1 208 0V470z" fill="url(#d)"/><path d="M196 470V236a104 104 0 0 1 208 0" fill="none" stroke="#f7e3c2" stroke-width="14"/>`
  const leaf = (x, w, skew, flip) => {
    const y = (q, v) => v + (flip ? skew * (1 - q) : skew * q)
    let u = `<g filter="url(#sh)"><path d="M${x} ${y(0, 214)}L${x + w} ${y(1, 214)}V${y(1, 470)}L${x} ${y(0, 470)}z" fill="url(#s)"/>`
    for (let i = 0; i < 15; i++) {
      const v = 230 + i * 15.6
      u += `<path d="M${x + w * 0.14} ${y(0.14, v)}L${x + w * 0.86} ${y(0.86, v)}v9L${x + w * 0.14} ${y(0.14, v) + 9}z" fill="#173f63" opacity=".72"/><path d="M${x + w * 0.14} ${y(0.14, v) + 9}L${x + w * 0.86} ${y(0.86, v) + 9}" stroke="#8fc4e0" stroke-width="1.6" opacity=".7"/>`
    }
    return `${u}</g>`
  }
  s += leaf(82, 112, 26, true) + leaf(300, 104, 0, false)
  s += `<rect x="170" y="470" width="260" height="20" rx="4" fill="#f3dcb6" filter="url(#sh)"/><path d="M258 470l8-44h56l8 44z" fill="#c9623c" filter="url(#sh)"/>`
  const r = rng(9)
  for (let i = 0; i < 26; i++) {
    const a = -Math.PI * (0.12 + 0.76 * r()),
      q = 24 + r() * 62,
      x = 294 + q * Math.cos(a),
      y = 424 + q * 0.9 * Math.sin(a)
    s += `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="15" ry="8" transform="rotate(${(r() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="${mix('#3f7a4a', '#8fb45a', r())}"/>`
  }
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * (0.15 + 0.7 * r()),
      q = 40 + r() * 52
    s += `<circle cx="${(294 + q * Math.cos(a)).toFixed(0)}" cy="${(420 + q * 0.9 * Math.sin(a)).toFixed(0)}" r="10" fill="${i % 3 ? '#e0503f' : '#f28a6a'}"/>`
  }
  return s
})

// A small ferry on a stack of paper waves.
await cover('ferry', () => {
  const P = ['#f4b183', '#e0876a', '#b65a62', '#7d4163', '#472f5a', '#241f44']
  let s = `<defs>${lg('b', [
    [0, '#fbe6c0'],
    [1, '#f8c796'],
  ])}${P.map((c, i) =>
    lg(`p${i}`, [
      [0, mix(c, '#ffffff', 0.13)],
      [1, mix(c, '#1a1030', 0.14)],
    ]),
  ).join(
    '',
  )}${shadow('sh', -5, 9, 0.28, '#2a1030')}${shadow('s2', 5, 5, 0.25, '#2a1030')}</defs>${bg('url(#b)')}<circle cx="168" cy="196" r="86" fill="#fff6e2"/>`
  const wave = (i) => {
    const y = 322 + i * 46,
      a = 15 + i * 3.4
    const pts = []
    for (let x = -10; x <= 610; x += 6)
      pts.push([x, y - a * Math.sin(x * (0.0125 - i * 0.0008) + i * 1.9) - a * 0.3 * Math.sin(x * 0.027 + i)])
    return `<path d="${line([...pts, [610, 620], [-10, 620]], 'z')}" fill="url(#p${i})" filter="url(#sh)"/>`
  }
  s += wave(0) + wave(1)
  s += `<g transform="translate(318 306) rotate(-3)" filter="url(#s2)"><path d="M-22-62h26v40h-26z" fill="#d9503a"/><path d="M-22-50h26v10h-26z" fill="#fff4e0"/><path d="M-92-24H72L86 22H-106z" fill="#fff4e0"/><path d="M-70-2h132v12H-70z" fill="#2c5a72"/><path d="M-142 20H146C138 66 112 92 84 98H-92C-118 88-136 58-142 20z" fill="#274a6a"/><path d="M-142 20H146l-4 14H-139z" fill="#d9503a"/></g>`
  s += `<path d="M306 226C320 188 366 198 376 166 388 134 436 144 444 108" fill="none" stroke="#fff6e6" stroke-width="15" stroke-linecap="round" opacity=".85"/>`
  for (let i = 2; i < 6; i++) s += wave(i)
  return s
})

// A chair, a window, and the square of light between them.
await cover('chair', () => {
  return `<defs>${lg(
    'b',
    [
      [0, '#6f4a52'],
      [1, '#4a2f42'],
    ],
    0,
    0,
    1,
    1,
  )}${lg('f', [
    [0, '#3d2638'],
    [1, '#2a1a2c'],
  ])}${lg(
    'l',
    [
      [0, '#ffdf9e'],
      [1, '#f2a05c'],
    ],
    0,
    0,
    1,
    1,
  )}${lg(
    'c',
    [
      [0, '#2f7a70'],
      [1, '#154540'],
    ],
    0,
    0,
    1,
    0.6,
  )}${shadow('sh', 6, 8, 0.35, '#160a18')}</defs>${bg('url(#b)')}<rect y="432" width="600" height="168" fill="url(#f)"/><path d="M74 84h150v196H74z" fill="#ffe9bb"/><path d="M74 84h150v196H74zM149 84v196M74 182h150" fill="none" stroke="#2a1828" stroke-width="11"/><path d="M286 128L524 62V338L286 412z" fill="url(#l)" opacity=".92"/><path d="M397 97l15-4v281l-15 4zM286 262l238-70v14l-238 70z" fill="#5a3a48" opacity=".85"/><path d="M196 466L420 432H560L372 520z" fill="#f2a05c" opacity=".34"/><g filter="url(#sh)" fill="url(#c)"><path d="M330 246q62-18 124 0l-8 132H338z"/><path d="M318 366h148q14 0 14 15t-14 15H318q-14 0-14-15t14-15z"/><path d="M322 396h15L322 536h-14zM447 396h15l14 140h-14zM352 396h13l-6 106h-12zM420 396h13l5 106h-12z"/></g><g stroke="#f0d3a0" stroke-width="4" opacity=".5" fill="none"><path d="M350 262l6 98M372 256l3 104M394 255v105M416 257l-3 103M436 262l-6 98"/></g><path d="M300 532q92 20 190 2l-12 12q-90 14-170 0z" fill="#120810" opacity=".55"/>`
})

// A corner of a court from above: lines, a ball and its long shadow.
await cover('court', () => {
  return `<defs>${lg(
    'b',
    [
      [0, '#d9744c'],
      [1, '#bd5636'],
    ],
    0,
    0,
    1,
    1,
  )}${lg(
    'g',
    [
      [0, '#2f8a86'],
      [1, '#1c6468'],
    ],
    0,
    0,
    1,
    1,
  )}${rg(
    'o',
    [
      [0, '#fff3a8'],
      [0.5, '#e6e04c'],
      [1, '#93a01f'],
    ],
    0.34,
    0.3,
    0.8,
  )}${lg(
    's',
    [
      [0, '#0d3438', 0.62],
      [1, '#0d3438', 0.05],
    ],
    0,
    0,
    1,
    0.4,
  )}</defs>${bg('url(#b)')}<g transform="rotate(-14 300 300)"><path d="M-200-200H452V462H-200z" fill="url(#g)"/><g fill="none" stroke="#fff6e8" stroke-width="13"><path d="M-200 462H452V-200"/><path d="M-200 330H334V-200M334 90H-200"/></g><path d="M452 462V820M452 462H820" stroke="#a84a30" stroke-width="3" opacity=".5"/></g><path d="M0 420L600 130V0H420L0 210z" fill="#0a2a30" opacity=".13"/><path d="M284 402C340 372 470 372 596 420 480 446 360 452 296 440z" fill="url(#s)"/><circle cx="262" cy="392" r="54" fill="url(#o)"/><path d="M216 372c34 0 62 28 60 72M300 354c-14 26 2 54 14 58" fill="none" stroke="#fdfbe0" stroke-width="5.5" stroke-linecap="round" opacity=".9"/>`
})

// The rose of an oud: a twelve-fold star lattice under the strings.
await cover('oud', () => {
  let s = `<defs>${lg(
    'b',
    [
      [0, '#e2a45e'],
      [0.5, '#c9803f'],
      [1, '#a5602c'],
    ],
    0,
    0,
    1,
    0.4,
  )}${rg('h', [
    [0, '#1a0d0a'],
    [0.8, '#2c1610'],
    [1, '#3c2014'],
  ])}${shadow('sh', 5, 5, 0.5, '#1a0a04')}${lg(
    'la',
    [
      [0, '#f4cf94'],
      [1, '#b9763a'],
    ],
    0,
    0,
    1,
    1,
  )}<clipPath id="cc"><circle cx="300" cy="300" r="196"/></clipPath></defs>${bg('url(#b)')}`
  const r = rng(3)
  for (let i = 0; i < 70; i++) {
    const x = r() * 600
    s += `<path d="M${x.toFixed(0)} -10C${(x + r() * 14 - 7).toFixed(0)} 200 ${(x + r() * 14 - 7).toFixed(0)} 400 ${(x + r() * 10 - 5).toFixed(0)} 610" fill="none" stroke="${r() < 0.5 ? '#7a4420' : '#f2c284'}" stroke-width="${(0.6 + r() * 1.6).toFixed(1)}" opacity="${(0.08 + r() * 0.16).toFixed(2)}"/>`
  }
  s += `<circle cx="300" cy="300" r="222" fill="#5a2f1a"/><circle cx="300" cy="300" r="222" fill="none" stroke="#f4dcb0" stroke-width="5"/><circle cx="300" cy="300" r="202" fill="url(#h)" stroke="#f4dcb0" stroke-width="5"/>`
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * 2 * Math.PI
    s += `<path d="M${(300 + 206 * Math.cos(a)).toFixed(1)} ${(300 + 206 * Math.sin(a)).toFixed(1)}L${(300 + 218 * Math.cos(a + 0.065)).toFixed(1)} ${(300 + 218 * Math.sin(a + 0.065)).toFixed(1)}" stroke="${i % 2 ? '#e2b06a' : '#1d6460'}" stroke-width="7"/>`
  }
  s += `<g clip-path="url(#cc)" fill="none" stroke="url(#la)" stroke-width="8.5" stroke-linejoin="round" filter="url(#sh)">`
  const star = (R, q, n, turn) => {
    const p = []
    for (let i = 0; i < n * 2; i++) {
      const a = turn + (i * Math.PI) / n,
        k = i % 2 ? q : R
      p.push([300 + k * Math.cos(a), 300 + k * Math.sin(a)])
    }
    return `<path d="${line(p, 'z')}"/>`
  }
  s += star(200, 128, 12, 0) + star(150, 96, 12, Math.PI / 12) + star(104, 62, 12, 0) + star(58, 30, 6, 0)
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6 + Math.PI / 12
    s += `<circle cx="${(300 + 168 * Math.cos(a)).toFixed(1)}" cy="${(300 + 168 * Math.sin(a)).toFixed(1)}" r="21"/><path d="M${(300 + 150 * Math.cos(a)).toFixed(1)} ${(300 + 150 * Math.sin(a)).toFixed(1)}L${(300 + 104 * Math.cos(a + Math.PI / 12)).toFixed(1)} ${(300 + 104 * Math.sin(a + Math.PI / 12)).toFixed(1)}"/>`
  }
  s += `</g>`
  for (let i = 0; i < 5; i++)
    for (const d of [-4, 4])
      s += `<path d="M${220 + i * 40 + d} -10V610" stroke="#000" stroke-width="3" opacity=".3" transform="translate(7 0)"/><path d="M${220 + i * 40 + d} -10V610" stroke="#f6e6c8" stroke-width="${3.2 - i * 0.34}"/>`
  return s
})

// A cassette drawn with a few plain shapes.
await cover('tape', () => {
  let s = `<defs>${lg(
    'b',
    [
      [0, '#e9d3b4'],
      [1, '#d4b48c'],
    ],
    0,
    0,
    1,
    1,
  )}${lg(
    'k',
    [
      [0, '#36434f'],
      [1, '#1c2630'],
    ],
    0,
    0,
    0.6,
    1,
  )}${lg(
    'w',
    [
      [0, '#141b22'],
      [1, '#2a343d'],
    ],
    0,
    0,
    0,
    1,
  )}${shadow('sh', 16, 18, 0.38, '#3a2412')}<clipPath id="lb"><rect x="118" y="206" width="364" height="166" rx="12"/></clipPath></defs>${bg('url(#b)')}<path d="M0 0H330L0 330z" fill="#f6e6cc" opacity=".55"/><g transform="rotate(-9 300 300)"><rect x="86" y="176" width="428" height="268" rx="24" fill="url(#k)" filter="url(#sh)"/><rect x="90" y="180" width="420" height="260" rx="21" fill="none" stroke="#5a6a76" stroke-width="2" opacity=".7"/><g clip-path="url(#lb)"><rect x="118" y="206" width="364" height="166" fill="#f7ead2"/>`
  ;['#e4a63f', '#dc7140', '#b8433c', '#1f6664'].forEach((c, i) => {
    s += `<rect x="118" y="${290 + i * 21}" width="364" height="21" fill="${c}"/>`
  })
  s += `<path d="M142 232h230M142 254h160" stroke="#cbb892" stroke-width="3"/></g><rect x="182" y="268" width="236" height="74" rx="37" fill="#f7ead2"/><rect x="190" y="276" width="220" height="58" rx="29" fill="url(#w)"/><path d="M262 330a42 42 0 0 0 0-50h-32v50zM338 330a26 26 0 0 1 0-50h32v50z" fill="#4a2c1e" opacity=".85"/>`
  for (const x of [226, 374]) {
    s += `<circle cx="${x}" cy="305" r="24" fill="#f2e4cc"/><circle cx="${x}" cy="305" r="14" fill="#1a222a"/>`
    for (let k = 0; k < 6; k++)
      s += `<rect x="${x - 2.5}" y="286" width="5" height="11" fill="#1a222a" transform="rotate(${k * 60 + 15} ${x} 305)"/>`
  }
  s += `<path d="M160 444l20-56h240l20 56z" fill="#27323c"/><g fill="#10161c"><circle cx="206" cy="424" r="9"/><circle cx="394" cy="424" r="9"/><rect x="248" y="414" width="18" height="18" rx="3"/><rect x="334" y="414" width="18" height="18" rx="3"/></g>`
  for (const [x, y] of [
    [106, 196],
    [494, 196],
    [106, 424],
    [494, 424],
  ])
    s += `<circle cx="${x}" cy="${y}" r="7" fill="#7a8690"/><path d="M${x - 4} ${y}h8" stroke="#222c34" stroke-width="2"/>`
  return `${s}</g>`
})
