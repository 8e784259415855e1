import { get } from 'node:http'

import type { RunningSite } from '../support/site/running-site.ts'
import { startBare } from './bare-process.ts'
import type { BareRow } from './bare-server.ts'
import { compare, type Comparison } from './load.ts'
import { post, sampleOrder } from './sample-order.ts'
import { sampleRow } from './sample-row.ts'

const compressed = { 'accept-encoding': 'br, gzip' }
/** The size of the application's own pool, so that both wait alike. */
const poolSize = 10

export interface Throughput {
  readonly page: Comparison
  readonly list: Comparison
  readonly order: Comparison
}

/** Compares the application with Fastify alone sending the same bytes and doing the same INSERTs. */
export async function measureThroughput(site: RunningSite, databaseUrl: string): Promise<Throughput> {
  const order = await sampleOrder(site.address)
  const placed = await placeOrder(site.address, order)
  const bare = await startBare({
    responses: [
      { path: '/menu', ...(await recorded(`${site.address}/menu`)) },
      { path: '/api/menu-items', ...(await recorded(`${site.address}/api/menu-items`)) },
    ],
    databaseUrl,
    poolSize,
    rows: await sampleRows(databaseUrl),
    placed,
  })
  try {
    const reading = (path: string) =>
      compare(
        { url: `${site.address}${path}`, headers: compressed },
        { url: `${bare.address}${path}`, headers: compressed },
      )
    const placing = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: order,
      connections: 20,
    } as const
    return {
      page: await reading('/menu'),
      list: await reading('/api/menu-items'),
      order: await compare(
        { ...placing, url: `${site.address}/api/orders` },
        { ...placing, url: `${bare.address}/orders` },
      ),
    }
  } finally {
    await bare.stop()
  }
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

function placeOrder(address: string, body: string): Promise<string> {
  return post(`${address}/api/orders`, body, { 'idempotency-key': 'the-sample-order' })
}

/** The rows the sample order left, in the order in which they were written. */
async function sampleRows(databaseUrl: string): Promise<BareRow[]> {
  return [
    { ...(await sampleRow(databaseUrl, 'order_idempotency_keys')), unique: ['key'] },
    { ...(await sampleRow(databaseUrl, 'orders')), unique: ['id', 'ticket_token'] },
    { ...(await sampleRow(databaseUrl, 'notifications')), unique: ['id'] },
  ]
}
