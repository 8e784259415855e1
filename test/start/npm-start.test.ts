/** @module-tag slow */

import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { existsSync } from 'node:fs'

import { describe, expect, onTestFinished, test, vi } from 'vitest'

import type { PlacedOrder, Quote } from '#src/features/orders/contract/order.ts'
import { startTemporaryPostgres } from '#test/support/temporary-postgres.ts'
import { guest, smallPepperoni } from '../support/orders.ts'
import { freePort } from '../support/free-port.ts'
import { dataFolder } from './database-folders.ts'
import {
  childrenOf,
  commandOf,
  linesOf,
  postgresOf,
  service,
  serving,
  signalGroup,
  start,
} from './running-site.ts'
import { openTerminal } from './terminal.ts'

/** Done by `npm test` too, as a short round of what this file does. */
const inShort = { tags: ['short'] }

// The first of them may have to build the pages.
vi.setConfig({ testTimeout: 180_000 })

const everyoneMayEnter = 0o755
const aMoment = { timeout: 30_000, interval: 100 }

async function post(url: string, body: object): Promise<Response> {
  return await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function orderPizza(address: string): Promise<PlacedOrder> {
  const item = { ...smallPepperoni, name: 'Pepperoni', price: '0.00', quantity: 1 }
  const quoted = await post(`${address}/api/orders/quote`, { items: [item] })
  const { lines, totalAmount } = (await quoted.json()) as Quote // the contract of the call
  const items = [{ ...item, price: lines[0]?.unitPrice }]
  const placed = await post(`${address}/api/orders`, { ...guest, items, totalAmount })
  expect(placed.status).toBe(201)
  return (await placed.json()) as PlacedOrder // the contract of the call
}

describe('npm start', () => {
  test(
    'says where the site is, serves it, and ends with everything written on SIGTERM to npm',
    inShort,
    async () => {
      const dataDir = dataFolder(everyoneMayEnter, 'a folder with spaces')
      const site = await serving(await start({ DATA_DIR: dataDir }))
      expect(site.printed()).toContain(`http://localhost:${new URL(site.address).port}`)
      expect((await fetch(`${site.address}/menu`)).status).toBe(200)
      expect(postgresOf(dataDir)).toBeGreaterThan(0)
      site.program.kill('SIGTERM')
      await site.ended
      expect(postgresOf(dataDir)).toBeUndefined()
      await expect(fetch(site.address)).rejects.toThrow('fetch failed')
    },
  )

  test.each([
    ['on a terminal', openTerminal, []],
    ['into a file or pipe', () => undefined, [expect.objectContaining({ msg: 'the site serves' })]],
  ])('says each of its texts once %s', async (_name, output, logged) => {
    const plainNpm = { npm_config_color: 'false', npm_config_progress: 'false' }
    const settings = { DATA_DIR: dataFolder(everyoneMayEnter), LOG_LEVEL: 'info', ...plainNpm }
    const site = await serving(await start(settings, undefined, output()))
    site.program.kill('SIGTERM')
    await site.ended
    const address = `http://localhost:${new URL(site.address).port}`
    const lines = linesOf(site).filter((line) => !/^(Installing|Installed|Building|Built) /.test(line))
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([
      `  The site serves ${address}`,
      expect.stringMatching(/^ {2}Version {8}\d+\.\d+\.\d+/),
      `  Menu           ${address}/menu`,
      `  Sign in        ${address}/login`,
      `  API            ${address}/api/docs`,
      '  The demo restaurant has been loaded.',
      expect.stringMatching(/^ {2}Demo accounts: /),
      '  Ctrl-C stops it.',
    ])
    const events = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as object) // what is compared
    expect(events).toEqual(logged)
  })

  test('ends cleanly on Ctrl-C, pressed twice by the impatient', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const site = await serving(await start({ DATA_DIR: dataDir }))
    signalGroup(site.program, 'SIGINT')
    signalGroup(site.program, 'SIGINT')
    await site.ended
    expect(postgresOf(dataDir)).toBeUndefined()
  })

  test('leaves one process of its own running below npm, the server', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const site = await serving(await start({ DATA_DIR: dataDir }))
    const [server, ...others] = childrenOf(site.program.pid)
    expect(others).toEqual([])
    // Pictures are encoded by a process that ends when there are no more.
    await vi.waitFor(() => expect(childrenOf(server)).toEqual([postgresOf(dataDir)]), aMoment)
  })

  test('leaves nothing running when npm is killed outright', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const site = await serving(await start({ DATA_DIR: dataDir }))
    site.program.kill('SIGKILL')
    await site.ended
    await vi.waitFor(() => expect(postgresOf(dataDir)).toBeUndefined(), aMoment)
    await expect(fetch(site.address)).rejects.toThrow('fetch failed')
  })

  test('has the order after everything was killed right after its 201', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    const site = await serving(await start({ DATA_DIR: dataDir }))
    const placed = await orderPizza(site.address)
    process.kill(postgresOf(dataDir) ?? 0, 'SIGKILL')
    signalGroup(site.program, 'SIGKILL')
    await site.ended
    const again = await serving(await start({ DATA_DIR: dataDir }))
    const ticket = await fetch(
      new URL(
        new URL(placed.ticketUrl, again.address).pathname.replace(/^.*\//, '/api/orders/ticket/'),
        again.address,
      ),
    )
    expect(await ticket.json()).toMatchObject({ shortCode: placed.shortCode, grandTotal: placed.grandTotal })
  })

  test('with DATABASE_URL uses that server and starts none', async () => {
    const postgres = await startTemporaryPostgres()
    onTestFinished(() => postgres.stop())
    const dataDir = dataFolder(everyoneMayEnter)
    const site = await serving(await start({ DATA_DIR: dataDir, DATABASE_URL: postgres.connectionString }))
    expect((await fetch(`${site.address}/api/ready`)).status).toBe(200)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    site.program.kill('SIGTERM')
    await site.ended
  })
})

