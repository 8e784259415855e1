/** The three portraits of the team: drawn, and meant to be seen as drawn. 1000x1000 each. */
import { Sheet, blob, ellipse, fire, group, ink, leaf, numbers, rect, steam } from './kit.mjs'

const SIZE = 1000
const skins = {
  tan: { base: '#d08e5b', light: '#f0bb82', shade: '#9c5733', blush: '#c05a35', line: '#5c2c18' },
  deep: { base: '#b8734a', light: '#e3a068', shade: '#7f4226', blush: '#a84a2a', line: '#45200f' },
  fair: { base: '#dfa373', light: '#f6ca98', shade: '#b06a43', blush: '#cf6a45', line: '#63311c' },
}
const hairInk = { color: '#1d120e', light: '#5a3a28' }

/** The niche every portrait stands before: an arch of bricks, as in the mark, with the colour of its own light. */
function ground(s, wall, niche, glow) {
  const arch = 'M130 1000V470C130 262 296 96 500 96S870 262 870 470V1000Z'
  let bricks = ''
  for (let i = 0; i < 19; i += 1) {
    const a = Math.PI * (1 - (i + 0.5) / 19)
    const x = 500 + Math.cos(a) * 402
    const y = 478 - Math.sin(a) * 414
    const tone = i % 3 === 0 ? ink.brick : i % 3 === 1 ? ink.red : '#9d2412'
    bricks += group(s.form(rect(-30, -32, 60, 64, 9), tone, { color: ink.ember, line: [0, 40, 0, -40], strength: 0.55 }), `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(90 - (a * 180) / Math.PI).toFixed(1)})`)
  }
  for (let k = 0; k < 7; k += 1) {
    for (const x of [98, 902]) bricks += group(s.form(rect(-32, -30, 64, 60, 9), k % 2 ? ink.red : ink.brick, { color: ink.ember, line: [x < 500 ? 40 : -40, 0, x < 500 ? -40 : 40, 0], strength: 0.5 }), `translate(${x} ${520 + k * 67})`)
  }
  return (
    s.form(rect(0, 0, SIZE, SIZE), wall, { color: ink.soot, round: [500, 480, 760], strength: 0.01 }, { color: ink.soot, line: [0, 1000, 0, 300], strength: 0.7 }) +
    bricks +
    s.form(arch, niche, { color: glow, round: [430, 560, 480], strength: 0.95 }) +
    s.grains(arch, { color: ink.soot, line: [0, 60, 0, 420], strength: 0.8 })
  )
}

const headShape = (a, h, jaw) => `M${-a} ${-0.2 * h}C${-a * 1.02} ${-h} ${a * 1.02} ${-h} ${a} ${-0.2 * h}C${a * 0.99} ${0.3 * h} ${a * jaw} ${0.99 * h} 0 ${h}C${-a * jaw} ${0.99 * h} ${-a * 0.99} ${0.3 * h} ${-a} ${-0.2 * h}Z`

function openEye(s, x, y, w, skin, side) {
  const lid = `M${x - w} ${y + 3}C${x - w * 0.5} ${y - w * 0.62} ${x + w * 0.5} ${y - w * 0.62} ${x + w} ${y + (side > 0 ? -4 : 3)}C${x + w * 0.45} ${y + w * 0.42} ${x - w * 0.5} ${y + w * 0.4} ${x - w} ${y + 3}Z`
  return (
    `<path d="${lid}" fill="#fbeedb"/>` +
    s.inside(lid, `<circle cx="${x + 1}" cy="${y - 1}" r="${w * 0.5}" fill="#2a140b"/><circle cx="${x - w * 0.14}" cy="${y - w * 0.2}" r="${w * 0.14}" fill="#fff3da"/>`) +
    s.line(`M${x - w} ${y + 3}C${x - w * 0.5} ${y - w * 0.66} ${x + w * 0.5} ${y - w * 0.66} ${x + w} ${y + (side > 0 ? -4 : 3)}`, '#2a140b', 7) +
    s.line(`M${x - w * 0.7} ${y - w * 0.72}C${x - w * 0.3} ${y - w * 0.98} ${x + w * 0.3} ${y - w * 0.98} ${x + w * 0.75} ${y - w * 0.66}`, skin.shade, 4, 'opacity=".7"')
  )
}

