import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'

import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import type { ContactMessage } from '#src/features/contact/contract/message.ts'
import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { subscriberTable } from '#src/features/newsletter/server/subscriber-table.ts'
import type { MadeReservation } from '#src/features/reservations/contract/reservation.ts'
import type { TableVisit } from '#src/features/orders/contract/table-visit.ts'
import { rights } from '#src/server/rights.ts'
import { orderFor, smallPepperoni } from '../support/orders.ts'
import { createUser, signIn, type TestUser } from '../support/sign-in.ts'
import { openTestRestaurant, type TestRestaurant } from '../support/test-restaurant.ts'
import { orderAt } from '../support/visits.ts'

interface Write {
  /** What the entry says of it. */
  readonly action: string
  readonly thing: string
  readonly payload?: object | (() => object)
  /** What stands for `:id` in the path. */
  readonly id?: string | (() => Promise<string>)
  /** Sent again it changes something again, or finds nothing any more. */
  readonly everyTime?: true
  /** A body that is rejected, of a call whose path has no id. */
  readonly wrong?: object
}

// Values that may stand in no entry begin with this.
const secret = 'Private-Person'

/** A write for each call of the rights table by which somebody who is signed in changes something. */
const writes: Readonly<Record<string, Write>> = {
  'PATCH /api/orders/:id/status': {
    action: 'orders.status',
    thing: 'order',
    id: async () => (await placeOrder()).id,
    payload: { status: 'confirmed', tableLabel: `${secret} 7` },
  },
  'PATCH /api/orders/:id/payment': {
    action: 'orders.payment',
    thing: 'order',
    id: async () => (await placeOrder()).id,
    payload: { paidVia: 'cash' },
  },
  'PATCH /api/orders/:id': {
    action: 'orders.changed',
    thing: 'order',
    id: async () => (await placeOrder()).id,
    payload: {
      customerName: `${secret} 2`,
      customerPhone: '0900 000 001',
      items: [{ id: 'pepperoni', name: `${secret} 3`, price: '0', quantity: 3, note: `${secret} 4` }],
    },
  },
  'DELETE /api/orders/:id': {
    action: 'orders.deleted',
    thing: 'order',
    id: async () => (await placeOrder()).id,
    everyTime: true,
  },
  'PATCH /api/orders/:id/promise': {
    action: 'orders.promise-moved',
    thing: 'order',
    id: async () => (await placeOrder()).id,
    payload: { minutes: 10 },
    everyTime: true,
  },
  'PUT /api/pause': {
    action: 'oven.paused',
    thing: 'kitchen-pause',
    payload: () => ({ length: 'opening' }),
    wrong: { length: 45 },
  },
  'DELETE /api/pause': { action: 'oven.resumed', thing: 'kitchen-pause', everyTime: true },
  'POST /api/visits': {
    action: 'visits.opened',
    thing: 'table-visit',
    payload: () => ({ tableLabel: `${secret} ${(tables += 1)}`, guests: 2 }),
    everyTime: true,
    wrong: { tableLabel: '' },
  },
  'PATCH /api/visits/:id': {
    action: 'visits.changed',
    thing: 'table-visit',
    id: openTable,
    payload: { guests: 4 },
  },
  'POST /api/visits/:id/close': { action: 'visits.closed', thing: 'table-visit', id: openTable, payload: {} },
  'POST /api/visits/:id/payment': {
    action: 'orders.payment',
    thing: 'order',
    id: orderedTable,
    payload: () => ({ paidVia: 'cash', toPay: '203040.00' }),
  },
  'POST /api/visits/:id/payment/undo': {
    action: 'orders.payment',
    thing: 'order',
    id: paidTable,
    payload: () => ({ paidAt }),
  },
  'PATCH /api/reservations/:id/status': {
    action: 'reservations.status',
    thing: 'reservation',
    id: async () => (await bookTable()).id,
    payload: { status: 'confirmed', tableLabel: '7' },
  },
  'PATCH /api/reservations/:id/marks': {
    action: 'reservations.marked',
    thing: 'reservation',
    id: async () => (await bookTable()).id,
    payload: { arrived: true },
  },
  'PATCH /api/reservations/:id': {
    action: 'reservations.changed',
    thing: 'reservation',
    id: async () => (await bookTable()).id,
    payload: { name: `${secret} 2`, phone: '0900 000 001', guests: 5 },
  },
  'DELETE /api/reservations/:id': {
    action: 'reservations.deleted',
    thing: 'reservation',
    id: async () => (await bookTable()).id,
    everyTime: true,
  },
  'PATCH /api/contact/:id/status': {
    action: 'contact.status',
    thing: 'contact-message',
    id: async () => (await sendMessage()).id,
    payload: { status: 'replied' },
  },
  'DELETE /api/contact/:id': {
    action: 'contact.deleted',
    thing: 'contact-message',
    id: async () => (await sendMessage()).id,
    everyTime: true,
  },
  'DELETE /api/auth/sessions/:id': {
    action: 'accounts.session-ended',
    thing: 'session',
    id: otherSession,
    everyTime: true,
  },
  'POST /api/devices': {
    action: 'devices.created',
    thing: 'device',
    payload: { name: 'Bếp 1', kind: 'board' },
    everyTime: true,
    wrong: { kind: 'phone' },
  },
  'DELETE /api/devices/:id': {
    action: 'devices.revoked',
    thing: 'device',
    id: () => made('POST /api/devices'),
    everyTime: true,
  },
  'PATCH /api/kitchen/orders/:id/stage': {
    action: 'orders.status',
    thing: 'order',
    id: async () => {
      const { id, updatedAt } = await placeOrder()
      placedAt = updatedAt
      return id
    },
    payload: () => ({ status: 'confirmed', updatedAt: placedAt }),
  },
  'PATCH /api/kitchen/orders/:id/promise': {
    action: 'orders.promise-moved',
    thing: 'order',
    id: async () => (await placeOrder()).id,
    payload: { minutes: 10 },
    everyTime: true,
  },
  'DELETE /api/newsletter/:id': {
    action: 'newsletter.deleted',
    thing: 'newsletter-subscriber',
    id: subscribe,
    everyTime: true,
  },
  'POST /api/menu-items': {
    action: 'menu.dish-created',
    thing: 'dish',
    payload: { name: 'Squid', description: 'Fried', price: '128000', categoryId: 'starters' },
    everyTime: true,
  },
  'PATCH /api/menu-items/:id': {
    action: 'menu.dish-changed',
    thing: 'dish',
    id: 'peach-tea',
    payload: { price: '45000', tags: ['cold'] },
  },
  'PATCH /api/menu-items/:id/pin': {
    action: 'menu.dish-pinned',
    thing: 'dish',
    id: 'peach-tea',
    everyTime: true,
  },
  'PATCH /api/menu-items/:id/customization-schemas': {
    action: 'menu.dish-schemas',
    thing: 'dish',
    id: 'peach-tea',
    payload: { schemaIds: ['sweetness'], schemas: [{ id: 'sweetness', isRequired: true }] },
  },
  'DELETE /api/menu-items/:id': {
    action: 'menu.dish-deleted',
    thing: 'dish',
    id: () => made('POST /api/menu-items'),
    everyTime: true,
  },
  'POST /api/categories': {
    action: 'menu.category-created',
    thing: 'category',
    payload: { name: 'Soups' },
    everyTime: true,
  },
  'PATCH /api/categories/:id': {
    action: 'menu.category-changed',
    thing: 'category',
    id: 'starters',
    payload: { sortOrder: 9 },
  },
  'DELETE /api/categories/:id': {
    action: 'menu.category-deleted',
    thing: 'category',
    id: () => made('POST /api/categories'),
    everyTime: true,
  },
  'POST /api/customization-schemas': {
    action: 'customization.schema-created',
    thing: 'customization-schema',
    payload: {
      name: 'Sauce',
      type: 'additional_toppings',
      config: { toppings: [{ id: 'chilli', name: 'Chilli' }] },
      pricingConfig: { chilli: 5000 },
    },
    everyTime: true,
  },
  'PATCH /api/customization-schemas/:id': {
    action: 'customization.schema-changed',
    thing: 'customization-schema',
    id: 'sweetness',
    payload: { name: 'How sweet' },
  },
  'PATCH /api/customization-schemas/:id/options/:optionId': {
    action: 'customization.option-availability',
    thing: 'customization-schema',
    id: 'crust',
    payload: { isAvailable: false },
  },
  'POST /api/customization-schemas/:id/clone': {
    action: 'customization.schema-cloned',
    thing: 'customization-schema',
    id: 'sweetness',
    everyTime: true,
  },
  'DELETE /api/customization-schemas/:id': {
    action: 'customization.schema-deleted',
    thing: 'customization-schema',
    id: () => made('POST /api/customization-schemas'),
    everyTime: true,
  },
  'POST /api/ingredients': {
    action: 'ingredients.created',
    thing: 'ingredient',
    payload: { name: 'Mushrooms', nameVi: 'Nấm', dishIds: ['peach-tea'] },
    everyTime: true,
  },
  'PATCH /api/ingredients/:id': {
    action: 'ingredients.changed',
    thing: 'ingredient',
    id: () => made('POST /api/ingredients'),
    payload: { nameVi: 'Nấm rơm', options: [{ schemaId: 'crust', optionId: 'crust-thin' }] },
  },
  'PATCH /api/ingredients/:id/availability': {
    action: 'ingredients.availability',
    thing: 'ingredient',
    id: () => made('POST /api/ingredients'),
    payload: { isAvailable: false },
  },
  'DELETE /api/ingredients/:id': {
    action: 'ingredients.deleted',
    thing: 'ingredient',
    id: () => made('POST /api/ingredients'),
    everyTime: true,
  },
  'POST /api/blog-posts': {
    action: 'news.post-created',
    thing: 'blog-post',
    payload: { title: 'Wood', excerpt: 'New', content: 'It burns.' },
    everyTime: true,
  },
  'PATCH /api/blog-posts/:id': {
    action: 'news.post-changed',
    thing: 'blog-post',
    id: 'post-oven-day',
    payload: { title: 'A night of the oven', pinOrder: 1 },
  },
  'PATCH /api/blog-posts/:id/pin': {
    action: 'news.post-pinned',
    thing: 'blog-post',
    id: 'post-oven-day',
    everyTime: true,
  },
  'DELETE /api/blog-posts/:id': {
    action: 'news.post-deleted',
    thing: 'blog-post',
    id: () => made('POST /api/blog-posts'),
    everyTime: true,
  },
  'PUT /api/page-seo/:pageKey/:language': {
    action: 'pages.seo-changed',
    thing: 'page-seo',
    payload: { metaTitle: 'Our menu', noIndex: true },
    wrong: { metaTitle: 5 },
  },
  'PUT /api/about-content': {
    action: 'pages.about-changed',
    thing: 'about-content',
    payload: { heroTitle: 'Fire first' },
    wrong: { heroTitle: 5 },
  },
  'PUT /api/home-content': {
    action: 'pages.home-changed',
    thing: 'home-content',
    payload: { heroTitle: 'Fire first' },
    wrong: { heroTitle: 5 },
  },
  'POST /api/customer-reviews': {
    action: 'reviews.created',
    thing: 'review',
    payload: { customerName: secret, review: `${secret} says`, rating: 4 },
    everyTime: true,
  },
  'PATCH /api/customer-reviews/:id': {
    action: 'reviews.changed',
    thing: 'review',
    id: 'review-coffee',
    payload: { customerName: secret, reviewVi: secret, isPublished: false },
  },
  'PATCH /api/customer-reviews/:id/pin': {
    action: 'reviews.pinned',
    thing: 'review',
    id: 'review-coffee',
    everyTime: true,
  },
  'DELETE /api/customer-reviews/:id': {
    action: 'reviews.deleted',
    thing: 'review',
    id: 'review-visitor',
    everyTime: true,
  },
  'PUT /api/site-settings': {
    action: 'restaurant.settings-changed',
    thing: 'site-settings',
    payload: { phone: '0900 000 001', email: `${secret}@example.com`, tagline: 'By the sea' },
  },
  'POST /api/admin/users': {
    action: 'accounts.user-created',
    thing: 'user',
    payload: newUser(0),
    everyTime: true,
  },
  'PATCH /api/admin/users/:id': {
    action: 'accounts.user-changed',
    thing: 'user',
    id: async () => (await createUser(restaurant.db, { role: 'staff' })).id,
    payload: { ...newUser(1), password: undefined, role: 'admin', isActive: false },
  },
  'DELETE /api/admin/users/:id': {
    action: 'accounts.user-deleted',
    thing: 'user',
    id: async () => (await createUser(restaurant.db, { role: 'staff', fullName: secret })).id,
    everyTime: true,
  },
  'PATCH /api/admin/profile': {
    action: 'accounts.profile-changed',
    thing: 'user',
    payload: () => ({
      fullName: secret,
      email: `${secret}@example.com`,
      currentPassword: admin.password,
    }),
  },
}

