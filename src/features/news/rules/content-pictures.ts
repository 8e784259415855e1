import { maxContentPictures } from './post-limits.ts'

const pictures = /!\[[^\]]*\]\(\s*<?(\/[^\s)>]+)/g

/** How many more pictures the texts of a post may contain. A picture that occurs twice counts once. */
export function roomForPictures(...texts: readonly string[]): number {
  const addresses = texts.flatMap((text) => [...text.matchAll(pictures)].map(([, address]) => address))
  return Math.max(0, maxContentPictures - new Set(addresses).size)
}

/**
 * Inserts a picture at the cursor as a paragraph of its own. Returns the text and the new position of the cursor. The picture's
 * description is the name of the file, until the author writes a better one.
 */
export function insertPicture(
  text: string,
  cursor: number,
  picture: { readonly path: string; readonly name: string },
): { text: string; cursor: number } {
  const before = text.slice(0, cursor).replace(/\s+$/, '')
  const after = text.slice(cursor).replace(/^\s+/, '')
  const alt = picture.name
    .replace(/\.\w+$/, '')
    .replaceAll(/[[\]\\<>!*_`]/g, ' ')
    .trim()
  const head = `${before === '' ? '' : `${before}\n\n`}![${alt}](${picture.path})\n\n`
  return { text: head + after, cursor: head.length }
}