const smilingEye = (s, x, y, w) => s.line(`M${x - w} ${y + 6}C${x - w * 0.5} ${y - w * 0.5} ${x + w * 0.5} ${y - w * 0.5} ${x + w} ${y + 6}`, '#2a140b', 9)

/** Head without hair: lit from the left, the features turned a little towards the light. */
function head(s, { skin, a = 132, h = 172, jaw = 0.62, turn = -12, eyes = 'open', brow = 11, brows = hairInk.color, mouth = 'smile', lips = '#a8432c' }) {
  const d = headShape(a, h, jaw)
  const ear = (x) => s.form(ellipse(x, 14, 22, 36), skin.base, { color: x < 0 ? skin.light : skin.shade, line: [x - 20, 0, x + 20, 0], strength: 0.8 }) + s.line(`M${x - 4} -6c12 4 10 22 2 30`, skin.shade, 5)
  const eye = (x, side) => (eyes === 'open' ? openEye(s, x, 6, 29, skin, side) : smilingEye(s, x, 6, 29))
  const m = turn * 1.15
  const lipsShape =
    mouth === 'laugh'
      ? `<path d="M${m - 46} 84C${m - 20} 94 ${m + 20} 94 ${m + 46} 84C${m + 38} 122 ${m - 38} 122 ${m - 46} 84Z" fill="#5c1a10"/><path d="M${m - 40} 88C${m - 16} 96 ${m + 16} 96 ${m + 40} 88L${m + 34} 99C${m + 12} 105 ${m - 12} 105 ${m - 34} 99Z" fill="#fff3df"/>`
      : `<path d="M${m - 38} 90C${m - 20} 88 ${m - 10} 84 ${m} 88C${m + 10} 84 ${m + 20} 88 ${m + 38} 88C${m + 22} 112 ${m - 20} 114 ${m - 38} 90Z" fill="${lips}"/>` + s.line(`M${m - 44} 86C${m - 18} 100 ${m + 18} 100 ${m + 44} 84`, '#6e2416', 5)
  return (
    ear(-a + 2) + ear(a - 2) +
    s.form(d, skin.base, { color: skin.light, round: [-70, -20, 190], strength: 0.95 }, { color: skin.shade, line: [a * 1.05, 30, a * 0.1, 10], strength: 1 }, { color: skin.shade, line: [0, h * 1.05, -10, h * 0.58], strength: 0.75 }) +
    s.grains(ellipse(-64 + turn, 62, 50, 34), { color: skin.blush, round: [-64 + turn, 62, 46], squeeze: 0.7, strength: 0.75 }) +
    s.grains(ellipse(74 + turn, 62, 46, 34), { color: skin.blush, round: [74 + turn, 62, 44], squeeze: 0.7, strength: 0.8 }) +
    `<path d="M${turn + 2} -6C${turn + 12} 20 ${turn + 24} 36 ${turn + 24} 50C${turn + 22} 62 ${turn - 10} 64 ${turn - 18} 54C${turn - 4} 54 ${turn + 4} 44 ${turn + 2} -6Z" fill="${skin.shade}" opacity=".75"/>` +
    s.line(`M${turn - 24} 46C${turn - 24} 60 ${turn - 8} 60 ${turn} 60C${turn + 12} 62 ${turn + 24} 58 ${turn + 24} 46`, skin.line, 5) +
    s.grains(ellipse(turn - 8, 36, 14, 18), { color: skin.light, round: [turn - 8, 36, 16], strength: 0.9 }) +
    eye(-58 + turn, -1) + eye(58 + turn, 1) +
    s.line(`M${-92 + turn} -30C${-76 + turn} -52 ${-44 + turn} -52 ${-26 + turn} -38`, brows, brow) + s.line(`M${26 + turn} -38C${44 + turn} -52 ${76 + turn} -52 ${92 + turn} -32`, brows, brow) +
    lipsShape + s.line(`M${m - 18} 126C${m - 8} 131 ${m + 8} 131 ${m + 18} 126`, skin.shade, 5)
  )
}

