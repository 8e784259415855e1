import { mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { completeBinaries } from './postgres-binaries.ts'

function packageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bep-lua-binaries-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['bin', 'lib']) mkdirSync(join(folder, 'native', name), { recursive: true })
  writeFileSync(join(folder, 'native', 'bin', 'postgres'), '', { mode: 0o644 })
  writeFileSync(join(folder, 'native', 'lib', 'libpq.so.5.18'), '')
  return folder
}

test('programs can be run, and libraries have the links that npm leaves out', () => {
  const folder = packageFolder()
  const links = ['libpq.so.5', 'libpq.so'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }))
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  // One that is there already stays.
  symlinkSync('elsewhere', join(folder, 'native', 'lib', 'libpq.so'))
  for (const _start of [1, 2]) {
    expect(completeBinaries(folder)).toBe(join(folder, 'native'))
    expect(statSync(join(folder, 'native', 'bin', 'postgres')).mode & 0o555).toBe(0o555)
    expect(readlinkSync(join(folder, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
    expect(readlinkSync(join(folder, 'native', 'lib', 'libpq.so'))).toBe('elsewhere')
  }
})

test('a package without a list of links needs none', () => {
  const folder = packageFolder()
  expect(completeBinaries(folder)).toBe(join(folder, 'native'))
})
