/**
 * What stands on the tables of the drawings: pizzas from above and from a chair, the phin, the bowl of nước chấm, stools, tiles and
 * logs of longan wood. A point is the middle of a thing's foot, or of its top where it is round; lengths are pixels of the sheet.
 */
import { blob, ellipse, group, ink, leaf, numbers, rect } from './kit.mjs'

export const shadow = (s, d, dx, dy, color = ink.soot, opacity = 0.45) => group(`<path d="${d}" fill="${color}" opacity="${opacity}"/>`, `translate(${dx} ${dy})`)

/** Toppings scattered over a disc: no two nearer than the gap. */
export function scatter(seed, count, radius, gap) {
  const next = numbers(seed)
  const spots = []
  for (let tries = 0; spots.length < count && tries < 4000; tries += 1) {
    const a = next() * Math.PI * 2
    const r = Math.sqrt(next()) * radius
    const [x, y] = [Math.cos(a) * r, Math.sin(a) * r]
    if (spots.every(([u, v]) => Math.hypot(u - x, v - y) > gap)) spots.push([x, y, next()])
  }
  return spots
}

export const mozzarella = (s, x, y, r, seed) => s.form(blob(x, y, r, r * 0.86, seed, 0.1, 9), '#fbeed5', { color: '#dca763', line: [x + r, y + r, x - r * 0.6, y - r * 0.6], strength: 0.9 })
export const pepperoni = (s, x, y, r, seed) => shadow(s, ellipse(x, y, r), 3, 5, '#4a0d05', 0.5) + s.form(blob(x, y, r, r, seed, 0.025, 12), '#b3270f', { color: '#ec6a34', round: [x - r * 0.3, y - r * 0.35, r], strength: 0.9 }, { color: '#5e0f06', line: [x + r, y + r, x, y], strength: 0.9 }) + s.line(ellipse(x, y, r * 0.86), '#7c1508', 3)
export const basil = (s, x, y, l, a) => group(`<path d="M0 0C${l * 0.2} ${-l * 0.3} ${l * 0.7} ${-l * 0.32} ${l} 0C${l * 0.7} ${l * 0.32} ${l * 0.2} ${l * 0.3} 0 0Z" fill="${ink.soot}" opacity=".38"/>`, `translate(${x + l * 0.05} ${y + l * 0.1}) rotate(${a})`) + leaf(s, x, y, l, a)
export const rounds = (s, x, y, r, rim, flesh) => s.form(ellipse(x, y, r), rim) + s.form(ellipse(x, y, r * 0.72), flesh, { color: ink.flour, round: [x - r * 0.3, y - r * 0.3, r * 0.7], strength: 0.7 })

/** A slice of grilled pork with the bars of the grill on it. */
export function pork(s, x, y, size, angle, seed) {
  const d = blob(0, 0, size, size * 0.52, seed, 0.09, 11)
  return group(
    shadow(s, d, 4, 7, '#3a0d05', 0.5) + s.form(d, '#9a4a20', { color: '#e79a4a', line: [0, -size * 0.6, 0, size * 0.3], strength: 0.95 }, { color: '#3d1608', line: [0, size * 0.7, 0, -size * 0.2], strength: 1 }) +
      s.inside(d, [-0.5, 0, 0.5].map((k) => s.line(`M${k * size - 14} ${-size * 0.6}L${k * size + 16} ${size * 0.6}`, '#35130a', size * 0.11, 'opacity=".8"')).join('')),
    `translate(${x} ${y}) rotate(${angle})`,
  )
}

