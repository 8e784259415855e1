import { inArray } from 'drizzle-orm'

import { instantOf } from '#src/kernel/dates.ts'
import type { KitchenOrders } from '#src/features/kitchen/contract/kitchen.ts'
import type { DueOrders } from '#src/features/orders/contract/order-lists.ts'
import type { Ingredient } from '#src/features/ingredients/contract/ingredient.ts'
import { printJobTable } from '#src/features/printing/server/print-job-table.ts'
import type { PushService } from '#test/support/push-service.ts'
import { checkEnd } from './check-end.ts'
import { checkMinute } from './check-minute.ts'
import type { Cook } from './cook.ts'
import { staffAt } from './counter.ts'
import { type Evening, insist } from './evening.ts'
import type { Call, Network } from './evening-device.ts'
import type { Screen } from './evening-screen.ts'
import type { guestsOf } from './guests.ts'
import { type Faults, lastOrder, salamiMissing, within } from './planned-evening.ts'
import type { PrintAgent } from './print-agent.ts'

export interface EveningReport {
  readonly wrong: readonly string[]
  /** How often what happened. */
  readonly counts: Readonly<Record<string, number>>
}

/** Who takes part, and what they see. */
interface Played {
  readonly board: Screen<KitchenOrders>
  readonly tablets: readonly Screen<DueOrders>[]
  readonly guests: ReturnType<typeof guestsOf>
  readonly cook: Cook
  readonly agent: PrintAgent
  readonly admin: Call
  readonly salami: Awaited<ReturnType<Call>>
  readonly planned: number
  readonly pushService: PushService
}

/** Plays the minutes of an evening, one after the other, and looks at what must be true after each and at the end. */
export async function playMinutes(
  evening: Evening,
  { board, tablets, guests, cook, agent, admin, salami, planned, pushService }: Played,
): Promise<EveningReport> {
  const { servers } = evening
  const { clock } = servers
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