/** Neck and shoulders; the collar line is left to the clothes. */
const neck = (s, skin) => s.form('M432 500L428 640C440 712 560 712 572 640L568 500Z', skin.base, { color: skin.shade, line: [500, 500, 490, 610], strength: 1 }, { color: skin.shade, line: [600, 600, 480, 600], strength: 0.9 }, { color: skin.light, line: [425, 640, 500, 640], strength: 0.5 })
const shoulders = 'M60 1040C72 830 120 742 236 700C330 668 410 650 432 622C470 668 530 668 568 622C590 650 670 668 764 700C880 742 928 830 940 1040Z'
const cloth = (s, color, light, shade) => s.form(shoulders, color, { color: light, line: [60, 700, 470, 800], strength: 0.85 }, { color: shade, line: [960, 760, 560, 760], strength: 0.95 }, { color: shade, line: [500, 1010, 500, 800], strength: 0.5 })

/** The bust stands close under the chin. */
const raised = (inner) => group(inner, 'translate(0 -34)')

/** A cotton apron with its two straps. */
function apron(s, color, light, shade) {
  const d = 'M312 1040C314 900 322 838 340 806C440 826 560 826 660 806C678 838 686 900 688 1040Z'
  return (
    s.line('M352 812C350 742 362 690 386 660', color, 30) + s.line('M648 812C650 742 638 690 614 660', shade, 30) +
    s.form(d, color, { color: light, line: [310, 900, 520, 900], strength: 0.9 }, { color: shade, line: [690, 900, 520, 900], strength: 0.9 }) +
    s.line('M346 818C442 838 558 838 654 818', shade, 5, 'stroke-dasharray="13 11"')
  )
}

/** The chequered scarf of the south. */
function checkedScarf(s) {
  const wrap = 'M404 606C392 652 398 704 440 736C480 762 540 760 572 730C604 700 606 650 594 606C560 668 440 668 404 606Z'
  const tail = 'M452 728C430 800 424 884 436 968L520 976C516 890 524 812 546 742Z'
  let lines = ''
  for (let k = -3; k < 34; k += 1) {
    lines += s.line(`M${330 + k * 22} 580L${290 + k * 22} 1000`, '#2a1810', 9, 'opacity=".82"') + s.line(`M330 ${580 + k * 22}C430 ${640 + k * 22} 560 ${640 + k * 22} 680 ${575 + k * 22}`, '#2a1810', 9, 'opacity=".82"')
  }
  const shaped = (d) => `<path d="${d}" fill="${ink.cream}"/>` + s.inside(d, lines)
  return (
    shaped(tail) + s.grains(tail, { color: '#5a3a28', line: [560, 850, 450, 850], strength: 0.9 }) + s.grains(tail, { color: '#3a2018', line: [490, 700, 490, 800], strength: 0.9 }) +
    shaped(wrap) + s.grains(wrap, { color: '#4a2c1e', line: [620, 680, 470, 690], strength: 1 }) + s.grains(wrap, { color: '#3a2018', line: [500, 600, 500, 680], strength: 0.8 })
  )
}

