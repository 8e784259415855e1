/** @module-tag slow */

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, open } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

import { expect, inject, onTestFinished, test } from 'vitest'

import { createDatabase, dropDatabase } from '../support/databases.ts'
import { dataFolder } from './database-folders.ts'
import { start, type Site } from './running-site.ts'

/** Much more than the buffers between two programs hold. */
const filmBytes = 64 * 1024 * 1024

async function connectTo({ address }: Site, request: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  // A connection that is cut off is reset.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(request)
  return socket
}

test('the site ends though a guest does not read a film, and another does not finish a request', async () => {
  const name = `held_${randomBytes(6).toString('hex')}`
  const databaseUrl = await createDatabase(inject('postgresUrl'), name, 'demo_restaurant')
  onTestFinished(() => dropDatabase(inject('postgresUrl'), name))
  const dataDir = dataFolder(0o755)
  await mkdir(join(dataDir, 'objects'), { recursive: true })
  const film = await open(join(dataDir, 'objects', 'large.webp'), 'w')
  await film.truncate(filmBytes)
  await film.close()

  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const site = await start(settings, [process.execPath, 'src/server/main.ts'])
  const isUp = () =>
    fetch(`${site.address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true)
  const reader = await connectTo(site, 'GET /objects/large.webp HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(reader, 'readable')
  expect(String(reader.read(12))).toBe('HTTP/1.1 200')
  await connectTo(site, 'POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{')

  site.program.kill('SIGTERM')
  expect(await site.ended).toBe(0)
}, 120_000)
