import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './paths.mjs'

/** Where test/report notes how many milliseconds each file of tests took, in one file for each step. */
const folder = join(root, '.cache', 'test-times')

/** Prints which ten files of tests took longest since this was last asked. */
export function printSlowestFiles() {
  const times = notes().flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  rmSync(folder, { recursive: true, force: true })
  if (times.length === 0) return
  const slowest = times.toSorted(([, one], [, other]) => other - one).slice(0, 10)
  const lines = slowest.map(([file, time]) => `${(time / 1000).toFixed(1).padStart(6)} s  ${file}`)
  console.log(`\nSlowest files:\n${lines.join('\n')}`)
}

function notes() {
  try {
    return readdirSync(folder)
  } catch {
    // Nothing was run.
    return []
  }
}