function pot(s) {
  const body = 'M588 812C580 906 612 1000 642 1010H938C972 1000 996 900 988 812Z'
  const rim = ellipse(788, 808, 208, 48)
  const ladle = s.line('M868 812C880 706 902 646 930 596', '#6a3d1c', 26) + s.line('M862 812C874 706 896 650 924 598', '#a8703a', 10)
  return (
    steam(s, 756, 770, 170, ink.cream, 0.42) +
    s.form(body, '#8a4426', { color: '#d07a42', line: [585, 900, 780, 900], strength: 0.95 }, { color: '#3d1a0e', line: [1000, 900, 800, 900], strength: 1 }) +
    s.grains(body, { color: '#3d1a0e', line: [0, 850, 0, 900], strength: 0.75 }) +
    s.form(rim, '#a3552f', { color: '#e8a566', line: [580, 830, 780, 830], strength: 0.95 }, { color: '#5c2a18', line: [1000, 820, 860, 810], strength: 0.9 }) +
    s.form(ellipse(788, 802, 186, 36), '#4a1e10') + s.form(ellipse(788, 808, 176, 29), '#c23c18', { color: ink.flame, round: [720, 802, 120], squeeze: 0.3, strength: 0.95 }) +
    leaf(s, 690, 812, 62, -14) + leaf(s, 796, 818, 54, 190) + ladle
  )
}

function headChef() {
  const s = new Sheet(SIZE, SIZE)
  const skin = skins.tan
  const hairBack = 'M352 372C340 232 420 168 500 168S662 232 648 372C648 400 632 430 600 440H400C368 430 352 400 352 372Z'
  const fringe = 'M362 372C352 246 424 186 506 188C592 190 650 250 638 372C630 326 606 292 560 272C500 246 420 262 392 306C374 332 368 348 362 372Z'
  const bun = s.form(blob(534, 152, 82, 70, 4, 0.04), hairInk.color, { color: hairInk.light, round: [500, 126, 60], strength: 0.8 }) + s.line('M478 168C500 110 560 100 600 140', hairInk.light, 5, 'opacity=".7"') + s.line('M440 196L640 96', ink.gold, 11) + s.form(ellipse(646, 92, 15), ink.glow)
  const body =
    ground(s, '#3b140b', '#c06416', ink.glow) + bun + s.form(hairBack, hairInk.color) +
    raised(neck(s, skin) + cloth(s, ink.brick, ink.red, '#4e0c05') + apron(s, '#efe2c8', ink.flour, '#b99a74') + checkedScarf(s)) +
    group(group(head(s, { skin, mouth: 'smile', jaw: 0.6, brow: 9, lips: '#b0402a' }), 'rotate(-3)'), 'translate(500 400)') +
    s.form(fringe, hairInk.color, { color: hairInk.light, round: [430, 236, 110], strength: 0.85 }) +
    s.line('M400 296C430 256 500 244 556 262', hairInk.light, 4, 'opacity=".6"') + s.line('M420 266C460 232 530 226 586 250', hairInk.light, 4, 'opacity=".5"') +
    s.form(ellipse(366, 456, 9), ink.gold) + s.form(ellipse(630, 444, 9), ink.gold) +
    pot(s) + leaf(s, 66, 976, 130, -58) + leaf(s, 96, 984, 150, -24, [ink.leaf, ink.leafLight, ink.leafDark], 0.28) + leaf(s, 40, 990, 110, -86) +
    s.form('M176 968C230 930 290 932 322 966C334 980 320 994 302 990C262 980 222 982 186 992C168 994 162 980 176 968Z', ink.tomato, { color: ink.flame, line: [180, 940, 240, 990], strength: 0.9 }, { color: ink.brickDark, line: [320, 990, 240, 970], strength: 0.8 }) + s.line('M178 976C160 970 150 956 146 940', ink.leafDark, 9)
  return s.write(body)
}

