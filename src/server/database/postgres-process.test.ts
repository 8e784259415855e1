import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, onTestFinished, test } from 'vitest'

import { ensureCluster } from './postgres-cluster.ts'
import type { Placement } from './postgres-placement.ts'
import { startProcess } from './postgres-process.ts'
import { StartError } from '../start-error.ts'

/** A place for a database whose programs are not there, or are files that nobody may run. */
function placement(programs: 'missing' | 'not executable'): Placement {
  const folder = mkdtempSync(join(tmpdir(), 'bep-lua-programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'bin'))
  if (programs === 'not executable')
    for (const name of ['initdb', 'postgres']) writeFileSync(join(folder, 'bin', name), '', { mode: 0o644 })
  return { account: {}, home: folder, binaries: folder }
}

describe.each([
  ['missing', 'ENOENT'],
  ['not executable', 'EACCES'],
] as const)('where a program of PostgreSQL is %s', (programs, code) => {
  test('the start of a database ends in one line that names it', async () => {
    const placed = placement(programs)
    const error = new StartError(
      `PostgreSQL did not start: spawn ${join(placed.binaries, 'bin', 'postgres')} ${code}`,
    )
    await expect(startProcess({ placement: placed, settings: {}, log: () => {} })).rejects.toThrow(error)
  })

  test('the making of a database ends in one line that names it', async () => {
    const placed = placement(programs)
    const error = new StartError(
      `The database could not be made: initdb ended with spawn ${join(placed.binaries, 'bin', 'initdb')} ${code}`,
    )
    await expect(ensureCluster(placed, '18')).rejects.toThrow(error)
  })
})
