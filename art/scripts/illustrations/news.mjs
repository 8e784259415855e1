/**
 * Covers of the news, 1600x900, and their cards, 1200x900 cut from the same drawing. What matters lies between y 110 and
 * 790, because the first story of the list shows its cover at 21:9.
 */
import { Sheet, ellipse, fire, group, ink, leaf, numbers, rect } from './kit.mjs'
import { doughHours } from './news-dough.mjs'
import { bunCha, crispAtHome, halfAndHalf } from './news-table.mjs'
import { logEnd, shadow } from './table.mjs'

const WIDTH = 1600
const HEIGHT = 900
const full = rect(0, 0, WIDTH, HEIGHT)

function twoDayDough() {
  const s = new Sheet(WIDTH, HEIGHT)
  const pane = 'M150 640V330C150 210 240 130 350 130S550 210 550 330V640Z'
  const next = numbers(8)
  const stars = Array.from({ length: 34 }, () => `<circle cx="${160 + next() * 380}" cy="${140 + next() * 330}" r="${1.5 + next() * 3}" fill="${ink.cream}" opacity="${0.35 + next() * 0.6}"/>`).join('')
  const ball = (x, y, rx, ry) => {
    const d = `M${x - rx} ${y}C${x - rx * 1.05} ${y - ry} ${x - rx * 0.55} ${y - ry * 1.55} ${x} ${y - ry * 1.55}S${x + rx * 1.05} ${y - ry} ${x + rx} ${y}C${x + rx * 0.94} ${y + ry * 0.2} ${x - rx * 0.94} ${y + ry * 0.2} ${x - rx} ${y}Z`
    return [d, s.grains(ellipse(x + 20, y + 8, rx * 1.1, ry * 0.2), { color: '#1a0d07', round: [x + 20, y + 8, rx * 1.1], squeeze: 0.22, strength: 1 }) + s.form(d, '#efdcb8', { color: '#fffaf0', round: [x - rx * 0.42, y - ry, rx], strength: 1 }, { color: '#a9763f', line: [x + rx * 1.1, y, x - rx * 0.1, y - ry * 0.5], strength: 0.95 })]
  }
  const sleeping = (x, y, k) => s.line(`M${x - 34 * k} ${y}q${15 * k} ${13 * k} ${28 * k} 0M${x + 8 * k} ${y}q${15 * k} ${13 * k} ${28 * k} 0`, '#8a5a30', 6 * k) + s.line(`M${x - 9 * k} ${y + 28 * k}q${9 * k} ${8 * k} ${18 * k} 0`, '#8a5a30', 6 * k) + s.grains(ellipse(x - 46 * k, y + 18 * k, 20 * k), { color: ink.ember, round: [x - 46 * k, y + 18 * k, 20 * k], strength: 0.7 }) + s.grains(ellipse(x + 48 * k, y + 18 * k, 20 * k), { color: ink.ember, round: [x + 48 * k, y + 18 * k, 20 * k], strength: 0.7 })
  const [big, bigBall] = ball(880, 672, 232, 190)
  const blanket = 'M600 700C640 590 700 560 800 586C900 612 1010 560 1130 580C1150 620 1150 670 1140 712L1120 742C1000 722 760 722 630 742Z'
  let weave = ''
  for (let k = -4; k < 40; k += 1) weave += s.line(`M${560 + k * 26} 520L${530 + k * 26} 800`, ink.brick, 11, 'opacity=".85"') + s.line(`M560 ${540 + k * 26}C760 ${570 + k * 26} 940 ${540 + k * 26} 1190 ${560 + k * 26}`, ink.brick, 11, 'opacity=".6"')
  const [, left] = ball(560, 690, 104, 96)
  const [, right] = ball(1230, 690, 120, 104)
  const hand = (a, l, w) => s.line(`M1230 300L${1230 + Math.sin(a) * l} ${300 - Math.cos(a) * l}`, ink.umber, w)
  const clock = shadow(s, ellipse(1230, 300, 128), 10, 16) + s.form(ellipse(1230, 300, 128), ink.brick, { color: ink.ember, line: [1090, 190, 1260, 330], strength: 0.8 }) + s.form(ellipse(1230, 300, 104), ink.cream, { color: '#c9a878', line: [1340, 400, 1200, 290], strength: 0.8 }) + Array.from({ length: 12 }, (_, i) => hand((i * Math.PI) / 6, 0, 0) + s.line(`M${1230 + Math.sin((i * Math.PI) / 6) * 84} ${300 - Math.cos((i * Math.PI) / 6) * 84}L${1230 + Math.sin((i * Math.PI) / 6) * 92} ${300 - Math.cos((i * Math.PI) / 6) * 92}`, ink.umber, i % 3 ? 5 : 9)).join('') + hand(0.9, 52, 10) + hand(5.5, 74, 6) + s.form(ellipse(1230, 300, 9), ink.red)
  const letter = (x, y, k) => s.line(`M${x} ${y}h${28 * k}l${-28 * k} ${30 * k}h${28 * k}`, ink.glow, 7 * k, 'opacity=".85"')
  const body =
    s.form(full, '#3d2114', { color: '#7a4426', round: [860, 420, 800], strength: 0.8 }, { color: ink.soot, line: [0, 0, 0, 340], strength: 0.6 }) +
    s.form(pane, '#1d2b33', { color: '#4a6a6c', line: [350, 660, 350, 300], strength: 0.85 }) + s.inside(pane, stars + s.light([420, 280, 200], '#ffe9b8', 0.5) + s.form(ellipse(420, 280, 66), '#ffedc4', { color: '#d9b070', line: [480, 340, 400, 260], strength: 0.8 }) + s.form('M120 660C180 560 240 600 290 560C350 510 420 590 470 570C520 548 560 600 580 660Z', '#131c1f')) +
    s.line(pane, ink.wood, 26) + s.line('M350 130V640M150 400H550', ink.wood, 14) + s.line('M166 640V330C166 218 248 146 350 146', ink.oak, 6) + s.form(rect(110, 632, 480, 30, 8), ink.wood, { color: ink.oak, line: [110, 632, 110, 662], strength: 0.8 }) + clock +
    s.form('M0 720H1600V900H0Z', ink.wood, { color: '#c58a4c', line: [0, 720, 0, 840], strength: 0.85 }, { color: ink.bark, line: [0, 910, 0, 780], strength: 0.9 }) + s.line('M0 722H1600', '#d8a365', 6) + s.line('M80 800H520M700 846H1100M1180 790H1500', ink.bark, 4, 'opacity=".5"') +
    left + right + sleeping(545, 640, 0.72) + sleeping(1214, 634, 0.76) + bigBall + sleeping(858, 480, 1.25) +
    shadow(s, blanket, 6, 12, ink.soot, 0.35) + s.form(blanket, ink.cream) + s.inside(blanket, weave) + s.grains(blanket, { color: '#5a2a16', line: [1160, 700, 860, 640], strength: 0.9 }) + s.grains(blanket, { color: '#3a1a0c', line: [0, 750, 0, 660], strength: 0.7 }) +
    letter(1010, 330, 0.8) + letter(1046, 262, 1.05) + letter(1096, 178, 1.35)
  return [s.write(body), 250]
}

