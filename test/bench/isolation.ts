import { get } from 'node:http'

import autocannon from 'autocannon'

const connections = 120
const seconds = 4
/** Milliseconds between two requests of everybody else. */
const pause = 20

export interface Isolation {
  /** What one address asks for. */
  readonly flood: string
  /** Milliseconds until everybody else has a page, in the middle of all requests. */
  readonly median: number
  readonly slowest: number
  /** Requests a second of the one address, and how many of them were rendered or found in the cache. */
  readonly asked: number
  readonly served: number
}

interface Flood {
  readonly name: string
  readonly path: (count: number) => string
  readonly cookie?: (count: number) => string
}

/** What the page cache does not help with, or did not once. */
const floods: readonly Flood[] = [
  { name: 'searches', path: (count) => `/menu?q=pizza+${count}` },
  { name: 'long searches', path: (count) => `/menu?q=${'a+'.repeat(3_000)}${count}` },
  { name: 'unknown categories', path: (count) => `/menu?category=unknown-${count}` },
  { name: 'invented sessions', path: () => '/menu', cookie: (count) => `session=invented-${count}` },
  {
    name: 'odd paths',
    path: (count) => ['//evil.example/menu', '/MENU', '/./menu/', '/menu.data', '//['][count % 5] ?? '/',
  },
  { name: 'missing pages', path: (count) => `/nothing-${count}` },
  { name: 'missing articles', path: (count) => `/news/nothing-${count}` },
]

/** What everybody else reads meanwhile. */
const readPaths = ['/menu', '/', '/api/menu-items', '/news', '/menu?lang=en']

/**
 * How long everybody else waits while one address occupies many connections. The site must believe one proxy about
 * addresses (TRUST_PROXY), so that they can be told apart on any machine, and limit rates.
 */
export async function measureIsolation(address: string): Promise<Isolation[]> {
  for (const path of readPaths) await timed(`${address}${path}`)
  const measured: Isolation[] = []
  for (const flood of floods) measured.push(await measureFlood(address, flood))
  return measured
}

async function measureFlood(address: string, { name, path, cookie }: Flood): Promise<Isolation> {
  const flood = { ended: false }
  const flooding = Promise.resolve(
    autocannon({
      url: address,
      connections,
      duration: seconds,
      // In a thread of its own, so that the others' clock does not wait for it.
      workers: 1,
      requests: Array.from({ length: 500 }, (_, count) => ({
        path: path(count),
        headers: { 'x-forwarded-for': '198.51.100.2', ...(cookie && { cookie: cookie(count) }) },
      })),
    }),
  ).finally(() => {
    flood.ended = true
  })
  const times: number[] = []
  while (!flood.ended) {
    times.push(await timed(`${address}${readPaths[times.length % readPaths.length]}`))
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  const { requests, ...responses } = await flooding
  const sorted = times.toSorted((one, other) => one - other)
  return {
    flood: name,
    median: sorted[Math.floor(sorted.length / 2)] ?? Infinity,
    slowest: sorted.at(-1) ?? Infinity,
    asked: requests.average,
    served: (responses['2xx'] + responses['3xx'] + responses['4xx']) / seconds,
  }
}

/** Milliseconds until a guest from another address has the whole response, on a connection of its own. */
function timed(address: string): Promise<number> {
  const start = performance.now()
  const headers = { 'x-forwarded-for': '198.51.100.3', 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      const { statusCode } = response
      if (statusCode !== 200)
        reject(new Error(`${address} returns ${statusCode} to someone who floods nothing`))
      response.resume().on('end', () => resolve(performance.now() - start))
    }).on('error', reject)
  })
}
