/**
 * The dining room in the evening, drawn on 1440x810 and written at 2400: tables round the oven, cement tiles, longan wood in its
 * niche, the door open to the pavement and its plastic stools.
 */
import { Sheet, blob, ellipse, fire, group, ink, leaf, numbers, rect } from './kit.mjs'
import { lamp, logEnd, phin, sauceBowl, stool, tileFloor } from './table.mjs'

const WIDTH = 1440
const HEIGHT = 810
const FLOOR = 560
const full = rect(0, 0, WIDTH, HEIGHT)

function wall(s) {
  const next = numbers(11)
  let bricks = ''
  for (let row = 0; row < 15; row += 1)
    for (let k = -1; k < 17; k += 1) {
      const tone = ['#6a2a18', '#7a3420', '#5c2314', '#87402a'][Math.floor(next() * 4)]
      bricks += `<path d="${rect(k * 92 + (row % 2) * 46 + 2, row * 38 + 2, 87, 33, 4)}" fill="${tone}"/>`
    }
  return `<path d="${full}" fill="#3a1a10"/>` + bricks + s.grains(full, { color: ink.ember, round: [720, 470, 560], strength: 0.6 }) + s.grains(full, { color: ink.soot, line: [0, 0, 0, 330], strength: 0.95 }) + s.grains(full, { color: ink.soot, line: [-40, 0, 420, 0], strength: 0.75 }) + s.grains(full, { color: ink.soot, line: [1480, 0, 1020, 0], strength: 0.75 })
}

function tiles(s) {
  const d = rect(0, FLOOR, WIDTH, HEIGHT - FLOOR)
  const laid = tileFloor(720, FLOOR, 830, 190, ['#b57a48', '#5f2514', '#93502d'])
  return `<path d="${d}" fill="#b57a48"/>` + s.inside(d, laid) + s.grains(d, { color: ink.flame, round: [720, 566, 560], squeeze: 0.45, strength: 0.8 }) + s.grains(d, { color: ink.soot, line: [0, 850, 0, 600], strength: 0.85 }) + s.grains(d, { color: ink.soot, line: [-60, 0, 420, 0], strength: 0.8 }) + s.grains(d, { color: ink.soot, line: [1500, 0, 1020, 0], strength: 0.8 })
}

function oven(s) {
  const dome = 'M452 560C432 330 540 190 720 190S1008 330 988 560Z'
  const mouth = 'M574 500V430C574 340 636 286 720 286S866 340 866 430V500Z'
  let stones = ''
  for (let i = 0; i < 13; i += 1) {
    const a = Math.PI * (1 - (i + 0.5) / 13)
    stones += group(s.form(rect(-20, -27, 40, 54, 7), i % 2 ? ink.red : ink.brick, { color: ink.flame, line: [0, 36, 0, -24], strength: 0.8 }), `translate(${(720 + Math.cos(a) * 172).toFixed(1)} ${(432 - Math.sin(a) * 172).toFixed(1)}) rotate(${(90 - (a * 180) / Math.PI).toFixed(1)})`)
  }
  for (const x of [548, 892]) stones += group(s.form(rect(-27, -22, 54, 44, 7), ink.red, { color: ink.flame, line: [x < 720 ? 30 : -30, 0, x < 720 ? -24 : 24, 0], strength: 0.7 }), `translate(${x} 472)`)
  const store = 'M640 560V536C640 520 672 514 720 514S800 520 800 536V560Z'
  return (
    s.form(rect(676, -10, 88, 220), '#6e2c18', { color: ink.ember, line: [670, 0, 740, 0], strength: 0.5 }, { color: ink.soot, line: [0, -20, 0, 160], strength: 0.9 }) +
    s.form(dome, '#d0a276', { color: '#f8dfb4', line: [440, 380, 720, 420], strength: 0.95 }, { color: '#6a331c', line: [1000, 420, 730, 420], strength: 0.95 }, { color: '#6a331c', line: [0, 180, 0, 260], strength: 0.5 }) + stones +
    s.form(mouth, '#1c0a05', { color: ink.red, round: [720, 500, 230], strength: 1 }, { color: ink.ember, round: [700, 505, 150], strength: 0.95 }) + s.inside(mouth, fire(s, 690, 504, 122) + fire(s, 782, 506, 76) + fire(s, 624, 506, 64)) +
    s.form(rect(510, 494, 420, 26, 7), '#9a6240', { color: ink.glow, round: [720, 494, 200], strength: 0.9 }) + s.form(store, '#1a0a05') + s.inside(store, [660, 694, 728, 762, 792].map((x, i) => logEnd(s, x, 545 - (i % 2) * 4, 18, i + 2)).join('')) + s.light([720, 470, 330], ink.flame, 0.4)
  )
}

