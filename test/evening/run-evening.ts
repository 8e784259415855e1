import { randomBytes } from 'node:crypto'

import { inject } from 'vitest'

import type { KitchenOrders } from '#src/features/kitchen/contract/kitchen.ts'
import type { DueOrders } from '#src/features/orders/contract/order-lists.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import { openDatabase } from '#src/server/database/connection.ts'
import { createDatabase, dropDatabase } from '#test/support/databases.ts'
import { addDevice, pairBoard } from '#test/support/devices.ts'
import { barPrinter, counterPrinter, kitchenPrinter } from '#test/support/printers.ts'
import type { PushService } from '#test/support/push-service.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { pizzasOfQuarter } from './check-minute.ts'
import { cookAt } from './cook.ts'
import type { Evening } from './evening.ts'
import { eveningClock } from './evening-clock.ts'
import { deviceOn, type Network } from './evening-device.ts'
import { openScreen } from './evening-screen.ts'
import { type EveningServers, openServers } from './evening-servers.ts'
import { guestsOf } from './guests.ts'
import { type Faults, margheritas, plannedBookings, plannedOrders } from './planned-evening.ts'
import { type EveningReport, playMinutes } from './play-minutes.ts'
import { printAgent } from './print-agent.ts'
import { printProgram, together } from './print-program.ts'

interface Options {
  readonly random: () => number
  readonly faults: Faults
  readonly pushService: PushService
  readonly orders?: number
  /** True if the restaurant's own program prints for the kitchen, on a printer with an address. */
  readonly withProgram?: boolean
}

/** An evening of the restaurant, played on a clock of its own as fast as the machine can, with everything that goes wrong in it. */
export async function runEvening(options: Options): Promise<EveningReport> {
  options.pushService.delivered.length = 0
  const server = inject('postgresUrl')
  const name = `evening_${randomBytes(6).toString('hex')}`
  const databaseUrl = await createDatabase(server, name, 'demo_restaurant')
  await furnish(databaseUrl, options)
  const clock = eveningClock()
  const pushOrigin = options.pushService.origin
  const servers = await openServers(databaseUrl, clock, { random: options.random, pushOrigin })
  try {
    return await play(servers, options)
  } finally {
    await servers.close()
    await dropDatabase(server, name)
  }
}

/** The owner's settings of this evening. */
async function furnish(databaseUrl: string, { withProgram = false }: Options): Promise<void> {
  const { db, close } = await openDatabase(databaseUrl)
  const [record] = await db.select().from(siteSettingsTable)
  if (!record) throw new Error('No settings')
  const settings = {
    ...record.settings,
    deliveryMode: 'on' as const,
    capacity: { seats: 40, stayMinutes: 90 },
    oven: {
      pizzas: pizzasOfQuarter,
      minutes: 20,
      sizes: [],
      halves: 0.5,
      perGuest: 0,
      withoutOven: 'Desserts',
    },
    printers: [
      { ...kitchenPrinter, address: withProgram ? '127.0.0.1' : '' },
      { ...barPrinter, categories: ['desserts'] },
      counterPrinter,
    ],
  }
  await db.update(siteSettingsTable).set({ settings })
  await close()
}

async function play(
  servers: EveningServers,
  { random, faults, pushService, orders: planned = 60, withProgram = false }: Options,
): Promise<EveningReport> {
  const { db } = servers
  const networks = { kitchen: up(), counter: up(), outside: up() }
  const [staffCookie, adminCookie] = [
    await signIn(servers.app(), await createUser(db, { role: 'staff' })),
    await signIn(servers.app(), await createUser(db, { role: 'admin' })),
  ]
  const evening: Evening = {
    servers,
    random,
    faults,
    networks,
    placed: [],
    wrong: new Set(),
    counts: new Map(),
    staff: { cookie: staffCookie, call: deviceOn(servers, networks.counter, staffCookie) },
    rows: () => db.select().from(orderTable),
  }
  const admin = deviceOn(servers, networks.outside, adminCookie)
  await admin('POST', '/api/push-subscriptions', { ...pushService.newDevice('phone'), language: 'vi' })
  await admin('PATCH', '/api/menu-items/margherita', { leftToday: margheritas })
  const salami = await admin('POST', '/api/ingredients', {
    name: 'Salami',
    nameVi: 'Xúc xích Ý',
    dishIds: ['pepperoni'],
  })

  const { cookie } = await pairBoard(servers.app())
  const board = openScreen<KitchenOrders>(servers, {
    name: 'board',
    cookie,
    network: networks.kitchen,
    path: '/api/kitchen/orders',
    lists: ['orders', 'kitchen'],
  })
  const tablets = ['tablet-1', 'tablet-2'].map((name) =>
    openScreen<DueOrders>(servers, {
      name,
      cookie: staffCookie,
      network: networks.counter,
      path: '/api/orders/due?limit=200',
      lists: ['orders'],
    }),
  )
  const guests = guestsOf(evening, plannedOrders(random, planned), plannedBookings(random))
  const cook = cookAt(evening, board)
  const screen = deviceOn(servers, networks.kitchen, adminCookie)
  const { token } = await addDevice(servers.app(), 'printer')
  const program = withProgram
    ? await printProgram(evening, { token, network: networks.kitchen, printerId: 'kitchen' })
    : undefined
  const agent = program
    ? together([program, printAgent(evening, screen, ['bar'], { agentKills: [] })])
    : printAgent(evening, screen, ['kitchen', 'bar'])
  try {
    const shown = { board, tablets, guests }
    return await playMinutes(evening, { ...shown, cook, agent, admin, salami, planned, pushService })
  } finally {
    await program?.close()
  }
}

const up = (): Network => ({ state: 'up' })
