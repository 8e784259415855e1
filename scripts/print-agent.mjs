// Prints the restaurant's tickets on printers in its network: `node print-agent.mjs`. It needs Node 20 or newer, and no other file
// or package, so that this one file can be copied to a small computer. It opens no port: it asks the site by HTTPS.
// Settings of the environment: SERVER_URL, the site's address; TOKEN_FILE, a file with the token of a device of the kind "printer";
// PRINTER_PORT (9100); POLL_SECONDS (2), how often it asks the site.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BlockList, connect, isIPv4 } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

/** Milliseconds. A lease is a minute, so whoever has sent a ticket has to know within this time what became of it. */
const maxDelay = 30_000
const callTimeout = 12_000
const connectTimeout = 3_000
const statusTimeout = 1_000
const maxAgeOfJob = 25_000
const printTimeout = 25_000
/** A printer on which nothing waits is tried this often, one that is in trouble at every third question to the site. */
const tryEvery = 60_000
/** How fast printers print, slowly reckoned: 72 bytes a row, 8 rows a millimetre, 130 millimetres a second. */
const bytesInMillisecond = 75

const localNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
])
  localNetworks.addSubnet(network, bits)
/** Tickets never leave the restaurant's network, whatever address the server says. */
const isLocal = (address) => isIPv4(address) && localNetworks.check(address)

const { server, token, port, pollEvery } = readSettings(process.env)
/** What is known of each printer, by its id. */
const printers = new Map()
const stop = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop.abort())

function readSettings({ SERVER_URL = '', TOKEN_FILE = '', PRINTER_PORT = '9100', POLL_SECONDS = '2' }) {
  try {
    const url = new URL(SERVER_URL)
    const isSafe = url.protocol === 'https:' || url.hostname === 'localhost' || isLocal(url.hostname)
    if (!isSafe) throw new Error('SERVER_URL must begin with https://, or the token could be read on its way')
    const text = readFileSync(TOKEN_FILE, 'utf8').trim()
    if (!/^[\w-]{43}$/.test(text)) throw new Error('There is no token in the file that TOKEN_FILE names')
    return {
      server: url.origin,
      token: text,
      port: Number(PRINTER_PORT),
      pollEvery: Number(POLL_SECONDS) * 1000,
    }
  } catch (error) {
    console.error(`Set SERVER_URL and TOKEN_FILE: ${error.message}`)
    process.exit(78)
  }
}

/** Makes a call. Throws an error with the `status` of the response; without one, the server could not be reached. */
async function call(path, body) {
  const response = await fetch(server + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(callTimeout),
  })
  if (response.ok) return response.json()
  throw Object.assign(new Error(`${path}: ${response.status}`), { status: response.status })
}

/** Longer and longer after failures, and never the same for two programs. */
const delayAfter = (failures) => Math.min(pollEvery * 2 ** failures, maxDelay) * (0.75 + Math.random() / 2)
const pause = (milliseconds) => wait(milliseconds, undefined, { signal: stop.signal }).catch(() => {})

async function run() {
  console.log(`Printing for ${server}`)
  for (let failures = 0; !stop.signal.aborted; await pause(delayAfter(failures))) {
    try {
      const reports = [...printers].flatMap(([printerId, { condition }]) =>
        condition ? [{ printerId, condition }] : [],
      )
      const told = await call('/api/printer-reports', { reports })
      if (failures > 0) console.log('The site responds again')
      failures = 0
      takeNotice(told.printers)
    } catch (error) {
      if (failures === 0) console.error(`The site does not respond as it should: ${error.message}`)
      failures += 1
    }
  }
  await Promise.all([...printers.values()].map(({ work }) => work))
}

/** Starts to print where something waits, and tries the other printers now and then. */
function takeNotice(told) {
  for (const id of printers.keys()) if (!told.some((printer) => printer.id === id)) printers.delete(id)
  for (const { id, name, address, isWaitedFor } of told) {
    const printer = printers.get(id) ?? { id, triedAt: -Infinity }
    printers.set(id, Object.assign(printer, { name, address }))
    const isTriedAgain =
      performance.now() - printer.triedAt > (printer.condition === 'ready' ? tryEvery : 3 * pollEvery)
    // A key that is still there stands for a job that the server may have given out.
    const isWanted = isWaitedFor || printer.key !== undefined
    if (printer.work || !(isTriedAgain || (isWanted && printer.condition === 'ready'))) continue
    printer.work = serve(printer, isWanted).finally(() => delete printer.work)
  }
}

/** Prints what waits for a printer. Nothing is taken from the queue before the printer itself has said that it is there. */
async function serve(printer, isWanted) {
  for (let goesOn = true; goesOn && !stop.signal.aborted;) {
    const line = await reach(printer)
    try {
      goesOn = isWanted && line !== undefined && (await printNext(printer, line))
    } catch (error) {
      console.error(`${printer.name}: ${error.message}`)
      goesOn = false
    } finally {
      line?.socket.destroy()
    }
  }
}

