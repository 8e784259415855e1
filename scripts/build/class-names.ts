import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

/**
 * The scoped name of a CSS class: the class's name in the style sheet, followed by a short hash of the style sheet's path. The
 * scoped name is short, because every page carries such names in its HTML and scripts. The path is taken relative to `root`, so
 * that the name is the same on every machine.
 */
export function scopedClassName(name: string, file: string, root: string): string {
  return `${name}_${fileMark(relative(root, file))}`
}

/**
 * Turns a path below the root of the project into a hash of three characters. A test checks that no two style sheets get the same
 * hash.
 */
export function fileMark(path: string): string {
  return createHash('sha256').update(path.split(sep).join('/')).digest('base64url').slice(0, 3)
}
