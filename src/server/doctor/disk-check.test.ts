import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { parseConfig } from '../config.ts'
import { checkDisk, judgeRoom } from './disk-check.ts'

function folder(parent = tmpdir()): string {
  const path = mkdtempSync(join(parent, 'bep-lua-doctor-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

const wrongs = (settings: Record<string, string>) =>
  [...checkDisk(parseConfig(settings))].filter(({ level }) => level === 'wrong')

it('makes no folder that is missing, and looks at the disk where the start would make it', () => {
  const parent = folder()
  expect(wrongs({ DATA_DIR: join(parent, 'a', 'b'), BACKUP_DIR: join(parent, 'c') })).toEqual([])
  expect(readdirSync(parent)).toEqual([])
})

it('names the setting of a folder in which nothing can be stored', () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  for (const name of ['DATA_DIR', 'STORAGE_DIR', 'BACKUP_DIR'])
    expect(wrongs({ DATA_DIR: folder(), [name]: join(file, 'below') }).map(({ text }) => text)).toEqual([
      expect.stringContaining(name),
    ])
})

it('tells that pictures cannot be stored if their folders lie on two disks', () => {
  const storage = folder()
  const elsewhere = ['/dev/shm', '/run', '/var/tmp'].find(
    (other) => statSync(other, { throwIfNoEntry: false })?.dev !== statSync(storage).dev,
  )
  mkdirSync(join(storage, 'unfinished'))
  expect(wrongs({ DATA_DIR: storage })).toEqual([])
  if (elsewhere !== undefined) symlinkSync(folder(elsewhere), join(storage, 'objects'))
  expect(wrongs({ DATA_DIR: storage })).toHaveLength(elsewhere === undefined ? 0 : 1)
})

it.each([
  [50, 0.5, 'ok'],
  [1.5, 0.5, 'warning'],
  [0.2, 0.5, 'wrong'],
  [50, 0.01, 'warning'],
])('%s GB and %s of the files free: %s', (free, inodes, level) => {
  const stats = { bavail: free * 1e6, bsize: 1000, files: 1000, ffree: inodes * 1000 }
  expect(judgeRoom('DATA_DIR', stats).level).toBe(level)
})

it('does not count the files of a disk that has no limit of them', () => {
  expect(judgeRoom('DATA_DIR', { bavail: 1e9, bsize: 1000, files: 0, ffree: 0 }).level).toBe('ok')
})