/** A pizza from above: rim, sauce and cheese; toppings come from the caller. */
export function base(s, x, y, r, seed, sauce = ink.tomato, melt = ink.gold, { chars = 30, edge = '#b5651f', shade = ink.brickDark } = {}) {
  const rim = blob(x, y, r, r, seed, 0.018, 22)
  const next = numbers(seed + 40)
  const char = Array.from({ length: chars }, () => {
    const a = next() * Math.PI * 2
    const q = r * (0.87 + next() * 0.1)
    const size = r * (0.016 + next() * 0.03)
    return s.form(blob(x + Math.cos(a) * q, y + Math.sin(a) * q, size * 1.3, size, Math.floor(next() * 90), 0.22, 8), next() > 0.4 ? '#6a3312' : '#3a1a0a')
  }).join('')
  return (
    s.form(rim, ink.crust, { color: '#ffd994', round: [x - r * 0.5, y - r * 0.55, r * 0.95], strength: 0.9 }, { color: ink.crustDark, line: [x + r, y + r * 0.7, x + r * 0.2, y], strength: 1 }) + char +
    s.form(blob(x, y, r * 0.83, r * 0.83, seed + 1, 0.02, 20), edge) +
    s.form(blob(x, y, r * 0.81, r * 0.81, seed + 2, 0.02, 20), sauce, { color: melt, round: [x - r * 0.25, y - r * 0.25, r * 0.75], strength: 0.85 }, { color: shade, line: [x + r * 0.8, y + r * 0.7, x + r * 0.1, y + r * 0.1], strength: 0.75 })
  )
}

/** The side of a round flat thing seen from a chair: from the rim of its top down by its height. */
const side = (x, y, r, flat, high) => `M${x - r} ${y}V${y + high}A${r} ${r * flat} 0 0 0 ${x + r} ${y + high}V${y}A${r} ${r * flat} 0 0 1 ${x - r} ${y}Z`

/** A wooden board seen from a chair. */
export function boardFromChair(s, x, y, r, flat, high = r * 0.07) {
  const d = side(x, y, r, flat, high)
  return (
    s.grains(ellipse(x + r * 0.03, y + high + r * 0.05, r * 1.1, r * flat * 1.12), { color: ink.soot, round: [x + r * 0.03, y + high + r * 0.05, r * 1.1], squeeze: flat, strength: 1 }) +
    s.form(d, '#6a3a18', { color: ink.oak, line: [x - r, 0, x + r * 0.2, 0], strength: 0.8 }, { color: ink.soot, line: [x + r, 0, x, 0], strength: 0.7 }) +
    s.form(ellipse(x, y, r, r * flat), ink.wood, { color: '#dba764', line: [x - r, y, x + r * 0.4, y], strength: 0.9 }, { color: ink.bark, line: [x + r, y, x + r * 0.1, y], strength: 0.9 }) +
    s.line(ellipse(x, y, r * 0.97, r * flat * 0.97), ink.bark, 3, 'opacity=".4"')
  )
}

/** A pizza seen from a chair. Toppings are drawn as from above, round 0 0, and lie down with it. */
export function pizzaFromChair(s, x, y, r, flat, seed, toppings, { sauce, melt } = {}) {
  const high = r * 0.10
  const d = side(x, y, r, flat, high)
  const next = numbers(seed + 9)
  const burnt = Array.from({ length: 11 }, () => {
    const a = 0.1 + next() * (Math.PI - 0.2)
    return s.form(blob(x + Math.cos(a) * r * 0.985, y + Math.sin(a) * r * flat + high * (0.3 + next() * 0.4), r * (0.015 + next() * 0.03), r * (0.01 + next() * 0.02), Math.floor(next() * 80), 0.2, 8), next() > 0.4 ? '#6a3312' : '#3a1a0a')
  }).join('')
  return (
    shadow(s, d, 5, 12, ink.soot, 0.45) + s.form(d, '#b9772f', { color: '#f0c070', line: [x - r, 0, x + r * 0.1, 0], strength: 0.9 }, { color: '#6a3413', line: [x + r, 0, x - r * 0.1, 0], strength: 1 }, { color: '#6a3413', line: [0, y + high + r * flat, 0, y + r * flat * 0.7], strength: 0.8 }) + s.inside(d, burnt) +
    group(base(s, 0, 0, r, seed, sauce, melt) + toppings, `translate(${x} ${y}) scale(1 ${flat})`)
  )
}