function peel(s) {
  const blade = 'M-150 -70C-150 -160 -84 -206 0 -206S150 -160 150 -70C150 0 96 46 46 72C28 82 22 100 20 128H-20C-22 100 -28 82 -46 72C-96 46 -150 0 -150 -70Z'
  const rim = blob(0, -66, 112, 100, 7, 0.035, 18)
  const pizza =
    s.form(rim, ink.crust, { color: ink.glow, round: [-50, -120, 90], strength: 0.8 }, { color: ink.crustDark, line: [120, -10, 10, -60], strength: 0.95 }) +
    s.form(blob(0, -66, 84, 74, 3, 0.04), ink.tomato, { color: ink.ember, round: [-30, -90, 70], strength: 0.7 }) +
    [[-34, -92, 20], [26, -100, 17], [40, -50, 21], [-12, -48, 18], [-52, -50, 13]].map(([x, y, r], i) => s.form(blob(x, y, r, r * 0.85, i + 2, 0.12, 9), ink.flour, { color: '#e2b878', line: [x + r, y + r, x - r, y - r], strength: 0.8 })).join('') +
    leaf(s, -10, -80, 40, -30) + leaf(s, 14, -62, 38, 40) +
    [[-96, -110], [-60, -152], [62, -146], [104, -58], [-100, -36], [46, 18]].map(([x, y], i) => s.form(blob(x, y, 11, 8, i + 20, 0.2, 8), '#4a2410')).join('')
  return s.form(rect(-17, 60, 34, 900, 10), ink.wood, { color: ink.oak, line: [-20, 0, 14, 0], strength: 0.9 }) + s.form(blade, ink.wood, { color: ink.oak, line: [-150, -60, 60, -60], strength: 0.9 }, { color: ink.bark, line: [160, 0, 20, -20], strength: 0.9 }) + pizza
}

function ovenKeeper() {
  const s = new Sheet(SIZE, SIZE)
  const skin = skins.deep
  const hair = 'M362 420C346 330 356 262 372 246L628 246C646 262 656 330 640 420C634 392 628 372 622 352H378C372 372 366 392 362 420Z'
  const band = 'M358 318C350 214 420 170 502 170S652 214 642 318C560 286 440 286 358 318Z'
  const knot = s.form('M640 286C690 262 722 268 742 296C716 300 700 312 690 336C676 318 660 306 636 306Z', ink.brick, { color: ink.soot, line: [640, 300, 740, 300], strength: 0.5 }) + s.form('M640 292C676 306 694 340 690 388C668 366 648 350 628 340Z', ink.brickDark, { color: ink.red, line: [640, 300, 680, 380], strength: 0.5 })
  let pattern = ''
  for (let i = 0; i < 40; i += 1) pattern += `<circle cx="${340 + (i % 8) * 44 + (Math.floor(i / 8) % 2) * 22}" cy="${188 + Math.floor(i / 8) * 32}" r="6.5" fill="${ink.cream}"/>`
  const moustache = 'M488 474C462 462 430 470 416 494C442 492 466 496 488 490C510 496 536 492 560 492C546 468 514 460 488 474Z'
  const sparks = numbers(12)
  const sparkles = Array.from({ length: 26 }, () => `<circle cx="${150 + sparks() * 300}" cy="${180 + sparks() * 560}" r="${2 + sparks() * 4}" fill="${ink.glow}" opacity="${0.5 + sparks() * 0.5}"/>`).join('')
  const body =
    ground(s, '#2a0f08', '#3a140a', ink.red) + s.light([300, 760, 420], ink.ember, 0.75) +
    group(fire(s, 0, 0, 330), 'translate(232 960)') + group(fire(s, 0, 0, 200), 'translate(392 980)') + sparkles +
    group(peel(s), 'translate(776 330) rotate(13)') +
    s.form(hair, '#3a2a22', { color: '#a8998a', line: [356, 400, 400, 380], strength: 0.7 }, { color: '#8a7a6a', line: [650, 400, 610, 380], strength: 0.7 }) +
    raised(neck(s, skin) + cloth(s, '#e4d3b4', '#fff0cf', '#8a6a4a') +
    s.form('M432 622C440 690 470 742 500 772C530 742 560 690 568 622C540 664 460 664 432 622Z', skin.base, { color: skin.shade, line: [540, 640, 470, 700], strength: 0.9 }, { color: skin.shade, line: [500, 610, 500, 690], strength: 0.8 }) +
    s.form('M424 622C396 650 372 664 360 672C400 716 448 760 496 784C470 740 440 690 424 622Z', '#efe0c4', { color: '#fff4da', line: [360, 650, 470, 740], strength: 0.8 }) + s.form('M576 622C604 650 628 664 640 672C600 716 552 760 504 784C530 740 560 690 576 622Z', '#c4a67c', { color: '#7a5a3c', line: [640, 690, 520, 740], strength: 0.8 }) +
    apron(s, '#5a3622', '#a06a3a', '#2c170c') +
    s.form(ellipse(392, 838, 9), ink.gold) + s.form(ellipse(608, 838, 9), ink.gold)) +
    group(group(head(s, { skin, a: 138, h: 174, jaw: 0.74, eyes: 'smile', brow: 14, brows: '#2c1f18', mouth: 'laugh' }), 'rotate(2)'), 'translate(500 404)') +
    s.form(moustache, '#3a2a22', { color: '#9a8a7a', line: [420, 480, 480, 490], strength: 0.6 }) +
    s.line('M388 402L372 394M390 416L370 418M606 404L622 396M606 418L624 420', skin.shade, 4, 'opacity=".8"') +
    s.grains(ellipse(604, 474, 34, 18), { color: '#2a140b', round: [604, 474, 30], squeeze: 0.6, strength: 0.55 }) +
    s.form(band, ink.red, { color: ink.tomato, round: [430, 220, 120], strength: 0.9 }, { color: ink.brickDark, line: [660, 260, 520, 250], strength: 0.95 }) + s.inside(band, pattern) + s.grains(band, { color: ink.brickDark, line: [660, 260, 540, 250], strength: 0.8 }) +
    s.form('M354 328C350 310 352 300 356 294C440 262 560 262 646 294C648 304 648 318 644 330C560 294 440 294 354 328Z', ink.brick, { color: ink.tomato, line: [350, 300, 480, 280], strength: 0.8 }) + knot
  return s.write(body)
}

