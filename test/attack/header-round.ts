import fc from 'fast-check'

import type { AttackedSite } from './attacked-site.ts'
import type { RoundOptions } from './call-round.ts'
import { confusions, oddLines } from './confusing-requests.ts'
import { type Finding, finding, type Tried } from './finding.ts'
import { hostileHeaders } from './hostile-headers.ts'
import { inParallel } from './in-parallel.ts'
import { problemsOf } from './response-problems.ts'
import { requestBytes, sendRaw } from './raw-http.ts'

const allTargets = [
  '/',
  '/menu',
  '/menu?category=pizza',
  '/nothing',
  '/login',
  '/admin/dashboard',
  '/favicon.svg',
  '/robots.txt',
  '/api/menu-items',
  '/api/auth/session',
  '/api/orders',
  '/api/nothing',
] as const

type Header = readonly [string, string]

/** Headers that lie about host, length and visitor, one at a time on every kind of address, then several at once. */
export async function fuzzHeaders(
  site: AttackedSite,
  { seed, runs, brief = false }: RoundOptions,
): Promise<Finding[]> {
  const targets = brief ? allTargets.filter((_, index) => index % 4 === 0) : allTargets
  const findings: Finding[] = []
  for (const [name, sets] of Object.entries(hostileHeaders)) {
    const pairs = targets.flatMap((target) => sets.map((headers) => ({ target, headers })))
    const tried = inParallel(pairs, 8, ({ target, headers }) => request(site, 'GET', target, headers))
    findings.push(finding(name, await tried))
  }
  findings.push(
    await mixHeaders(site, targets, seed, runs),
    await confuseLengths(site),
    await oversize(site, targets),
  )
  return findings
}

async function request(
  site: AttackedSite,
  method: string,
  target: string,
  headers: readonly Header[],
): Promise<Tried> {
  return raw(site, requestBytes(method, target, headers, method === 'POST' ? '{}' : ''), target)
}

/** `halfClose` where the request may be incomplete: Node then gives up a request whose client no longer sends. */
async function raw(site: AttackedSite, bytes: Buffer, target: string, halfClose = false): Promise<Tried> {
  const response = await sendRaw({ port: site.port, from: site.nextAddress() }, bytes, { halfClose })
  return { bytes, response, problems: problemsOf(response, { isApi: target.startsWith('/api') }) }
}

async function mixHeaders(
  site: AttackedSite,
  targets: readonly string[],
  seed: number,
  runs: number,
): Promise<Finding> {
  const mixed = fc.record({
    target: fc.constantFrom(...targets),
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS', 'POST'),
    sets: fc.array(fc.constantFrom(...Object.values(hostileHeaders).flat()), { minLength: 2, maxLength: 5 }),
  })
  const tried: Tried[] = []
  for (const { target, method, sets } of fc.sample(mixed, { seed, numRuns: runs * 10 }))
    tried.push(await request(site, method, target, sets.flat()))
  return finding('several at once', tried)
}

/** Two readings of where a body ends let a second request hide in it. */
async function confuseLengths(site: AttackedSite): Promise<Finding> {
  const paths = ['/api/orders', '/menu', '/api/menu-items']
  const requests = paths.flatMap((path) =>
    confusions.map(([headers, body]) => ({
      path,
      bytes: requestBytes('POST', path, [['Content-Type', 'application/json'], ...headers], body),
    })),
  )
  const lines = oddLines.map((line) => ({ path: '/', bytes: Buffer.from(line, 'latin1') }))
  const tried = inParallel([...requests, ...lines], 8, ({ path, bytes }) => raw(site, bytes, path, true))
  return finding('lengths and lines', await tried)
}

/** More than a server should ever read before it decides. */
async function oversize(site: AttackedSite, targets: readonly string[]): Promise<Finding> {
  const sets: readonly (readonly Header[])[] = [
    [['X-Large', 'a'.repeat(20_000)]],
    [['Cookie', `a=${'b'.repeat(40_000)}`]],
    [['Host', 'a'.repeat(20_000)]],
    Array.from({ length: 1_500 }, (_, index) => [`X-${index}`, 'aaaaaaaaaa'] as const),
  ]
  const pairs = targets.flatMap((target) => sets.map((headers) => ({ target, headers })))
  const tried = await inParallel(pairs, 8, ({ target, headers }) => request(site, 'GET', target, headers))
  const checked = tried.map((one) => ({
    ...one,
    problems:
      one.response.status === 431
        ? one.problems
        : [...one.problems, `status ${one.response.status}, expected 431`],
  }))
  return finding('larger than allowed', checked)
}
