import { asc, eq } from 'drizzle-orm'

import { kitchenLines } from '#src/features/kitchen/server/kitchen-lines.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { notificationTable } from '#src/features/notifications/server/notification-table.ts'
import type { StoredLine } from '#src/features/orders/contract/order.ts'
import type { OrderRow } from '#src/features/orders/server/order-store.ts'
import type { PrintJob } from '#src/features/printing/contract/print-job.ts'
import { printJobTable } from '#src/features/printing/server/print-job-table.ts'
import type { Absence } from '#src/features/presence/contract/absence.ts'
import type { Cook } from './cook.ts'
import { count, type Evening, insist } from './evening.ts'
import { margheritas, within } from './planned-evening.ts'
import type { Paper, PrintAgent } from './print-agent.ts'

/** What must be true once everybody has gone home. */
export async function checkEnd(
  evening: Evening,
  { cook, agent, planned }: { readonly cook: Cook; readonly agent: PrintAgent; readonly planned: number },
): Promise<void> {
  const { wrong, placed, servers, staff } = evening
  const rows = await evening.rows()
  if (rows.length !== planned || placed.length !== planned)
    wrong.add(`${planned} orders were planned, ${placed.length} confirmed, and ${rows.length} are there`)
  const told = await servers.db.select().from(notificationTable).where(eq(notificationTable.type, 'order'))
  if (new Set(told.map(({ referenceId }) => referenceId)).size !== told.length)
    wrong.add('An order was announced twice')
  checkSeen(evening, rows)
  checkMade(evening, rows, cook)
  await checkPaper(evening, rows, agent)
  await checkAbsences(evening)
  const menu = await insist(() => staff.call('GET', '/api/menu-items?includeUnavailable=true'))
  const left = menu?.json<MenuItem[]>().find(({ id }) => id === 'margherita')?.leftToday
  const held = rows
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ items }) => items)
    .reduce((sum, line) => sum + line.quantity * portions(line), 0)
  if (left !== margheritas - held)
    wrong.add(`${left} margheritas are left of ${margheritas}, and orders hold ${held}`)
  for (const { id, visitId, paidAt, paidAmount, grandTotal } of rows)
    if (visitId !== null && paidAt !== null && paidAmount !== grandTotal)
      wrong.add(`${id} was paid with another sum`)
}

/** How many margheritas a piece of this line takes. */
function portions({ id, customization }: StoredLine): number {
  const second = customization.some(({ secondFlavor }) => secondFlavor === 'margherita')
  return (id === 'margherita' ? 1 : 0) + (second ? 1 : 0)
}

