// map-light, map-dark: abstract street map with a route and a pin, bold enough for a list row (1200x900), SVG + PNG.
import { createNoise2D, lerp, rng, save } from './vlib.mjs'

const W = 1200,
  H = 900
async function map(name, seed, P) {
  const r = rng(seed),
    n = createNoise2D(r)
  let s = `<rect width="${W}" height="${H}" fill="${P.land}"/>`
  const A = -0.32,
    Z = 1.5,
    tr = (x, y) => {
      const a = A + n(x * 0.0007, y * 0.0007) * 0.14
      return [
        W / 2 + Z * (x * Math.cos(a) - y * Math.sin(a) + n(x * 0.002, y * 0.002 + 5) * 12),
        H / 2 + Z * (x * Math.sin(a) + y * Math.cos(a) + n(x * 0.002 + 9, y * 0.002) * 12),
      ]
    }
  const poly = (p) => p.map((q, i) => (i ? 'L' : 'M') + q.map((v) => v.toFixed(1)).join(' ')).join(''),
    inside = (q) => q.some(([x, y]) => x > -60 && x < W + 60 && y > -60 && y < H + 60)
  const xs = [],
    ys = []
  for (let x = -760; x < 760; x += 66 + r() * 60) xs.push(x)
  for (let y = -640; y < 640; y += 56 + r() * 50) ys.push(y)
  const near = (a, v) => a.reduce((b, x) => (Math.abs(x - v) < Math.abs(b - v) ? x : b))
  const X0 = near(xs, -120),
    Y0 = near(ys, 20),
    X1 = near(xs, 150)
  let bl = '',
    pk = ''
  for (let i = 0; i < xs.length - 1; i++)
    for (let j = 0; j < ys.length - 1; j++) {
      const c = [
        [xs[i], ys[j]],
        [xs[i + 1], ys[j]],
        [xs[i + 1], ys[j + 1]],
        [xs[i], ys[j + 1]],
      ].map((q) => tr(...q))
      if (!inside(c)) {
        r()
        r()
        continue
      }
      const v = n(xs[i] * 0.0019 + 40, ys[j] * 0.0019)
      if (v > 0.6) {
        pk += `${poly(c)}Z`
        continue
      }
      const nx = 1 + Math.floor(r() * 2.6),
        g = 7
      for (let k = 0; k < nx; k++) {
        const x0 = lerp(xs[i] + g, xs[i + 1] - g, k / nx) + 2,
          x1 = lerp(xs[i] + g, xs[i + 1] - g, (k + 1) / nx) - 2,
          y0 = ys[j] + g,
          y1 = ys[j + 1] - g * (1 + r() * 1.2)
        if (r() > 0.1)
          bl += `${poly(
            [
              [x0, y0],
              [x1, y0],
              [x1, y1],
              [x0, y1],
            ].map((q) => tr(...q)),
          )}Z`
      }
    }
  const seg = (p) => {
    let o = [],
      out = ''
    for (const q of p) {
      if (q[0] > -80 && q[0] < W + 80 && q[1] > -80 && q[1] < H + 80) o.push(q)
      else {
        if (o.length > 1) out += poly(o)
        o = []
      }
    }
    if (o.length > 1) out += poly(o)
    return out
  }
  let mn = '',
    mj = ''
  xs.forEach((x, i) => {
    const p = []
    for (let y = -640; y <= 640; y += 25) p.push(tr(x, y))
    if (i % 4 === 0) mj += seg(p)
    else mn += seg(p)
  })
  ys.forEach((y, i) => {
    const p = []
    for (let x = -760; x <= 760; x += 25) p.push(tr(x, y))
    if (i % 4 === 1) mj += seg(p)
    else mn += seg(p)
  })
  const rv = []
  for (let x = -100; x <= W + 100; x += 20)
    rv.push([x, H * 0.8 + Math.sin(x * 0.0036 + seed) * 90 + n(x * 0.002, 3) * 50])
  const rd = poly(rv),
    dg = []
  for (let x = -100; x <= W + 100; x += 20) dg.push([x, H * 0.05 + x * 0.36 + n(x * 0.002, 30) * 50])
  s += `<path d="${bl}" fill="${P.block}"/><path d="${mn}" stroke="${P.road}" stroke-width="11" fill="none"/><path d="${pk}" fill="${P.park}"/><path d="${mj}" stroke="${P.edge}" stroke-width="27" fill="none"/><path d="${mj}" stroke="${P.major}" stroke-width="21" fill="none"/><path d="${rd}" stroke="${P.shore}" stroke-width="176" fill="none"/><path d="${rd}" stroke="${P.water}" stroke-width="154" fill="none"/>`
  for (const i of [4, 12, 18]) {
    const x = xs[i]
    if (x == null) continue
    const p = []
    for (let y = -640; y <= 640; y += 25) p.push(tr(x, y))
    const q = seg(p)
    s += `<path d="${q}" stroke="${P.edge}" stroke-width="27" fill="none"/><path d="${q}" stroke="${P.major}" stroke-width="21" fill="none"/>`
  }
  s += `<path d="${poly(dg)}" stroke="${P.hedge}" stroke-width="36" fill="none"/><path d="${poly(dg)}" stroke="${P.hwy}" stroke-width="27" fill="none"/>`
  const rt = []
  for (let y = -190; y <= Y0; y += 15) rt.push(tr(X0, y))
  for (let x = X0; x <= X1; x += 15) rt.push(tr(x, Y0))
  s += `<path d="${poly(rt)}" stroke="${P.halo}" stroke-width="32" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="${poly(rt)}" stroke="${P.acc}" stroke-width="20" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
  const a = rt[0],
    b = rt[rt.length - 1]
  s += `<circle cx="${a[0]}" cy="${a[1]}" r="66" fill="${P.acc}" opacity=".18"/><circle cx="${a[0]}" cy="${a[1]}" r="29" fill="#fff"/><circle cx="${a[0]}" cy="${a[1]}" r="19" fill="${P.acc}"/><ellipse cx="${b[0]}" cy="${b[1] + 2}" rx="26" ry="9" fill="#000" opacity=".28"/><g transform="translate(${b[0]} ${b[1]}) scale(1.75)"><path d="M0 0c-10-26-34-38-34-64a34 34 0 1 1 68 0c0 26-24 38-34 64z" fill="${P.pin}"/><circle cy="-64" r="13" fill="#fff"/></g>`
  await save(name, W, H, s, { grain: 1 })
}
await map('map-light', 5, {
  land: '#f4f1ea',
  block: '#e8e3d7',
  road: '#ffffff',
  edge: '#ddd4c1',
  major: '#ffffff',
  park: '#cbe4bd',
  shore: '#dcead9',
  water: '#a3d0e8',
  hwy: '#ffd98a',
  hedge: '#efbd5c',
  acc: '#3b5bff',
  halo: '#ffffff',
  pin: '#ff4d5a',
})
await map('map-dark', 9, {
  land: '#171a26',
  block: '#202638',
  road: '#2d344a',
  edge: '#12141d',
  major: '#39425e',
  park: '#1d3a33',
  shore: '#142433',
  water: '#12344f',
  hwy: '#6a5a6a',
  hedge: '#12141d',
  acc: '#7c8cff',
  halo: '#12141d',
  pin: '#ff7a59',
})