function dough(s) {
  const board = s.form('M-10 880H1010V1010H-10Z', ink.oak, { color: '#e6b877', line: [0, 900, 640, 900], strength: 0.8 }, { color: ink.wood, line: [1000, 960, 560, 930], strength: 0.95 }) + s.line('M0 884H1000', '#e9c48c', 7) + s.line('M60 940H420M520 962H900M640 926H800', ink.wood, 4, 'opacity=".6"')
  const ball = (cx, cy, rx, ry) => {
    const d = `M${cx - rx} ${cy}C${cx - rx * 1.06} ${cy - ry * 0.98} ${cx - rx * 0.5} ${cy - ry * 1.5} ${cx} ${cy - ry * 1.5}S${cx + rx * 1.06} ${cy - ry * 0.98} ${cx + rx} ${cy}C${cx + rx * 0.96} ${cy + ry * 0.5} ${cx - rx * 0.96} ${cy + ry * 0.5} ${cx - rx} ${cy}Z`
    return s.grains(ellipse(cx + 16, cy + ry * 0.34, rx * 1.08, ry * 0.2), { color: '#5a3216', round: [cx + 16, cy + ry * 0.34, rx * 1.08], squeeze: 0.22, strength: 0.95 }) + s.form(d, '#f0dfbd', { color: '#fffaf0', round: [cx - rx * 0.36, cy - ry * 0.9, rx * 0.9], strength: 0.95 }, { color: '#b98f5c', line: [cx + rx * 1.1, cy + ry * 0.3, cx - rx * 0.1, cy - ry * 0.3], strength: 0.95 }) + s.line(`M${cx - rx * 0.1} ${cy - ry * 1.1}c${rx * 0.12} ${-ry * 0.1} ${rx * 0.3} ${-ry * 0.06} ${rx * 0.4} ${ry * 0.06}`, '#d2b182', 5)
  }
  const next = numbers(3)
  const flour = Array.from({ length: 90 }, () => `<circle cx="${40 + next() * 920}" cy="${892 + next() * 100}" r="${1.5 + next() * 3.5}" fill="${ink.flour}" opacity="${0.5 + next() * 0.5}"/>`).join('')
  return board + flour + ball(820, 930, 118, 74) + ball(196, 926, 132, 82) + ball(500, 938, 206, 118)
}

