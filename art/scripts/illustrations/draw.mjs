// draw.mjs - draws the illustrations.   node draw.mjs team|news|story [name] [--look DIR]   WebP to db/seed/pictures/{team,news,story}; --look writes PNG to DIR instead
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const [kind, only] = process.argv.slice(2)
const look = process.argv.includes('--look') ? process.argv.at(-1) : null
const out = look ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'db', 'seed', 'pictures', kind)
fs.mkdirSync(out, { recursive: true })
const { sheets } = await import(`./${kind}.mjs`)

// Large pictures, whose grain would weigh most.
const quality = { room: 82, 'two-day-dough-hours': 82 }

for (const [name, draw] of Object.entries(sheets)) {
  if (only && !only.startsWith('--') && only !== name) continue
  const picture = sharp(Buffer.from(draw()), { unlimited: true })
  if (look) await picture.png().toFile(path.join(look, `${name}.png`))
  else await picture.webp({ quality: quality[name] ?? 90, effort: 6, smartSubsample: true }).toFile(path.join(out, `${name}.webp`))
  console.log(name)
}