function ovenDay() {
  const s = new Sheet(WIDTH, HEIGHT)
  const sky = `<path d="${full}" fill="${s.linear([0, 0, 1600, 0], [[0, '#f6bd5c'], [0.26, '#eea044'], [0.5, '#d0652a'], [0.74, '#6d2414'], [1, '#1d1210']])}"/>`
  const hours = Array.from({ length: 25 }, (_, i) => { const a = Math.PI * (1 - i / 24); return i % 2 ? '' : `<circle cx="${800 + Math.cos(a) * 640}" cy="${700 - Math.sin(a) * 520}" r="5" fill="${ink.flour}" opacity=".65"/>` }).join('')
  const next = numbers(5)
  const stars = Array.from({ length: 40 }, () => `<circle cx="${1190 + next() * 400}" cy="${40 + next() * 480}" r="${1.5 + next() * 3}" fill="${ink.cream}" opacity="${0.3 + next() * 0.6}"/>`).join('')
  const dome = 'M440 720C420 420 560 236 800 236S1180 420 1160 720Z'
  const mouth = 'M590 720V610C590 490 680 410 800 410S1010 490 1010 610V720Z'
  let stones = ''
  for (let i = 0; i < 15; i += 1) { const a = Math.PI * (1 - (i + 0.5) / 15); stones += group(s.form(rect(-24, -34, 48, 68, 8), i % 2 ? ink.red : ink.brick, { color: ink.flame, line: [0, 44, 0, -30], strength: 0.75 }), `translate(${(800 + Math.cos(a) * 242).toFixed(1)} ${(612 - Math.sin(a) * 232).toFixed(1)}) rotate(${(90 - (a * 180) / Math.PI).toFixed(1)})`) }
  for (const x of [558, 1042]) for (const y of [652, 708]) stones += group(s.form(rect(-34, -24, 68, 48, 8), y < 700 ? ink.red : ink.brick, { color: ink.flame, line: [x < 800 ? 40 : -40, 0, x < 800 ? -30 : 30, 0], strength: 0.7 }), `translate(${x} ${y})`)
  const stack = [[96, 678, 44], [188, 682, 40], [276, 680, 42], [362, 686, 36], [140, 604, 40], [232, 606, 42], [318, 610, 38], [186, 532, 38], [272, 536, 36], [230, 466, 34]].map(([x, y, r], i) => logEnd(s, x, y, r, i * 3 + 2)).join('')
  const pumpkin = [[-74, 60], [74, 60], [-40, 76], [40, 76], [0, 84]].map(([dx, w]) => s.form(ellipse(1340 + dx * 0.8, 652, w * 0.72, 72), ink.ember, { color: ink.gold, round: [1316 + dx, 620, 70], strength: 0.7 }, { color: '#8a3a10', line: [1340 + dx + w, 690, 1340 + dx - 10, 640], strength: 0.95 })).join('') + s.line('M1340 586C1338 566 1348 552 1364 544', ink.leafDark, 16)
  const body =
    sky + s.grains(full, { color: ink.glow, round: [230, 300, 420], strength: 0.7 }) + s.grains(full, { color: ink.soot, line: [1640, 0, 1000, 0], strength: 0.7 }) + stars + hours +
    s.light([230, 300, 260], '#fff0c0', 0.8) + s.form(ellipse(230, 300, 80), '#fff3cf', { color: ink.gold, line: [250, 390, 225, 280], strength: 0.8 }) +
    s.light([1380, 330, 190], '#ffdca0', 0.3) + s.form('M1424 268A66 66 0 1 0 1456 358A58 58 0 0 1 1424 268Z', '#ffedc4', { color: '#d9b070', line: [1440, 400, 1360, 300], strength: 0.8 }) +
    s.form(rect(676, 120, 92, 200, 6), '#7a3018', { color: ink.ember, line: [670, 0, 750, 0], strength: 0.7 }, { color: ink.soot, line: [780, 0, 720, 0], strength: 0.7 }) + s.form(rect(660, 108, 124, 34, 8), '#5c2010', { color: ink.ember, line: [660, 0, 760, 0], strength: 0.6 }) +
    s.form(dome, '#d9b48a', { color: '#fdeccb', line: [430, 420, 800, 480], strength: 1 }, { color: '#6e3a22', line: [1180, 520, 820, 500], strength: 1 }, { color: '#7a4426', line: [0, 730, 0, 560], strength: 0.6 }) + stones +
    s.form(mouth, '#1c0a05', { color: ink.red, round: [800, 720, 300], strength: 1 }, { color: ink.ember, round: [780, 730, 190], strength: 0.9 }) + s.inside(mouth, fire(s, 770, 726, 150) + fire(s, 880, 730, 92) + fire(s, 680, 730, 84)) +
    s.form('M0 720H1600V900H0Z', '#4a2414', { color: '#a8602c', round: [800, 700, 620], squeeze: 0.5, strength: 0.9 }, { color: ink.soot, line: [0, 920, 0, 760], strength: 0.85 }) + s.form(rect(500, 712, 600, 44, 10), '#8a5434', { color: ink.gold, round: [800, 710, 280], strength: 0.9 }) + s.light([800, 770, 420], ink.flame, 0.5, 0.3) +
    stack + pumpkin
  return [s.write(body), 20]
}

