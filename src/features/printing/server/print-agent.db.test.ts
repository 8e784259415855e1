import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'

import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { addDevice, revokeDevice } from '#test/support/devices.ts'
import { type OfficeCall, officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { type PaperPrinter, paperPrinter } from '#test/support/paper-printer.ts'
import { kitchenPrinter, queuedJobs } from '#test/support/printers.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { imageProcess } from '#src/server/images/image-process.ts'
import type { NewDevice } from '#src/features/devices/contract/device.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import type { PrintJob, PrintQueue } from '../contract/print-job.ts'
import { printBytes } from './print-bytes.ts'
import { printerReportTable, printJobTable } from './print-job-table.ts'

const restaurant = testRestaurant()
const agents = new Set<ChildProcess>()
/** The last parts of the addresses of calls that do not arrive, and of those whose response gets lost, once each. */
const unheard = new Set<string>()
const lost = new Set<string>()
let site: { readonly address: string; close(): void }
let staff: OfficeCall
let device: NewDevice
let printer: PaperPrinter

beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  device = await addDevice(restaurant.app, 'printer')
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  site = { address: `http://127.0.0.1:${port}`, close: () => server.close() }
})
afterAll(() => site.close())
beforeEach(async () => {
  printer = await paperPrinter()
  await setSettings(restaurant, { printers: [{ ...kitchenPrinter, address: '127.0.0.1' }] })
})
afterEach(async () => {
  for (const agent of agents) await end(agent)
  await printer.close()
  lost.clear()
  unheard.clear()
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(printJobTable)
  await restaurant.db.delete(printerReportTable)
})

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = request.url?.split('/').at(-1) ?? ''
  if (unheard.delete(call)) return void request.socket.destroy()
  const { statusCode, body } = await restaurant.app.inject({
    method: 'POST',
    url: request.url ?? '',
    headers: {
      'content-type': 'application/json',
      authorization: request.headers.authorization ?? '',
    },
    payload: await buffer(request),
  })
  if (lost.delete(call)) request.socket.destroy()
  else response.writeHead(statusCode, { 'content-type': 'application/json' }).end(body)
}