/** A bentwood chair seen from behind (the sitter looks at the table) or from the front; the point is its seat's middle. */
function chair(s, x, y, k, behind) {
  const wood = behind ? '#4a2210' : '#6e3618'
  const back = `M${x - 52 * k} ${y}C${x - 62 * k} ${y - 110 * k} ${x - 46 * k} ${y - 150 * k} ${x} ${y - 152 * k}S${x + 62 * k} ${y - 110 * k} ${x + 52 * k} ${y}`
  const inner = `M${x - 24 * k} ${y}C${x - 30 * k} ${y - 80 * k} ${x - 20 * k} ${y - 112 * k} ${x} ${y - 114 * k}S${x + 30 * k} ${y - 80 * k} ${x + 24 * k} ${y}`
  const legs = s.line(`M${x - 50 * k} ${y}L${x - 62 * k} ${y + 132 * k}M${x + 50 * k} ${y}L${x + 62 * k} ${y + 132 * k}`, wood, 11 * k) + s.line(`M${x - 30 * k} ${y}L${x - 34 * k} ${y + 104 * k}M${x + 30 * k} ${y}L${x + 34 * k} ${y + 104 * k}`, '#33160a', 9 * k)
  const seat = s.form(ellipse(x, y, 66 * k, 17 * k), '#a8672f', { color: '#e6b877', round: [x, y - 6 * k, 60 * k], squeeze: 0.4, strength: 0.8 })
  const frame = s.line(back, wood, 11 * k) + s.line(inner, wood, 8 * k) + s.line(`M${x - 50 * k} ${y - 40 * k}C${x - 60 * k} ${y - 110 * k} ${x - 44 * k} ${y - 148 * k} ${x - 6 * k} ${y - 151 * k}`, '#c98a4c', 3.5 * k)
  return legs + (behind ? seat + frame : frame + seat)
}