/** A phin on its glass: the coffee drips into condensed milk. */
export function phin(s, x, y, k = 1) {
  const glass = `M${x - 46 * k} ${y - 118 * k}L${x - 38 * k} ${y - 8 * k}Q${x - 36 * k} ${y} ${x - 26 * k} ${y}H${x + 26 * k}Q${x + 36 * k} ${y} ${x + 38 * k} ${y - 8 * k}L${x + 46 * k} ${y - 118 * k}Z`
  const metal = (d, from, to) => s.form(d, '#aca194', { color: '#fffaf0', line: [x - from * k, 0, x - 4 * k, 0], strength: 0.95 }, { color: '#3a322c', line: [x + to * k, 0, x + 2 * k, 0], strength: 0.95 })
  return (
    s.grains(ellipse(x + 22 * k, y + 2, 84 * k, 15 * k), { color: ink.soot, round: [x + 22 * k, y + 2, 84 * k], squeeze: 0.18, strength: 1 }) +
    s.form(glass, '#3a1c0e', { color: '#8a5230', line: [x - 46 * k, 0, x + 10 * k, 0], strength: 0.9 }) +
    s.inside(glass, s.form(rect(x - 50 * k, y - 34 * k, 100 * k, 40 * k), '#efd7ab', { color: '#fffaf0', line: [x - 44 * k, 0, x + 20 * k, 0], strength: 0.8 }) + s.form(rect(x - 50 * k, y - 122 * k, 100 * k, 34 * k), '#1b0e08')) +
    s.line(glass, '#fff6e0', 3.5 * k, 'opacity=".6"') + s.line(`M${x - 35 * k} ${y - 100 * k}L${x - 29 * k} ${y - 26 * k}`, '#fff', 6 * k, 'opacity=".55"') +
    s.line(`M${x} ${y - 118 * k}V${y - 90 * k}`, '#2a130a', 4 * k) +
    metal(`M${x - 66 * k} ${y - 134 * k}H${x + 66 * k}L${x + 56 * k} ${y - 116 * k}H${x - 56 * k}Z`, 66, 66) +
    metal(rect(x - 42 * k, y - 204 * k, 84 * k, 72 * k, 5 * k), 42, 44) + metal(rect(x - 48 * k, y - 214 * k, 96 * k, 14 * k, 7 * k), 48, 48) + metal(rect(x - 9 * k, y - 230 * k, 18 * k, 18 * k, 6 * k), 9, 10)
  )
}

