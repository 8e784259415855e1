import type { KitchenOrders, KitchenTicket } from '#src/features/kitchen/contract/kitchen.ts'
import type { DueOrders } from '#src/features/orders/contract/order-lists.ts'
import type { OrderRow } from '#src/features/orders/server/order-store.ts'
import { sumLoads } from '#src/features/oven/rules/expected-loads.ts'
import type { Evening } from './evening.ts'
import type { Screen } from './evening-screen.ts'
import type { guestsOf } from './guests.ts'

/** So many pizzas the oven bakes in a quarter of an hour. */
export const pizzasOfQuarter = 20
/** A promised time may be past for so many minutes until staff have moved it. */
const graceMinutes = 4

const openStatuses = ['pending', 'confirmed', 'preparing', 'ready']
const isOpen = ({ status }: OrderRow) => openStatuses.includes(status)
const isInKitchen = (row: OrderRow) => isOpen(row) && !(row.needsCall && row.status === 'pending')

/** An order as a text, from a row of the database, which is compared with what a screen shows. */
function textOfRow({ id, status, updatedAt, promisedTime, specialInstructions, items }: OrderRow): string {
  return JSON.stringify([
    id,
    status,
    updatedAt.toISOString(),
    promisedTime,
    specialInstructions,
    piecesOf(items),
  ])
}

interface Line {
  readonly quantity: number
  readonly name: string
  readonly choices: readonly string[]
  readonly note?: string | null | undefined
}

/** How many pieces there are of what. Equal lines are added up, because the board shows them as one. */
function piecesOf(lines: readonly Line[]): readonly (readonly [string, number])[] {
  const pieces = new Map<string, number>()
  for (const { quantity, name, choices, note } of lines) {
    const text = JSON.stringify([name, choices, note ?? null])
    pieces.set(text, (pieces.get(text) ?? 0) + quantity)
  }
  return [...pieces]
}

function textOfTicket({
  id,
  status,
  updatedAt,
  promisedTime,
  specialInstructions,
  lines,
}: KitchenTicket): string {
  const shown = lines.filter(({ quantity }) => quantity > 0)
  const made = shown.map(({ size, choices, ...line }) => ({
    ...line,
    choices: [...(size ? [size] : []), ...choices].map((each) => each.name),
  }))
  return JSON.stringify([id, status, updatedAt, promisedTime, specialInstructions, piecesOf(made)])
}

const same = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())

interface Shown {
  readonly board: Screen<KitchenOrders>
  readonly tablets: readonly Screen<DueOrders>[]
  readonly guests: ReturnType<typeof guestsOf>
}

/** At the end of each minute, screens, tickets of guests and database say the same, unless a network is cut. */
export async function checkMinute(evening: Evening, { board, tablets, guests }: Shown): Promise<void> {
  const { networks, servers } = evening
  if (networks.kitchen.state === 'up') await checkBoard(evening, board)
  if (networks.counter.state === 'up')
    await Promise.all(tablets.map((tablet) => checkTablet(evening, tablet)))
  const rows = await evening.rows()
  await checkPromises(evening, rows, guests)
  const touched = new Set(evening.placed.filter(isTouched).map(({ id }) => id))
  const loads = sumLoads(
    rows.filter((row) => isOpen(row) && !touched.has(row.id)).map(({ ovenSlots }) => ovenSlots ?? {}),
  )
  for (const [quarter, load] of Object.entries(loads))
    if (load > pizzasOfQuarter)
      evening.wrong.add(`The oven shall bake ${load} pizzas at ${quarter}, minute ${servers.clock.minute()}`)
}

/** Staff have decided about its time, and they may promise more than the oven can. */
function isTouched({ told, plan }: Evening['placed'][number]): boolean {
  return told.length > 1 || plan.later !== undefined
}

async function checkBoard(evening: Evening, board: Screen<KitchenOrders>): Promise<void> {
  const isRight = async (shown: KitchenOrders | undefined) => {
    const rows = (await evening.rows()).filter(isInKitchen)
    return shown !== undefined && same(rows.map(textOfRow), shown.open.map(textOfTicket))
  }
  const minute = evening.servers.clock.minute()
  if (!(await board.comesToShow(isRight)))
    evening.wrong.add(`The board is not told what has changed in minute ${minute}`)
  const { open = [], done = [], cancelled = [] } = board.shown() ?? {}
  const ids = [...open, ...done, ...cancelled].map(({ id }) => id)
  if (new Set(ids).size !== ids.length)
    evening.wrong.add(`An order is on the board twice in minute ${minute}`)
  for (const { id } of open) noteSeen(evening, id, 'board')
}

async function checkTablet(evening: Evening, tablet: Screen<DueOrders>): Promise<void> {
  const isRight = async (shown: DueOrders | undefined) => {
    const rows = (await evening.rows()).filter(isOpen)
    const texts = shown?.orders.map(({ id, status, updatedAt, promisedTime, specialInstructions, items }) => {
      return JSON.stringify([id, status, updatedAt, promisedTime, specialInstructions, piecesOf(items)])
    })
    return texts !== undefined && same(rows.map(textOfRow), texts)
  }
  if (!(await tablet.comesToShow(isRight)))
    evening.wrong.add(`A tablet is not told what has changed in minute ${evening.servers.clock.minute()}`)
  for (const { id } of tablet.shown()?.orders ?? []) noteSeen(evening, id, 'counter')
}

function noteSeen({ placed, servers }: Evening, id: string, where: 'board' | 'counter'): void {
  const one = placed.find((each) => each.id === id)
  if (one) one.seen[where] ??= servers.clock.minute()
}

/** A promise is kept, or staff have moved it and the guest reads so. */
async function checkPromises(
  evening: Evening,
  rows: readonly OrderRow[],
  guests: Shown['guests'],
): Promise<void> {
  const { placed, servers, wrong, networks, faults } = evening
  const { clock } = servers
  const minute = clock.minute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const one of placed) {
    const row = byId.get(one.id)
    if (!row) wrong.add(`${one.id} was confirmed to its guest and is lost`)
    else if (row.promisedTime !== one.told.at(-1)) {
      const ticket = await guests.readTicket(one)
      if (ticket && ticket.promisedTime !== row.promisedTime)
        wrong.add(`The guest of ${one.id} reads another time than is promised`)
    }
  }
  if (
    networks.counter.state !== 'up' ||
    (minute < faults.houseCut.until + graceMinutes && minute >= faults.houseCut.from)
  )
    return
  const late = rows.filter(
    ({ status, promisedTime }) =>
      ['confirmed', 'preparing'].includes(status) &&
      promisedTime !== null &&
      promisedTime < clock.local(minute - graceMinutes),
  )
  for (const { id, promisedTime } of late)
    wrong.add(`${id} is late since ${promisedTime}, and nobody has told its guest`)
}
