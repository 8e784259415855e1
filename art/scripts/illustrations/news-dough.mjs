/** The second picture of the story about the dough, 1600x900: five bowls, five windows, two nights. The dough sleeps and rises. */
import { Sheet, ellipse, ink, numbers, rect } from './kit.mjs'

const FULL = rect(0, 0, 1600, 900)
const COUNTER = 716

/** An arched window on the sky of its hour: sun or moon, with hills. */
function pane(s, x, night, place) {
  const d = `M${x - 112} 400V232C${x - 112} 158 ${x - 62} 112 ${x} 112S${x + 112} 158 ${x + 112} 232V400Z`
  const next = numbers(place + 3)
  const sky = night
    ? s.form(d, '#1d2b33', { color: '#4a6a6c', line: [x, 410, x, 200], strength: 0.85 })
    : s.form(d, '#eea044', { color: '#ffe3a0', round: [x + 20, 250, 170], strength: 1 }, { color: ink.tomato, line: [x, 420, x, 250], strength: 0.7 })
  const stars = Array.from({ length: 16 }, () => `<circle cx="${x - 100 + next() * 200}" cy="${125 + next() * 210}" r="${1.5 + next() * 3}" fill="${ink.cream}" opacity="${0.4 + next() * 0.6}"/>`).join('')
  const light = night
    ? stars + s.light([x + 10, 220, 120], '#ffe9b8', 0.5) + s.form(`M${x + 34} 168A56 56 0 1 0 ${x + 62} 246A50 50 0 0 1 ${x + 34} 168Z`, '#ffedc4', { color: '#d9b070', line: [x + 40, 290, x - 10, 190], strength: 0.8 })
    : s.light([x, 222, 150], '#fff0c0', 0.8) + s.form(ellipse(x, 222, 50), '#fff3cf', { color: ink.gold, line: [x + 10, 280, x, 214], strength: 0.8 })
  const hills = s.form(`M${x - 130} 372C${x - 70} 326 ${x - 40} 356 ${x} 340S${x + 80} 330 ${x + 130} 360V420H${x - 130}Z`, night ? '#131c1f' : '#8a3a1a')
  const bars = s.line(`M${x} 112V400M${x - 112} 268H${x + 112}`, ink.wood, 9)
  return sky + s.inside(d, light + hills) + bars + s.line(d, ink.wood, 18) + s.line(`M${x - 104} 396V232C${x - 104} 164 ${x - 58} 121 ${x} 120`, ink.oak, 4) + s.form(rect(x - 136, 392, 272, 22, 7), ink.wood, { color: ink.oak, line: [0, 392, 0, 414], strength: 0.8 })
}

/** Closed eyes at night, open ones by day, and a smile; more cheerful once the dough is ready. */
function face(s, x, y, night, ready) {
  const ember = (dx) => s.grains(ellipse(x + dx, y + 16, 19), { color: ink.ember, round: [x + dx, y + 16, 19], strength: 0.8 })
  const eyes = night ? s.line(`M${x - 34} ${y}q13 12 26 0M${x + 8} ${y}q13 12 26 0`, '#8a5a30', 6) : s.form(ellipse(x - 21, y, 6.5, 8), '#6a3f1e') + s.form(ellipse(x + 21, y, 6.5, 8), '#6a3f1e')
  return eyes + ember(-48) + ember(48) + s.line(ready ? `M${x - 17} ${y + 20}q17 20 34 0` : `M${x - 9} ${y + 24}q9 8 18 0`, '#8a5a30', 6)
}

/** A bowl on the counter with its dough, which stands `high` above the rim. */
function bowl(s, x, high, night, ready) {
  const rim = 606
  const [side, top] = [98 + high * 0.34, 62 + high * 0.16]
  const dough = `M${x - 108} ${rim}C${x - side} ${rim - high * 0.5} ${x - top} ${rim - high} ${x} ${rim - high}S${x + side} ${rim - high * 0.5} ${x + 108} ${rim}C${x + 80} ${rim + 26} ${x - 80} ${rim + 26} ${x - 108} ${rim}Z`
  const body = `M${x - 128} ${rim}C${x - 124} ${rim + 74} ${x - 84} ${rim + 112} ${x - 52} ${COUNTER + 16}L${x - 48} ${COUNTER + 28}H${x + 48}L${x + 52} ${COUNTER + 16}C${x + 84} ${rim + 112} ${x + 124} ${rim + 74} ${x + 128} ${rim}C${x + 80} ${rim + 34} ${x - 80} ${rim + 34} ${x - 128} ${rim}Z`
  const band = (dy, width) => s.line(`M${x - 128} ${rim + dy}C${x - 80} ${rim + dy + 34} ${x + 80} ${rim + dy + 34} ${x + 128} ${rim + dy}`, '#2f4f6c', width)
  return (
    s.grains(ellipse(x + 16, COUNTER + 26, 128, 24), { color: ink.soot, round: [x + 16, COUNTER + 26, 128], squeeze: 0.2, strength: 1 }) +
    s.form(ellipse(x, rim, 128, 26), '#8f7048', { color: ink.umber, line: [x, rim - 26, x, rim + 20], strength: 0.9 }) +
    s.form(dough, '#efdcb8', { color: '#fffaf0', round: [x - 42, rim - high * 0.66, 110], strength: 1 }, { color: '#a9763f', line: [x + 118, rim, x - 4, rim - high * 0.4], strength: 0.95 }) + face(s, x - 4, rim - high * 0.46 - 4, night, ready) +
    s.form(body, '#e6d8bd', { color: '#fffdf6', line: [x - 128, rim, x + 30, rim], strength: 0.95 }, { color: '#8f7048', line: [x + 128, COUNTER, x, rim + 30], strength: 0.95 }) + s.inside(body, band(12, 9) + band(30, 4))
  )
}

export function doughHours() {
  const s = new Sheet(1600, 900)
  const hours = [[70, false], [92, true], [114, false], [137, true], [160, false]].map(([high, night], place) => ({ high, night, place, x: 184 + place * 308 }))
  return s.write(
    s.form(FULL, '#3d2114', { color: '#7a4426', round: [800, 480, 900], strength: 0.8 }, { color: ink.soot, line: [0, 0, 0, 240], strength: 0.6 }) + hours.map(({ x, night, place }) => pane(s, x, night, place)).join('') +
    s.form(`M0 ${COUNTER - 30}H1600V900H0Z`, ink.wood, { color: '#c58a4c', line: [0, COUNTER - 30, 0, 830], strength: 0.85 }, { color: ink.bark, line: [0, 910, 0, 790], strength: 0.9 }) + s.line(`M0 ${COUNTER - 28}H1600`, '#d8a365', 6) + s.line('M60 812H480M690 852H1090M1180 806H1520', ink.bark, 4, 'opacity=".5"') +
    hours.map(({ x, high, night, place }) => bowl(s, x, high, night, place === 4)).join(''),
  )
}
