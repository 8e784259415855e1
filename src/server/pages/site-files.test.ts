import { rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { siteFiles } from './site-files.ts'

test('a server sends the scripts that an update adds while it runs, and says nothing of others', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await siteFiles(app)
  await app.ready()
  const url = '/assets/of-a-newer-release-test.js'
  const missing = await app.inject(url)
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, undefined])
  const file = fileURLToPath(new URL(`../../../build/client${url}`, import.meta.url))
  onTestFinished(() => rmSync(file))
  writeFileSync(file, 'newer()')
  const sent = await app.inject(url)
  expect([sent.statusCode, sent.body]).toEqual([200, 'newer()'])
  expect(sent.headers['cache-control']).toContain('immutable')
  for (const outside of [
    '/assets/../../server/index.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/assets/',
  ])
    expect((await app.inject(outside)).statusCode, outside).not.toBe(200)
})