test('started as a service the site is one process, and ends with everything written on SIGTERM', async () => {
  const dataDir = dataFolder(everyoneMayEnter)
  await serving(await start({ DATA_DIR: dataFolder(everyoneMayEnter) }))
  const site = await serving(await start({ DATA_DIR: dataDir }, service))
  expect((await fetch(`${site.address}/menu`)).status).toBe(200)
  await vi.waitFor(() => expect(childrenOf(site.program.pid)).toEqual([postgresOf(dataDir)]), aMoment)
  // It fits a machine with 1 GB (decision 021).
  expect(commandOf(site.program.pid)).toMatch(
    /--max-old-space-size=384 .*--max-semi-space-size=8 .*src\/server\/main\.ts/,
  )
  site.program.kill('SIGTERM')
  expect(await site.ended).toBe(0)
  expect(postgresOf(dataDir)).toBeUndefined()
})

test('a site whose database is gone ends with a failure and says so, for whoever starts it anew', async () => {
  const dataDir = dataFolder(everyoneMayEnter)
  const site = await serving(await start({ DATA_DIR: dataDir }, service))
  process.kill(postgresOf(dataDir) ?? 0, 'SIGKILL')
  expect(await site.ended).toBe(1)
  expect(site.printed()).toContain('The database has stopped: ')
})

async function startError(
  settings: Record<string, string>,
  command?: typeof service,
  exitCode = 1,
): Promise<string> {
  const dataDir = dataFolder(everyoneMayEnter)
  const site = await start({ DATA_DIR: dataDir, ...settings }, command)
  expect(await site.ended).toBe(exitCode)
  expect(postgresOf(dataDir)).toBeUndefined()
  const lines = linesOf(site).filter((line) => !/^(Building|Built)/.test(line))
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

describe('npm start ends with one readable line and a failure', () => {
  test('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo // a TCP server that listens has one
    expect(await startError({ PORT: String(port) })).toContain(`Port ${port} is in use`)
  })

  test('when the database does not respond', async () => {
    const port = await freePort()
    const line = await startError({ DATABASE_URL: `postgres://owner:secret@127.0.0.1:${port}/pizza` })
    expect(line).toContain(`127.0.0.1:${port}/pizza cannot be reached`)
    expect(line).not.toContain('secret')
  })

  test('when a setting is invalid', inShort, async () => {
    expect(await startError({ PORT: 'eighty' }, undefined, 78)).toMatch(/Invalid setting: PORT/)
  })

  test('when NODE_ENV says that the site is open to the world, and everybody knows the password', async () => {
    const settings = { NODE_ENV: 'production', ADMIN_PASSWORD: 'admin123' }
    expect(await startError(settings, service)).toContain('ADMIN_PASSWORD is a demo password')
  })

  test('when another server uses the data folder', async () => {
    const dataDir = dataFolder(everyoneMayEnter)
    await serving(await start({ DATA_DIR: dataDir }))
    const second = await start({ DATA_DIR: dataDir })
    expect(await second.ended).toBe(1)
    expect(linesOf(second)).toEqual([expect.stringContaining('already uses the data in')])
  })
})
