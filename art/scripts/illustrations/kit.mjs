/**
 * What every illustration is drawn with: the pigments of the site, and forms that are filled flat and then modelled by
 * stippled light and shade, as a screen print is. Lengths are pixels of the finished sheet.
 */
export const ink = {
  soot: '#150b07', night: '#1f110b', umber: '#3a2419', bark: '#5a3622', wood: '#8a5428', oak: '#b97f42',
  brickDark: '#701509', brick: '#8c1d0f', red: '#b02a15', tomato: '#d2431f', ember: '#ef7d1a', flame: '#ff9a3d',
  gold: '#f3b453', glow: '#ffd873', flour: '#fbf5ea', cream: '#f3e8d5', sand: '#e6d6bd', crust: '#d99a4e', crustDark: '#9a5a22',
  leaf: '#5f7a34', leafDark: '#33491f', leafLight: '#97ab55', slate: '#2b2725', slateLight: '#443d38', tea: '#c9691c', wine: '#6d1226',
}

/** One sheet: collects gradients, stipple filters and clips while its forms are drawn, and writes the SVG. */
export class Sheet {
  constructor(width, height) {
    this.width = width
    this.height = height
    this.defs = []
    this.filters = new Map()
    this.count = 0
  }

  id() {
    this.count += 1
    return `d${this.count}`
  }

  stops(list) {
    return list.map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')
  }

  linear([x1, y1, x2, y2], list) {
    const id = this.id()
    this.defs.push(`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.stops(list)}</linearGradient>`)
    return `url(#${id})`
  }

  radial([cx, cy, r], list, squeeze = 1) {
    const id = this.id()
    const flat = squeeze === 1 ? '' : ` gradientTransform="translate(0 ${cy * (1 - squeeze)}) scale(1 ${squeeze})"`
    this.defs.push(`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"${flat}>${this.stops(list)}</radialGradient>`)
    return `url(#${id})`
  }

  /** A filter that turns the opacity of what it is laid on into grains of one colour. */
  stipple(color) {
    if (!this.filters.has(color)) {
      const id = this.id()
      this.filters.set(color, id)
      this.defs.push(
        `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
          `<feTurbulence type="fractalNoise" baseFrequency=".72" numOctaves="2" seed="${this.filters.size}" result="n"/>` +
          '<feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.5 0 0 0 -.25" result="a"/>' +
          '<feComposite in="SourceAlpha" in2="a" operator="arithmetic" k2="3.2" k3="3.2" k4="-3.1" result="m"/>' +
          `<feFlood flood-color="${color}"/><feComposite in2="m" operator="in" result="grains"/>` +
          '<feComposite in="grains" in2="SourceAlpha" operator="in"/></filter>',
      )
    }
    return `url(#${this.filters.get(color)})`
  }

  /** Grains of a colour over a path: dense at the start of the line (or the middle of the circle), none at its end. */
  grains(d, { color, line, round, squeeze = 1, strength = 1, even = false }) {
    const list = [[0, '#000', strength], [1, '#000', 0]]
    const fill = line ? this.linear(line, list) : this.radial(round, list, squeeze)
    return `<path d="${d}" fill="${fill}" fill-rule="${even ? 'evenodd' : 'nonzero'}" filter="${this.stipple(color)}"/>`
  }

  /** A form: flat colour, then any number of grains. */
  form(d, fill, ...grains) {
    return `<path d="${d}" fill="${fill}"/>` + grains.map((g) => this.grains(d, g)).join('')
  }

  line(d, color, width, more = '') {
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
  }

  /** Draws the inner markup only where the path is. */
  inside(d, inner) {
    const id = this.id()
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${inner}</g>`
  }

  /** A soft light without grain. */
  light([cx, cy, r], color, opacity, squeeze = 1) {
    return `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${r * squeeze}" fill="${this.radial([cx, cy, r], [[0, color, opacity], [0.35, color, opacity * 0.45], [1, color, 0]], squeeze)}"/>`
  }

  /** What lies on no paper: the forms alone, on nothing. */
  cutOut(body) {
    const { width, height } = this
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.defs.join('')}</defs>${body}</svg>`
  }

  /** The whole sheet, with the tooth of the paper over everything. */
  write(body) {
    const { width, height } = this
    const tooth =
      '<filter id="tooth" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="9"/>' +
      '<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .42 0 0 0 0 .34 0 .9 0 0 -.28"/></filter>'
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${tooth}${this.defs.join('')}</defs>` +
      `${body}<rect width="${width}" height="${height}" filter="url(#tooth)" opacity=".17" style="mix-blend-mode:overlay"/></svg>`
    )
  }
}

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function numbers(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const group = (inner, transform) => `<g transform="${transform}">${inner}</g>`

export const rect = (x, y, w, h, r = 0) =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}Z`
    : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`

export const ellipse = (cx, cy, rx, ry = rx) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

/** A closed curve through points (Catmull-Rom, as Bézier curves). */
export function smooth(points, closed = true) {
  const n = points.length
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.min(Math.max(i, 0), n - 1)])
  let d = `M${at(0).map((v) => v.toFixed(1)).join(' ')}`
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const p = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, c[0], c[1]]
    d += `C${p.map((v) => v.toFixed(1)).join(' ')}`
  }
  return closed ? `${d}Z` : d
}

