import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'

import { orderFor, plainCrust, smallPepperoni, type OrderBody } from '#test/support/orders.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { menuItemTable } from '#src/features/menu/server/menu-table.ts'
import { notificationTable } from '#src/features/notifications/server/notification-table.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import type { PlacedOrder, Quote } from '../contract/order.ts'
import type { OrderTicket } from '../contract/order-ticket.ts'
import { orderIdempotencyTable, orderTable } from './order-table.ts'
import { presentPlacedOrder } from './present-order.ts'

const restaurant = testRestaurant()

afterEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(orderIdempotencyTable)
  await restaurant.db.delete(notificationTable)
})

const post = (payload: object | string, headers: Record<string, string> = {}) =>
  restaurant.app.inject({
    method: 'POST',
    url: '/api/orders',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

const orders = () => restaurant.db.select().from(orderTable)

const halfAndHalf = {
  id: 'pepperoni',
  quantity: 3,
  customization: [
    { schemaId: 'size-pizza', selections: { size: '18cm' } },
    plainCrust,
    { schemaId: 'half-and-half', selections: {}, orderMode: 'half_and_half', secondFlavor: 'hawaiian' },
  ],
}

describe('placing an order', () => {
  it.each(['0912345678', '0912.345.678', '84 912 345 678', '+84912345678'])(
    'stores the phone number %s as every other spelling of it',
    async (customerPhone) => {
      const response = await post({
        ...(await orderFor(restaurant.app, [{ id: 'panna-cotta' }])),
        customerPhone,
      })
      expect(response.statusCode, response.body).toBe(201)
      expect(await orders()).toMatchObject([{ customerPhone: '+84912345678' }])
      const notifications = await restaurant.db.select().from(notificationTable)
      expect(notifications).toMatchObject([{ customerPhone: '0912 345 678' }])
    },
  )

  it('stores a phone number of another country in E.164, and shows it as that country writes it', async () => {
    const response = await post({
      ...(await orderFor(restaurant.app, [{ id: 'panna-cotta' }])),
      customerPhone: '0044 (0)20 7946 0018',
    })
    expect(response.statusCode, response.body).toBe(201)
    const shownPhone = '+44 20 7946 0018'
    expect(response.json()).toMatchObject({ customerPhone: '+442079460018', shownPhone })
    expect(await orders()).toMatchObject([{ customerPhone: '+442079460018' }])
    const notifications = await restaurant.db.select().from(notificationTable)
    expect(notifications).toMatchObject([{ customerPhone: shownPhone }])
  })

  it('stores exactly what was chosen, priced by the server, and returns it with a ticket', async () => {
    const response = await post(await orderFor(restaurant.app, [halfAndHalf, { id: 'panna-cotta' }]))
    expect(response.statusCode, response.body).toBe(201)
    const placed = response.json<PlacedOrder>()
    // Half of 188000 and half of 178000, 30000 for 18 cm, 10000 for halving: 223000 a piece.
    expect(placed).toMatchObject({
      totalAmount: '727000.00',
      vatRate: 8,
      vatAmount: '58160.00',
      grandTotal: '785160.00',
    })
    const [row] = await orders()
    expect(row).toMatchObject({
      id: placed.id,
      status: 'pending',
      orderType: 'takeout',
      paymentMethod: 'cash',
      items: [
        {
          id: 'pepperoni',
          name: 'Half Pepperoni, half Hawaiian Ham & Pineapple',
          nameVi: 'Nửa Pepperoni Ý, nửa Hawaii Giăm Bông Dứa',
          quantity: 3,
          price: '223000.00',
          lineTotal: '669000.00',
          choicesVi: ['18 cm', 'Viền phồng, ruột mềm'],
        },
        { id: 'panna-cotta', quantity: 1, price: '58000.00', choices: [] },
      ],
    })
    expect(placed.ticketUrl).toMatch(/^\/order\/[\w-]{32}$/)
    expect(placed.ticketUrl).not.toContain(placed.id)
    expect(placed.shortCode).toBe(`#${placed.id.slice(0, 8).toUpperCase()}`)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('takes a line that is named after two halves, however long the names of both are', async () => {
    const long = (letter: string) => letter.repeat(200)
    const order = await orderFor(restaurant.app, [halfAndHalf])
    const name = `Half ${long('a')}, half ${long('b')}`
    const response = await post({ ...order, items: order.items.map((item) => ({ ...item, name })) })
    expect(response.statusCode, response.body).toBe(201)
  })

  it('returns what it has stored, to the last field', async () => {
    const extras = { specialInstructions: 'Ít cay', requestedTime: '2026-05-06T18:15', language: 'en' }
    const placed = (await post(await orderFor(restaurant.app, [halfAndHalf], extras))).json<PlacedOrder>()
    expect(placed).toMatchObject(extras)
    const [row] = await orders()
    expect(row && JSON.parse(JSON.stringify(presentPlacedOrder(row)))).toEqual(placed)
  })

  it('tells the restaurant in the same transaction', async () => {
    const placed = (await post(await orderFor(restaurant.app, [smallPepperoni]))).json<PlacedOrder>()
    const notifications = await restaurant.db.select().from(notificationTable)
    expect(notifications).toMatchObject([
      { type: 'order', referenceType: 'order', referenceId: placed.id, priority: 'high' },
    ])
    expect(notifications[0]?.titleVi).toContain(placed.shortCode)
  })

  it('tells the restaurant how many pieces it holds', async () => {
    await post(await orderFor(restaurant.app, [smallPepperoni]))
    const three = [{ ...smallPepperoni, quantity: 2 }, { id: 'panna-cotta' }]
    await post(await orderFor(restaurant.app, three))
    const told = await restaurant.db.select().from(notificationTable)
    const pieces = told.map(({ content, contentVi }) =>
      [/\d items?,/.exec(content)?.[0], /\d món,/.exec(contentVi)?.[0]].join(' '),
    )
    expect(new Set(pieces)).toEqual(new Set(['1 item, 1 món,', '3 items, 3 món,']))
  })

  it('leaves neither order nor notification nor key behind when it fails half way', async () => {
    const body = await orderFor(restaurant.app, [smallPepperoni])
    await restaurant.db.execute('alter table notifications add constraint broken check (false) not valid')
    try {
      const response = await post(body, { 'idempotency-key': 'half-way-there' })
      expect(response.statusCode).toBe(500)
      expect(response.json()).toEqual({ message: expect.any(String), code: 'server.fault' })
      expect(response.body).not.toMatch(/notifications|constraint|insert/i)
    } finally {
      await restaurant.db.execute('alter table notifications drop constraint broken')
    }
    expect(await orders()).toHaveLength(0)
    expect((await post(body, { 'idempotency-key': 'half-way-there' })).statusCode).toBe(201)
  })

  it('ignores fields that are not the guest’s to set', async () => {
    const response = await post(
      await orderFor(restaurant.app, [smallPepperoni], {
        id: 'mine',
        status: 'completed',
        vatAmount: '0.00',
        createdAt: '2020-01-01T00:00:00Z',
      }),
    )
    expect(response.statusCode).toBe(201)
    expect((await orders())[0]).toMatchObject({ status: 'pending', grandTotal: '203040.00' })
    expect((await orders())[0]?.id).not.toBe('mine')
  })
})

/** 8 % until the end of May, 10 % after. */
const vatTurn = [
  { from: '2026-01-01', to: '2026-05-31', rate: 8 },
  { from: '2026-06-01', to: null, rate: 10 },
]

describe('the grand total that a guest was shown', () => {
  const grandTotal = '203040.00'

  it('is asked about where VAT has turned since, with today’s lines, rate and totals', async () => {
    await setSettings(restaurant, { vatPeriods: vatTurn })
    restaurant.clock.set('2026-05-31T16:59:59Z')
    const body = { ...(await orderFor(restaurant.app, [smallPepperoni])), grandTotal }
    restaurant.clock.set('2026-05-31T17:00:00Z')
    const rejected = await post(body)
    expect([rejected.statusCode, rejected.json()]).toMatchObject([
      409,
      {
        code: 'orders.price-changed',
        details: {
          quote: {
            lines: [{ id: 'pepperoni', unitPrice: '188000.00' }],
            totalAmount: '188000.00',
            vatRate: 10,
            vatAmount: '18800.00',
            grandTotal: '206800.00',
          },
        },
      },
    ])
    expect(await orders()).toEqual([])
    // Who sends none pays by the rate of the day, as before.
    const { grandTotal: _none, ...silent } = body
    expect((await post(silent)).json()).toMatchObject({ grandTotal: '206800.00' })
    expect((await post({ ...body, grandTotal: '206800' })).statusCode).toBe(201)
  })

  it('is asked about where VAT is charged in another way since, and not where it comes to the same', async () => {
    const body = { ...(await orderFor(restaurant.app, [smallPepperoni])), grandTotal }
    await setSettings(restaurant, { taxMode: 'included' })
    const rejected = await post(body)
    const totals = { totalAmount: '188000.00', vatAmount: '13926.00', grandTotal: '188000.00' }
    expect([rejected.statusCode, rejected.json()]).toMatchObject([
      409,
      { code: 'orders.price-changed', details: { quote: { taxMode: 'included', vatRate: 8, ...totals } } },
    ])
    await setSettings(restaurant, { taxMode: 'none' })
    expect((await post(body)).statusCode).toBe(409)
    const placed = await post({ ...body, grandTotal: '188000' })
    expect(placed.json()).toMatchObject({ ...totals, taxMode: 'none', vatRate: 0, vatAmount: '0.00' })
  })

  it('is looked at last: first what the guest has to mend', async () => {
    const body = { ...(await orderFor(restaurant.app, [smallPepperoni])), grandTotal: '1.00' }
    const codeOf = async (change: object) =>
      (await post({ ...body, ...change })).json<{ code: string }>().code
    const items = body.items.map((item) => ({ ...item, id: 'salmon-dill' }))
    expect([
      await codeOf({ website: 'x' }),
      await codeOf({ requestedTime: '2026-05-06T23:00', items }),
      await codeOf({ items }),
      await codeOf({}),
    ]).toEqual([
      'orders.rejected',
      'orders.requested-time-closed',
      'orders.dishes-unavailable',
      'orders.price-changed',
    ])
  })
})

it('asked for between two openings is rejected with a code of its own', async () => {
  const openingHours = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [
    { weekday, opens: '10:00', closes: '14:00' },
    { weekday, opens: '17:00', closes: '22:00' },
  ])
  await setSettings(restaurant, { openingHours })
  const at = async (requestedTime: string) => {
    const response = await post(await orderFor(restaurant.app, [smallPepperoni], { requestedTime }))
    return [response.statusCode, response.json<{ code?: string }>().code]
  }
  expect(await at('2026-05-07T15:00')).toEqual([400, 'orders.requested-time-between'])
  expect(await at('2026-05-07T22:00')).toEqual([400, 'orders.requested-time-closed'])
  expect(await at('2026-05-07T17:00')).toEqual([201, undefined])
})

describe('an order that breaks a rule', () => {
  const rejections: [string, (body: OrderBody) => object, number, string][] = [
    [
      'a lowered price',
      (b) => ({ ...b, items: [{ ...b.items[0], price: '1000.00' }] }),
      409,
      'orders.price-changed',
    ],
    ['a lowered total', (b) => ({ ...b, totalAmount: '1000.00' }), 409, 'orders.price-changed'],
    [
      'an ambiguous price',
      (b) => ({ ...b, items: [{ ...b.items[0], price: '188.000' }] }),
      400,
      'request.invalid',
    ],
    ['a lowered grand total', (b) => ({ ...b, grandTotal: '188000.00' }), 409, 'orders.price-changed'],
    ...['203.040', '203040.50', '-203040.00', '203040 đ', '', '1203040000', 203_040, null, {}].map(
      (grandTotal): (typeof rejections)[number] => [
        `a grand total of ${JSON.stringify(grandTotal)}`,
        (b) => ({ ...b, grandTotal }),
        400,
        'request.invalid',
      ],
    ),
    ['a fraction of a đồng', (b) => ({ ...b, totalAmount: '188000.50' }), 400, 'request.invalid'],
    ['a quantity of 0', (b) => ({ ...b, items: [{ ...b.items[0], quantity: 0 }] }), 400, 'request.invalid'],
    [
      'a negative quantity',
      (b) => ({ ...b, items: [{ ...b.items[0], quantity: -1 }] }),
      400,
      'request.invalid',
    ],
    [
      'a quantity of 100',
      (b) => ({ ...b, items: [{ ...b.items[0], quantity: 100 }] }),
      400,
      'request.invalid',
    ],
    [
      'half a pizza by number',
      (b) => ({ ...b, items: [{ ...b.items[0], quantity: 0.5 }] }),
      400,
      'request.invalid',
    ],
    ['no lines', (b) => ({ ...b, items: [] }), 400, 'request.invalid'],
    [
      '51 lines',
      (b) => ({ ...b, items: Array.from({ length: 51 }, () => b.items[0]) }),
      400,
      'request.invalid',
    ],
    [
      'an unknown dish',
      (b) => ({ ...b, items: [{ ...b.items[0], id: 'gold' }] }),
      409,
      'orders.dishes-unavailable',
    ],
    [
      'a sold-out dish',
      (b) => ({ ...b, items: [{ ...b.items[0], id: 'salmon-dill' }] }),
      409,
      'orders.dishes-unavailable',
    ],
    [
      'no required size',
      (b) => ({ ...b, items: [{ ...b.items[0], customization: [] }] }),
      400,
      'orders.choices-invalid',
    ],
    [
      'a foreign schema',
      with_({ schemaId: 'wing-sauce', selections: { option: 'honey' } }),
      400,
      'orders.choices-invalid',
    ],
    [
      'a paused schema',
      with_({ schemaId: 'avocado-season', selections: { toppings: ['avocado'] } }),
      400,
      'orders.choices-invalid',
    ],
    [
      'a schema chosen twice',
      with_({ schemaId: 'size-pizza', selections: { size: '18cm' } }),
      400,
      'orders.choices-invalid',
    ],
    ['itself as second half', half('pepperoni'), 400, 'orders.choices-invalid'],
    ['a second half of another category', half('burrata-ham'), 400, 'orders.choices-invalid'],
    ['an unknown second half', half('gold'), 400, 'orders.choices-invalid'],
    ['halves without a second', half(undefined), 400, 'orders.choices-invalid'],
    ['no name', (b) => ({ ...b, customerName: '  ' }), 400, 'request.invalid'],
    ['no phone', (b) => ({ ...b, customerPhone: undefined }), 400, 'request.invalid'],
    [
      'a phone number with a name',
      (b) => ({ ...b, customerPhone: '0900000000 (Lan)' }),
      400,
      'orders.phone-extra',
    ],
    ['half a phone number', (b) => ({ ...b, customerPhone: '0912 345' }), 400, 'orders.phone-invalid'],
    [
      'a phone number that its country cannot have',
      (b) => ({ ...b, customerPhone: '+1 202 555 010' }),
      400,
      'orders.phone-invalid',
    ],
    ['a broken e-mail', (b) => ({ ...b, customerEmail: 'khach' }), 400, 'request.invalid'],
    ['another order type', (b) => ({ ...b, orderType: 'drone' }), 400, 'request.invalid'],
    ['another payment', (b) => ({ ...b, paymentMethod: 'gold' }), 400, 'request.invalid'],
    ['delivery without address', (b) => ({ ...b, orderType: 'delivery' }), 400, 'orders.address-too-short'],
    [
      'delivery to "  12 "',
      (b) => ({ ...b, orderType: 'delivery', customerAddress: '  12 ' }),
      400,
      'orders.address-too-short',
    ],
    [
      'a time off the grid',
      (b) => ({ ...b, requestedTime: '2026-05-06T18:10' }),
      400,
      'orders.requested-time-invalid',
    ],
    [
      'a time at night',
      (b) => ({ ...b, requestedTime: '2026-05-06T23:00' }),
      400,
      'orders.requested-time-closed',
    ],
    [
      'a time gone by',
      (b) => ({ ...b, requestedTime: '2026-05-06T11:00' }),
      400,
      'orders.requested-time-past',
    ],
    [
      'a time next month',
      (b) => ({ ...b, requestedTime: '2026-06-06T18:00' }),
      400,
      'orders.requested-time-too-far',
    ],
    [
      'the field people never see',
      (b) => ({ ...b, website: 'https://spam.example' }),
      400,
      'orders.rejected',
    ],
    ['a name no database can hold', (b) => ({ ...b, customerName: 'Khách\u0000' }), 400, 'request.invalid'],
    [
      'an id no database can hold',
      (b) => ({ ...b, items: [{ ...b.items[0], id: 'pepperoni\u0000' }] }),
      409,
      'orders.dishes-unavailable',
    ],
    [
      'a note of 141 characters',
      (b) => ({ ...b, items: [{ ...b.items[0], note: 'x'.repeat(141) }] }),
      400,
      'request.invalid',
    ],
    [
      'a table of 21 characters',
      (b) => ({ ...b, orderType: 'dine-in', tableLabel: 'x'.repeat(21) }),
      400,
      'request.invalid',
    ],
    ['a name longer than any', (b) => ({ ...b, customerName: 'x'.repeat(201) }), 400, 'request.invalid'],
  ]

  function with_(choice: object) {
    return (body: OrderBody) => ({
      ...body,
      items: [{ ...body.items[0], customization: [...smallPepperoni.customization, choice] }],
    })
  }

  function half(secondFlavor: string | undefined) {
    return with_({ schemaId: 'half-and-half', selections: {}, orderMode: 'half_and_half', secondFlavor })
  }

  it.each(rejections)('%s is rejected and leaves no row', async (_name, tamper, status, code) => {
    const response = await post(tamper(await orderFor(restaurant.app, [smallPepperoni])))
    expect(response.statusCode, response.body).toBe(status)
    expect(response.json()).toMatchObject({ code, message: expect.stringMatching(/\w{3}/) })
    expect(await orders()).toHaveLength(0)
    expect(await restaurant.db.select().from(notificationTable)).toHaveLength(0)
  })

  it('names the field that is wrong', async () => {
    const response = await post(
      await orderFor(restaurant.app, [smallPepperoni], { customerEmail: 'khach', customerName: '' }),
    )
    expect(response.json()).toMatchObject({
      fields: { customerEmail: 'Valid email required', customerName: 'Name is required' },
    })
  })

  it('names the dishes that cannot be had', async () => {
    const body = await orderFor(restaurant.app, [smallPepperoni])
    const salmon = { ...body.items[0], id: 'salmon-dill', name: 'x' }
    const response = await post({ ...body, items: [...body.items, salmon, salmon] })
    expect(response.json<{ message: string }>().message).toBe('Not available at the moment: Salmon & Dill')
  })

  it('larger than a figure can be is 400, never a fault of the database', async () => {
    const body = await orderFor(restaurant.app, [{ ...smallPepperoni, quantity: 99 }])
    const response = await post({ ...body, items: Array.from({ length: 50 }, () => body.items[0]) })
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json()).toMatchObject({ code: 'orders.amount-too-large' })
  })

  it('in a body beyond 64 KiB is 413, one that is no JSON 400, one that is a form 415', async () => {
    expect((await post({ customerName: 'x'.repeat(70_000) })).statusCode).toBe(413)
    expect((await post({ customerName: 'x'.repeat(60_000) })).statusCode).toBe(400)
    expect((await post('{"items":')).json()).toMatchObject({ code: 'request.invalid-json' })
    expect((await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415)
  })
})

describe('a price that has changed meanwhile', () => {
  it('gets the current lines, which are then accepted', async () => {
    const body = await orderFor(restaurant.app, [{ id: 'panna-cotta', quantity: 2 }])
    await restaurant.content.change((tx) =>
      tx.update(menuItemTable).set({ price: '60000.00' }).where(eq(menuItemTable.id, 'panna-cotta')),
    )
    const response = await post(body)
    expect(response.statusCode).toBe(409)
    const { details } = response.json<{ details: { quote: Quote } }>()
    expect(details.quote).toMatchObject({ totalAmount: '120000.00', lines: [{ unitPrice: '60000.00' }] })
    const accepted = { ...body, items: [{ ...body.items[0], price: '60000.00' }], totalAmount: '120000.00' }
    expect((await post(accepted)).statusCode).toBe(201)
  })
})

/** Holds every order from being finished once its key is written; returns how to let them go on. */
async function holdKeys(): Promise<() => Promise<unknown>> {
  const { db, databaseUrl } = restaurant
  const holder = new Client({ connectionString: databaseUrl })
  await holder.connect()
  onTestFinished(async () => {
    await holder.end()
    await db.execute('drop function hold cascade')
  })
  await holder.query(`create function hold() returns trigger language plpgsql
    as 'begin perform pg_advisory_xact_lock_shared(86); return null; end'`)
  await holder.query(
    'create trigger hold after insert on order_idempotency_keys for each row execute function hold()',
  )
  await holder.query('select pg_advisory_lock(86)')
  return () => holder.query('select pg_advisory_unlock(86)')
}

/** How many wait for a lock in this test's database: to be let go on, or for another request with the same key. */
async function waiting(): Promise<number | undefined> {
  const { rows } = await restaurant.db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting
}

describe('an order sent twice', () => {
  it('with the same key and body is one order, however the requests overlap', async () => {
    const body = await orderFor(restaurant.app, [smallPepperoni])
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => post(body, { 'idempotency-key': 'one-tap-too-many' })),
    )
    expect(responses.map((response) => response.statusCode)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(responses.map((response) => response.json<PlacedOrder>().id)).size).toBe(1)
    expect(await orders()).toHaveLength(1)
    expect(await restaurant.db.select().from(notificationTable)).toHaveLength(1)
  })

  it('with the same key and another body is rejected', async () => {
    const body = await orderFor(restaurant.app, [smallPepperoni])
    await post(body, { 'idempotency-key': 'a-key-of-mine' })
    const response = await post({ ...body, customerName: 'Another' }, { 'idempotency-key': 'a-key-of-mine' })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ code: 'orders.key-reused' })
    expect(await orders()).toHaveLength(1)
  })

  it('returns the same order even when prices have changed since', async () => {
    const body = await orderFor(restaurant.app, [{ id: 'red-wine' }])
    const first = await post(body, { 'idempotency-key': 'before-the-rise' })
    await restaurant.content.change((tx) =>
      tx.update(menuItemTable).set({ price: '99000.00' }).where(eq(menuItemTable.id, 'red-wine')),
    )
    const second = await post(body, { 'idempotency-key': 'before-the-rise' })
    expect(second.json()).toEqual(first.json())
  })

  it('returns the same order even when prices change while it is being written', async () => {
    const body = await orderFor(restaurant.app, [{ id: 'panna-cotta' }])
    // A request of inject starts when somebody waits for it.
    const sent = () => Promise.resolve(post(body, { 'idempotency-key': 'during-the-rise' }))
    const letGo = await holdKeys()
    const first = sent()
    await expect.poll(waiting).toBe(1)
    await restaurant.content.change((tx) =>
      tx.update(menuItemTable).set({ price: '99000.00' }).where(eq(menuItemTable.id, 'panna-cotta')),
    )
    const second = sent()
    await expect.poll(waiting).toBe(2)
    await letGo()
    expect((await first).statusCode).toBe(201)
    expect((await second).json()).toEqual((await first).json())
  })

  it('with a key writes nothing when it is rejected, not even the key', async () => {
    const body = await orderFor(restaurant.app, [smallPepperoni])
    const key = { 'idempotency-key': 'nothing-to-write' }
    expect((await post({ ...body, totalAmount: '1000.00' }, key)).statusCode).toBe(409)
    const { db } = restaurant
    expect(
      await db.$count(orderIdempotencyTable, eq(orderIdempotencyTable.key, key['idempotency-key'])),
    ).toBe(0)
    expect((await post(body, key)).statusCode).toBe(201)
  })

  it('with a key is one order, though VAT has turned since; another grand total is another request', async () => {
    await setSettings(restaurant, { vatPeriods: vatTurn })
    restaurant.clock.set('2026-05-31T16:59:59Z')
    const body = { ...(await orderFor(restaurant.app, [smallPepperoni])), grandTotal: '203040.00' }
    const lost = await post(body, { 'idempotency-key': 'before-midnight' })
    expect(lost.statusCode).toBe(201)
    restaurant.clock.set('2026-05-31T17:00:00Z')
    const again = await post(body, { 'idempotency-key': 'before-midnight' })
    expect([again.statusCode, again.json<PlacedOrder>().id]).toEqual([201, lost.json<PlacedOrder>().id])
    const other = await post({ ...body, grandTotal: '206800.00' }, { 'idempotency-key': 'before-midnight' })
    expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'orders.key-reused' }])
    expect(await orders()).toHaveLength(1)
  })

  it('with a key whose first order was rejected is taken once it can be', async () => {
    const body = await orderFor(restaurant.app, [smallPepperoni])
    const key = { 'idempotency-key': 'second-chance' }
    expect((await post({ ...body, totalAmount: '1000.00' }, key)).statusCode).toBe(409)
    expect((await post(body, key)).statusCode).toBe(201)
  })
})

