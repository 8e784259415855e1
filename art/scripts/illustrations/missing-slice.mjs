// missing-slice.mjs - the pizza with a slice gone, from the picture of the Margherita from above.   node missing-slice.mjs
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const source = at('db/seed/pictures/dishes/margherita-above.webp')
const size = 480
const middle = size / 2

// The pizza lies on its board slightly from the front: an ellipse, which becomes a circle.
const { width, height } = await sharp(source).metadata()
const [halfWidth, halfHeight] = [0.447 * width, 0.398 * height]
const pizza = await sharp(source)
  .extract({
    left: Math.round(0.496 * width - halfWidth),
    top: Math.round(0.499 * height - halfHeight),
    width: Math.round(2 * halfWidth),
    height: Math.round(2 * halfHeight),
  })
  .resize(size, size, { fit: 'fill' })
  .modulate({ brightness: 1.12 })
  .png()
  .toBuffer()

const edge = (degrees) => {
  const angle = (degrees * Math.PI) / 180
  return `${middle * (1 + 1.2 * Math.cos(angle))},${middle * (1 + 1.2 * Math.sin(angle))}`
}
const rest = `<svg width="${size}" height="${size}"><mask id="m"><rect width="${size}" height="${size}" fill="#fff"/>
<path d="M${middle + 6},${middle - 8} L${edge(-75)} L${edge(-27)} Z"/></mask>
<circle cx="${middle}" cy="${middle}" r="${middle - 2}" mask="url(#m)"/></svg>`
await sharp(pizza)
  .composite([{ input: Buffer.from(rest), blend: 'dest-in' }])
  .webp({ quality: 78, alphaQuality: 80 })
  .toFile(at('src/web/pizza.webp'))
