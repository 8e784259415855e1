// logo.mjs - mark, favicon, wordmark "Bếp Lửa" (outlined) and social pictures.   node logo.mjs [background.jpg]
// Fonts (both SIL OFL) come from npm @fontsource; their files are split by script, so every letter is taken from the first file that has it.
import fs from 'node:fs'; import path from 'node:path'; import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js'; import opentype from 'opentype.js'; import sharp from 'sharp';
const here = path.dirname(fileURLToPath(import.meta.url)), root = path.join(here, '..', '..', '..'), out = path.join(root, 'public', 'brand'), site = path.join(out, 'icons');
fs.mkdirSync(site, { recursive: true }); const looks = path.join(here, '..', 'out', 'logo'); fs.mkdirSync(looks, { recursive: true }); // a folder of its own, because the WebP export takes every PNG in out/
const NAME = 'Bếp Lửa', TAG = { vi: 'Pizza nướng lò củi · Thủ Dầu Một', en: 'Wood-fired pizza · Thu Dau Mot' };
const family = (pkg, w) => ['vietnamese', 'latin', 'latin-ext'].map(s => { const f = path.join(here, 'node_modules', '@fontsource', pkg, 'files', `${pkg}-${s}-${w}-normal.woff`); const b = fs.readFileSync(f); return opentype.parse(b.buffer.slice(b.byteOffset, b.byteOffset + b.byteLength)); });
const DISPLAY = family('lobster', 400), SANS = family('be-vietnam-pro', 600);
// one outline for a line of text; kern inside a file, letter spacing ls
const text = (fam, s, x, y, size, ls = 0) => {
  let d = '', cx = x, prev = null, lost = [];
  for (const ch of s.normalize('NFC')) { const f = fam.find(f => f.charToGlyphIndex(ch) > 0); if (!f) { lost.push(ch); continue; } const g = f.charToGlyph(ch); if (prev && prev.f === f) cx += f.getKerningValue(prev.g, g) * size / f.unitsPerEm; d += g.getPath(cx, y, size).toPathData(1); cx += g.advanceWidth * size / f.unitsPerEm + ls; prev = { f, g }; }
  if (lost.length) throw new Error('no glyph for ' + lost.join(' ')); return { d, w: cx - x - ls };
};
const svg = (w, h, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`;
const save = (n, s, to = out) => fs.writeFileSync(path.join(to, n), s), png = (s, w) => new Resvg(s, { fitTo: { mode: 'width', value: w } }).render().asPng();
// ---- the mark: a brick arch, a flame that is also a slice of pizza
const C = { brand: '#8c1d0f', ember: '#5c120a', gold: '#f3b453', cream: '#fdecc6', flame: '#ef7d1a', core: '#ffd873', leaf: '#3f7a24', red: '#c8321a' };
const bricks = (() => { let s = ''; const n = 11, r0 = 66, r1 = 86; for (let i = 0; i < n; i++) { const a0 = Math.PI * (1 + (i + .09) / n), a1 = Math.PI * (1 + (i + .91) / n), p = (r, a) => `${(100 + r * Math.cos(a)).toFixed(1)} ${(112 + r * Math.sin(a)).toFixed(1)}`; s += `<path d="M${p(r0, a0)}A${r0} ${r0} 0 0 1 ${p(r0, a1)}L${p(r1, a1)}A${r1} ${r1} 0 0 0 ${p(r1, a0)}Z"/>`; } for (const sx of [14, 166]) for (const y of [116, 138]) s += `<rect x="${sx}" y="${y}" width="20" height="18" rx="1.5"/>`; return s; })();
const flame = (o, c) => `<path d="M100 158C66 158 50 136 54 112C57 96 69 90 70 74C79 79 83 87 83 95C91 84 97 68 92 48C115 58 122 76 120 92C125 89 128 84 128 78C142 91 149 106 147 121C144 143 127 158 100 158Z" fill="${o}"/><path d="M101 158C84 158 75 146 77 132C79 122 87 117 90 106C95 110 98 115 98 120C103 114 107 106 105 96C117 104 123 117 123 129C123 146 115 158 101 158Z" fill="${c}"/>`;
const mark = (bg = true) => `${bg ? `<rect width="200" height="200" rx="46" fill="${C.brand}"/>` : ''}<g fill="${C.gold}">${bricks}</g>${flame(C.flame, C.core)}<rect x="14" y="162" width="172" height="11" rx="3" fill="${C.gold}"/>`;
const small = `<rect width="200" height="200" rx="44" fill="${C.brand}"/><g transform="translate(100 104) scale(1.36) translate(-100 -104)">${flame(C.flame, C.core)}</g>`;
save('mark.svg', svg(200, 200, mark())); save('mark_plain.svg', svg(200, 200, mark(false))); save('favicon.svg', svg(200, 200, small), site);
save('mark.png', png(svg(200, 200, mark()), 512)); const icons = { 16: 'favicon-16.png', 32: 'favicon-32.png', 48: 'favicon-48.png', 180: 'apple-touch-icon.png' }, iconAt = w => path.join(w === 32 || w === 180 ? site : looks, icons[w]); // the site needs 32 and 180; 16 and 48 are only looked at
for (const w of [16, 32, 48, 180]) fs.writeFileSync(iconAt(w), png(svg(200, 200, small), w));
// web app icons: the mark on its own rounded ground, and one that fills the square, with the mark inside the circle every launcher leaves (four fifths)
for (const w of [192, 512]) fs.writeFileSync(path.join(site, `icon-${w}.png`), png(svg(200, 200, mark()), w));
fs.writeFileSync(path.join(site, 'icon-maskable-512.png'), png(svg(200, 200, `<rect width="200" height="200" fill="${C.brand}"/><g transform="translate(100 100) scale(.68) translate(-100 -99)">${mark(false)}</g>`), 512));
const lock = (ink, sub, tag) => { const a = text(DISPLAY, NAME, 0, 0, 118), b = tag ? text(SANS, tag.toUpperCase(), 0, 0, 21, 2.6) : { d: '', w: 0 }; const y = tag ? 122 : 146; const w = Math.ceil(230 + Math.max(a.w, b.w) + 14); return [w, `${mark()}<path transform="translate(226 ${y})" d="${a.d}" fill="${ink}"/>${tag ? `<path transform="translate(230 182)" d="${b.d}" fill="${sub}"/>` : ''}`]; };
const word = ink => { const a = text(DISPLAY, NAME, 0, 0, 118); return svg(Math.ceil(a.w + 16), 176, `<path transform="translate(6 138)" d="${a.d}" fill="${ink}"/>`); };
save('wordmark_on_light.svg', word('#2a120c')); save('wordmark_on_dark.svg', word('#fdf1d8'));
const sheet = []; for (const [n, ink, sub, bg] of [['light', '#2a120c', '#9c2a16', '#fbf3e4'], ['dark', '#fdf1d8', '#f3b453', '#17100c']]) { const [w, s] = lock(ink, sub); save(`logo_on_${n}.svg`, svg(w, 200, s)); for (const l of ['vi', 'en']) { const [w2, s2] = lock(ink, sub, TAG[l].split(' · ')[0]); save(`logo_${l}_on_${n}.svg`, svg(w2, 200, s2)); sheet.push(png(svg(w2 + 60, 260, `<rect width="100%" height="100%" fill="${bg}"/><g transform="translate(30 30)">${s2}</g>`), 520)); } }
// ---- social pictures
const back = process.argv[2] || path.join(root, 'db', 'seed', 'films', 'hero-poster.jpg');
if (fs.existsSync(back)) for (const l of ['vi', 'en']) {
  const b64 = (await sharp(back).resize(1200, 675, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer()).toString('base64'), a = text(DISPLAY, NAME, 0, 0, 150), t = text(SANS, TAG[l], 0, 0, 34, .4);
  const s = svg(1200, 630, `<defs><linearGradient id="g" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#0c0705" stop-opacity=".93"/><stop offset=".45" stop-color="#0c0705" stop-opacity=".62"/><stop offset=".8" stop-color="#0c0705" stop-opacity=".05"/></linearGradient><linearGradient id="h" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0c0705" stop-opacity=".72"/><stop offset=".5" stop-color="#0c0705" stop-opacity=".22"/><stop offset="1" stop-color="#0c0705" stop-opacity="0"/></linearGradient></defs><image href="data:image/jpeg;base64,${b64}" x="0" y="-10" width="1200" height="675" preserveAspectRatio="xMidYMid slice"/><rect width="1200" height="630" fill="url(#h)"/><g transform="translate(64 52) scale(.82)">${mark()}</g><path transform="translate(252 178)" d="${a.d}" fill="#fdf1d8"/><path transform="translate(66 276)" d="${t.d}" fill="#ffd79a"/>`);
  await sharp(png(s, 1200)).jpeg({ quality: 86, mozjpeg: true }).toFile(path.join(out, `social_${l}.jpg`));
}
// ---- contact sheet for a look at everything
const comp = []; sheet.forEach((b, i) => comp.push({ input: b, left: (i % 2) * 530 + 10, top: Math.floor(i / 2) * 200 + 10 })); let x = 10; for (const w of [16, 32, 48, 180]) { comp.push({ input: iconAt(w), left: x, top: 430 }); x += w + 20; } comp.push({ input: await sharp(path.join(out, 'mark.png')).resize(180).png().toBuffer(), left: x, top: 430 });
await sharp({ create: { width: 1070, height: 630, channels: 3, background: '#777' } }).composite(comp).png().toFile(process.env.SHEET || path.join(looks, 'logo_sheet.png'));
