import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase, type Database } from '#src/server/database/connection.ts'
import { guest, smallPepperoni } from '../support/orders.ts'
import { startSite, type RunningSite } from '../support/site/running-site.ts'
import { requestBytes, sendRaw, type RawResponse } from './raw-http.ts'
import { hasManyAddresses, sourceAddresses } from './source-addresses.ts'

/** The real program with its rate limits, over a demo restaurant that may be ruined. */
export interface AttackedSite extends RunningSite {
  readonly port: number
  readonly db: Database
  /** A new source address for each call. */
  readonly nextAddress: () => string
  /** A call of an honest visitor, from an address of its own. */
  call(method: string, path: string, options?: CallOptions): Promise<RawResponse>
  /** The body of an order as an honest browser sends it. */
  readonly order: Readonly<Record<string, unknown>>
  /** Tokens of a ticket of an order and of one of a reservation, which the log must never show. */
  readonly tokens: { readonly order: string; readonly reservation: string }
}

interface CallOptions {
  readonly body?: unknown
  readonly cookie?: string
  readonly from?: string
  readonly headers?: readonly (readonly [string, string])[]
}

let networks = 16

/** Starts the site over the demo restaurant of `databaseUrl`, which may still be empty. */
export async function openAttackedSite(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<AttackedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bep-lua-attack-'))
  const site = await startSite({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMITS: String(hasManyAddresses),
    LOG_LEVEL: 'info',
    ...settings,
  })
  const { db, close } = await openDatabase(databaseUrl)
  const stop = async () => {
    await site.stop()
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
  const nextAddress = sourceAddresses(networks++)
  const port = Number(new URL(site.address).port)
  const call: AttackedSite['call'] = (
    method,
    path,
    { body, cookie, from = nextAddress(), headers = [] } = {},
  ) =>
    sendRaw(
      { port, from },
      requestBytes(
        method,
        path,
        [
          ...headers,
          ...(cookie === undefined ? [] : [['Cookie', cookie] as const]),
          ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
        ],
        body === undefined ? '' : JSON.stringify(body),
      ),
    )
  try {
    const order = await pricedOrder(call)
    const tokens = { order: await orderToken(call, order), reservation: await reservationToken(call) }
    return { ...site, stop, port, db, nextAddress, call, order, tokens }
  } catch (error) {
    await stop()
    throw error
  }
}

async function pricedOrder(call: AttackedSite['call']): Promise<Record<string, unknown>> {
  const item = { ...smallPepperoni, name: 'Pepperoni', price: '0.00', quantity: 1 }
  const quoted = await call('POST', '/api/orders/quote', { body: { items: [item] } })
  const quote = JSON.parse(quoted.body) as { totalAmount: string; lines: readonly { unitPrice: string }[] }
  return { ...guest, items: [{ ...item, price: quote.lines[0]?.unitPrice }], totalAmount: quote.totalAmount }
}

async function orderToken(call: AttackedSite['call'], order: object): Promise<string> {
  return ticketToken(await call('POST', '/api/orders', { body: order }))
}

/** Some time of the next days is free: a day may be closed, another full. */
async function reservationToken(call: AttackedSite['call']): Promise<string> {
  for (let days = 1; days < 8; days += 1) {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const body = { date, time: '18:30', guests: 2, name: 'Khách Thử', phone: '0912345678' }
    const response = await call('POST', '/api/reservations', { body })
    if (response.status === 201) return ticketToken(response)
  }
  throw new Error('No table could be booked in a week')
}

function ticketToken({ status, body }: RawResponse): string {
  if (status !== 201) throw new Error(`A ticket was expected, but status ${status}: ${body}`)
  const { ticketUrl } = JSON.parse(body) as { ticketUrl: string }
  return ticketUrl.split('/').at(-1) ?? ''
}