/** A round table in a chequered cloth, laid for two with what its guests have ordered; the point is the middle of its top. */
function table(s, x, y, k, order) {
  const [w, h] = [190 * k, 44 * k]
  const skirt = `M${x - w} ${y}C${x - w * 0.98} ${y + 70 * k} ${x - w * 0.9} ${y + 110 * k} ${x - w * 0.94} ${y + 150 * k}C${x - w * 0.6} ${y + 186 * k} ${x - w * 0.34} ${y + 160 * k} ${x} ${y + 190 * k}C${x + w * 0.34} ${y + 160 * k} ${x + w * 0.6} ${y + 186 * k} ${x + w * 0.94} ${y + 150 * k}C${x + w * 0.9} ${y + 110 * k} ${x + w * 0.98} ${y + 70 * k} ${x + w} ${y}Z`
  let checks = ''
  for (let i = -9; i <= 9; i += 1) checks += s.line(`M${x + i * 21 * k} ${y - h}L${x + i * 23 * k} ${y + 200 * k}`, ink.red, 9 * k, 'opacity=".75"')
  for (let i = -2; i < 9; i += 1) checks += s.line(`M${x - w} ${y + i * 23 * k}C${x - w * 0.4} ${y + i * 23 * k + 34 * k} ${x + w * 0.4} ${y + i * 23 * k + 34 * k} ${x + w} ${y + i * 23 * k}`, ink.red, 9 * k, 'opacity=".5"')
  const plate = (px, py) => s.form(ellipse(px, py, 42 * k, 12 * k), '#fffaf0', { color: '#b99a74', line: [px + 44 * k, 0, px - 6 * k, 0], strength: 0.8 }) + s.line(ellipse(px, py, 28 * k, 7 * k), '#d9c4a0', 2 * k)
  const glass = (px, py) => `<path d="M${px - 13 * k} ${py - 74 * k}C${px - 19 * k} ${py - 50 * k} ${px - 13 * k} ${py - 36 * k} ${px} ${py - 34 * k}C${px + 13 * k} ${py - 36 * k} ${px + 19 * k} ${py - 50 * k} ${px + 13 * k} ${py - 74 * k}Z" fill="#fff6e0" opacity=".28"/>` + s.form(`M${px - 15.5 * k} ${py - 56 * k}C${px - 16 * k} ${py - 42 * k} ${px - 11 * k} ${py - 37 * k} ${px} ${py - 36 * k}C${px + 11 * k} ${py - 37 * k} ${px + 16 * k} ${py - 42 * k} ${px + 15.5 * k} ${py - 56 * k}Z`, order === 'wine' ? ink.wine : ink.tea) + s.line(`M${px} ${py - 34 * k}V${py - 2 * k}M${px - 13 * k} ${py}H${px + 13 * k}`, '#fff0d4', 3 * k, 'opacity=".85"')
  const pizza = s.form(ellipse(x, y - 2 * k, 70 * k, 19 * k), '#5a3418') + s.form(ellipse(x, y - 8 * k, 62 * k, 16 * k), ink.crust, { color: '#ffdf9a', line: [x - 60 * k, 0, x + 20 * k, 0], strength: 0.9 }) + s.form(ellipse(x, y - 9 * k, 49 * k, 11 * k), ink.tomato, { color: ink.flame, line: [x - 50 * k, 0, x + 20 * k, 0], strength: 0.7 }) + [[-26, -11, 9], [4, -14, 8], [24, -8, 9], [-6, -4, 8]].map(([dx, dy, r]) => s.form(ellipse(x + dx * k, y + dy * k, r * k, r * 0.42 * k), ink.flour)).join('') + leaf(s, x - 14 * k, y - 8 * k, 17 * k, -16) + leaf(s, x + 10 * k, y - 6 * k, 16 * k, 12)
  const plates = plate(x - 122 * k, y + 4 * k) + plate(x + 122 * k, y + 4 * k)
  const laid = {
    wine: () => pizza + plates + glass(x - 84 * k, y - 8 * k) + glass(x + 88 * k, y - 6 * k) + sauceBowl(s, x + 6 * k, y + 20 * k, 19 * k, 0.34),
    coffee: () => phin(s, x - 112 * k, y + 8 * k, 0.44 * k) + phin(s, x + 104 * k, y + 12 * k, 0.44 * k) + pizza,
    dipping: () => pizza + plates + sauceBowl(s, x - 84 * k, y - 12 * k, 22 * k, 0.34) + glass(x + 84 * k, y - 6 * k) + s.line(`M${x - 176 * k} ${y + 8 * k}L${x - 96 * k} ${y + 16 * k}M${x - 170 * k} ${y + 14 * k}L${x - 94 * k} ${y + 20 * k}`, '#6a2c14', 4 * k),
  }
  return s.grains(ellipse(x, y + 176 * k, w * 1.15, 40 * k), { color: ink.soot, round: [x, y + 176 * k, w * 1.15], squeeze: 0.2, strength: 1 }) + s.form(skirt, '#ecdcc0') + s.inside(skirt, checks) + s.grains(skirt, { color: '#4a1c0e', line: [x + w, 0, x - w * 0.2, 0], strength: 0.95 }) + s.grains(skirt, { color: '#4a1c0e', line: [0, y + 190 * k, 0, y + 60 * k], strength: 0.75 }) + s.form(ellipse(x, y, w, h), ink.cream) + s.inside(ellipse(x, y, w, h), checks) + s.grains(ellipse(x, y, w, h), { color: '#fff3cf', round: [x - 20 * k, y - 14 * k, w], squeeze: 0.3, strength: 0.7 }) + laid[order]()
}

function shelf(s, x, y, seed) {
  const next = numbers(seed)
  const bottle = (bx) => { const [h, c] = [70 + next() * 26, ['#2f4a2a', '#5a1422', '#7a4a14', '#24382e'][Math.floor(next() * 4)]]; return s.form(`M${bx - 13} ${y}V${y - h * 0.62}C${bx - 13} ${y - h * 0.76} ${bx - 5} ${y - h * 0.76} ${bx - 5} ${y - h * 0.86}V${y - h}H${bx + 5}V${y - h * 0.86}C${bx + 5} ${y - h * 0.76} ${bx + 13} ${y - h * 0.76} ${bx + 13} ${y - h * 0.62}V${y}Z`, c, { color: ink.flame, line: [bx + (x < 720 ? 14 : -14), 0, bx, 0], strength: 0.8 }) }
  return [20, 58, 96, 134, 172, 210].map((dx) => bottle(x + dx)).join('') + s.form(rect(x - 8, y, 246, 14, 4), ink.wood, { color: ink.oak, line: [0, y, 0, y + 14], strength: 0.9 })
}

