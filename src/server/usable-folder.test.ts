import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { SettingError } from './start-error.ts'
import { makeFolder, requireWritable } from './usable-folder.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'bep-lua-folder-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

it('makes what is missing, closed as it is asked for, and is content with what is there', () => {
  const below = join(folder(), 'a', 'b')
  makeFolder(below, 0o700)
  expect(statSync(below).mode & 0o777).toBe(0o700)
  requireWritable('DATA_DIR', below)
})

it('ends the start with a line that names the setting if the folder cannot be made', () => {
  const own = folder()
  writeFileSync(join(own, 'file'), '')
  symlinkSync(join(own, 'nowhere'), join(own, 'link'))
  for (const path of [join(own, 'file'), join(own, 'file', 'below'), join(own, 'link')])
    expect(() => requireWritable('DATA_DIR', path)).toThrow(SettingError)
  expect(() => requireWritable('DATA_DIR', join(own, 'file'))).toThrow(/^DATA_DIR: .*not a folder/)
})

it.runIf(process.platform === 'linux')('ends the start also where no file system makes folders', () => {
  expect(() => requireWritable('DATA_DIR', '/proc/x/y')).toThrow(/^DATA_DIR: .*\/proc/)
})
