// missing.mjs - the pizza with a slice gone, the nought of a page that is not there, as SVG.   node missing.mjs > ../../../src/web/pizza.svg
import { Sheet, blob, ellipse, ink, leaf } from './kit.mjs'
import { base } from './table.mjs'

const s = new Sheet(200, 200)
const [a, b] = [-66, -17].map((degrees) => (degrees * Math.PI) / 180)
const at = (angle, r) => `${(100 + Math.cos(angle) * r).toFixed(1)} ${(100 + Math.sin(angle) * r).toFixed(1)}`
const left = `M100 100L${at(b, 140)}A140 140 0 1 1 ${at(a, 140)}Z`

/** A form that is drawn once and laid down at several places: x, y, how large, how far turned. */
function laid(id, form, places) {
  s.defs.push(`<g id="${id}">${form}</g>`)
  return places.map(([x, y, k, turn]) => `<use href="#${id}" transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"/>`).join('')
}

const salami = `<path d="${ellipse(1, 1.6, 12.6)}" fill="#4a0d05" opacity=".5"/>` + s.form(blob(0, 0, 12, 12, 5, 0.03, 9), '#b3270f', { color: '#ec6a34', round: [-3.6, -4.2, 12], strength: 0.9 }, { color: '#5e0f06', line: [12, 12, 0, 0], strength: 0.9 }) + s.line(ellipse(0, 0, 10.8), '#7c1508', 1.1)
const melted = s.form(blob(0, 0, 9, 7.8, 3, 0.1, 8), '#fbeed5', { color: '#dca763', line: [9, 9, -5, -5], strength: 0.9 })
const body =
  s.inside(left, base(s, 100, 100, 97, 8, '#f7cf7a', '#ffe9b4', { chars: 14, edge: ink.red, shade: '#d98a34' }) +
    laid('p', salami, [[62, 60, 1.05, 0], [42, 102, 1, 10], [76, 144, 1.05, -8], [120, 152, 0.95, 4], [154, 122, 1.05, -6], [100, 112, 0.92, 12], [98, 50, 0.95, 0], [102, 168, 0.8, 30], [92, 82, 0.8, 20]]) +
    laid('m', melted, [[70, 86, 1, 0], [56, 130, 0.9, 60], [126, 124, 1.05, 20], [84, 68, 0.8, 140], [98, 138, 0.8, 200]]) +
    laid('b', leaf(s, -12, 0, 24, 0), [[80, 106, 1, 40], [124, 136, 0.95, -30], [66, 76, 0.85, -60]]) +
    s.line(`M${at(a, 92)}L100 100L${at(b, 92)}`, '#8a4a1c', 3.5)) +
  [[128, 66, 2.6], [140, 78, 1.7], [120, 74, 1.3]].map(([x, y, r], i) => s.form(blob(x, y, r, r * 0.8, i + 2, 0.2, 7), i ? ink.crustDark : ink.crust)).join('')
process.stdout.write(`${s.cutOut(body)}\n`)
