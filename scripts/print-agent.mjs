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

/**
 * Milliseconds. The server gives a print job to this program for one minute, so all that happens with the job, up to the report of
 * its result, has to fit into that minute.
 */
const maxDelay = 30_000
const callTimeout = 12_000
const connectTimeout = 3_000
const statusTimeout = 1_000
const maxAgeOfJob = 25_000
const printTimeout = 25_000
/**
 * A printer that has nothing to print is contacted again after this many milliseconds, so that the site knows whether it is still
 * ready. A printer that is away or out of paper is contacted again after three polls of the site.
 */
const tryEvery = 60_000
/**
 * How many bytes a printer prints in a millisecond, estimated low: 72 bytes a dot row, 8 dot rows a millimetre, 130 millimetres a
 * second.
 */
const bytesInMillisecond = 75

const localNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
])
  localNetworks.addSubnet(network, bits)
/**
 * This program prints only to addresses in the local network, so tickets never leave it, whatever printer address the server sends.
 */
const isLocal = (address) => isIPv4(address) && localNetworks.check(address)

const { server, token, port, pollEvery } = readSettings(process.env)
/** What this program knows of each printer, by the printer's id. */
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

/**
 * Makes a call to the site. Throws an error with the response's `status` if the site rejects the call, and an error without
 * `status` if the site cannot be reached.
 */
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

/**
 * The pause before the next call to the site. It doubles with every failure, and it is partly random, so that several programs do
 * not call at the same moment.
 */
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

/**
 * Starts to print on each printer that has print jobs waiting, and contacts the other printers from time to time to learn their
 * condition.
 */
function takeNotice(told) {
  for (const id of printers.keys()) if (!told.some((printer) => printer.id === id)) printers.delete(id)
  for (const { id, name, address, isWaitedFor } of told) {
    const printer = printers.get(id) ?? { id, triedAt: -Infinity }
    printers.set(id, Object.assign(printer, { name, address }))
    const isTriedAgain =
      performance.now() - printer.triedAt > (printer.condition === 'ready' ? tryEvery : 3 * pollEvery)
    // If the printer still has a key, the server may have given out a print job for that key in a response that was lost.
    const isWanted = isWaitedFor || printer.key !== undefined
    if (printer.work || !(isTriedAgain || (isWanted && printer.condition === 'ready'))) continue
    printer.work = serve(printer, isWanted).finally(() => delete printer.work)
  }
}

/**
 * Prints the jobs that wait for a printer, one after the other. No job is taken from the server's queue until the printer has
 * responded and is ready.
 */
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

/** Takes one print job from the server, prints it and reports the result. Returns true if there may be another job. */
async function printNext(printer, line) {
  // If the server's response is lost, the next call sends the same key again, and the server then gives out the same print job.
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
  // If this computer was asleep meanwhile, somebody at the restaurant may already have decided what to do with the job. So a job
  // that was requested too long ago is not printed.
  const age = Math.max(Date.now() - asked.wall, performance.now() - asked.running)
  const isTooLate = data === undefined || age > maxAgeOfJob || !line.socket.writable
  const outcome = isTooLate ? { result: 'failed', reason: 'Không gửi tới máy in' } : await send(line, data)
  console.log(`${printer.name}: ${job.id} ${outcome.result}`)
  await report(job.id, { key, ...outcome })
  return outcome.result === 'printed'
}

/**
 * Sends the result of a print job until the server has accepted it. The server rejects a result if a member of staff has decided
 * about the job meanwhile; the program then gives up.
 */
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

/** Connects to a printer and stores the printer's condition. Returns undefined if the printer cannot print now. */
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
  // Only bytes with the bit pattern of a status response are kept. All others, such as those of Automatic Status Back, are ignored.
  socket.on('data', (bytes) => line.received.push(...bytes.filter((byte) => (byte & 0x93) === 0x12)))
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(), connectTimeout)
    socket.on('connect', () => resolve(line))
    socket.on('error', reject)
    socket.on('close', reject)
    socket.on('connect', () => clearTimeout(timer))
  })
}

/**
 * Asks the printer for its status with the ESC/POS commands DLE EOT 1 and DLE EOT 4, and waits for one byte for each. Printers that
 * do not know these commands send no byte.
 */
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

/** True if the printer is off line (for example, its cover is open) or has no paper. */
const isInTrouble = ([printer = 0, paper = 0]) => (printer & 0x08) !== 0 || (paper & 0x60) !== 0

/**
 * Sends a ticket. The ticket counts as printed only if the printer has read all of it and still has paper afterwards; otherwise the
 * result is `unknown`. A printer that sends no status confirms the ticket by closing the connection without an error.
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
  // The printer answers when it has read the ticket, but it prints more slowly. So this waits as long as printing takes.
  if (read.length >= 2) await wait(data.length / bytesInMillisecond)
  const after = read.length < 2 ? [] : await askStatus(line, statusTimeout)
  if (after.length < 2) return { result: 'unknown', reason: 'Máy in ngắt giữa chừng' }
  return isInTrouble(after)
    ? { result: 'unknown', reason: 'Máy in hết giấy giữa chừng' }
    : { result: 'printed' }
}

await run()