/** A niche in the wall, stacked with logs of longan wood. */
function woodNiche(s, x, y, w, h) {
  const next = numbers(6)
  const d = `M${x} ${y + h}V${y + 34}C${x} ${y + 10} ${x + w * 0.3} ${y} ${x + w / 2} ${y}S${x + w} ${y + 10} ${x + w} ${y + 34}V${y + h}Z`
  const logs = [0, 1, 2, 3].flatMap((row) => Array.from({ length: 8 - (row % 2) }, (_, i) => logEnd(s, x + 17 + i * 35 + (row % 2) * 17, y + h - 17 - row * 29, 15 + next() * 3, row * 9 + i)))
  return s.form(d, '#150805') + s.inside(d, logs.join('') + s.grains(d, { color: ink.soot, line: [0, y - 10, 0, y + h * 0.7], strength: 0.95 })) + s.line(d, '#4a1f12', 9) + s.form(rect(x - 12, y + h - 2, w + 24, 12, 4), ink.wood, { color: ink.oak, line: [0, y + h, 0, y + h + 12], strength: 0.9 })
}

/** The door stands open to the pavement: night, a lamp, a low table and its plastic stools. */
function door(s, x, y, w) {
  const d = rect(x, y, w, FLOOR - y)
  const street = s.form(d, '#14242b', { color: '#4d7076', line: [0, FLOOR, 0, y + 60], strength: 0.8 }) + s.inside(d, s.form(rect(x, FLOOR - 74, w, 80), '#33403e', { color: '#86948a', line: [0, FLOOR, 0, FLOOR - 80], strength: 0.7 }) + s.line(`M${x + w - 34} ${FLOOR - 70}V${y + 96}Q${x + w - 34} ${y + 70} ${x + w - 66} ${y + 70}`, '#0c1416', 7) + s.light([x + w - 68, y + 82, 130], ink.glow, 0.8) + s.form(ellipse(x + w - 68, y + 80, 15, 11), '#fff3cf') + leaf(s, x - 8, FLOOR - 60, 190, -64, ['#223a24', '#4f7440', '#101d14'], 0.2) + leaf(s, x - 14, FLOOR - 70, 170, -88, ['#223a24', '#4f7440', '#101d14'], 0.2) + stool(s, x + 62, FLOOR - 12, 0.62, '#b3311a', '#ff8a4a', '#5a1008') + stool(s, x + 152, FLOOR - 8, 0.62, '#2a5f86', '#8fc4dc', '#12304a') + phin(s, x + 62, FLOOR - 86, 0.34))
  return street + s.line(`M${x} ${FLOOR}V${y}H${x + w}V${FLOOR}`, '#4a2412', 18) + s.line(`M${x - 6} ${FLOOR}V${y - 6}H${x + w + 6}V${FLOOR}`, '#8a5428', 4)
}

function room() {
  const s = new Sheet(WIDTH, HEIGHT)
  const beams = [[0, 34, 0.95]].map(([y, h]) => s.form(rect(0, y, WIDTH, h), '#2a140a', { color: '#6a3a1c', line: [0, y + h, 0, y], strength: 0.7 })).join('')
  const body =
    wall(s) + beams + shelf(s, 116, 262, 3) + woodNiche(s, 104, 318, 286, 128) + shelf(s, 1010, 262, 5) + door(s, 1214, 232, 192) + tiles(s) + oven(s) +
    chair(s, 212, 560, 0.8, false) + chair(s, 428, 560, 0.8, false) + table(s, 320, 556, 0.72, 'coffee') + chair(s, 964, 560, 0.8, false) + chair(s, 1180, 560, 0.8, false) + table(s, 1072, 556, 0.72, 'dipping') +
    lamp(s, 320, 206, 0.8) + lamp(s, 1072, 206, 0.8) +
    chair(s, 520, 672, 1.02, true) + chair(s, 920, 672, 1.02, true) + table(s, 720, 660, 1.04, 'wine') +
    s.grains(full, { color: ink.soot, line: [-40, 0, 220, 0], strength: 0.6 }) + s.grains(full, { color: ink.soot, line: [1480, 0, 1220, 0], strength: 0.45 })
  return s.write(body).replace(`width="${WIDTH}" height="${HEIGHT}"`, 'width="2400" height="1350"')
}

export const sheets = { room }
