// webp.mjs - PNG renders to WebP masters.   node webp.mjs SRC_DIR OUT_DIR [quality]
// Dishes go to OUT_DIR/dishes, story_*.png to OUT_DIR/story; names take hyphens, as the addresses of the site do.
import sharp from 'sharp'; import fs from 'node:fs'; import path from 'node:path';
const [src, out, q = 92] = process.argv.slice(2), dishes = path.join(out, 'dishes'), story = path.join(out, 'story'); fs.mkdirSync(dishes, { recursive: true }); fs.mkdirSync(story, { recursive: true });
for (const f of fs.readdirSync(src).filter(f => f.endsWith('.png')).sort()) {
  const wide = f.startsWith('story_'), to = path.join(wide ? story : dishes, f.replace(/^story_/, '').replaceAll('_', '-').replace('.png', '.webp')); let k = +q, b;
  do { b = await sharp(path.join(src, f)).webp({ quality: k, effort: 6, smartSubsample: true }).toBuffer(); k -= 2; } while (b.length > (wide ? 420 : 300) * 1024 && k > 60);
  fs.writeFileSync(to, b); console.log(path.basename(to), (b.length / 1024).toFixed(0) + ' KB', 'quality', k + 2);
}
