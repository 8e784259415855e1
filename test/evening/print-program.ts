import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { inflateSync } from 'node:zlib'

import { and, eq } from 'drizzle-orm'

import { isDueJob } from '#src/features/printing/server/due-jobs.ts'
import { printJobTable } from '#src/features/printing/server/print-job-table.ts'
import type { PrintJob } from '#src/features/printing/contract/print-job.ts'
import { paperPrinter } from '#test/support/paper-printer.ts'
import type { Network } from './evening-device.ts'
import { count, type Evening } from './evening.ts'
import type { Paper, PrintAgent } from './print-agent.ts'

/** So long a minute of the evening waits for the program at most, and so often it looks, in milliseconds of real time. */
const maxWait = 20_000
const lookEvery = 100

interface Options {
  /** The token of a device that prints. */
  readonly token: string
  readonly network: Network
  readonly printerId: string
}

/**
 * The restaurant's own program for printing, on a printer that understands what it gets. Between program and servers lies the
 * kitchen's network. The program is killed when it has been given a ticket, or when it wants to say that the ticket is printed.
 */
export async function printProgram(
  evening: Evening,
  { token, network, printerId }: Options,
): Promise<PrintAgent & { close(): Promise<void> }> {
  const { servers, faults } = evening
  const printer = await paperPrinter()
  const directory = await mkdtemp(join(tmpdir(), 'bep-lua-printing-'))
  const tokenFile = join(directory, 'token')
  await writeFile(tokenFile, `${token}\n`)
  /** The jobs that servers have given out, by what a printer gets for them. */
  const given = new Map<string, PrintJob[]>()
  let killed = 0
  let program: ChildProcess | undefined

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const path = request.url ?? ''
    if (network.state === 'down') return void request.socket.destroy()
    const isReport = path.endsWith('/report')
    if (isReport && isKillDue(true)) return kill('program killed with a printed job')
    const headers = {
      authorization: request.headers.authorization ?? '',
      'content-type': 'application/json',
    }
    const answer = await servers.send(path, { method: 'POST', headers, body })
    const sent = await answer.text()
    if (path.endsWith('/take') && answer.ok && note(sent) && isKillDue(false))
      return kill('program killed with a job')
    if (network.state !== 'up') {
      count(evening, 'answers that the program lost')
      return void request.socket.destroy()
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(sent)
  }

  /** Notes which job the program will print by these bytes. Returns false if there is none. */
  function note(sent: string): boolean {
    // Our own server wrote it, as the contract of the call says.
    const { job, bytes } = JSON.parse(sent) as { job: PrintJob | null; bytes: string | null }
    if (!job || bytes === null) return false
    const ticket = inflateSync(Buffer.from(bytes, 'base64')).toString('base64')
    const same = given.get(ticket) ?? []
    if (!same.some(({ id }) => id === job.id)) given.set(ticket, [...same, job])
    return true
  }

  function isKillDue(isPrinted: boolean): boolean {
    const next = faults.agentKills[killed]
    return next !== undefined && next.isPrinted === isPrinted && next.minute <= servers.clock.minute()
  }

  /** It is started again at once, and knows nothing of what it was doing. */
  async function kill(what: string): Promise<void> {
    killed += 1
    count(evening, what)
    await end()
    start()
  }

  async function end(): Promise<void> {
    const ending = program
    program = undefined
    if (!ending || ending.exitCode !== null || !ending.kill('SIGKILL')) return
    await once(ending, 'exit')
  }

  const server = createServer((request, response) => {
    // A server that dies has not answered.
    pass(request, response).catch(() => request.socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port

  function start(): void {
    const env = {
      SERVER_URL: `http://127.0.0.1:${port}`,
      TOKEN_FILE: tokenFile,
      PRINTER_PORT: String(printer.port),
      POLL_SECONDS: '0.2',
    }
    program = spawn(process.execPath, ['scripts/print-agent.mjs'], { env, stdio: 'ignore' })
  }
  start()

  async function hasNothingToPrint(): Promise<boolean> {
    const { id, printerId: at } = printJobTable
    const rows = await servers.db
      .select({ id })
      .from(printJobTable)
      .where(and(eq(at, printerId), isDueJob(servers.clock.now())))
      .limit(1)
    return rows.length === 0
  }

  /** What has come out of the printer, read as the job whose ticket it is. */
  function printed(): Paper[] {
    const seen = new Map<string, number>()
    return printer.tickets.map((bytes) => {
      const ticket = bytes.toString('base64')
      const times = seen.get(ticket) ?? 0
      seen.set(ticket, times + 1)
      const jobs = given.get(ticket) ?? []
      const job = jobs[times] ?? jobs.at(-1)
      if (!job) throw new Error('The printer has got what no server has given out')
      const { id, orderId, isRepeat, paper } = job
      return { jobId: id, orderId, printerId, isRepeat, paper }
    })
  }

  return {
    get printed() {
      return printed()
    },
    onPaper: (jobId) => printed().some((paper) => paper.jobId === jobId),
    async act() {
      for (let waited = 0; waited < maxWait && network.state === 'up'; waited += lookEvery) {
        if (await hasNothingToPrint()) return
        await wait(lookEvery)
      }
    },
    async close() {
      await end()
      server.closeAllConnections()
      server.close()
      await printer.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** Several that print, each on printers of its own. */
export function together(agents: readonly PrintAgent[]): PrintAgent {
  return {
    get printed() {
      return agents.flatMap(({ printed }) => printed)
    },
    onPaper: (jobId) => agents.some((agent) => agent.onPaper(jobId)),
    async act() {
      await Promise.all(agents.map((agent) => agent.act()))
    },
  }
}
