// card-illustration: two tilted bank cards over a soft gradient (900x600), SVG + PNG.
import { lg, rg, save } from './vlib.mjs'

const mark = (x, y, k, c) =>
  `<g transform="translate(${x} ${y}) scale(${k})" fill="${c}"><path d="M5 2h3.5A1.5 1.5 0 0 1 10 3.5v17.7c0 .7-.8 1-1.3.6L6.75 20.2 4.8 21.8c-.5.4-1.3.1-1.3-.6V3.5A1.5 1.5 0 0 1 5 2z"/><path d="M13 2h2.25a5.75 5.75 0 0 1 0 11.5H13a1.5 1.5 0 0 1-1.5-1.5V3.5A1.5 1.5 0 0 1 13 2z"/><circle cx="14.75" cy="18.75" r="3.25"/></g>`
const T = `font-family="Inter,'Helvetica Neue','DejaVu Sans',sans-serif"`
let waves = ''
for (let i = 0; i < 11; i++) {
  let d = ''
  for (let x = -10; x <= 500; x += 10)
    d +=
      (x > -10 ? 'L' : 'M') +
      x +
      ' ' +
      (150 + i * 19 + 34 * Math.sin(x * 0.011 + i * 0.28) + 10 * Math.sin(x * 0.027 - i * 0.4)).toFixed(1)
  waves += `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${(0.05 + 0.012 * i).toFixed(3)}" stroke-width="9"/>`
}
const front = `<g clip-path="url(#cc)"><rect width="480" height="302" fill="url(#front)"/>${waves}<path d="M-20-20H300L40 330H-20z" fill="url(#gl)"/></g><rect x=".75" y=".75" width="478.5" height="300.5" rx="25" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.5"/>
${mark(30, 26, 1.9, '#fff')}<text x="84" y="58" ${T} font-size="25" font-weight="600" fill="#fff">Patternbook</text>
<g transform="translate(36 108)"><rect width="62" height="47" rx="9" fill="url(#chip)"/><path d="M0 16h20v15H0M62 16H42v15h20M20 16V0M42 16V0M20 31v16M42 31v16" fill="none" stroke="#8a5a2a" stroke-opacity=".65" stroke-width="1.6"/></g>
<g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".92" transform="translate(116 131)"><path d="M0-8a14 14 0 0 1 0 16M10-15a26 26 0 0 1 0 30M20-22a39 39 0 0 1 0 44"/></g>
<g fill="#fff">${[0, 1, 2].map((g) => [0, 1, 2, 3].map((i) => `<circle cx="${42 + g * 92 + i * 17}" cy="205" r="5"/>`).join('')).join('')}</g><text x="314" y="215" ${T} font-size="30" letter-spacing="3" font-weight="600" fill="#fff">4821</text>
<text x="36" y="266" ${T} font-size="19" fill="#fff" fill-opacity=".95">Maya Brooks</text><text x="228" y="266" ${T} font-size="19" fill="#fff" fill-opacity=".85">09 / 29</text><g transform="translate(408 258) scale(.74)"><rect x="-26" y="-20" width="34" height="40" rx="9" fill="#fff" fill-opacity=".92"/><circle cx="22" r="20" fill="#ffd27a" fill-opacity=".88"/></g>`
const back = `<rect width="480" height="302" rx="26" fill="url(#back)"/><rect x=".75" y=".75" width="478.5" height="300.5" rx="25" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.5"/><rect y="40" width="480" height="56" fill="#06222e" fill-opacity=".75"/>`
const s = `<defs>${lg(
  'bg',
  [
    [0, '#fde9dc'],
    [0.5, '#f3dcf0'],
    [1, '#cfd8fb'],
  ],
  0,
  0,
  1,
  1,
)}${rg('h1', [
  [0, '#ffb68f', 0.85],
  [1, '#ffb68f', 0],
])}${rg('h2', [
  [0, '#8f8bff', 0.75],
  [1, '#8f8bff', 0],
])}${rg('h3', [
  [0, '#6fe0c8', 0.6],
  [1, '#6fe0c8', 0],
])}${lg(
  'front',
  [
    [0, '#2a1690'],
    [0.42, '#6a2fe0'],
    [0.74, '#e0468f'],
    [1, '#ff8a5c'],
  ],
  0,
  0,
  1,
  1,
)}${lg(
  'back',
  [
    [0, '#0b6f7c'],
    [1, '#17b8a0'],
  ],
  0,
  0,
  1,
  1,
)}${lg(
  'gl',
  [
    [0, '#fff', 0.2],
    [1, '#fff', 0.02],
  ],
  0,
  0,
  1,
  0,
)}${lg(
  'chip',
  [
    [0, '#ffe7b0'],
    [0.5, '#e8b76a'],
    [1, '#f7d694'],
  ],
  0,
  0,
  1,
  1,
)}<clipPath id="cc"><rect width="480" height="302" rx="26"/></clipPath><filter id="s1" x="-40%" y="-40%" width="180%" height="200%"><feDropShadow dx="0" dy="34" stdDeviation="30" flood-color="#2a1260" flood-opacity=".42"/></filter><filter id="s2" x="-40%" y="-40%" width="180%" height="200%"><feDropShadow dx="0" dy="22" stdDeviation="22" flood-color="#0a3a4a" flood-opacity=".34"/></filter>${rg(
  'b1',
  [
    [0, '#fff3df'],
    [0.4, '#ffb38a'],
    [1, '#e4486c'],
  ],
  0.34,
  0.28,
  0.85,
)}${rg(
  'b2',
  [
    [0, '#e5fff4'],
    [0.45, '#5fd6bd'],
    [1, '#0b6f7c'],
  ],
  0.34,
  0.28,
  0.85,
)}${rg(
  'b3',
  [
    [0, '#efe9ff'],
    [0.45, '#9a86ff'],
    [1, '#3a2a9c'],
  ],
  0.34,
  0.28,
  0.85,
)}</defs>
<rect width="900" height="600" fill="url(#bg)"/><ellipse cx="180" cy="500" rx="340" ry="270" fill="url(#h1)"/><ellipse cx="760" cy="130" rx="360" ry="280" fill="url(#h2)"/><ellipse cx="760" cy="540" rx="300" ry="220" fill="url(#h3)"/>
<circle cx="128" cy="150" r="46" fill="url(#b3)"/><g transform="translate(292 70) rotate(9) skewX(-6)" filter="url(#s2)">${back}</g><g transform="translate(176 208) rotate(-13) skewX(-8)" filter="url(#s1)">${front}</g><circle cx="742" cy="452" r="58" fill="url(#b1)"/><circle cx="826" cy="250" r="24" fill="url(#b2)"/><circle cx="84" cy="432" r="20" fill="url(#b2)"/>`
await save('card-illustration', 900, 600, s, { grain: 2 })
