import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { backupName } from '../backup/backup-target.ts'
import { parseConfig } from '../config.ts'
import type { JobRunRow } from '../jobs/job-run-store.ts'
import { checkBackups } from './backup-check.ts'
import { checkJobs } from './jobs-check.ts'

const now = new Date('2026-05-06T05:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

function run(job: string, hours: number, more: Partial<JobRunRow> = {}): JobRunRow {
  const times = { startedAt: ago(hours), finishedAt: ago(hours) }
  return { id: 1, job, outcome: 'succeeded', result: {}, error: null, ...times, ...more }
}

const away = (hours: number) => run('backup', hours, { result: { elsewhere: 1 } })
const trial = (hours: number) => run('restore-trial', hours)

interface Given {
  /** Backups in the folder: how many hours ago each was made, and whether it is encrypted. */
  readonly files?: readonly (readonly [number, boolean])[]
  readonly settings?: Record<string, string>
  /** Where the passphrase lies, seen from DATA_DIR. */
  readonly passphraseFile?: string
}

/** What is said of backups; it must make no folder. */
async function said(
  runs: readonly JobRunRow[] | undefined,
  { files = [], settings = {}, passphraseFile }: Given = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bep-lua-doctor-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  if (files.length > 0) mkdirSync(join(dataDir, 'backups'))
  for (const [hours, isEncrypted] of files)
    writeFileSync(join(dataDir, 'backups', backupName(ago(hours), isEncrypted)), '')
  const before = readdirSync(dataDir)
  const config = parseConfig({ DATA_DIR: dataDir, ...settings })
  const environment = passphraseFile ? { BACKUP_PASSPHRASE_FILE: join(dataDir, passphraseFile) } : {}
  const findings = await Array.fromAsync(checkBackups(config, { runs, environment, now }))
  expect(readdirSync(dataDir)).toEqual(before)
  return findings.map(({ level }) => level)
}

it.each([
  ['nothing backed up', [], ['warning']],
  ['backed up tonight, elsewhere, and tried', [away(3), trial(24)], ['ok']],
  ['a day and a half missed', [away(37), trial(24)], ['wrong']],
  ['no copy elsewhere', [run('backup', 3), trial(24)], ['ok', 'warning']],
  ['only tonight’s is not elsewhere', [run('backup', 3), away(27), trial(24)], ['ok']],
  ['never tried', [away(3)], ['ok', 'warning']],
  ['tried six weeks ago', [away(3), trial(42 * 24)], ['ok', 'warning']],
  ['tonight’s failed', [run('backup', 3, { outcome: 'failed' }), away(40), trial(24)], ['wrong']],
])('%s', async (_what, runs: JobRunRow[], expected) => {
  expect(await said(runs)).toEqual(expected)
})

it('goes by the files while the database cannot be asked, and makes no folder', async () => {
  expect(await said(undefined)).toEqual(['warning'])
  expect(await said(undefined, { files: [[3, false]] })).toEqual(['ok'])
  expect(
    await said(undefined, {
      files: [
        [300, false],
        [60, false],
      ],
    }),
  ).toEqual(['wrong'])
})

it('warns before a backup is needed of a passphrase with which it cannot be restored', async () => {
  const settings = { BACKUP_PASSPHRASE: 'một câu rất dài' }
  expect(await said(undefined, { files: [[3, true]] })).toEqual(['ok', 'wrong'])
  expect(await said(undefined, { files: [[3, true]], settings })).toEqual(['ok'])
  expect(await said(undefined, { files: [[3, false]], settings })).toEqual(['ok', 'warning'])
  const files = [[3, true]] as const
  expect(await said(undefined, { files, settings, passphraseFile: 'passphrase' })).toEqual(['ok', 'warning'])
  expect(await said(undefined, { files, settings, passphraseFile: '../passphrase' })).toEqual(['ok'])
})

it('shows each job whose last run failed, and how badly', () => {
  const failed = (job: string) => run(job, 1, { outcome: 'failed', error: 'No room' })
  const levels = (...runs: JobRunRow[]) => checkJobs(runs).map(({ level }) => level)
  expect(levels()).toEqual(['ok'])
  expect(levels(run('a', 1), failed('a'), run('b', 1))).toEqual(['ok'])
  expect(levels(failed('a'), run('a', 2), run('b', 1))).toEqual(['warning'])
  expect(levels(run('a', 0, { outcome: 'running' }), failed('a'), failed('a'), failed('b'))).toEqual([
    'wrong',
    'warning',
  ])
  expect(checkJobs([failed('a')])[0]?.text).toContain('No room')
})