function whatToDrink() {
  const s = new Sheet(WIDTH, HEIGHT)
  const floor = 740
  const cube = (x, y, q, a) => group(s.form(rect(-q, -q, 2 * q, 2 * q, q * 0.3), '#fffaf0', { color: '#fff', line: [-q, -q, q, q], strength: 0.8 }).replace('fill="#fffaf0"', 'fill="#fffaf0" fill-opacity=".42"') + s.line(`M${-q * 0.6} ${q * 0.5}V${-q * 0.5}H${q * 0.4}`, '#fff', 5, 'opacity=".8"'), `translate(${x} ${y}) rotate(${a})`)
  const wheel = (x, y, q, rind, flesh, a = 0) => group(s.form(ellipse(0, 0, q), rind) + s.form(ellipse(0, 0, q * 0.86), '#fbf0c8') + Array.from({ length: 8 }, (_, i) => group(s.form(`M${q * 0.1} ${-q * 0.04}L${q * 0.7} ${-q * 0.26}C${q * 0.82} ${-q * 0.1} ${q * 0.82} ${q * 0.1} ${q * 0.7} ${q * 0.26}L${q * 0.1} ${q * 0.04}Z`, flesh, { color: ink.flour, line: [0, 0, q * 0.7, 0], strength: 0.5 }), `rotate(${i * 45})`)).join(''), `translate(${x} ${y}) rotate(${a})`)
  const tumbler = (x, w, h, liquid, light, dark, level, inner) => {
    const outline = `M${x - w} ${floor - h}L${x - w * 0.8} ${floor - 10}Q${x - w * 0.78} ${floor} ${x - w * 0.66} ${floor}H${x + w * 0.66}Q${x + w * 0.78} ${floor} ${x + w * 0.8} ${floor - 10}L${x + w} ${floor - h}Z`
    const top = floor - h * level
    const k = (v) => w * (0.8 + 0.2 * ((floor - v) / h)) - 12
    const drink = `M${x - k(top)} ${top}L${x - k(floor - 26)} ${floor - 26}Q${x - k(floor) + 4} ${floor - 18} ${x - k(floor) + 14} ${floor - 18}H${x + k(floor) - 14}Q${x + k(floor) - 4} ${floor - 18} ${x + k(floor - 26)} ${floor - 26}L${x + k(top)} ${top}Z`
    return s.grains(ellipse(x + 34, floor + 6, w * 1.3, 26), { color: ink.soot, round: [x + 34, floor + 6, w * 1.3], squeeze: 0.2, strength: 0.9 }) + `<path d="${outline}" fill="#fff6e0" opacity=".16"/>` + s.form(drink, liquid, { color: light, line: [x - w, floor - h * 0.5, x + w * 0.3, floor - h * 0.5], strength: 1 }, { color: dark, line: [x + w, floor - h * 0.4, x + w * 0.1, floor - h * 0.4], strength: 0.95 }) + s.inside(drink, inner(top)) + s.form(ellipse(x, top, k(top), 13), light, { color: '#fff', line: [x - w, 0, x, 0], strength: 0.5 }) + s.line(outline, '#fff6e0', 5, 'opacity=".55"') + s.line(`M${x - w * 0.78} ${floor - h * 0.84}L${x - w * 0.66} ${floor - h * 0.22}`, '#fff', 11, 'opacity=".6"')
  }
  const soda = tumbler(370, 104, 400, '#c9d88a', '#f4f8d0', '#7a9440', 0.86, (t) => cube(330, t + 60, 42, 14) + cube(414, t + 110, 40, -20) + cube(346, t + 180, 38, 30) + wheel(408, t + 230, 52, '#5f8a2a', '#b5cf52', 20) + leaf(s, 310, t + 250, 70, 40) + Array.from({ length: 30 }, (_, i) => `<circle cx="${290 + ((i * 53) % 160)}" cy="${t + 20 + ((i * 97) % 300)}" r="${3 + (i % 3) * 2}" fill="#fff" opacity=".7"/>`).join('')) + leaf(s, 352, 396, 96, -128) + leaf(s, 362, 396, 104, -84) + leaf(s, 374, 398, 90, -44) + wheel(462, 354, 58, '#5f8a2a', '#b5cf52', 10)
  const tea = s.line('M716 720L782 236', '#a8b25a', 24) + s.line('M712 720L776 236', '#dfe3a0', 8) + tumbler(664, 112, 440, '#d47a1c', '#ffcf73', '#8a3e0a', 0.86, (t) => cube(620, t + 56, 44, -12) + cube(706, t + 96, 42, 22) + wheel(636, t + 210, 70, ink.ember, '#f8a63a', 12) + s.form(`M660 ${t + 300}C690 ${t + 250} 750 ${t + 260} 760 ${t + 300}C730 ${t + 330} 690 ${t + 330} 660 ${t + 300}Z`, '#f7a24a', { color: ink.red, line: [760, t + 300, 690, t + 290], strength: 0.8 })) + s.inside('M540 0H800V380H540Z', s.line('M716 720L782 236', '#a8b25a', 24) + s.line('M712 720L776 236', '#dfe3a0', 8)) + wheel(566, 330, 66, ink.ember, '#f8a63a', 30)
  const wx = 958
  const wineBowl = `M${wx - 92} 250C${wx - 128} 400 ${wx - 96} 500 ${wx} 512C${wx + 96} 500 ${wx + 128} 400 ${wx + 92} 250Z`
  const wineFill = `M${wx - 109} 372C${wx - 112} 450 ${wx - 76} 496 ${wx} 500C${wx + 76} 496 ${wx + 112} 450 ${wx + 109} 372Z`
  const wine = s.grains(ellipse(wx + 20, floor + 6, 130, 22), { color: ink.soot, round: [wx + 20, floor + 6, 130], squeeze: 0.18, strength: 0.9 }) + s.line(`M${wx} 512V726`, '#e9d6bd', 13, 'opacity=".75"') + s.form(ellipse(wx, 732, 88, 15), '#cbb294', { color: '#fff6e0', line: [wx - 88, 0, wx + 40, 0], strength: 0.8 }) + `<path d="${wineBowl}" fill="#fff6e0" opacity=".16"/>` + s.form(wineFill, ink.wine, { color: '#c23a4a', line: [wx - 110, 430, wx + 20, 440], strength: 0.95 }, { color: '#2a040c', line: [wx + 110, 450, wx + 10, 440], strength: 0.9 }) + s.form(ellipse(wx, 372, 109, 17), '#a32a3e', { color: '#f08a80', line: [wx - 100, 0, wx + 20, 0], strength: 0.7 }) + s.line(wineBowl, '#fff6e0', 5, 'opacity=".55"') + s.line(`M${wx - 84} 300C${wx - 98} 370 ${wx - 92} 420 ${wx - 66} 456`, '#fff', 10, 'opacity=".6"')
  const coffee = tumbler(1236, 104, 330, '#4a2210', '#9a5a2c', '#1c0a04', 0.8, (t) => s.form(rect(1100, 640, 280, 110), '#ecd2a4', { color: '#fff3d8', line: [1120, 0, 1240, 0], strength: 0.8 }) + s.form(`M1100 660C1160 630 1190 676 1240 650S1330 620 1380 650V600H1100Z`, '#a5673a') + cube(1196, t + 44, 42, 18) + cube(1276, t + 62, 40, -16) + cube(1226, t + 138, 38, 34))
  const phin = s.form('M1150 396H1322L1312 430H1160Z', '#a79c90', { color: '#fff', line: [1150, 0, 1230, 0], strength: 0.8 }, { color: '#3a322c', line: [1322, 0, 1240, 0], strength: 0.9 }) + s.form(rect(1178, 300, 116, 98, 8), '#b8ada0', { color: '#fff', line: [1178, 0, 1236, 0], strength: 0.9 }, { color: '#3a322c', line: [1300, 0, 1230, 0], strength: 0.95 }) + s.form(rect(1168, 286, 136, 18, 9), '#cfc6ba', { color: '#5a5048', line: [1304, 0, 1230, 0], strength: 0.8 }) + s.form(rect(1226, 264, 20, 24, 6), '#8a8076') + s.line('M1236 432V470', '#3a1a0c', 6)
  const body =
    s.form(full, '#4a0f08', { color: ink.red, round: [800, 460, 860], strength: 0.85 }, { color: ink.soot, line: [0, -40, 0, 360], strength: 0.7 }) + s.form('M170 740V620C170 300 450 110 800 110S1430 300 1430 620V740Z', '#d9731c', { color: ink.glow, round: [740, 520, 600], strength: 1 }, { color: ink.brick, line: [0, 90, 0, 400], strength: 0.8 }) +
    s.form('M0 732H1600V900H0Z', ink.bark, { color: '#b5763c', line: [0, 732, 0, 850], strength: 0.9 }, { color: ink.soot, line: [0, 930, 0, 790], strength: 0.85 }) + s.line('M0 734H1600', '#d8a365', 6) + soda + tea + wine + coffee + phin +
    wheel(520, 770, 56, '#5f8a2a', '#b5cf52', 14) + leaf(s, 830, 786, 96, -18) + [[1090, 780], [1124, 796], [1070, 806], [1400, 776], [1434, 794]].map(([x, y], i) => group(s.form(ellipse(0, 0, 19, 13), '#4a2412', { color: '#9a6236', round: [-6, -5, 16], strength: 0.8 }) + s.line('M-15 2Q0 -6 15 -2', '#1c0a04', 4), `translate(${x} ${y}) rotate(${i * 47})`)).join('')
  return [s.write(body), 200]
}

const drawn = { 'two-day-dough': twoDayDough, 'half-and-half': halfAndHalf, 'oven-day': ovenDay, 'bun-cha-pizza': bunCha, 'crisp-at-home': crispAtHome, 'what-to-drink': whatToDrink }

/** The same drawing seen through a window of 4:3. */
const card = ([svg, left]) => svg.replace(`width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`, `width="1200" height="900" viewBox="${left} 0 1200 900"`)

export const sheets = {
  ...Object.fromEntries(Object.entries(drawn).flatMap(([name, draw]) => [[name, () => draw()[0]], [`${name}-card`, () => card(draw())]])),
  'two-day-dough-hours': doughHours,
}
