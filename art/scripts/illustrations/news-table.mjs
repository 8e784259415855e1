/** Three covers of the news that are told at a table seen from a chair: two halves, a slice in a pan, the bún chả pizza. */
import { Sheet, blob, ellipse, fire, group, ink, leaf, numbers, rect, steam } from './kit.mjs'
import { basil, boardFromChair, chilli, chopsticks, lamp, mozzarella, pepperoni, phin, pizzaFromChair, pork, sauceBowl, scatter, shadow, tableTop, tileBand } from './table.mjs'

const WIDTH = 1600
const HEIGHT = 900
const full = rect(0, 0, WIDTH, HEIGHT)

/** The quiet half and the loud half, each in its own light: the moon in the window, the fire in the oven. */
export function halfAndHalf() {
  const s = new Sheet(WIDTH, HEIGHT)
  const [x, y, r, flat] = [800, 584, 430, 0.37]
  const clip = (left, inner) => s.inside(left ? 'M-900 -900H0V900H-900Z' : 'M0 -900H900V900H0Z', inner)
  const calm = scatter(4, 13, r * 0.68, r * 0.27).map(([u, v, k], i) => mozzarella(s, u, v, 44 + k * 24, i + 3)).join('') + scatter(9, 9, r * 0.66, r * 0.34).map(([u, v, k]) => basil(s, u, v, 84 + k * 26, k * 360)).join('')
  const loud = scatter(21, 24, r * 0.7, r * 0.25).map(([u, v, k], i) => pepperoni(s, u, v, 54 + k * 6, i + 5)).join('')
  const half = (left) => group(clip(left, pizzaFromChair(s, 0, 0, r, flat, left ? 6 : 16, left ? calm : loud, left ? {} : { sauce: '#dc8a2c', melt: ink.glow })) + s.line(left ? `M-3 ${-r * flat + 8}V${r * flat + 34}` : `M3 ${-r * flat + 8}V${r * flat + 34}`, '#8a4a1c', 6), `translate(${x + (left ? -21 : 21)} ${y})`)
  const next = numbers(4)
  const threads = [0.02, 0.13, 0.3, 0.42, 0.62, 0.7, 0.9].map((k) => {
    const from = y - r * flat * 0.7 + k * r * flat * 1.36
    const sag = 4 + next() * 22
    const d = `M${x - 34} ${from}C${x - 14} ${from + sag} ${x + 10} ${from + sag} ${x + 34} ${from + (next() - 0.5) * 16}`
    return s.line(d, '#f6cf86', 4 + next() * 3) + s.line(d, '#fff1c9', 2)
  }).join('')
  const pane = 'M226 470V250C226 168 290 112 366 112S506 168 506 250V470Z'
  const night = s.form(pane, '#1d2b33', { color: '#4a6a6c', line: [366, 480, 366, 220], strength: 0.85 }) + s.inside(pane, s.light([410, 226, 150], '#ffe9b8', 0.5) + s.form(ellipse(410, 226, 50), '#ffedc4', { color: '#d9b070', line: [456, 270, 396, 210], strength: 0.8 }) + Array.from({ length: 18 }, () => `<circle cx="${236 + next() * 260}" cy="${130 + next() * 240}" r="${1.5 + next() * 2.5}" fill="${ink.cream}" opacity="${0.35 + next() * 0.6}"/>`).join('')) + s.line(pane, ink.wood, 22) + s.line('M366 112V470M226 300H506', ink.wood, 11) + s.form(rect(196, 462, 340, 24, 8), ink.wood, { color: ink.oak, line: [0, 462, 0, 486], strength: 0.8 })
  const mouth = 'M1110 480V320C1110 226 1176 162 1250 162S1390 226 1390 320V480Z'
  const stones = Array.from({ length: 11 }, (_, i) => { const a = Math.PI * (1 - (i + 0.5) / 11); return group(s.form(rect(-20, -26, 40, 52, 7), i % 2 ? ink.red : '#a8351c', { color: ink.flame, line: [0, 34, 0, -24], strength: 0.8 }), `translate(${(1250 + Math.cos(a) * 164).toFixed(1)} ${(318 - Math.sin(a) * 176).toFixed(1)}) rotate(${(90 - (a * 180) / Math.PI).toFixed(1)})`) }).join('') + [1086, 1414].flatMap((u) => [362, 416, 470].map((v) => group(s.form(rect(-26, -24, 52, 48, 7), v === 416 ? ink.red : '#a8351c', { color: ink.flame, line: [u < 1250 ? 30 : -30, 0, u < 1250 ? -24 : 24, 0], strength: 0.7 }), `translate(${u} ${v})`))).join('')
  const oven = stones + s.form(mouth, '#1c0a05', { color: ink.red, round: [1250, 480, 220], strength: 1 }, { color: ink.ember, round: [1240, 486, 140], strength: 0.9 }) + s.inside(mouth, fire(s, 1236, 486, 122) + fire(s, 1324, 488, 74) + fire(s, 1168, 488, 66)) + s.light([1250, 420, 300], ink.flame, 0.3)
  const body =
    s.form(full, '#3f5a2f', { color: '#86a04c', round: [560, 330, 560], strength: 0.75 }, { color: '#16220f', line: [-60, 0, 460, 0], strength: 0.9 }, { color: '#16220f', line: [0, 0, 0, 300], strength: 0.6 }) +
    s.form('M800 0H1600V900H800Z', '#7c160a', { color: ink.tomato, round: [1130, 350, 560], strength: 0.85 }, { color: '#340704', line: [1660, 0, 1180, 0], strength: 0.9 }, { color: '#340704', line: [0, 0, 0, 300], strength: 0.6 }) +
    night + oven + tableTop(s, 486, 826) + lamp(s, x, 216, 1.15) +
    boardFromChair(s, x, y + 30, 500, flat) + half(true) + half(false) + threads +
    steam(s, 640, 440, 140, '#fff6e0', 0.4) + steam(s, 960, 440, 140, '#fff6e0', 0.4) +
    phin(s, 296, 752, 1.1) + sauceBowl(s, 1292, 706, 88) + chilli(s, 1120, 792, -8, 0.86)
  return [s.write(body), 200]
}

