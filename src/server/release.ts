import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

/** The version number of this release, from package.json. */
export const programVersion = (JSON.parse(text('package.json')) as { version: string }).version

/** The short hash of the commit that runs; undefined if neither git nor the file src/server/commit.txt tells it. */
export function findCommit(): string | undefined {
  // `git archive` replaces the content of this file by the commit (.gitattributes), also for downloads that are made with `git
  // archive`. In any other copy the file begins with `$`.
  const written = text('src/server/commit.txt').trim()
  if (!written.startsWith('$')) return written
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