describe('when the order is for', () => {
  it('is at once while the restaurant is open', async () => {
    const placed = (await post(await orderFor(restaurant.app, [smallPepperoni]))).json<PlacedOrder>()
    expect(placed).toMatchObject({ requestedTime: null, scheduledTime: null })
  })

  it('is the next opening when the restaurant is closed', async () => {
    restaurant.clock.set('2026-05-06T16:00:00Z') // 23:00 at the restaurant
    const placed = (await post(await orderFor(restaurant.app, [smallPepperoni]))).json<PlacedOrder>()
    expect(placed.scheduledTime).toBe('2026-05-07T11:00')
  })

  it('is the time asked for', async () => {
    const response = await post(
      await orderFor(restaurant.app, [smallPepperoni], { requestedTime: '2026-05-06T18:15' }),
    )
    expect(response.json()).toMatchObject({
      requestedTime: '2026-05-06T18:15',
      scheduledTime: '2026-05-06T18:15',
    })
  })
})

describe('delivery', () => {
  it('is rejected where the restaurant does not offer it', async () => {
    const [record] = await restaurant.db.select().from(siteSettingsTable)
    if (!record) throw new Error('The demo restaurant has settings')
    await restaurant.content.change((tx) =>
      tx.update(siteSettingsTable).set({ settings: { ...record.settings, deliveryMode: 'off' } }),
    )
    try {
      const body = await orderFor(restaurant.app, [smallPepperoni], {
        orderType: 'delivery',
        customerAddress: '12 Lê Lợi',
      })
      expect((await post(body)).json()).toMatchObject({ code: 'orders.delivery-off' })
    } finally {
      await restaurant.content.change((tx) => tx.update(siteSettingsTable).set({ settings: record.settings }))
    }
  })
})

