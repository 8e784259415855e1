import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Notes for the end of the run, which scripts/launch/slowest-files.mjs prints, how many milliseconds each file took. */
export function writeFileTimes(
  step: string,
  times: readonly (readonly [file: string, milliseconds: number])[],
): void {
  const folder = join(import.meta.dirname, '../../.cache/test-times')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${step}.json`), JSON.stringify(times))
}