/** Each order was seen within a minute, or as soon as the network was back. */
function checkSeen({ placed, faults, wrong }: Evening, rows: readonly OrderRow[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const cuts = [faults.kitchenCut, faults.houseCut]
  for (const { id, minute, seen } of placed) {
    const row = byId.get(id)
    const cut = cuts.find((each) => within(each, minute))
    const houseCut = within(faults.houseCut, minute) ? faults.houseCut.until : minute
    if (seen.counter === undefined || seen.counter > houseCut + 1)
      wrong.add(`${id} of minute ${minute} reached the counter in minute ${seen.counter}`)
    if (row?.needsCall || row?.status === 'cancelled') continue
    if (seen.board === undefined || seen.board > (cut?.until ?? minute) + 1)
      wrong.add(`${id} of minute ${minute} reached the board in minute ${seen.board}`)
  }
}

/** Each piece was made once, however often the board lost its network. */
function checkMade({ wrong }: Evening, rows: readonly OrderRow[], { made }: Cook): void {
  for (const [key, { pieces, wanted }] of made)
    if (pieces > wanted) wrong.add(`${key} was wanted ${wanted} times and made ${pieces} times`)
  for (const { id, items, status } of rows) {
    if (status === 'cancelled') continue
    for (const { key, quantity, name } of kitchenLines(items, null, new Map())) {
      const pieces = made.get(`${id} ${key}`)?.pieces ?? 0
      if (pieces !== quantity) wrong.add(`${quantity} ${name} of ${id} were ordered, ${pieces} made`)
    }
  }
}

/** Each job was printed once, and what hangs in the kitchen is what was ordered. */
async function checkPaper(
  evening: Evening,
  rows: readonly OrderRow[],
  { printed }: PrintAgent,
): Promise<void> {
  const { servers, wrong } = evening
  const jobs = await servers.db.select().from(printJobTable).orderBy(asc(printJobTable.place))
  const twice = printed.filter(
    ({ jobId }, index) => printed.findIndex((each) => each.jobId === jobId) !== index,
  )
  for (const { jobId } of twice) wrong.add(`The job ${jobId} was printed twice`)
  for (const { id, state } of jobs)
    if (state === 'waiting' || state === 'taken' || state === 'failed')
      wrong.add(`The job ${id} is still ${state}`)
  // Whoever has got the whole order after a ticket that was dropped knows all of it.
  const last = new Map(jobs.map((job) => [`${job.orderId} ${job.printerId}`, job.state]))
  const dropped = new Set([...last].flatMap(([key, state]) => (state === 'dropped' ? [key] : [])))
  for (const row of rows) {
    for (const printerId of ['kitchen', 'bar']) {
      if (dropped.has(`${row.id} ${printerId}`)) count(evening, 'tickets that nobody needed')
      const own = printed.filter((paper) => paper.orderId === row.id && paper.printerId === printerId)
      const isOfPrinter = ({ category }: StoredLine) =>
        (category?.id === 'desserts') === (printerId === 'bar')
      const ordered = row.status === 'cancelled' ? [] : row.items.filter(isOfPrinter)
      const pieces = new Map<string, number>()
      for (const line of ordered)
        pieces.set(textOfLine(line), line.quantity + (pieces.get(textOfLine(line)) ?? 0))
      const [hangs, shall] = [onPaper(own), texts(pieces)]
      if (JSON.stringify(hangs) !== JSON.stringify(shall) && !dropped.has(`${row.id} ${printerId}`))
        wrong.add(`Paper of ${printerId} for ${row.id} says ${hangs.join(', ')}, not ${shall.join(', ')}`)
      const latest = own.at(-1)?.paper
      const due = row.promisedTime ?? row.requestedTime ?? row.scheduledTime
      // A printer all of whose dishes were taken off the order is not told a later time.
      if (
        shall.length > 0 &&
        latest?.paper === 'kitchen' &&
        latest.due !== due &&
        !dropped.has(`${row.id} ${printerId}`)
      )
        wrong.add(`Paper of ${row.id} says it is due at ${latest.due}, and its guest was told ${due}`)
      for (const { paper } of own)
        if (paper.paper === 'kitchen' && paper.isAllergy !== (paper.note ?? '').includes('Dị ứng'))
          wrong.add(`Paper of ${row.id} is silent about an allergy`)
    }
  }
}

const textOfLine = ({ name, nameVi, choicesVi, note }: StoredLine) =>
  JSON.stringify([nameVi ?? name, choicesVi, note || null])
const texts = (pieces: ReadonlyMap<string, number>) =>
  [...pieces].flatMap(([text, quantity]) => (quantity === 0 ? [] : `${quantity} ${text}`)).toSorted()

/** What a kitchen reads that goes through its tickets of an order, one after the other. */
function onPaper(papers: readonly Paper[]): string[] {
  const pieces = new Map<string, number>()
  const add = (lines: Extract<PrintJob['paper'], { paper: 'kitchen' }>['lines'], sign: 1 | -1) => {
    for (const { quantity, name, choices, note } of lines) {
      const text = JSON.stringify([name, choices, note])
      pieces.set(text, (pieces.get(text) ?? 0) + sign * quantity)
    }
  }
  for (const { paper } of papers) {
    if (paper.paper !== 'kitchen') continue
    if (paper.change !== 'changed') pieces.clear()
    if (paper.change !== 'cancelled') add(paper.lines, 1)
    add(paper.removed, -1)
  }
  return texts(pieces)
}

/** While nobody could see orders, the dead-man's switch has said so, with the orders that came in. */
async function checkAbsences({ staff, wrong, faults, placed }: Evening): Promise<void> {
  const absences = (await insist(() => staff.call('GET', '/api/absences')))?.json<Absence[]>() ?? []
  if (absences.length !== 1) wrong.add(`${absences.length} times without any screen were noted, not 1`)
  const listed = new Set(absences.flatMap(({ orders }) => orders).map(({ id }) => id))
  for (const { id, minute, plan } of placed)
    if (
      plan.by === 'guest' &&
      within({ from: faults.houseCut.from + 1, until: faults.houseCut.until }, minute) &&
      !listed.has(id)
    )
      wrong.add(`${id} came in while nobody was there, and nobody was told`)
}
