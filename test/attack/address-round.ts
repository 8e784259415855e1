import fc from 'fast-check'

import { readApi } from './api-calls.ts'
import type { AttackedSite } from './attacked-site.ts'
import type { RoundOptions } from './call-round.ts'
import { type Finding, finding, type Tried } from './finding.ts'
import { hosts } from './hostile-headers.ts'
import { inParallel } from './in-parallel.ts'
import { foreignHost, problemsOf } from './response-problems.ts'
import { limitsHold } from './limit-attack.ts'
import { requestBytes, sendRaw } from './raw-http.ts'
import { hasManyAddresses } from './source-addresses.ts'
import { spellings } from './spellings.ts'

const methods = [
  'GET',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'POST',
  'PROPFIND',
  'FOO',
  'get',
  'CONNECT',
  'QUERY',
] as const

/** Every page, file and call by every spelling of its address, and then by several at once. */
export async function fuzzAddresses(site: AttackedSite, options: RoundOptions): Promise<Finding[]> {
  const all = [...(await pathsOf(site))]
  const paths = options.brief ? all.filter((_, index) => index % 6 === 0) : all
  const findings: Finding[] = []
  for (const path of paths) findings.push(await spellOut(site, path))
  findings.push(await mixSpellings(site, paths, options), await unknownCallsAreJson(site))
  findings.push(await oddHosts(site))
  if (hasManyAddresses) findings.push(await limitsHold(site))
  return findings
}

const publicPaths = ['/', '/menu', '/news', '/nothing', '/robots.txt', '/sitemap.xml', '/favicon.svg']
const officePaths = [
  '/login',
  '/admin/login',
  '/admin/dashboard',
  '/admin/nothing',
  '/staff',
  '/staff/orders',
  '/staff/nothing',
]
const fixedPaths = [...publicPaths, ...officePaths, '/api/docs', '/api/openapi.json', '/api/nothing']

/** Pages by hand, since React Router's table has no order to them; calls from the API's own documentation. */
async function pathsOf(site: AttackedSite): Promise<Set<string>> {
  const { order, reservation } = site.tokens
  const { calls } = await readApi(site.address)
  const { body } = await site.call('GET', '/')
  const files = [...body.matchAll(/(?:src|href)="(\/(?:assets|pictures|objects)\/[^"?]+)"/g)].map(
    ([, path = '']) => path,
  )
  const article = /href="(\/news\/[^"?]+)/.exec((await site.call('GET', '/news')).body)?.[1]
  return new Set([
    ...fixedPaths,
    article ?? '/news/none',
    `/order/${order}`,
    `/reservation/${reservation}`,
    ...files.slice(0, 3),
    ...calls.filter(({ method }) => method === 'GET').map(({ path }) => path.replace(/\{\w+\}/, order)),
  ])
}

async function spellOut(site: AttackedSite, path: string): Promise<Finding> {
  const targets = Object.values(spellings).map((spell) => spell(path))
  const results = await inParallel(targets, 8, (target) => request(site, 'GET', target))
  const byMethod = await inParallel(methods, 8, (method) => request(site, method, path))
  return finding(path.replace(/[\w-]{20,}/, '…'), [...results, ...byMethod])
}

/** Several spellings on top of each other, with any method. */
async function mixSpellings(
  site: AttackedSite,
  paths: readonly string[],
  { seed, runs }: RoundOptions,
): Promise<Finding> {
  const names = Object.keys(spellings).filter((name) => name !== 'plain')
  const mixed = fc.record({
    path: fc.constantFrom(...paths),
    layers: fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 4 }),
    method: fc.constantFrom('GET', 'GET', 'GET', ...methods),
  })
  const results: Tried[] = []
  for (const { path, layers, method } of fc.sample(mixed, { seed, numRuns: runs * 10 })) {
    const target = layers.reduce((text, name) => spellings[name]?.(text) ?? text, path).slice(0, 70_000)
    results.push(await request(site, method, target))
  }
  return finding('several spellings at once', results)
}

async function request(
  site: AttackedSite,
  method: string,
  target: string,
  host = `127.0.0.1:${site.port}`,
): Promise<Tried> {
  const bytes = requestBytes(method, target, [['Host', host]])
  const response = await sendRaw({ port: site.port, from: site.nextAddress() }, bytes)
  return {
    bytes,
    response,
    problems: problemsOf(response, { isApi: /^\/api(\/|$)/.test(target) && method === 'GET' }),
  }
}

/** Without PUBLIC_URL the Host header says where the site is; what is no host must not break a page. */
async function oddHosts(site: AttackedSite): Promise<Finding> {
  const odd = hosts.filter((host) => !host.includes(foreignHost))
  const pairs = ['/', '/menu', '/news', '/nothing', '/sitemap.xml', '/login'].flatMap((target) =>
    odd.map((host) => ({ target, host })),
  )
  const tried = await inParallel(pairs, 8, ({ target, host }) => request(site, 'GET', target, host))
  return finding('odd hosts', tried)
}

const unknownCalls = [
  '/api',
  '/api/',
  '/api/nothing',
  '/api/nothing/at/all',
  '/api/orders/nothing/at/all',
  '/%61pi/nothing',
  '/api/%6eothing',
  '/api/nothing?lang=en',
]

/** A program that calls what does not exist must get JSON, whatever Accept says. */
async function unknownCallsAreJson(site: AttackedSite): Promise<Finding> {
  const tried: Tried[] = []
  for (const target of unknownCalls) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const bytes = requestBytes(method, target, [['Accept', 'text/html']])
      const response = await sendRaw({ port: site.port, from: site.nextAddress() }, bytes)
      const expected = response.status === 404 ? [] : [`status ${response.status}, expected 404`]
      tried.push({ bytes, response, problems: [...expected, ...problemsOf(response, { isApi: true })] })
    }
  }
  return finding('unknown calls', tried)
}
