import { randomBytes } from 'node:crypto'

import { inArray } from 'drizzle-orm'
import { inject } from 'vitest'

import { instantOf } from '#src/kernel/dates.ts'
import type { KitchenOrders } from '#src/features/kitchen/contract/kitchen.ts'
import type { DueOrders } from '#src/features/orders/contract/order-lists.ts'
import type { Ingredient } from '#src/features/ingredients/contract/ingredient.ts'
import { orderTable } from '#src/features/orders/server/order-table.ts'
import { printJobTable } from '#src/features/printing/server/print-job-table.ts'
import { siteSettingsTable } from '#src/features/restaurant/server/restaurant-table.ts'
import { openDatabase } from '#src/server/database/connection.ts'
import { createDatabase, dropDatabase } from '#test/support/databases.ts'
import { pairBoard } from '#test/support/devices.ts'
import { barPrinter, counterPrinter, kitchenPrinter } from '#test/support/printers.ts'
import type { PushService } from '#test/support/push-service.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { checkEnd } from './check-end.ts'
import { checkMinute, pizzasOfQuarter } from './check-minute.ts'
import { cookAt } from './cook.ts'
import { staffAt } from './counter.ts'
import { type Evening, insist } from './evening.ts'
import { eveningClock } from './evening-clock.ts'
import { type Call, deviceOn, type Network } from './evening-device.ts'
import { openScreen } from './evening-screen.ts'
import { type EveningServers, openServers } from './evening-servers.ts'
import { guestsOf } from './guests.ts'
import {
  type Faults,
  lastOrder,
  margheritas,
  plannedBookings,
  plannedOrders,
  salamiMissing,
  within,
} from './planned-evening.ts'
import { printAgent } from './print-agent.ts'

export interface EveningReport {
  readonly wrong: readonly string[]
  /** How often what happened. */
  readonly counts: Readonly<Record<string, number>>
}

interface Options {
  readonly random: () => number
  readonly faults: Faults
  readonly pushService: PushService
  readonly orders?: number
}

/** An evening of the restaurant, played on a clock of its own as fast as the machine can, with everything that goes wrong in it. */
export async function runEvening(options: Options): Promise<EveningReport> {
  options.pushService.delivered.length = 0
  const server = inject('postgresUrl')
  const name = `evening_${randomBytes(6).toString('hex')}`
  const databaseUrl = await createDatabase(server, name, 'demo_restaurant')
  await furnish(databaseUrl)
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
async function furnish(databaseUrl: string): Promise<void> {
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
    printers: [kitchenPrinter, { ...barPrinter, categories: ['desserts'] }, counterPrinter],
  }
  await db.update(siteSettingsTable).set({ settings })
  await close()
}

async function play(
  servers: EveningServers,
  { random, faults, pushService, orders: planned = 60 }: Options,
): Promise<EveningReport> {
  const { clock, db } = servers
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
  const agent = printAgent(evening, deviceOn(servers, networks.kitchen, adminCookie), ['kitchen', 'bar'])
  const staff = tablets.map((tablet) => staffAt(evening, tablet, agent))
  const screens = [board, ...tablets]

  for (;;) {
    clock.nextMinute()
    const minute = clock.minute()

    await begin(evening, minute)
    const acting = Promise.all([guests, cook, agent, ...staff].map((each) => each.act()))
    await killPlanned(evening, minute)
    await acting
    if (minute === salamiMissing.from) await missing(admin, salami, clock.local(salamiMissing.until))
    await Promise.all(screens.map((screen) => screen.report()))
    await servers.lookAround()
    clock.halfMinute()
    await servers.lookOnce()
    await checkMinute(evening, { board, tablets, guests })
    const isOver = minute > lastOrder && !guests.isWaiting() && cook.isDone()
    if (isOver && (await isQuiet(evening))) break
    if (minute > 320) {
      evening.wrong.add('The evening does not end')
      break
    }
  }
  await checkEnd(evening, { cook, agent, planned })
  const messages = pushService.delivered.map(({ message }) => message.topic)
  return {
    wrong: [...evening.wrong],
    counts: {
      ...Object.fromEntries(evening.counts),
      minutes: clock.minute(),
      'fetches of the board': board.fetches(),
      'tickets printed': agent.printed.length,
      'messages: new order': messages.filter((topic) => topic === 'new-order').length,
      'messages: nobody there': messages.filter((topic) => topic === 'nobody-there').length,
    },
  }
}

const up = (): Network => ({ state: 'up' })

/** Cuts and mends networks, and starts servers. A network is lost while requests are under way, whose answers never come. */
async function begin({ faults, networks, servers }: Evening, minute: number): Promise<void> {
  const stateIn = (...cuts: readonly Faults['houseCut'][]): Network['state'] => {
    const cut = cuts.find((each) => within(each, minute))
    if (!cut) return 'up'
    return cut.from === minute ? 'answers-lost' : 'down'
  }
  networks.kitchen.state = stateIn(faults.kitchenCut, faults.houseCut)
  networks.counter.state = stateIn(faults.houseCut)
  for (const { place, until } of faults.kills) if (until === minute) await servers.start(place)
  if (minute === faults.restart + 1) await Promise.all([servers.start(0), servers.start(1)])
}

async function killPlanned({ faults, servers }: Evening, minute: number): Promise<void> {
  for (const { place, from } of faults.kills) if (from === minute) await servers.kill(place)
  if (minute === faults.restart) await Promise.all([servers.kill(0), servers.kill(1)])
}

async function missing(admin: Call, salami: Awaited<ReturnType<Call>>, until: string): Promise<void> {
  const soldOutUntil = instantOf(until.slice(0, 10), until.slice(11)).toISOString()
  const id = salami?.json<Ingredient>().id
  await insist(() =>
    admin('PATCH', `/api/ingredients/${id}/availability`, { isAvailable: false, soldOutUntil }),
  )
}

/** Nobody waits for food, and nothing waits to be printed. */
async function isQuiet({ servers, rows }: Evening): Promise<boolean> {
  const open = (await rows()).filter(
    ({ status }) => !['delivered', 'completed', 'cancelled'].includes(status),
  )
  const isOpenJob = inArray(printJobTable.state, ['waiting', 'taken', 'failed'])
  const jobs = await servers.db.select({ id: printJobTable.id }).from(printJobTable).where(isOpenJob)
  return open.length + jobs.length === 0
}
