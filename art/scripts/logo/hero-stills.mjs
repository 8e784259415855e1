// hero-stills.mjs - a film's poster as AVIF and WebP for the home page.   node hero-stills.mjs POSTER.jpg OUT_DIR [hero|mood]
import sharp from 'sharp'; import path from 'node:path';
const [poster, out, name = 'hero'] = process.argv.slice(2);
for (const width of name === 'hero' ? [640, 1024, 1280, 1920, 2560] : [640, 1024, 1280]) {
  const still = sharp(poster).resize({ width }), to = path.join(out, `${name}-${width}`);
  console.log(width, (await still.clone().avif({ quality: 58, effort: 7 }).toFile(`${to}.avif`)).size, (await still.clone().webp({ quality: 76, effort: 6, smartSubsample: true }).toFile(`${to}.webp`)).size);
}

// What a shared link shows while the owner has chosen nothing else.
if (name === 'hero') await sharp(poster).resize({ width: 1200, height: 630, fit: 'cover' }).jpeg({ quality: 86, mozjpeg: true }).toFile(path.join(out, 'social_oven.jpg'));