/** A bowl of nước chấm seen from a chair: amber, with rounds of chilli, carrot and garlic afloat. */
export function sauceBowl(s, x, y, r, flat = 0.4) {
  const d = `M${x - r} ${y}C${x - r} ${y + r * 0.5} ${x - r * 0.62} ${y + r * 0.78} ${x - r * 0.4} ${y + r * 0.8}H${x + r * 0.4}C${x + r * 0.62} ${y + r * 0.78} ${x + r} ${y + r * 0.5} ${x + r} ${y}Z`
  const band = (dy) => s.line(`M${x - r} ${y + dy}C${x - r * 0.9} ${y + dy + r * flat * 1.15} ${x + r * 0.9} ${y + dy + r * flat * 1.15} ${x + r} ${y + dy}`, '#2f4f6c', r * 0.035)
  const afloat = scatter(77, 11, r * 0.62, r * 0.26).map(([u, v, k], i) => (i % 3 === 0 ? rounds(s, u, v, r * 0.1, ink.red, '#f6b58a') : i % 3 === 1 ? group(s.form(rect(-r * 0.12, -r * 0.035, r * 0.24, r * 0.07, 4), ink.ember, { color: ink.gold, line: [0, -8, 0, 8], strength: 0.8 }), `translate(${u} ${v}) rotate(${k * 360})`) : s.form(blob(u, v, r * 0.07, r * 0.056, i + 4, 0.14, 8), '#fff3d6'))).join('')
  return (
    s.grains(ellipse(x + r * 0.1, y + r * 0.8, r * 1.05, r * 0.26), { color: ink.soot, round: [x + r * 0.1, y + r * 0.8, r * 1.05], squeeze: 0.25, strength: 1 }) +
    s.form(d, '#e6d8bd', { color: '#fffdf6', line: [x - r, y, x + r * 0.2, y], strength: 0.95 }, { color: '#8f7048', line: [x + r, y + r * 0.6, x, y + r * 0.2], strength: 0.95 }) + s.inside(d, band(r * 0.16) + band(r * 0.23) + [-0.5, 0, 0.5].map((k) => s.form(ellipse(x + k * r, y + r * (0.57 - 0.14 * Math.abs(k)), r * 0.06), '#2f4f6c')).join('')) +
    s.form(ellipse(x, y, r, r * flat), '#f4ead4', { color: '#b4946a', line: [x + r, y, x, y], strength: 0.7 }) + s.line(ellipse(x, y, r * 0.985, r * flat * 0.985), '#2f4f6c', r * 0.03) +
    s.form(ellipse(x, y + r * 0.03, r * 0.88, r * flat * 0.86), '#b5661c', { color: '#f7c565', round: [x - r * 0.2, y - r * 0.08, r * 0.8], squeeze: flat, strength: 1 }, { color: '#6e3208', line: [x + r * 0.8, y, x, y], strength: 0.95 }) +
    group(afloat, `translate(${x} ${y + r * 0.03}) scale(1 ${flat})`) + s.line(`M${x - r * 0.7} ${y - r * flat * 0.2}C${x - r * 0.56} ${y - r * flat * 0.56} ${x - r * 0.3} ${y - r * flat * 0.68} ${x - r * 0.06} ${y - r * flat * 0.7}`, '#fff3d0', r * 0.04, 'opacity=".8"')
  )
}

/** The plastic stool of every pavement. */
export function stool(s, x, y, k, color, light, dark) {
  const leg = (from, to) => s.form(`M${x + from * k} ${y - 96 * k}L${x + to * k} ${y}h${(to < 0 ? 20 : -20) * k}L${x + (from + (from < 0 ? 30 : -30)) * k} ${y - 96 * k}Z`, color, { color: dark, line: [x + to * k, y, x + from * k, y - 96 * k], strength: 0.8 })
  const top = `M${x - 62 * k} ${y - 112 * k}Q${x - 60 * k} ${y - 124 * k} ${x - 46 * k} ${y - 124 * k}H${x + 46 * k}Q${x + 60 * k} ${y - 124 * k} ${x + 62 * k} ${y - 112 * k}L${x + 66 * k} ${y - 92 * k}H${x - 66 * k}Z`
  return (
    s.grains(ellipse(x + 8 * k, y, 92 * k, 16 * k), { color: ink.soot, round: [x + 8 * k, y, 92 * k], squeeze: 0.18, strength: 1 }) +
    leg(-60, -70) + leg(60, 70) + s.line(`M${x - 62 * k} ${y - 44 * k}H${x + 62 * k}`, dark, 10 * k) +
    s.form(top, color, { color: light, line: [x - 60 * k, y - 130 * k, x + 30 * k, y - 96 * k], strength: 0.9 }, { color: dark, line: [x + 70 * k, 0, x, 0], strength: 0.8 }) + s.line(`M${x - 60 * k} ${y - 96 * k}H${x + 60 * k}`, dark, 4 * k) + s.form(ellipse(x, y - 118 * k, 12 * k, 3.5 * k), dark)
  )
}

/** The end of a log of longan wood: grey bark, pale rings. */
export const logEnd = (s, x, y, r, seed) => s.form(blob(x, y, r, r, seed, 0.05, 10), ink.bark) + s.form(blob(x, y, r * 0.84, r * 0.84, seed + 1, 0.05, 10), '#c99156', { color: '#f0c88a', round: [x - r * 0.3, y - r * 0.3, r * 0.9], strength: 0.8 }, { color: ink.wood, line: [x + r, y + r, x, y], strength: 0.8 }) + s.line(ellipse(x, y, r * 0.5, r * 0.46), ink.wood, 3, 'opacity=".7"') + s.line(ellipse(x, y, r * 0.22, r * 0.2), ink.wood, 3, 'opacity=".7"')