/** The next morning: the slice in a dry pan on the gas ring, a few drops beside it, and the phin. */
export function crispAtHome() {
  const s = new Sheet(WIDTH, HEIGHT)
  const [x, y, r, flat] = [840, 452, 300, 0.30]
  let glaze = ''
  for (let row = 0; row < 7; row += 1) for (let k = 0; k < 18; k += 1) glaze += `<path d="${rect(k * 94 - 40 - (row % 2) * 47, row * 62 - 8, 90, 58, 4)}" fill="${['#f1dfbb', '#eed7ac', '#f5e6c8'][(k * 7 + row * 5) % 3]}"/>`
  const pane = rect(96, 96, 316, 262, 8)
  const morning = s.form(pane, '#ffe7a6', { color: '#fff8e0', round: [250, 240, 200], strength: 1 }) + s.inside(pane, s.light([270, 250, 190], '#fff', 0.8) + s.form(ellipse(274, 258, 46), '#fffbe8') + [[96, 372, 210, -34], [120, 380, 190, -66], [430, 380, 190, -146]].map(([u, v, l, a]) => leaf(s, u, v, l, a, ['#7c9a3e', '#c3cf70', '#44602a'], 0.2)).join('')) + s.line(pane, '#8a5428', 18) + s.line('M254 96V358', '#8a5428', 9) + s.form(rect(70, 350, 368, 22, 7), '#9a6232', { color: ink.oak, line: [0, 350, 0, 372], strength: 0.8 })
  const pan = `M${x - r} ${y}C${x - r} ${y + 66} ${x - r * 0.86} ${y + 138} ${x - r * 0.72} ${y + 142}H${x + r * 0.72}C${x + r * 0.86} ${y + 138} ${x + r} ${y + 66} ${x + r} ${y}Z`
  const handle = group(shadow(s, rect(0, -21, 430, 42, 21), 4, 14) + s.form(rect(0, -21, 430, 42, 21), '#4a2a18', { color: '#b0763e', line: [0, -24, 0, 14], strength: 0.95 }, { color: ink.soot, line: [0, 24, 0, 0], strength: 0.8 }) + s.form(rect(-34, -15, 96, 30, 8), '#2b2725', { color: '#7a7068', line: [0, -16, 0, 10], strength: 0.8 }) + s.form(ellipse(398, 0, 10, 8), '#e9c891'), `translate(${x + r - 10} ${y + 14}) rotate(-13)`)
  const slice = 'M-236 -148C-150 -206 150 -206 236 -148L30 232C16 256 -16 256 -30 232Z'
  const crust = 'M-262 -136C-274 -172 -254 -200 -220 -212C-84 -250 84 -250 220 -212C254 -200 274 -172 262 -136C254 -110 230 -108 212 -118C84 -164 -84 -164 -212 -118C-230 -108 -254 -110 -262 -136Z'
  const top = s.form(slice, '#e3972f', { color: '#ffdd85', round: [-70, -90, 250], strength: 0.95 }, { color: '#b4501a', line: [210, 60, 10, 0], strength: 0.9 }) + s.inside(slice, pepperoni(s, -84, -70, 60, 2) + pepperoni(s, 82, -92, 58, 5) + pepperoni(s, 8, 26, 56, 9) + pepperoni(s, 156, -8, 46, 4) + pepperoni(s, -2, 152, 38, 7)) + s.form(crust, ink.crust, { color: '#ffe0a0', line: [-260, -220, 20, -140], strength: 0.95 }, { color: ink.crustDark, line: [260, -120, 40, -180], strength: 0.95 }) + [[-150, -196, 20], [-44, -222, 13], [84, -212, 22], [190, -182, 14], [-232, -158, 12]].map(([u, v, q], i) => s.form(blob(u, v, q * 1.3, q * 0.8, i + 3, 0.2, 8), '#5c2c12')).join('')
  const cut = group(`<path d="${slice}" fill="#7a3d16" transform="translate(0 56)"/><path d="${crust}" fill="#8a4a1c" transform="translate(0 40)"/><path d="${slice}" fill="#d9a35a" transform="translate(0 26)"/>` + top, `translate(${x - 24} ${y + 8}) scale(.86 ${0.86 * 0.36}) rotate(-9)`)
  const well = ellipse(x, y, r, r * flat)
  const panAll =
    s.form(pan, '#332d29', { color: '#8a8178', line: [x - r, y, x - r * 0.2, y], strength: 0.95 }, { color: ink.soot, line: [x + r, y, x, y], strength: 0.9 }, { color: ink.flame, line: [0, y + 150, 0, y + 96], strength: 0.55 }) +
    s.form(well, '#453d38', { color: '#a0968a', line: [x - r, y - 40, x, y], strength: 0.9 }) + s.form(ellipse(x, y + 8, r * 0.94, r * flat * 0.92), '#1d1815', { color: '#57504a', round: [x - 120, y - 20, 280], squeeze: 0.3, strength: 0.9 }, { color: '#0b0706', line: [x + r, y, x - 40, y], strength: 0.9 }) + s.inside(`M${x - r * 0.94} ${y - 260}H${x + r * 0.94}V${y + 8}A${r * 0.94} ${r * flat * 0.92} 0 0 1 ${x - r * 0.94} ${y + 8}Z`, cut)
  const flames = Array.from({ length: 15 }, (_, i) => { const u = x - 196 + i * 28; const h = 34 + 10 * Math.sin(i * 2.2); return s.form(`M${u - 11} 646C${u - 13} 626 ${u - 5} 620 ${u} ${646 - h}C${u + 5} 620 ${u + 13} 626 ${u + 11} 646Z`, '#2f6f9a', { color: '#9fdcf0', line: [0, 650, 0, 622], strength: 0.95 }) }).join('')
  const stove =
    s.grains(ellipse(x + 30, 770, 420, 36), { color: ink.soot, round: [x + 30, 770, 420], squeeze: 0.1, strength: 1 }) + s.form(rect(x - 330, 672, 660, 96, 18), '#8c8378', { color: '#fff8ea', line: [x - 330, 672, x + 60, 720], strength: 0.95 }, { color: '#3a322c', line: [x + 340, 768, x + 20, 700], strength: 0.9 }) + s.form(rect(x - 290, 654, 580, 26, 10), '#5a5048', { color: '#d8cdbe', line: [0, 654, 0, 680], strength: 0.7 }) +
    s.form(ellipse(x - 200, 722, 28), '#241d19', { color: '#9a8f84', line: [x - 230, 700, x - 190, 730], strength: 0.9 }) + s.line(`M${x - 200} 722L${x - 188} 702`, '#f3e8d5', 7) + s.form(rect(x + 60, 708, 200, 28, 8), '#6d1509', { color: ink.tomato, line: [x + 60, 0, x + 230, 0], strength: 0.7 }) + s.form(rect(x - 216, 640, 432, 18, 6), '#241d19') + [-250, 250].map((d) => s.line(`M${x + d} 660L${x + d * 0.82} 590`, '#1d1815', 15)).join('')
  const drop = (u, v, k) => s.form(`M${u} ${v - 26 * k}C${u + 8 * k} ${v - 8 * k} ${u + 19 * k} ${v} ${u + 19 * k} ${v + 12 * k}A${19 * k} ${19 * k} 0 0 1 ${u - 19 * k} ${v + 12 * k}C${u - 19 * k} ${v} ${u - 8 * k} ${v - 8 * k} ${u} ${v - 26 * k}Z`, '#a9d6da', { color: '#fff', round: [u - 5 * k, v, 16 * k], strength: 0.95 }, { color: '#3f7f8a', line: [u + 20 * k, v + 20 * k, u - 4 * k, v], strength: 0.9 })
  const spoon = group(s.line('M40 -6L330 -70', '#8d8378', 17) + s.line('M44 -10L328 -73', '#fffaf0', 5) + s.form(ellipse(0, 2, 62, 25), '#b5aa9c', { color: '#fffdf6', line: [-60, -20, 10, 10], strength: 0.95 }, { color: '#4a4038', line: [60, 24, 0, 0], strength: 0.8 }) + s.form(ellipse(-2, 1, 46, 15), '#a9d6da', { color: '#fff', line: [-46, 0, 20, 0], strength: 0.8 }), 'translate(1030 252) rotate(-8)')
  const box = group(s.grains(rect(-130, 110, 300, 40, 12), { color: ink.soot, line: [0, 104, 0, 150], strength: 0.9 }) + s.form(rect(-132, -136, 264, 264, 10), '#c99a62', { color: '#f3d3a0', line: [-132, -136, 60, 60], strength: 0.95 }, { color: '#8a5a2c', line: [140, 140, 30, 30], strength: 0.9 }) + s.line(rect(-116, -120, 232, 232, 6), '#9a6a38', 3) + group(s.form('M-92 96V8C-92 -54 -50 -98 0 -98S92 -54 92 8V96H58V10C58 -36 34 -62 0 -62S-58 -36 -58 10V96Z', ink.brick, { color: ink.tomato, line: [-92, 0, 60, 40], strength: 0.7 }) + fire(s, 0, 92, 76), 'translate(0 -2) scale(.72)'), 'translate(1420 600) rotate(5)')
  const body =
    s.form(full, '#d3b582') + glaze + s.form(rect(0, 424, WIDTH, 62), '#7a5a36') + tileBand(-20, 426, 28, 58) + s.grains(full, { color: '#fff6d8', round: [270, 240, 760], strength: 0.85 }) + s.grains(full, { color: '#b06a26', line: [1700, 0, 760, 0], strength: 0.75 }) + s.grains(rect(0, 380, WIDTH, 130), { color: '#7a4a20', line: [0, 510, 0, 380], strength: 0.5 }) + morning +
    s.form(rect(0, 486, WIDTH, 20), '#6a4422') + tableTop(s, 500, 806) + box + stove + flames + handle + panAll + steam(s, 770, 348, 220, '#fffdf4', 0.6) + spoon + drop(1004, 316, 0.86) + drop(1000, 384, 0.66) +
    phin(s, 448, 734, 1.05) + s.form(ellipse(1330, 768, 150, 34), '#f4ead6', { color: '#a98a62', line: [1480, 0, 1300, 0], strength: 0.8 }) + s.line(ellipse(1330, 766, 112, 23), '#2f4f6c', 4) + chopsticks(s, 1180, 752, 1500, 740, 26)
  return [s.write(body), 400]
}