/** Starts the program as an owner does, only that it asks more often. */
function startAgent({ token } = device, port = printer.port): ChildProcess {
  const tokenFile = join(restaurant.dataDir, 'printer-token')
  writeFileSync(tokenFile, `${token}\n`)
  const agent = spawn(process.execPath, ['scripts/print-agent.mjs'], {
    env: { SERVER_URL: site.address, TOKEN_FILE: tokenFile, PRINTER_PORT: String(port), POLL_SECONDS: '0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  agents.add(agent)
  return agent
}
async function end(agent: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  agents.delete(agent)
  if (agent.exitCode !== null || agent.signalCode !== null) return
  agent.kill(signal)
  await once(agent, 'exit')
}

async function place(): Promise<string> {
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  return response.json<PlacedOrder>().id
}
const queue = async () => (await staff('GET', '/api/print-jobs')).json<PrintQueue>()
/** What the office reads of the jobs: first of those that somebody has to do with. */
const states = async () => (await queue()).jobs.map(({ state }) => state)
const stored = async () => (await queuedJobs(restaurant)).map(({ state }) => state)
const trouble = async () => (await queue()).printers[0]?.trouble
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 30 })
const later = (minutes: number) =>
  restaurant.clock.set(new Date(Date.parse('2026-05-06T05:00:00Z') + minutes * 60_000).toISOString())

it('prints a ticket as the server has set it, and the office reads which device did', async () => {
  await place()
  startAgent()
  await until(async () => expect(await stored()).toEqual(['printed']))
  const [job] = (await queue()).jobs
  expect(job?.takenByName).toBe(device.name)
  const images = imageProcess()
  const bytes = await printBytes({ ...restaurant, images }, job as PrintJob, 80) // the office lists it
  images.close()
  expect(printer.tickets.map((ticket) => ticket.toString('hex'))).toEqual([
    inflateSync(Buffer.from(bytes, 'base64')).toString('hex'),
  ])
})

it('takes nothing while the printer is away or without paper, and prints by itself once it is back', async () => {
  const { port } = printer
  await printer.close()
  await place()
  const agent = startAgent(device, port)
  await until(async () => expect(await trouble()).toMatchObject({ kind: 'away' }))
  expect(await stored()).toEqual(['waiting'])
  printer = await paperPrinter(port)
  printer.behaviour = 'no-paper'
  await until(async () => expect(await trouble()).toMatchObject({ kind: 'paper' }))
  expect(await stored()).toEqual(['waiting'])
  printer.behaviour = 'online'
  await until(async () => expect(await stored()).toEqual(['printed']))
  await until(async () => expect(await trouble()).toBeNull())
  // A program that ends says nothing more, and that is told too.
  await end(agent, 'SIGTERM')
  later(2)
  expect(await trouble()).toEqual({ kind: 'silent', since: '2026-05-06T05:00:00.000Z' })
})

it('leaves what has waited for 20 minutes to a person', async () => {
  const { port } = printer
  await printer.close()
  await place()
  startAgent(device, port)
  await until(async () => expect(await trouble()).toMatchObject({ kind: 'away' }))
  later(21)
  printer = await paperPrinter(port)
  await until(async () => expect(await trouble()).toBeNull())
  await place()
  await until(async () => expect(await stored()).toEqual(['waiting', 'printed']))
  expect(await states()).toEqual(['overdue', 'printed'])
  const told = await staff('POST', '/api/printer-reports', { reports: [] })
  expect(told.json()).toMatchObject({ printers: [{ isWaitedFor: false }] })
  expect(printer.tickets).toHaveLength(1)
})

it('prints nothing again of which a part may be on paper', async () => {
  printer.behaviour = 'cut'
  await place()
  startAgent()
  await until(async () => expect(await states()).toEqual(['doubt']))
  printer.behaviour = 'online'
  await place()
  await until(async () => expect(await states()).toEqual(['doubt', 'printed']))
  expect([printer.tickets.length, printer.pieces > 1]).toEqual([1, true])
})

it('prints nothing again after it was killed in the middle of a ticket', async () => {
  printer.behaviour = 'held'
  await place()
  const agent = startAgent()
  await until(() => expect(printer.tickets).toHaveLength(1))
  await end(agent)
  later(2)
  printer.behaviour = 'online'
  startAgent()
  await place()
  await until(async () => expect(await states()).toEqual(['doubt', 'printed']))
  expect(printer.tickets).toHaveLength(2)
})

it('prints once although a response and a report get lost', async () => {
  lost.add('take')
  unheard.add('report')
  await place()
  startAgent()
  await until(async () => expect(await stored()).toEqual(['printed']))
  expect(printer.tickets).toHaveLength(1)
})

it('prints each ticket once although two programs run', async () => {
  for (let each = 0; each < 3; each += 1) await place()
  startAgent()
  startAgent()
  await until(async () => expect(new Set(await stored())).toEqual(new Set(['printed'])))
  expect(printer.tickets).toHaveLength(3)
})

it('prints on a printer that says nothing but ends the connection in good order', async () => {
  printer.behaviour = 'mute'
  await place()
  startAgent()
  await until(async () => expect(await stored()).toEqual(['printed']))
})

it('prints the sheet that a person asks for, to see whether the printer prints', async () => {
  await staff('POST', '/api/printers/kitchen/test', { key: 'key-of-one-test-sheet' })
  await staff('POST', '/api/printers/kitchen/test', { key: 'key-of-one-test-sheet' })
  startAgent()
  await until(async () => expect(await stored()).toEqual(['printed']))
  expect((await staff('POST', '/api/printers/none/test', { key: 'key-of-one-test-sheet' })).statusCode).toBe(
    409,
  )
})

it('prints nothing more once its token is revoked', async () => {
  const other = await addDevice(restaurant.app, 'printer')
  const agent = startAgent(other)
  await until(async () => expect(await trouble()).toBeNull())
  await revokeDevice(restaurant.app, other.id)
  await place()
  const [line] = (await once(agent.stderr ?? agent, 'data')) as [Buffer]
  expect(String(line)).toContain('401')
  expect(await stored()).toEqual(['waiting'])
})

it('sends nothing to a printer that is named by anything but an address of the local network', async () => {
  // A name that leads to the printer, as a name could lead to anybody.
  await setSettings(restaurant, { printers: [{ ...kitchenPrinter, address: 'localhost' }] })
  await place()
  startAgent()
  await until(async () => expect(await trouble()).toMatchObject({ kind: 'away' }))
  expect(await stored()).toEqual(['waiting'])
})

it.each([
  [{ SERVER_URL: 'http://restaurant.example' }, 'https'],
  [{ SERVER_URL: 'https://restaurant.example', TOKEN_FILE: '/nowhere' }, 'TOKEN_FILE'],
])('ends with a line about a wrong setting: %j', async (env, text) => {
  const agent = spawn(process.execPath, ['scripts/print-agent.mjs'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [[code], output] = await Promise.all([once(agent, 'exit'), buffer(agent.stderr)])
  expect(code).toBe(78)
  expect(String(output)).toContain(text)
})
