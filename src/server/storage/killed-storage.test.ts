/** @module-tag slow */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, it, onTestFinished } from 'vitest'

import { localStorage } from './local-storage.ts'

const worker = fileURLToPath(new URL('../../../test/support/storage-worker.ts', import.meta.url))

/** Stores files until it is killed; resolves once it has begun, to how to kill it. */
async function storing(storageDir: string, name: string) {
  const child = spawn(process.execPath, [worker, storageDir, name], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.stdout.resume()
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'close')
  }
}

it('processes that are killed while they store leave whole objects alone', { timeout: 60_000 }, async () => {
  const storageDir = await mkdtemp(join(tmpdir(), 'bep-lua-kills-'))
  onTestFinished(() => rm(storageDir, { recursive: true }))
  const storage = localStorage(join(storageDir, 'objects'))
  const seen = new Set<string>()
  for (let round = 0; round < 20; round += 1) {
    // Two at once, with the same keys.
    const kills = await Promise.all(['one', 'two'].map((name) => storing(storageDir, name)))
    await Promise.all(kills.map((kill) => kill()))
    for await (const { key } of storage.list('')) {
      const text = await storage.withFile(key, (file) => readFile(file, 'utf8'))
      // As many letters as its first line says.
      const [length = '', letters = ''] = (text ?? '').split('\n')
      expect(letters).toHaveLength(Number(length))
      expect(Number(length)).toBeGreaterThan(0)
      seen.add(key)
    }
  }
  expect(seen.size).toBeGreaterThan(0)
})
