import { get } from 'node:http'

import type { RunningSite } from '../support/site/running-site.ts'
import { startBare } from './bare-process.ts'
import { compare, measureRate, type Comparison } from './load.ts'
import { sampleOrder } from './sample-order.ts'

const compressed = { 'accept-encoding': 'br, gzip' }

export interface Throughput {
  readonly page: Comparison
  readonly list: Comparison
}

/** Compares the application with Fastify alone sending the same bytes. */
export async function measureThroughput(site: RunningSite): Promise<Throughput> {
  const bare = await startBare({
    responses: [
      { path: '/menu', ...(await recorded(`${site.address}/menu`)) },
      { path: '/api/menu-items', ...(await recorded(`${site.address}/api/menu-items`)) },
    ],
  })
  try {
    const reading = (path: string) =>
      compare(
        { url: `${site.address}${path}`, headers: compressed },
        { url: `${bare.address}${path}`, headers: compressed },
      )
    return { page: await reading('/menu'), list: await reading('/api/menu-items') }
  } finally {
    await bare.stop()
  }
}

/** How many orders a second 20 guests place together. */
export async function measureOrders(site: RunningSite): Promise<number> {
  return measureRate({
    url: `${site.address}/api/orders`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await sampleOrder(site.address),
    connections: 20,
  })
}

const setByTheServer = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/** A response as it goes over the wire: `fetch` would unpack it. */
async function recorded(address: string): Promise<{ headers: Record<string, string>; base64: string }> {
  // The second response is the one every later visitor gets, from the cache.
  await fetch(address, { headers: compressed })
  return await new Promise((resolve, reject) => {
    get(address, { headers: compressed }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = Object.entries(response.headers).filter(([name]) => !setByTheServer.has(name))
        resolve({
          headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          base64: Buffer.concat(chunks).toString('base64'),
        })
      })
    }).on('error', reject)
  })
}