/** One cement tile, a square of side 2 round 0 0: a star in a ring, a quarter flower in each corner. */
function cementTile(ground, star, petal) {
  const corner = [0, 90, 180, 270].map((a) => `<path transform="rotate(${a})" d="M1 1L.42 1A.58 .58 0 0 1 1 .42Z" fill="${petal}"/><path transform="rotate(${a})" d="M1 1L.72 1A.28 .28 0 0 1 1 .72Z" fill="${star}"/>`).join('')
  return `<path d="M-1 -1H1V1H-1Z" fill="${ground}"/>${corner}<path d="M0 -.78L.2 -.2L.78 0L.2 .2L0 .78L-.2 .2L-.78 0L-.2 -.2Z" fill="${star}"/><circle r=".17" fill="${ground}"/>`
}

/** A band of cement tiles on a wall. */
export function tileBand(x, y, count, size, colors = ['#efe0c4', '#8c3a1e', '#3f5a4a']) {
  const tile = cementTile(...colors)
  return Array.from({ length: count }, (_, i) => group(tile, `translate(${x + size * (i + 0.5)} ${y + size / 2}) scale(${size / 2})`)).join('')
}

/** A floor of cement tiles that runs away to the line `top`: each tile's star and quarter flowers are seen in perspective. */
export function tileFloor(middle, top, bottom, size, colors) {
  const [ground, star, petal] = colors
  const seen = (points) => `M${points.map(([u, v]) => `${(middle + (u * size) / v).toFixed(1)} ${(top + (bottom - top) / v).toFixed(1)}`).join('L')}Z`
  const near = 0.86
  const deep = 0.44
  const rows = 30
  const tile = (u, v) => {
    const at = ([a, b]) => [u + a / 2, v + (b * deep) / 2]
    const quarter = (sx, sy, r) => seen([[sx, sy], ...Array.from({ length: 6 }, (_, i) => { const t = (i / 5) * (Math.PI / 2); return [sx - sx * Math.cos(t) * r, sy - sy * Math.sin(t) * r] })].map(at))
    const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]]
    return [corners.map(([a, b]) => quarter(a, b, 0.56)).join(''), corners.map(([a, b]) => quarter(a, b, 0.24)).join('') + seen([[0, -0.8], [0.2, -0.2], [0.8, 0], [0.2, 0.2], [0, 0.8], [-0.2, 0.2], [-0.8, 0], [-0.2, -0.2]].map(at)), seen([[-0.16, 0], [0, -0.16], [0.16, 0], [0, 0.16]].map(at))]
  }
  const tiles = Array.from({ length: rows }, (_, row) => near + deep * (row + 0.5)).flatMap((v) => Array.from({ length: 41 }, (_, i) => i - 20).filter((u) => (Math.abs(u) * size) / (v + deep) < 800).map((u) => tile(u, v)))
  const joints = Array.from({ length: rows }, (_, row) => `M-20 ${(top + (bottom - top) / (near + deep * row)).toFixed(1)}H${2 * middle + 20}`).join('') + Array.from({ length: 122 }, (_, i) => i - 60.5).map((u) => `M${middle + (u * size) / near} ${top + (bottom - top) / near}L${middle + (u * size) / (near + deep * rows)} ${top + (bottom - top) / (near + deep * rows)}`).join('')
  return `<path d="${joints}" stroke="${star}" stroke-width="2" opacity=".7"/>` + [petal, star, ground].map((color, layer) => `<path d="${tiles.map((paths) => paths[layer]).join('')}" fill="${color}"/>`).join('')
}