describe('the address of an order', () => {
  it.each([
    ['delivery', '12 Lê Lợi'],
    ['takeout', null],
    ['dine-in', null],
  ])('is stored where it is delivered to: %s', async (orderType, customerAddress) => {
    const body = await orderFor(restaurant.app, [smallPepperoni], { orderType, customerAddress: '12 Lê Lợi' })
    const response = await post(body)
    expect(response.json()).toMatchObject({ orderType, customerAddress })
    const { id } = response.json<PlacedOrder>()
    const [row] = await restaurant.db.select().from(orderTable).where(eq(orderTable.id, id))
    expect(row).toMatchObject({ customerAddress })
  })
})

describe('the VAT of an order', () => {
  it('is that of the period it is placed in, rounded once on the subtotal', async () => {
    const [record] = await restaurant.db.select().from(siteSettingsTable)
    if (!record) throw new Error('The demo restaurant has settings')
    const vatPeriods = [
      { from: '2025-01-01', to: '2026-05-06', rate: 8 },
      { from: '2026-05-07', to: null, rate: 10 },
    ]
    await restaurant.content.change((tx) =>
      tx.update(siteSettingsTable).set({ settings: { ...record.settings, vatPeriods } }),
    )
    try {
      restaurant.clock.set('2026-05-06T14:59:00Z') // 21:59, the last day of 8 %
      const before = await post(await orderFor(restaurant.app, [smallPepperoni]))
      restaurant.clock.set('2026-05-06T17:00:00Z') // midnight at the restaurant
      const after = await post(await orderFor(restaurant.app, [smallPepperoni]))
      expect(before.json()).toMatchObject({ vatRate: 8, vatAmount: '15040.00' })
      expect(after.json()).toMatchObject({ vatRate: 10, vatAmount: '18800.00' })
    } finally {
      await restaurant.content.change((tx) => tx.update(siteSettingsTable).set({ settings: record.settings }))
    }
  })
})