function newUser(number: number) {
  const name = `${secret}-${number}`
  return { username: name, email: `${name}@example.com`, fullName: name, password: `${name} password` }
}

/** Calls that change nothing of the restaurant, and why. */
const unrecorded: Readonly<Record<string, string>> = {
  'POST /api/admin/logout': 'ends the session of who calls it',
  'DELETE /api/auth/sessions': 'leaves an entry for each session that it ends: own-sessions.db.test.ts',
  'POST /api/same-number/cancel':
    'leaves an entry for each order and reservation: same-number-routes.db.test.ts',
  'POST /api/same-number/restore': 'likewise',
  'PATCH /api/kitchen/orders/:id/strike':
    'strikes what is made of an order, many times an hour, and goes with the order',
  'PATCH /api/kitchen/orders/:id/seen': 'notes what the kitchen has seen of an edit, which has its own entry',
  'POST /api/guests/look-up':
    'reads, and leaves an entry that says so without whom: known-guest-routes.db.test.ts',
  'POST /api/objects/upload':
    'makes an address that nothing shows until a form is saved that refers to its file',
  'POST /api/news-images/upload': 'likewise',
  'POST /api/blog-posts/preview': 'renders texts and stores nothing',
  'POST /api/orders/:id/seen': 'notes that somebody looked, and changes nothing of the order',
  'POST /api/presence': 'says that a screen is there',
  'POST /api/absences/:id/note': 'notes that somebody has read of a time without screens',
  'POST /api/push-subscriptions': 'notes for the user alone on which device this user is told',
  'DELETE /api/push-subscriptions/:id': 'likewise',
  'POST /api/print-jobs/take': 'the job itself stores who prints it',
  'POST /api/print-jobs/:id/report': 'likewise',
  'POST /api/print-jobs/:id/decision': 'queues or drops a job, and changes nothing that was ordered',
  'POST /api/orders/:id/print': 'likewise',
  'POST /api/printers/:id/test': 'likewise',
  'POST /api/printer-reports': 'says how printers are, and changes nothing',
  'PATCH /api/notifications/:id/read': 'notes for the user alone what this user has read',
  'PATCH /api/notifications/mark-all-read': 'likewise',
  'DELETE /api/notifications/:id': 'hides it from the user alone; others still see it',
  'DELETE /api/notifications/delete-all': 'likewise',
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

async function send(
  call: string,
  body?: object | (() => object),
  headers: Record<string, string> = { cookie },
) {
  const [method = '', url = ''] = call.split(' ')
  const payload = typeof body === 'function' ? body() : body
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

async function bookTable(): Promise<MadeReservation> {
  const visit = { date: '2026-05-08', time: '19:00', guests: 4, phone: '0900 000 000', email: '' }
  const booking = { ...visit, name: secret, specialRequests: secret }
  return (await send('POST /api/reservations', booking, {})).json<MadeReservation>()
}

/** The `updatedAt` of the order that the kitchen moves. */
let placedAt: string
let tables = 0
/** When the visit of `paidTable` was paid. */
let paidAt: string | null

async function openTable(): Promise<string> {
  return made('POST /api/visits')
}

async function orderedTable(): Promise<string> {
  const tableLabel = `${secret} ${(tables += 1)}`
  await orderAt(restaurant, tableLabel)
  const { visits } = (await send('GET /api/visits')).json<{ visits: TableVisit[] }>()
  return visits.find((visit) => visit.tableLabel === tableLabel)?.id ?? ''
}

async function paidTable(): Promise<string> {
  const id = await orderedTable()
  const payment = { paidVia: 'cash', toPay: '203040.00' }
  paidAt = (await send(`POST /api/visits/${id}/payment`, payment)).json<TableVisit>().paidAt
  await restaurant.db.delete(auditEntryTable)
  return id
}

async function sendMessage(): Promise<ContactMessage> {
  const personal = { name: secret, subject: secret, message: secret, email: `${secret}@example.com` }
  return (await send('POST /api/contact', personal, {})).json<ContactMessage>()
}

async function subscribe(): Promise<string> {
  await send('POST /api/newsletter', { email: `${secret}@example.com` }, {})
  const [subscriber] = await restaurant.db.select().from(subscriberTable)
  return subscriber?.id ?? ''
}

async function otherSession(): Promise<string> {
  await signIn(restaurant.app, admin)
  await restaurant.db.delete(auditEntryTable)
  const own = (await send('GET /api/auth/sessions')).json<{ id: string; isCurrent: boolean }[]>()
  return own.find(({ isCurrent }) => !isCurrent)?.id ?? ''
}

/** The id of what this call makes, as if it had been there before. */
async function made(call: string): Promise<string> {
  const { id } = (await send(call, writes[call]?.payload)).json<{ id: string }>()
  await restaurant.db.delete(auditEntryTable)
  return id
}

const entries = () => restaurant.db.select().from(auditEntryTable).orderBy(auditEntryTable.id)

test('every call by which somebody who is signed in changes something is tried here', () => {
  const changing = Object.entries(rights)
    .filter(([call, audience]) => !call.startsWith('GET ') && audience !== 'anyone')
    .map(([call]) => call)
  const tried = [...Object.keys(writes), ...Object.keys(unrecorded)]
  expect(tried.toSorted(byText)).toEqual(changing.toSorted(byText))
})

const byText = (one: string, other: string) => one.localeCompare(other)

describe.each(Object.entries(writes))('%s', (call, { action, thing, payload, id, everyTime, wrong }) => {
  it('leaves exactly one audit entry, without personal data, and none where it changes nothing', async () => {
    const request = call
      .replace(':id', typeof id === 'function' ? await id() : (id ?? ''))
      .replace(':optionId', 'crust-thin')
      .replace(':pageKey/:language', 'menu/vi')
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
    const body = { name: 5, status: 5, fullName: 5, ...wrong }
    const response = await send(
      call.replace(':id', 'no-such-thing').replace(':pageKey/:language', 'menu/vi'),
      body,
    )
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(await entries()).toEqual([])
  })
})

it('an entry about the schemas of a dish shows the list before and after, in its order', async () => {
  const list = 'PATCH /api/menu-items/lime-soda/customization-schemas'
  await send(list, {
    schemaIds: ['sweetness', 'ice-level'],
    schemas: ['sweetness', 'ice-level'].map((id) => ({ id, isRequired: false })),
  })
  await restaurant.db.delete(auditEntryTable)
  await send(list, { schemaIds: ['ice-level'], schemas: [{ id: 'ice-level', isRequired: true }] })
  const link = (customizationSchemaId: string, isRequired: boolean) => ({ customizationSchemaId, isRequired })
  expect((await entries()).map(({ thingId, changes }) => [thingId, changes])).toEqual([
    [
      'lime-soda',
      {
        schemas: {
          before: [link('sweetness', false), link('ice-level', false)],
          after: [link('ice-level', true)],
        },
      },
    ],
  ])
})

it('an entry about a user shows what the user may do, and masks the person and the password', async () => {
  const { id } = await createUser(restaurant.db, { role: 'staff', permissions: ['orders'] })
  await send(`PATCH /api/admin/users/${id}`, { ...newUser(2), permissions: ['orders', 'menu'] })
  await send(`DELETE /api/admin/users/${id}`)
  const masked = { masked: true }
  const person = { username: masked, email: masked, fullName: masked, passwordHash: masked }
  expect((await entries()).map(({ thingId, changes }) => [thingId, changes])).toEqual([
    [id, { ...person, permissions: { before: ['orders'], after: ['orders', 'menu'] } }],
    [
      id,
      {
        ...person,
        hasDemoPassword: masked,
        role: { before: 'staff' },
        permissions: { before: ['orders', 'menu'] },
        isActive: { before: true },
      },
    ],
  ])
})

describe('a guest', () => {
  it('who orders or books leaves no entry: the order or reservation itself says it all', async () => {
    await placeOrder()
    await bookTable()
    expect(await entries()).toEqual([])
  })

  it('who cancels a reservation is named as a guest in its one entry', async () => {
    const booked = await bookTable()
    const request = `POST /api${booked.ticketUrl.replace('/reservation/', '/reservations/ticket/')}/cancel`
    for (const _again of [1, 2]) expect((await send(request, undefined, {})).statusCode).toBe(200)
    const changes = { status: { before: 'pending', after: 'cancelled' } }
    expect(await entries()).toMatchObject([
      {
        actorKind: 'guest',
        action: 'reservations.status',
        thingKind: 'reservation',
        thingId: booked.id,
        changes,
      },
    ])
  })
})
