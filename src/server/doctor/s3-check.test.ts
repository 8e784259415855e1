import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

import { startS3Server, type S3Server } from '#test/support/s3-server.ts'
import { parseConfig } from '../config.ts'
import { openStorage } from '../storage/open-storage.ts'
import { checkS3 } from './s3-check.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.close())

const isSigned = (authorization: string | undefined) => authorization !== undefined

/** The service behind a guard that rejects what `allows` does not let pass, as rights at a provider do. */
async function guarded(allows: (method: string, signed: boolean) => boolean): Promise<string> {
  const guard = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    if (
      !allows(
        method === 'GET' && url.includes('list-type') ? 'LIST' : method,
        isSigned(headers.authorization),
      )
    ) {
      outgoing.writeHead(403, { 'content-type': 'application/xml' })
      outgoing.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>')
      return
    }
    const onward = request(new URL(url, server.settings['S3_ENDPOINT']), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers)
      response.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  guard.listen(0, '127.0.0.1')
  await once(guard, 'listening')
  onTestFinished(() => {
    guard.closeAllConnections()
    guard.close()
  })
  return `http://127.0.0.1:${(guard.address() as AddressInfo).port}` // a TCP server that listens has one
}

async function said(settings: Record<string, string>): Promise<string[]> {
  const findings = await Array.fromAsync(
    checkS3(parseConfig({ DATA_DIR: '/nowhere', ...server.settings, ...settings })),
  )
  return findings.map(({ level, text }) => `${level}: ${text}`)
}

it('tries reading, writing, listing and deleting in both buckets, and leaves nothing there', async () => {
  const S3_ENDPOINT = await guarded((_method, signed) => signed)
  const both = await said({ S3_ENDPOINT, BACKUP_S3_BUCKET: 'backups' })
  expect(both).toEqual([expect.stringMatching(/^ok: .*pictures/), expect.stringMatching(/^ok: .*backups/)])
  for (const bucket of ['pictures', 'backups']) {
    const storage = await openStorage(parseConfig({ ...server.settings, S3_BUCKET: bucket }))
    expect(await Array.fromAsync(storage.list(''))).toEqual([])
  }
})

it.each([
  ['list', 'LIST'],
  ['write', 'PUT'],
  ['read', 'GET'],
  ['delete', 'DELETE'],
])('says that the key may not %s, before a picture or a backup is lost', async (right, method) => {
  const S3_ENDPOINT = await guarded((asked, signed) => signed && asked !== method)
  expect(await said({ S3_ENDPOINT })).toEqual([expect.stringMatching(new RegExp(`^wrong: .*not ${right} `))])
})

it('says that anybody can list the bucket', async () => {
  const S3_ENDPOINT = await guarded(() => true)
  expect(await said({ S3_ENDPOINT })).toContainEqual(expect.stringMatching(/^wrong: Anybody/))
})

it.each([
  ['a bucket that is not there', { S3_BUCKET: 'no-such-bucket' }, 'no-such-bucket'],
  ['an unknown key', { S3_ACCESS_KEY_ID: 'NOBODY', S3_SECRET_ACCESS_KEY: 'bi-mat-sai' }, 'key'],
  ['a service that is away', { S3_ENDPOINT: 'http://127.0.0.1:1' }, '127.0.0.1:1'],
])('names %s, and no secret', async (_what, settings: Record<string, string>, named) => {
  const found = await said(settings)
  expect(found).toEqual([expect.stringMatching(/^wrong: /)])
  expect(found[0]).toContain(named)
  expect(found[0]).not.toContain('bi-mat-sai')
})

it('looks at no bucket that nothing is stored in', async () => {
  expect(await said({ STORAGE: 'local' })).toEqual([])
})
