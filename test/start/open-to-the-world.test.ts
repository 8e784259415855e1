/** @module-tag slow */

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'

import { createDatabase, dropDatabase } from '../support/databases.ts'
import { dataFolder } from './database-folders.ts'
import { service, serving, start } from './running-site.ts'

test('a site open to the world has an admin of its own and no demo guests, and ends what is under way', async () => {
  const name = `open_${randomBytes(6).toString('hex')}`
  const databaseUrl = await createDatabase(inject('postgresUrl'), name)
  onTestFinished(() => dropDatabase(inject('postgresUrl'), name))
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder(0o755), NODE_ENV: 'production' }
  const site = await serving(await start({ ...settings, ADMIN_USERNAME: 'owner' }, service))
  const [password, ...more] = [
    ...site.printed().matchAll(/The first admin is owner, with the password (\S+)/g),
  ]
  expect(more).toEqual([])
  const signedIn = await fetch(`${site.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'owner', password: password?.[1] }),
  })
  expect(signedIn.status).toBe(200)
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } = await database.query<{ dishes: boolean; guests: number }>(
    `select (select count(*) > 0 from menu_items) as dishes,
      (select count(*)::int from reservations) + (select count(*)::int from contact_messages) as guests`,
  )
  await database.end()
  expect(rows).toEqual([{ dishes: true, guests: 0 }])

  const { hostname, port } = new URL(site.address)
  const guest = connect(Number(port), hostname)
  onTestFinished(() => void guest.destroy())
  guest.on('error', () => {})
  let received = ''
  guest.on('data', (chunk: Buffer) => (received += chunk.toString()))
  const body = JSON.stringify({ items: [] })
  const head = `Host: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  guest.write(`POST /api/orders/quote HTTP/1.1\r\n${head}\r\n\r\n${body.slice(0, 3)}`)
  // A later request has been served: the first has been begun.
  expect((await fetch(`${site.address}/api/health`)).status).toBe(200)
  site.program.kill('SIGTERM')
  const isOpen = () =>
    fetch(`${site.address}/api/health`).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen).toBe(false)
  guest.write(body.slice(3))
  await once(guest, 'close')
  expect(received).toMatch(/^HTTP\/1\.1 400 [\s\S]+"code":"request.invalid"/)
  expect(await site.ended).toBe(0)
}, 120_000)