/** A wet evening, eleven strokes on the slate, and the crust in the bowl. */
export function bunCha() {
  const s = new Sheet(WIDTH, HEIGHT)
  const [x, y, r, flat] = [800, 620, 330, 0.38]
  const next = numbers(31)
  const pane = rect(212, 96, 356, 344, 8)
  const rain = Array.from({ length: 70 }, () => { const [u, v, l] = [190 + next() * 420, 80 + next() * 350, 20 + next() * 46]; return s.line(`M${u} ${v}l${-l * 0.22} ${l}`, '#b9d3cf', 1.5 + next() * 2.5, `opacity="${0.2 + next() * 0.5}"`) }).join('')
  const wet = s.form(pane, '#22343a', { color: '#5f8684', line: [0, 450, 0, 160], strength: 0.9 }) + s.inside(pane, s.light([470, 190, 130], ink.glow, 0.5) + [[190, 460, 260, -42], [236, 470, 240, -74], [600, 470, 250, -128]].map(([u, v, l, a]) => leaf(s, u, v, l, a, ['#27452a', '#5f8a4a', '#13231a'], 0.19)).join('') + rain + Array.from({ length: 22 }, () => { const [u, v, q] = [220 + next() * 340, 104 + next() * 320, 2 + next() * 4]; return s.form(ellipse(u, v, q, q * 1.3), '#cfe4df') }).join('')) + s.line(pane, ink.wood, 20) + s.line('M390 96V440M212 262H568', ink.wood, 10) + s.form(rect(180, 432, 420, 24, 7), ink.wood, { color: ink.oak, line: [0, 432, 0, 456], strength: 0.8 })
  const strokes = (u, n) => Array.from({ length: Math.min(n, 4) }, (_, i) => s.line(`M${u + i * 26 + (i % 2) * 3} ${214 + (i % 3) * 3}L${u + i * 26 - 4} ${312 - (i % 2) * 6}`, '#efe6d2', 8, 'opacity=".9"')).join('') + (n > 4 ? s.line(`M${u - 20} 300L${u + 98} 226`, '#efe6d2', 8, 'opacity=".9"') : '')
  const slate = group(shadow(s, rect(846, 134, 440, 262, 8), 10, 18) + s.form(rect(846, 134, 440, 262, 8), ink.wood, { color: ink.oak, line: [846, 134, 1100, 300], strength: 0.9 }) + s.form(rect(868, 156, 396, 218, 4), '#26302c', { color: '#56645a', round: [980, 220, 240], strength: 0.7 }) + strokes(916, 5) + strokes(1060, 5) + strokes(1200, 1) + s.line('M1176 330C1196 344 1216 340 1232 322', ink.ember, 7, 'opacity=".95"'), 'translate(-70 0) rotate(1.2 1066 260)')
  const pot = 'M196 560H468L446 700C442 726 420 736 392 736H272C244 736 222 726 218 700Z'
  const coals = Array.from({ length: 22 }, (_, i) => s.form(blob(216 + ((i * 61) % 232), 548 + ((i * 29) % 26), 20, 13, i + 2, 0.2, 8), i % 3 ? '#2a120a' : ink.ember, { color: i % 3 ? ink.ember : ink.glow, round: [216 + ((i * 61) % 232), 548 + ((i * 29) % 26), 18], strength: 0.9 })).join('')
  const meat = [[258, 520, 50, 8], [344, 512, 54, -10], [420, 524, 44, 14], [300, 546, 50, -4], [388, 548, 46, 6]].map(([u, v, q, a], i) => group(pork(s, 0, 0, q, a, i + 3), `translate(${u} ${v}) scale(1 .62)`)).join('')
  const brazier =
    s.grains(ellipse(340, 738, 210, 30), { color: ink.soot, round: [340, 738, 210], squeeze: 0.16, strength: 1 }) + s.form(pot, '#8a4a2c', { color: '#e0a070', line: [190, 0, 360, 0], strength: 0.9 }, { color: '#3a1a0e', line: [480, 0, 330, 0], strength: 0.95 }) + s.form('M298 700V668Q298 644 332 644T366 668V700Z', '#1a0a05', { color: ink.ember, round: [332, 700, 44], strength: 0.95 }) +
    s.form(ellipse(332, 560, 138, 40), '#6a341e', { color: ink.flame, round: [332, 560, 130], squeeze: 0.3, strength: 0.9 }) + s.inside(ellipse(332, 560, 124, 33), s.form(rect(190, 500, 290, 110), '#1a0a05') + coals) + s.light([332, 540, 190], ink.flame, 0.5, 0.6) +
    Array.from({ length: 11 }, (_, i) => s.line(`M${216 + i * 24} 566L${226 + i * 22} 498`, '#9a9086', 3.5, 'opacity=".8"')).join('') + meat + s.line('M188 570L480 560M204 500L462 494', '#b5aaa0', 5) + steam(s, 340, 492, 230, '#e9e2d2', 0.4)
  const toppings = scatter(14, 15, r * 0.66, r * 0.3).map(([u, v, k], i) => pork(s, u, v, 64 + k * 12, k * 360, i + 2)).join('') + scatter(33, 22, r * 0.7, r * 0.17).map(([u, v, k]) => group(s.line(`M-28 0Q0 ${(k - 0.5) * 44} 28 0`, k > 0.45 ? ink.ember : '#fbeed5', 11), `translate(${u} ${v}) rotate(${k * 1000})`)).join('') + scatter(52, 11, r * 0.66, r * 0.26).map(([u, v, k]) => basil(s, u, v, 60 + k * 20, k * 700)).join('')
  const slice = 'M-124 -96C-80 -124 80 -124 124 -96L16 148C8 160 -8 160 -16 148Z'
  const crust = 'M-138 -88C-144 -112 -134 -126 -114 -132C-44 -152 44 -152 114 -132C134 -126 144 -112 138 -88C134 -74 122 -72 112 -78C44 -102 -44 -102 -112 -78C-122 -72 -134 -74 -138 -88Z'
  const dipped = group(shadow(s, slice, 8, 14, ink.soot, 0.4) + s.form(slice, '#dc8a2c', { color: '#ffdd85', round: [-30, -50, 130], strength: 0.9 }, { color: '#a8481a', line: [110, 40, 10, 0], strength: 0.9 }) + s.inside(slice, pork(s, -34, -40, 52, 30, 3) + pork(s, 40, -20, 48, -40, 5) + pork(s, 0, 56, 40, 70, 8)) + basil(s, -20, 6, 56, -20) + s.line('M20 -64Q36 -40 26 -14M-64 -60Q-50 -44 -58 -24', ink.ember, 8) + s.form(crust, ink.crust, { color: '#ffe0a0', line: [-138, -140, 0, -80], strength: 0.95 }, { color: '#7a3d12', line: [138, -70, 20, -110], strength: 0.95 }) + [[-70, -124, 12], [20, -138, 14], [96, -116, 9]].map(([u, v, q], i) => s.form(blob(u, v, q * 1.3, q * 0.8, i + 3, 0.2, 8), '#5c2c12')).join(''), 'translate(1252 542) rotate(170) scale(.8)')
  const bowl = sauceBowl(s, 1262, 634, 116)
  const front = 'M1146 634A116 46.4 0 0 0 1378 634V760H1146Z'
  const body =
    s.form(full, '#38473a', { color: '#7d8a58', round: [820, 330, 700], strength: 0.8 }, { color: '#10170f', line: [0, 0, 0, 300], strength: 0.7 }, { color: '#10170f', line: [1660, 0, 1060, 0], strength: 0.8 }, { color: '#10170f', line: [-60, 0, 340, 0], strength: 0.6 }) +
    wet + slate + tableTop(s, 478, 806) + brazier + boardFromChair(s, x, y + 26, 392, flat) + pizzaFromChair(s, x, y, r, flat, 26, toppings, { sauce: '#d9752a', melt: ink.glow }) + steam(s, 800, 492, 130, '#fff6e0', 0.35) +
    bowl + chopsticks(s, 1226, 452, 1560, 238, 12) + dipped + s.inside(front, bowl) + chilli(s, 1060, 768, -10, 0.86) + basil(s, 1250, 770, 90, -12) + basil(s, 1330, 760, 84, 14)
  return [s.write(body), 178]
}