/** A round thing that was made by hand. */
export function blob(cx, cy, rx, ry, seed, rough = 0.05, steps = 14) {
  const next = numbers(seed)
  return smooth(Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * Math.PI * 2
    const k = 1 + (next() - 0.5) * 2 * rough
    return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]
  }))
}

/** Flames of three colours standing at a point. */
export function fire(s, x, y, size) {
  const tongue = (k, dx, h) => {
    const p = (a, b) => `${(x + (dx + a * k) * size).toFixed(1)} ${(y - b * k * h * size).toFixed(1)}`
    return `M${p(0, -0.02)}C${p(-0.5, 0)} ${p(-0.62, 0.42)} ${p(-0.4, 0.72)}C${p(-0.34, 0.58)} ${p(-0.3, 0.52)} ${p(-0.22, 0.46)}C${p(-0.26, 0.86)} ${p(-0.04, 1.1)} ${p(0.14, 1.42)}C${p(0.12, 1.12)} ${p(0.3, 0.94)} ${p(0.36, 0.72)}C${p(0.42, 0.78)} ${p(0.44, 0.86)} ${p(0.45, 0.94)}C${p(0.64, 0.56)} ${p(0.52, 0)} ${p(0, -0.02)}Z`
  }
  return [
    s.form(tongue(1, 0, 1), ink.ember, { color: ink.red, line: [x, y - size * 1.5, x, y - size * 0.2], strength: 0.9 }),
    s.form(tongue(0.7, 0.02, 1), ink.flame, { color: ink.gold, line: [x, y, x, y - size * 0.8], strength: 0.8 }),
    s.form(tongue(0.4, 0.0, 1.05), ink.glow, { color: ink.flour, line: [x, y, x, y - size * 0.42], strength: 0.7 }),
  ].join('')
}

/** A leaf from stalk to tip, with its middle vein. */
export function leaf(s, x, y, length, angle, colors = [ink.leaf, ink.leafLight, ink.leafDark], plump = 0.3) {
  const w = length * plump
  const d = `M0 0C${length * 0.2} ${-w} ${length * 0.7} ${-w * 1.05} ${length} 0C${length * 0.7} ${w * 1.05} ${length * 0.2} ${w} 0 0Z`
  const half = `M0 0C${length * 0.2} ${w} ${length * 0.7} ${w * 1.05} ${length} 0Z`
  return group(
    s.form(d, colors[0], { color: colors[1], line: [0, -w, 0, w * 0.4], strength: 0.8 }) +
      s.grains(half, { color: colors[2], line: [0, w, 0, -w * 0.3], strength: 0.9 }) +
      s.line(`M${length * 0.05} 0Q${length * 0.5} ${-w * 0.08} ${length * 0.94} 0`, colors[2], Math.max(2, length * 0.018)),
    `translate(${x} ${y}) rotate(${angle})`,
  )
}

/** Wisps of steam rising from a point. */
export function steam(s, x, y, height, color = ink.cream, opacity = 0.5) {
  const h = height
  return [-0.22, 0, 0.22]
    .map((k, i) => {
      const x0 = x + k * h
      const up = h * (i === 1 ? 1 : 0.72)
      return s.line(`M${x0} ${y}c${-h * 0.14} ${-up * 0.25} ${h * 0.14} ${-up * 0.42} 0 ${-up * 0.66}c${-h * 0.07} ${-up * 0.16} ${-h * 0.02} ${-up * 0.26} ${h * 0.04} ${-up * 0.34}`, color, h * 0.045, `opacity="${opacity}"`)
    })
    .join('')
}