/** A pendant lamp of green enamel, and the light it throws. */
export function lamp(s, x, y, k = 1) {
  const shade = `M${x - 78 * k} ${y}C${x - 74 * k} ${y - 46 * k} ${x - 34 * k} ${y - 64 * k} ${x - 14 * k} ${y - 70 * k}V${y - 92 * k}H${x + 14 * k}V${y - 70 * k}C${x + 34 * k} ${y - 64 * k} ${x + 74 * k} ${y - 46 * k} ${x + 78 * k} ${y}Z`
  const cone = `M${x - 70 * k} ${y}L${x - 210 * k} ${y + 330 * k}H${x + 210 * k}L${x + 70 * k} ${y}Z`
  return `<path d="${cone}" fill="${s.linear([x, y, x, y + 330 * k], [[0, ink.glow, 0.34], [1, ink.glow, 0]])}"/>` + s.line(`M${x} -10V${y - 90 * k}`, '#0e0603', 5) + s.light([x, y + 6, 150 * k], '#ffe0a0', 0.75) + s.form(ellipse(x, y, 30 * k, 26 * k), '#fff3cf') + s.form(shade, '#2a3a2e', { color: '#7f9468', line: [x - 80 * k, y, x + 10 * k, y], strength: 0.9 }, { color: ink.soot, line: [x + 84 * k, y, x, y], strength: 0.9 }) + s.line(`M${x - 76 * k} ${y}H${x + 76 * k}`, ink.gold, 5 * k)
}

/** Two chopsticks from one point to another. */
export const chopsticks = (s, x1, y1, x2, y2, gap = 40) => [0, gap].map((d) => s.line(`M${x1 + 6} ${y1 + d + 12}L${x2 + 6} ${y2 + d * 0.5 + 12}`, ink.soot, 13, 'opacity=".4"') + s.line(`M${x1} ${y1 + d}L${x2} ${y2 + d * 0.5}`, '#6a2c14', 14) + s.line(`M${x1 - 2} ${y1 + d - 3}L${x2 - 2} ${y2 + d * 0.5 - 3}`, '#c0743c', 5)).join('')

/** A red chilli with its stalk. */
export const chilli = (s, x, y, angle, k = 1) =>
  group(s.form('M0 0C30 -26 96 -30 130 -4C138 4 134 14 122 14C84 6 44 8 14 24C-6 26 -12 12 0 0Z', ink.red, { color: ink.flame, line: [0, -26, 40, 24], strength: 0.9 }, { color: ink.brickDark, line: [130, 20, 70, 0], strength: 0.8 }) + s.line('M2 10C-14 6 -24 -4 -30 -16', ink.leafDark, 9), `translate(${x} ${y}) rotate(${angle}) scale(${k})`)

/** A wooden table across the whole sheet: its top from `top` to `front`, then the front edge. */
export const tableTop = (s, top, front, width = 1600) =>
  s.form(`M0 ${top}H${width}V${front}H0Z`, ink.wood, { color: '#cf9552', round: [width / 2, top + 40, width * 0.5], squeeze: 0.28, strength: 0.95 }, { color: ink.bark, line: [0, front + 60, 0, top + (front - top) * 0.4], strength: 0.9 }, { color: ink.soot, line: [-100, 0, 400, 0], strength: 0.6 }, { color: ink.soot, line: [width + 100, 0, width - 400, 0], strength: 0.6 }) +
  s.line(`M40 ${top + (front - top) * 0.3}H${width * 0.36}M${width * 0.5} ${top + (front - top) * 0.62}H${width * 0.94}M${width * 0.1} ${top + (front - top) * 0.84}H${width * 0.4}`, ink.bark, 4, 'opacity=".4"') +
  s.form(`M0 ${front}H${width}V900H0Z`, '#4a2712', { color: '#9a6232', line: [0, front, 0, front + 60], strength: 0.7 }, { color: ink.soot, line: [0, 920, 0, front + 20], strength: 0.8 }) + s.line(`M0 ${front}H${width}`, '#d8a365', 5, 'opacity=".8"')