function doughMaker() {
  const s = new Sheet(SIZE, SIZE)
  const skin = skins.fair
  const back = 'M356 420C336 300 380 190 500 186S664 300 644 420C640 450 632 462 626 470H374C366 462 360 450 356 420Z'
  const cap = 'M352 300C352 214 420 150 504 150S652 214 650 300C640 322 360 322 352 300Z'
  const band = 'M346 286C440 318 560 318 656 286C662 304 662 326 656 342C560 312 440 312 346 342C340 326 340 304 346 286Z'
  const glass = (x) => `<ellipse cx="${x}" cy="410" rx="46" ry="42" fill="#fff6e0" opacity=".12"/>` + s.line(ellipse(x, 410, 46, 42), '#3a1c10', 7) + s.line(`M${x - 26} 394c6 -10 14 -14 24 -15`, ink.flour, 5, 'opacity=".8"')
  const smudge = (cx, cy, r, seed) => s.grains(blob(cx, cy, r, r * 0.7, seed, 0.2), { color: ink.flour, round: [cx, cy, r * 1.1], strength: 0.95 })
  const body =
    ground(s, '#33180c', '#8d9a58', '#e9e0a8') + s.form(back, hairInk.color) +
    raised(neck(s, skin) + cloth(s, '#b5552c', '#e58a4a', '#642310') +
    s.form('M426 622C404 640 396 652 392 664C430 716 570 716 608 664C604 652 596 640 574 622C540 674 460 674 426 622Z', '#8e3c1c', { color: '#d0713c', line: [390, 650, 500, 690], strength: 0.8 }) +
    apron(s, '#f3e8d5', '#fffdf8', '#b99a74')) +
    group(group(head(s, { skin, a: 130, h: 168, jaw: 0.62, turn: -8, brow: 11, mouth: 'laugh' }), 'rotate(-2)'), 'translate(500 404)') +
    s.form('M366 400C356 352 366 322 376 306H626C638 322 648 352 638 400C630 372 616 350 600 340C560 356 520 338 500 350C470 336 430 352 404 340C386 352 374 372 366 400Z', hairInk.color, { color: hairInk.light, round: [420, 330, 80], strength: 0.7 }) +
    glass(434) + glass(552) + s.line('M480 402C488 394 500 394 506 402', '#3a1c10', 7) + s.line('M388 402L362 394M598 402L634 392', '#3a1c10', 6) +
    s.form(cap, '#f3e8d5', { color: '#fffdf8', round: [430, 200, 130], strength: 0.9 }, { color: '#b4926a', line: [670, 250, 520, 240], strength: 0.95 }) + s.line('M440 176C420 210 412 250 414 296M566 172C590 206 598 250 594 298', '#c9ac84', 5) +
    s.form(band, ink.red, { color: ink.tomato, line: [346, 310, 500, 310], strength: 0.8 }, { color: ink.brickDark, line: [660, 310, 540, 310], strength: 0.9 }) +
    smudge(404, 486, 30, 2) + smudge(508, 468, 13, 5) + smudge(372, 800, 60, 8) + dough(s)
  return s.write(body)
}

export const sheets = { 'head-chef': headChef, 'oven-keeper': ovenKeeper, 'dough-maker': doughMaker }
