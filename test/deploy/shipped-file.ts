import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const deployFolder = join(import.meta.dirname, '..', '..', 'deploy')

/**
 * A file of deploy/ with other addresses, ports and folders, so that it can be tried on this machine. Throws if a text to replace is
 * not there: a trial must not pass because it tried nothing.
 */
export function shippedFile(name: string, replacements: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(deployFolder, name), 'utf8')
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`${name} no longer says "${from}"`)
    text = text.replaceAll(from, to)
  }
  return text
}
