import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

/**
 * The scoped name of a CSS class: the name in the style sheet and a mark of that file. The scoped name is short, because every page
 * carries such names in its HTML and scripts. The mark comes from the file's path below `root`, so that it is the same on every
 * machine.
 */
export function scopedClassName(name: string, file: string, root: string): string {
  return `${name}_${fileMark(relative(root, file))}`
}

/** Three characters for a path below the root of the project; a test checks that they differ for all style sheets. */
export function fileMark(path: string): string {
  return createHash('sha256').update(path.split(sep).join('/')).digest('base64url').slice(0, 3)
}