describe('the ticket of an order', () => {
  it('shows what was ordered to whoever holds the link, and nothing of the person', async () => {
    const placed = (await post(await orderFor(restaurant.app, [halfAndHalf]))).json<PlacedOrder>()
    const response = await restaurant.app.inject(`/api/orders/ticket/${placed.ticketUrl.split('/').at(-1)}`)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      shortCode: placed.shortCode,
      status: 'pending',
      grandTotal: placed.grandTotal,
      items: [
        {
          image: expect.stringMatching(/pepperoni/) as string,
          secondImage: expect.stringMatching(/hawaiian/) as string,
        },
      ],
    })
    expect(response.body).not.toMatch(/Khách Thử|khach@|900000000/)
    expect(response.body).not.toContain(placed.id)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('says what was in it when it was ordered, whatever the menu says by then', async () => {
    const margherita = { ...smallPepperoni, id: 'margherita' }
    const bacon = { schemaId: 'pizza-toppings', selections: { toppings: ['topping-bacon'] } }
    const withBacon = { ...margherita, customization: [...margherita.customization, bacon] }
    const placed = (
      await post(await orderFor(restaurant.app, [margherita, withBacon, { id: 'red-wine' }]))
    ).json<PlacedOrder>()
    const state = (stated: Partial<typeof menuItemTable.$inferInsert>) =>
      restaurant.content.change((tx) =>
        tx.update(menuItemTable).set(stated).where(eq(menuItemTable.id, 'margherita')),
      )
    await state({ allergens: ['nuts'], diet: null })
    const url = `/api/orders/ticket/${placed.ticketUrl.split('/').at(-1)}`
    const ticket = (await restaurant.app.inject(url)).json<OrderTicket>()
    expect(ticket.items.map((line) => [line.id, line.allergens, line.diet])).toEqual([
      ['margherita', ['gluten', 'milk'], ['vegetarian']],
      ['margherita', ['gluten', 'milk'], []],
      ['red-wine', null, null],
    ])
    await state({ allergens: ['gluten', 'milk'], diet: ['vegetarian'] })
  })

  it('is asked for by what no token looks like without disturbing the database', async () => {
    expect((await restaurant.app.inject('/api/orders/ticket/%00')).statusCode).toBe(400)
  })

  it('is not found by the id of the order, nor by a guess', async () => {
    const placed = (await post(await orderFor(restaurant.app, [smallPepperoni]))).json<PlacedOrder>()
    for (const token of [placed.id, placed.shortCode, 'x'.repeat(32)]) {
      expect(
        (await restaurant.app.inject(`/api/orders/ticket/${encodeURIComponent(token)}`)).statusCode,
      ).toBe(404)
    }
  })
})
