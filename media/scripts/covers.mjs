// cover-1..cover-6: six geometric album covers (600x600), SVG + PNG.
import { lg, mix, rg, save, shadow } from './vlib.mjs'

const S = 600
{
  // 1 sunrise arcs
  let s = `<defs>${lg('b', [
    [0, '#141338'],
    [1, '#3a1f5c'],
  ])}${shadow('sh', 6, 10, 0.4, '#0a0520')}${[
    '#ffe3a3',
    '#ffb454',
    '#ff7d4d',
    '#ef4a6b',
    '#a8327d',
    '#5c2a86',
  ]
    .map((c, i) =>
      lg(
        `a${i}`,
        [
          [0, c],
          [1, mix(c, '#3a1050', 0.1)],
        ],
        0,
        0,
        0.6,
        1,
      ),
    )
    .join('')}${lg('w', [
    [0, '#2b1a5e'],
    [1, '#0f0d2b'],
  ])}</defs><rect width="600" height="600" fill="url(#b)"/>`
  ;[5, 4, 3, 2, 1, 0].forEach((k, i) => {
    const r = 270 - i * 43
    s += `<path d="M${300 - r} 392a${r} ${r} 0 0 1 ${2 * r} 0z" fill="url(#a${k})" filter="url(#sh)"/>`
  })
  s += `<rect y="392" width="600" height="208" fill="url(#w)"/>`
  for (let i = 0; i < 9; i++) {
    const y = 408 + i * i * 1.6 + i * 8,
      w = 250 - i * 22
    s += `<rect x="${300 - w}" y="${y}" width="${2 * w}" height="${3 + i * 0.9}" rx="3" fill="${mix('#ffb454', '#a8327d', i / 8)}" opacity="${(0.85 - i * 0.07).toFixed(2)}"/>`
  }
  await save('cover-1', S, S, s)
}
{
  // 2 orb and ring
  let s = `<defs>${lg(
    'b',
    [
      [0, '#ffd7c2'],
      [0.55, '#ff9d8f'],
      [1, '#e8637f'],
    ],
    0,
    0,
    0.4,
    1,
  )}${rg(
    'o',
    [
      [0, '#fff3df'],
      [0.35, '#ffb38a'],
      [0.72, '#e4486c'],
      [1, '#7a1f5c'],
    ],
    0.34,
    0.28,
    0.85,
  )}${rg(
    'o2',
    [
      [0, '#bfe7ff'],
      [0.5, '#5a8de8'],
      [1, '#2a2f8c'],
    ],
    0.34,
    0.28,
    0.85,
  )}${rg('sd', [
    [0, '#6a1748', 0.55],
    [1, '#6a1748', 0],
  ])}<clipPath id="up"><rect width="600" height="300"/></clipPath><clipPath id="lo"><rect y="300" width="600" height="300"/></clipPath></defs><rect width="600" height="600" fill="url(#b)"/><circle cx="300" cy="300" r="232" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.5"/><circle cx="300" cy="300" r="276" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="1.5"/><ellipse cx="300" cy="512" rx="150" ry="22" fill="url(#sd)"/>`
  const _ring = (c) =>
    `<g clip-path="url(#${c})"><g transform="rotate(-18 300 300)"><ellipse cx="300" cy="300" rx="252" ry="62" fill="none" stroke="#fff4e4" stroke-width="15"/><ellipse cx="300" cy="300" rx="252" ry="62" fill="none" stroke="#ffd0a8" stroke-width="4"/></g></g>`
  s += `<g>${`<g transform="rotate(-18 300 300)"><path d="M48 300a252 62 0 0 1 504 0" fill="none" stroke="#fff4e4" stroke-width="15"/></g>`}<circle cx="300" cy="300" r="160" fill="url(#o)"/><g transform="rotate(-18 300 300)"><path d="M48 300a252 62 0 0 0 504 0" fill="none" stroke="#7a1f5c" stroke-opacity=".22" stroke-width="16" transform="translate(0 12)"/><path d="M48 300a252 62 0 0 0 504 0" fill="none" stroke="#fff4e4" stroke-width="15"/></g></g><circle cx="474" cy="148" r="40" fill="url(#o2)"/><circle cx="112" cy="452" r="20" fill="url(#o2)"/>`
  await save('cover-2', S, S, s)
}
{
  // 3 quarter-circle tiles
  const P = ['#f3e9dc', '#0f3d4c', '#e4572e', '#f4b942', '#17998f', '#243a8c'],
    U = 150
  const M = [
    [1, 2, 0, 'q0'],
    [0, 4, 1, 'c'],
    [3, 1, 1, 'q2'],
    [2, 0, 5, 'h'],
    [4, 0, 3, 'q1'],
    [5, 3, 2, 'q3'],
    [0, 2, 4, 's'],
    [1, 4, 3, 'q0'],
    [3, 5, 1, 'h'],
    [2, 0, 0, 'c'],
    [4, 3, 5, 'q2'],
    [0, 1, 2, 'q1'],
    [5, 2, 3, 's'],
    [0, 4, 1, 'q3'],
    [1, 3, 4, 'q0'],
    [2, 5, 0, 'c'],
  ]
  let s = `<defs>${P.map((c, i) =>
    lg(
      `c${i}`,
      [
        [0, mix(c, '#ffffff', 0.06)],
        [1, mix(c, '#10142c', 0.14)],
      ],
      0,
      0,
      1,
      1,
    ),
  ).join('')}</defs>`
  M.forEach(([bg, a, b, k], i) => {
    const x = (i % 4) * U,
      y = ((i / 4) | 0) * U,
      f = `fill="url(#c${a})"`,
      g = `fill="url(#c${b})"`
    s += `<rect x="${x}" y="${y}" width="${U + 0.5}" height="${U + 0.5}" fill="url(#c${bg})"/>`
    if (k[0] === 'q') {
      const r = +k[1] * 90
      s += `<g transform="rotate(${r} ${x + 75} ${y + 75})"><path d="M${x} ${y}A${U} ${U} 0 0 1 ${x + U} ${y + U}H${x}z" ${f}/><path d="M${x} ${y + U * 0.5}a${U * 0.5} ${U * 0.5} 0 0 1 ${U * 0.5} ${U * 0.5}H${x}z" ${g}/></g>`
    }
    if (k === 'c')
      s += `<circle cx="${x + 75}" cy="${y + 75}" r="62" ${f}/><circle cx="${x + 75}" cy="${y + 75}" r="28" ${g}/>`
    if (k === 'h')
      s += `<path d="M${x} ${y}h${U}a75 75 0 0 1-150 0zM${x} ${y + 75}h${U}a75 75 0 0 1-150 0z" ${f}/>`
    if (k === 's')
      s += [0, 1, 2, 3]
        .map(
          (q) =>
            `<rect x="${x}" y="${y + (q * U) / 4}" width="${U}" height="${U / 8}" fill="url(#c${q % 2 ? a : b})"/>`,
        )
        .join('')
  })
  await save('cover-3', S, S, s)
}
{
  // 4 interference lines
  let s = `<defs>${lg(
    'b',
    [
      [0, '#0b0c2a'],
      [1, '#1a0f45'],
    ],
    0,
    0,
    1,
    1,
  )}${lg(
    'l1',
    [
      [0, '#6df3ff'],
      [1, '#6a5cff'],
    ],
    0,
    0,
    1,
    1,
  )}${lg(
    'l2',
    [
      [0, '#ff7ad9'],
      [1, '#ffb36b'],
    ],
    1,
    0,
    0,
    1,
  )}${rg('g', [
    [0, '#6a5cff', 0.55],
    [1, '#6a5cff', 0],
  ])}</defs><rect width="600" height="600" fill="url(#b)"/><circle cx="300" cy="300" r="300" fill="url(#g)"/>`
  for (const [dx, dy, c] of [
    [-48, 22, 'l1'],
    [48, -22, 'l2'],
  ])
    for (let i = 1; i < 30; i++) {
      let d = ''
      for (let a = 0; a <= 120; a++) {
        const t = (a / 120) * 6.28318,
          r =
            i *
            8.6 *
            (1 + 0.13 * Math.sin(3 * t + i * 0.11 + (dx > 0 ? 2 : 0)) + 0.07 * Math.sin(5 * t - i * 0.17))
        d +=
          (a ? 'L' : 'M') +
          (300 + dx + r * Math.cos(t)).toFixed(1) +
          ' ' +
          (300 + dy + r * Math.sin(t)).toFixed(1)
      }
      s += `<path d="${d}z" fill="none" stroke="url(#${c})" stroke-width="${(2.6 - i * 0.045).toFixed(2)}" opacity="${(0.95 - i * 0.02).toFixed(2)}"/>`
    }
  await save('cover-4', S, S, s)
}
{
  // 5 paper leaves
  const P = ['#e9f5d8', '#bfe3b4', '#7cc59a', '#3a9d86', '#1c6f73', '#0f4a57', '#082f3d']
  let s = `<defs>${lg('b', [
    [0, '#fff6df'],
    [1, '#f6e3b8'],
  ])}${shadow('sh', 0, 12, 0.35, '#05202a')}${P.map((c, i) =>
    lg(
      `p${i}`,
      [
        [0, mix(c, '#ffffff', 0.14)],
        [1, mix(c, '#05202a', 0.12)],
      ],
      0,
      0,
      0.4,
      1,
    ),
  ).join(
    '',
  )}</defs><rect width="600" height="600" fill="url(#b)"/><circle cx="402" cy="176" r="92" fill="#ff9a5c"/><circle cx="402" cy="176" r="92" fill="url(#p0)" opacity=".10"/>`
  P.forEach((_c, i) => {
    const y = 190 + i * 62,
      a = 58 - i * 4,
      ph = i * 1.25
    let d = `M-40 640V${y}`
    for (let x = -40; x <= 640; x += 8) {
      d += `L${x} ${(y - a * Math.sin(x * 0.0082 + ph) - a * 0.45 * Math.sin(x * 0.0175 - ph * 1.7)).toFixed(1)}`
    }
    s += `<path d="${d}V640z" fill="url(#p${i})" filter="url(#sh)"/>`
  })
  await save('cover-5', S, S, s)
}
{
  // 6 arches and stairs
  const A = '#f6c7a1',
    B = '#e58a63',
    C = '#b9503f',
    D = '#2c3f6b',
    E = '#16223f'
  let s = `<defs>${lg('b', [
    [0, '#9fc6d8'],
    [0.6, '#f3d9c2'],
    [1, '#f7c9a4'],
  ])}${lg(
    'f',
    [
      [0, A],
      [1, '#eeb184'],
    ],
    0,
    0,
    1,
    0,
  )}${lg(
    'r',
    [
      [0, B],
      [1, '#cf6e4d'],
    ],
    0,
    0,
    0,
    1,
  )}${lg(
    'd',
    [
      [0, C],
      [1, '#8e3a38'],
    ],
    0,
    0,
    0,
    1,
  )}${lg(
    'n',
    [
      [0, '#3a548c'],
      [1, E],
    ],
    0,
    0,
    0,
    1,
  )}</defs><rect width="600" height="600" fill="url(#b)"/><circle cx="300" cy="170" r="84" fill="#fff3dc"/>`
  const arch = (x, y, w, h, f, i) =>
    `<path d="M${x} ${y}v${-h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h}z" fill="${f}"/><path d="M${x + w * 0.2} ${y}v${-h + w * 0.06}a${w * 0.3} ${w * 0.3} 0 0 1 ${w * 0.6} 0v${h - w * 0.06}z" fill="${i}"/>`
  s +=
    arch(20, 480, 150, 190, 'url(#r)', 'url(#n)') +
    arch(430, 480, 150, 190, 'url(#r)', 'url(#n)') +
    arch(175, 480, 250, 210, 'url(#f)', 'url(#d)') +
    `<path d="M238 480V282a62 62 0 0 1 124 0V480z" fill="url(#n)"/>`
  for (let i = 0; i < 6; i++) {
    const y = 470 + i * 22,
      w = 150 + i * 58
    s += `<rect x="${300 - (w / 1.0) * 0.5 - 20}" y="${y}" width="${w + 40}" height="12" fill="#fbe0c4"/><rect x="${300 - w * 0.5 - 20}" y="${y + 12}" width="${w + 40}" height="11" fill="${mix(B, C, i / 6)}"/>`
  }
  s += `<rect y="602" width="600" height="1" fill="${D}"/><circle cx="300" cy="448" r="17" fill="#ffd36b"/><path d="M0 480h88v120H0zM512 480h88v120h-88z" fill="url(#d)"/>`
  await save('cover-6', S, S, s)
}