/** Takes one job, prints it and reports it. Returns whether there may be another one. */
async function printNext(printer, line) {
  // If no response comes, the same key is sent again: the job that the server may have given out is then this printer's still.
  printer.key ??= randomUUID()
  const asked = { wall: Date.now(), running: performance.now() }
  const { job, bytes } = await call('/api/print-jobs/take', {
    printerId: printer.id,
    key: printer.key,
    withBytes: true,
  })
  const key = printer.key
  delete printer.key
  if (!job) return false
  const data = await promisify(inflate)(Buffer.from(bytes, 'base64')).catch(() => undefined)
  // A computer that has slept may come too late with a job that a person has decided about meanwhile.
  const age = Math.max(Date.now() - asked.wall, performance.now() - asked.running)
  const isTooLate = data === undefined || age > maxAgeOfJob || !line.socket.writable
  const outcome = isTooLate ? { result: 'failed', reason: 'Không gửi tới máy in' } : await send(line, data)
  console.log(`${printer.name}: ${job.id} ${outcome.result}`)
  await report(job.id, { key, ...outcome })
  return outcome.result === 'printed'
}

/** Reports until the server has understood; a report that it rejects has been overtaken by a person. */
async function report(id, body) {
  for (let failures = 0; ; failures += 1) {
    try {
      return await call(`/api/print-jobs/${id}/report`, body)
    } catch ({ status = 500, message }) {
      if (status < 500 && status !== 429) return console.error(message)
      if (stop.signal.aborted) return console.error(`Not reported: ${id}`)
    }
    await pause(delayAfter(failures))
  }
}

/** Connects to a printer, and notes how it is. Returns undefined if it cannot print now. */
async function reach(printer) {
  printer.triedAt = performance.now()
  const line = isLocal(printer.address) ? await open(printer.address).catch(() => undefined) : undefined
  const statuses = line ? await askStatus(line, statusTimeout) : []
  const condition = line === undefined ? 'away' : isInTrouble(statuses) ? 'paper' : 'ready'
  if (printer.condition !== condition) console.log(`${printer.name} (${printer.address}): ${condition}`)
  printer.condition = condition
  if (condition === 'ready') return Object.assign(line, { speaks: statuses.length > 0 })
  line?.socket.destroy()
  return undefined
}

function open(address) {
  const socket = connect({ host: address, port, noDelay: true, keepAlive: true })
  const line = { socket, received: [] }
  // What other bytes than those of a status mean, such as those of Automatic Status Back, does not matter.
  socket.on('data', (bytes) => line.received.push(...bytes.filter((byte) => (byte & 0x93) === 0x12)))
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(), connectTimeout)
    socket.on('connect', () => resolve(line))
    socket.on('error', reject)
    socket.on('close', reject)
    socket.on('connect', () => clearTimeout(timer))
  })
}

/** Asks by DLE EOT 1 and 4 and waits for both bytes. Printers that do not understand it send none. */
function askStatus({ socket, received }, milliseconds) {
  received.length = 0
  socket.write(Buffer.from([0x10, 0x04, 1, 0x10, 0x04, 4]))
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      socket.off('data', look).off('close', end)
      resolve([...received])
    }
    const look = () => received.length >= 2 && end()
    const timer = setTimeout(end, milliseconds)
    socket.on('data', look).on('close', end)
    if (socket.destroyed) end()
  })
}

/** True if the printer is off line, such as open, or has no paper. */
const isInTrouble = ([printer = 0, paper = 0]) => (printer & 0x08) !== 0 || (paper & 0x60) !== 0

/**
 * Sends a ticket. It counts as printed only if the printer has read all of it and has paper afterwards; of anything else nobody knows
 * what is on paper. A printer without statuses says so by ending the connection in good order.
 */
async function send(line, data) {
  const { socket, speaks } = line
  if (!speaks) {
    const isClosed = new Promise((resolve) => socket.once('close', (hadError) => resolve(!hadError)))
    socket.setTimeout(printTimeout, () => socket.destroy(new Error('No end')))
    socket.end(data)
    return (await isClosed) ? { result: 'printed' } : { result: 'unknown', reason: 'Máy in ngắt giữa chừng' }
  }
  socket.write(data)
  const read = await askStatus(line, printTimeout)
  // By then it has printed what it has read.
  if (read.length >= 2) await wait(data.length / bytesInMillisecond)
  const after = read.length < 2 ? [] : await askStatus(line, statusTimeout)
  if (after.length < 2) return { result: 'unknown', reason: 'Máy in ngắt giữa chừng' }
  return isInTrouble(after)
    ? { result: 'unknown', reason: 'Máy in hết giấy giữa chừng' }
    : { result: 'printed' }
}

await run()
