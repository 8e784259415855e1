import fc from 'fast-check'

import { readApi, type ApiCall } from './api-calls.ts'
import type { AttackedSite } from './attacked-site.ts'
import { bytesOf, requestsFor, type FuzzedRequest } from './call-requests.ts'
import { finding, visible, type Finding } from './finding.ts'
import { inParallel } from './in-parallel.ts'
import { problemsOf } from './response-problems.ts'
import { requestBytes, sendRaw } from './raw-http.ts'
import type { SchemaWorld } from './schema-values.ts'
import { openSessions, type Sessions } from './sessions.ts'

export interface RoundOptions {
  readonly seed: number
  /** Random requests for each call; ten times as many where a round mixes all it knows. */
  readonly runs: number
  /** Fewer addresses, for a round within the tests. */
  readonly brief?: boolean
  /** A part of the name of the floods to send; all without it. */
  readonly only?: string
}

/** Calls at the same time, so that the round takes less long; each is a sequence of its own. */
const parallel = 4
/** Finding the smallest request that breaks something may not take for ever. */
const maxMilliseconds = 60_000

/** Every call of the API with hostile parameters, headers and bodies, by visitors of every role. */
export async function fuzzCalls(site: AttackedSite, options: RoundOptions): Promise<Finding[]> {
  const { calls, schemas } = await readApi(site.address)
  const world: SchemaWorld = { schemas, ids: await knownIds(site) }
  const sessions = openSessions(site)
  const waiting = [...calls]
  const findings: Finding[] = []
  const work = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift())
      findings.push(await fuzzCall(site, call, world, sessions, options))
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return [...findings, await headsOf(site, calls, sessions)]
}

/** HEAD of everything that can be read, by whoever may read it: each responds, and ends. */
async function headsOf(site: AttackedSite, calls: readonly ApiCall[], sessions: Sessions): Promise<Finding> {
  const cookie = (await sessions.cookieOf('staff')) ?? ''
  const readable = calls.filter(({ method }) => method === 'GET')
  const tried = await inParallel(readable, parallel, async ({ path }) => {
    const target = path.replaceAll(/\{\w+\}/g, 'none')
    const bytes = requestBytes('HEAD', target, [['Cookie', cookie]])
    const response = await sendRaw({ port: site.port, from: site.nextAddress() }, bytes)
    return { bytes, response, problems: problemsOf(response, { isApi: true }) }
  })
  return finding('HEAD of every GET', tried)
}

async function fuzzCall(
  site: AttackedSite,
  call: ApiCall,
  world: SchemaWorld,
  sessions: Sessions,
  { seed, runs }: RoundOptions,
): Promise<Finding> {
  const statuses = new Map<number, number>()
  const attempt = async (request: FuzzedRequest) => {
    const cookie = await sessions.cookieOf(request.role)
    const bytes = bytesOf(call, request, cookie)
    const halfClose = request.framing === 'truncated'
    const response = await sendRaw({ port: site.port, from: site.nextAddress() }, bytes, { halfClose })
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    const mayHaveEnded =
      response.status === 401 || call.path.endsWith('/logout') || call.path.includes('/profile')
    if (mayHaveEnded) sessions.forget(request.role)
    const problems = problemsOf(response, { isApi: true })
    if (problems.length > 0) throw new Error(`${problems.join('; ')} after ${visible(bytes)}`)
  }
  const result = await fc.check(fc.asyncProperty(requestsFor(call, world, sampleFor(call, site)), attempt), {
    seed,
    numRuns: runs,
    interruptAfterTimeLimit: maxMilliseconds,
    markInterruptAsFailure: true,
  })
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}×${count}`)
  return {
    what: `${call.method} ${call.path}`,
    measured: counts.join(' '),
    problems: result.failed
      ? [`seed ${result.seed}, path ${result.counterexamplePath}: ${messageOf(result.errorInstance)}`]
      : [],
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'not all requests were sent in time'
}

/** Bodies that succeed, where an API document cannot say what the prices and free tables are. */
function sampleFor({ method, path }: ApiCall, { order }: AttackedSite): object | undefined {
  const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const samples: Readonly<Record<string, object>> = {
    'POST /api/orders': order,
    'POST /api/orders/quote': { items: order['items'] },
    'POST /api/reservations': { date, time: '18:30', guests: 2, name: 'Khách Thử', phone: '0912345678' },
  }
  return samples[`${method} ${path}`]
}

/** Ids of what anyone can see, and the tickets. */
async function knownIds({ call, tokens }: AttackedSite): Promise<string[]> {
  const lists = ['/api/categories', '/api/menu-items', '/api/blog-posts', '/api/customization-schemas']
  const found = await Promise.all(
    lists.map(async (path) => {
      const { body } = await call('GET', path)
      return [...body.matchAll(/"(?:id|slug)":"([^"]+)"/g)].map(([, id = '']) => id).slice(0, 12)
    }),
  )
  return [...new Set(found.flat()), ...Object.values(tokens)]
}
