// Shared helpers for the vector pictures: seeded rng, color mix, gradients, grain, SVG + PNG save. Run from a folder whose node_modules has sharp and simplex-noise.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const rq = createRequire(`${process.cwd()}/`)
export const sharp = rq('sharp')
export const { createNoise2D } = rq('simplex-noise')
export const OUT = process.env.OUT || path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'renders')
export const rng = (s) => () => {
  s |= 0
  s = (s + 0x6d2b79f5) | 0
  let t = Math.imul(s ^ (s >>> 15), 1 | s)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
export const lerp = (a, b, t) => a + (b - a) * t,
  hx = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16)),
  mix = (a, b, t) =>
    '#' +
    hx(a)
      .map((v, i) =>
        Math.round(lerp(v, hx(b)[i], t))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
export const lg = (id, st, x1 = 0, y1 = 0, x2 = 0, y2 = 1, u = 'objectBoundingBox') =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" gradientUnits="${u}">${st.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a != null ? ` stop-opacity="${a}"` : ''}/>`).join('')}</linearGradient>`
export const rg = (id, st, cx = 0.5, cy = 0.5, r = 0.5) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${st.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a != null ? ` stop-opacity="${a}"` : ''}/>`).join('')}</radialGradient>`
export const shadow = (id, dy = 10, s = 14, o = 0.35, c = '#120a2a') =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="0" dy="${dy}" stdDeviation="${s}" flood-color="${c}" flood-opacity="${o}"/></filter>`
export async function save(name, W, H, body, { vb, png = 1, grain = 3 } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${vb || `0 0 ${W} ${H}`}" width="${W}" height="${H}">${body}</svg>\n`
  fs.mkdirSync(OUT, { recursive: true })
  fs.writeFileSync(path.join(OUT, `${name}.svg`), svg)
  const w = Math.round(W * png),
    h = Math.round(H * png)
  let im = sharp(Buffer.from(svg), { density: 72 * png * 2 }).resize(w, h, { kernel: 'lanczos3' })
  if (grain) {
    const { data, info } = await im.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const r = rng(7)
    for (let i = 0; i < data.length; i += info.channels) {
      const g = (r() + r() - 1) * grain
      for (let k = 0; k < 3; k++) data[i + k] = Math.max(0, Math.min(255, Math.round(data[i + k] + g)))
    }
    im = sharp(data, { raw: info })
  }
  await im.png({ compressionLevel: 9 }).toFile(path.join(OUT, `${name}.png`))
  console.log(name, `${(svg.length / 1024).toFixed(1)}KB svg`, w, h)
}
