import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'

import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import type { MadeReservation } from '#src/features/reservations/contract/reservation.ts'
import { rights } from '#src/server/rights.ts'
import { orderFor, smallPepperoni } from '../support/orders.ts'
import { createUser, signIn, type TestUser } from '../support/sign-in.ts'
import { openTestRestaurant, type TestRestaurant } from '../support/test-restaurant.ts'

interface Write {
  /** What the entry says of it. */
  readonly action: string
  readonly thing: string
  readonly payload?: object
  /** What stands for `:id` in the path. */
  readonly id?: () => Promise<string> | string
  /** Sent again it changes something again, or finds nothing any more. */
  readonly everyTime?: true
}

// Values that may stand in no entry begin with this.
const secret = 'Riêng-tư'

/** A write for each call of the rights table by which somebody who is signed in changes something. */
const writes: Readonly<Record<string, Write>> = {
  'PATCH /api/orders/:id/status': {
    action: 'orders.status',
    thing: 'order',
    id: async () => (await placeOrder()).id,
    payload: { status: 'confirmed' },
  },
}

/** Calls that change nothing of the restaurant, and why. */
const unrecorded: Readonly<Record<string, string>> = {
  'POST /api/admin/logout': 'ends the session of who calls it',
}

let restaurant: TestRestaurant
let admin: TestUser
let cookie: string

beforeAll(async () => {
  restaurant = await openTestRestaurant()
  admin = await createUser(restaurant.db, { role: 'admin' })
  cookie = await signIn(restaurant.app, admin)
})
afterAll(() => restaurant.close())
beforeEach(async () => {
  await restaurant.db.delete(auditEntryTable)
})

async function send(call: string, payload?: object, headers: Record<string, string> = { cookie }) {
  const [method = '', url = ''] = call.split(' ')
  return restaurant.app.inject({
    method: method as 'POST', // the table holds methods Fastify knows
    url,
    headers,
    ...(payload && { payload }),
  })
}

async function placeOrder(): Promise<PlacedOrder> {
  const personal = { customerName: secret, specialInstructions: secret }
  const response = await send(
    'POST /api/orders',
    await orderFor(restaurant.app, [smallPepperoni], personal),
    {},
  )
  return response.json<PlacedOrder>()
}

const entries = () => restaurant.db.select().from(auditEntryTable)

/** Calls whose writes are not recorded yet. */
const notYet = /menu-items|categories|customization-schemas|admin\/(users|profile)/

test('every call by which somebody who is signed in changes something is tried here', () => {
  const changing = Object.entries(rights)
    .filter(([call, audience]) => !call.startsWith('GET ') && audience !== 'anyone' && !notYet.test(call))
    .map(([call]) => call)
  const tried = [...Object.keys(writes), ...Object.keys(unrecorded)]
  expect(tried.toSorted(byText)).toEqual(changing.toSorted(byText))
})

const byText = (one: string, other: string) => one.localeCompare(other)

describe.each(Object.entries(writes))('%s', (call, { action, thing, payload, id, everyTime }) => {
  it('leaves exactly one audit entry, without personal data, and none where it changes nothing', async () => {
    const request = call.replace(':id', (await id?.()) ?? '')
    restaurant.clock.set('2026-05-06T06:00:00Z')
    const response = await send(request, payload)
    expect(response.statusCode, response.body).toBeLessThan(300)

    const [entry, ...others] = await entries()
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      changedAt: new Date('2026-05-06T06:00:00Z'),
      actorKind: 'user',
      actorId: admin.id,
      actorRole: 'admin',
      action,
      thingKind: thing,
      thingId: expect.stringMatching(/./),
    })
    expect(entry?.changes).not.toEqual({})
    expect(JSON.stringify(entry)).not.toContain(secret)
    if (everyTime) return
    await send(request, payload)
    expect(await entries()).toHaveLength(1)
  })

  it('leaves no entry where it is rejected', async () => {
    const response = await send(call.replace(':id', 'no-such-thing'), { ...payload, name: 5, status: 5 })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(await entries()).toEqual([])
  })
})

describe('a guest', () => {
  const booking = { date: '2026-05-08', time: '19:00', guests: 4, phone: '0900 000 000', email: '' }
  const personal = { name: secret, specialRequests: secret }
  const book = async () =>
    (await send('POST /api/reservations', { ...booking, ...personal }, {})).json<MadeReservation>()

  it('who orders or books leaves no entry: the order or reservation itself says it all', async () => {
    await placeOrder()
    await book()
    expect(await entries()).toEqual([])
  })

  it('who cancels a reservation is named as a guest in its one entry', async () => {
    const made = await book()
    const request = `POST /api${made.ticketUrl.replace('/reservation/', '/reservations/ticket/')}/cancel`
    for (const _again of [1, 2]) expect((await send(request, undefined, {})).statusCode).toBe(200)
    const changes = { status: { before: 'pending', after: 'cancelled' } }
    expect(await entries()).toMatchObject([
      {
        actorKind: 'guest',
        action: 'reservations.status',
        thingKind: 'reservation',
        thingId: made.id,
        changes,
      },
    ])
  })
})
