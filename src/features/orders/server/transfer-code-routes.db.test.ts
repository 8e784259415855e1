import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { type OfficeCall, officeCalls } from '#test/support/office-calls.ts'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { qrModules } from '#src/web/qr-modules.ts'
import { saveSiteSettings } from '#src/features/restaurant/server/restaurant.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import { vietQrPayload } from '#src/features/restaurant/rules/viet-qr.ts'
import type { PlacedOrder } from '../contract/order.ts'
import type { OrderTicket } from '../contract/order-ticket.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
const account = { bankBin: '970436', accountNumber: '0123456789', accountName: 'BEP LUA' }
let staff: OfficeCall

beforeAll(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  staff = await officeCalls(restaurant, 'staff')
  await setAccount(account)
})

async function setAccount(bankAccount: typeof account | null): Promise<void> {
  const [record] = await restaurant.db.select().from(siteSettingsTable)
  if (!record) throw new Error('The demo restaurant has settings')
  await restaurant.content.change((tx) => saveSiteSettings(tx, { ...record.settings, bankAccount }))
}

async function place(): Promise<PlacedOrder> {
  const payload = await orderFor(restaurant.app, [smallPepperoni], { paymentMethod: 'transfer' })
  return (await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })).json<PlacedOrder>()
}

const change = (id: string, changes: Partial<typeof orderTable.$inferInsert>) =>
  restaurant.db.update(orderTable).set(changes).where(eq(orderTable.id, id))
const addressOf = ({ ticketUrl }: PlacedOrder) => `${ticketUrl}/transfer-code.png`
const get = (url: string) => restaurant.app.inject({ url })

/** Which squares of a picture are dark, by the pixel in the middle of each. */
async function squaresOf(png: Buffer, perSide: number): Promise<boolean[][]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const side = info.width / perSide
  const middle = (square: number) => Math.floor((square + 0.5) * side)
  return Array.from({ length: perSide }, (_row, y) =>
    Array.from({ length: perSide }, (_square, x) => data[middle(y) * info.width + middle(x)] === 0),
  )
}

describe('the picture of the code to transfer with', () => {
  it.each(['188000.00', '99999999.00'])(
    'asks for all of %s with the order’s code, and is stored by nothing',
    async (grandTotal) => {
      const placed = await place()
      await change(placed.id, { grandTotal })
      const { statusCode, headers, rawPayload } = await get(addressOf(placed))
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': `inline; filename="vietqr-${placed.shortCode.slice(1)}.png"`,
        'cache-control': 'no-store',
      })
      const modules = qrModules(
        vietQrPayload({ ...account, amount: Number(grandTotal), purpose: placed.shortCode }),
      )
      expect(await squaresOf(rawPayload, modules.length)).toEqual(modules)
      const head = await restaurant.app.inject({ method: 'HEAD', url: addressOf(placed) })
      expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'image/png', ''])
    },
  )

  it.each([
    ['paid in cash', { paymentMethod: 'cash' }],
    ['cancelled', { status: 'cancelled' }],
    ['handed over', { status: 'completed' }],
    ['to be confirmed by a call first', { needsCall: true }],
  ] as const)('is none of an order that is %s', async (_what, changes) => {
    const placed = await place()
    await change(placed.id, changes)
    const { statusCode, headers } = await get(addressOf(placed))
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('is none without an account', async () => {
    const placed = await place()
    await setAccount(null)
    expect((await get(addressOf(placed))).statusCode).toBe(404)
    await setAccount(account)
  })

  it('goes once the office has noted the payment, which the ticket then says, and comes back with it', async () => {
    const placed = await place()
    const note = (paidVia: 'transfer' | null) =>
      staff('PATCH', `/api/orders/${placed.id}/payment`, { paidVia })
    const ticket = async () =>
      (await get(`/api${placed.ticketUrl.replace('order', 'orders/ticket')}`)).json<OrderTicket>()
    expect(await ticket()).toMatchObject({ paidVia: null, paidAmount: null, paidAt: null })
    restaurant.clock.set('2026-05-06T05:30:00Z')
    await note('transfer')
    expect(await ticket()).toMatchObject({
      paidVia: 'transfer',
      paidAmount: placed.grandTotal,
      paidAt: '2026-05-06T05:30:00.000Z',
    })
    expect((await get(addressOf(placed))).statusCode).toBe(404)
    await note(null)
    expect((await get(addressOf(placed))).statusCode).toBe(200)
  })

  it('is shown to the holder of the link alone', async () => {
    const placed = await place()
    const token = placed.ticketUrl.split('/').at(-1) ?? ''
    const others = [
      placed.id,
      placed.shortCode,
      token.toLowerCase(),
      `${token} `,
      'x'.repeat(150),
      "a'b",
      '\0',
    ]
    for (const other of others) {
      const { statusCode } = await get(`/order/${encodeURIComponent(other)}/transfer-code.png`)
      expect([other, statusCode === 404 || statusCode === 400]).toEqual([other, true])
    }
  })
})
