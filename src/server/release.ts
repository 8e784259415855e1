import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

/** The release's number, as package.json has it. */
export const programVersion = (JSON.parse(text('package.json')) as { version: string }).version

/** The short name of the commit that runs; undefined if neither git nor the file src/server/commit.txt knows it. */
export function findCommit(): string | undefined {
  // `git archive` writes the commit into this file (.gitattributes), and so do downloads that are made by it. Otherwise the file
  // begins with `$`.
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
