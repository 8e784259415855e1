import { createHash } from 'node:crypto'

import type { Queries } from '#src/server/database/connection.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { KitchenPaper } from '#src/features/printing/contract/paper.ts'
import {
  deleteJobsOf,
  dropCancellations,
  dropWaitingJobs,
  findPrintersWith,
  moveLaterJobs,
  queueJobs,
  type NewPrintJob,
} from '#src/features/printing/server/printing.ts'
import type { Printer } from '#src/features/restaurant/contract/printers.ts'
import type { StoredLine } from '../contract/order.ts'
import { changedFacts, changedLines, dueOf, kitchenPaper, linesFor, paperLine } from '../rules/order-paper.ts'
import { isOpen } from '../rules/order-progress.ts'
import type { OrderRow } from './order-store.ts'

interface OrderChange {
  readonly before: OrderRow | undefined
  readonly after: OrderRow
}

/**
 * Queues what kitchen and bar have to learn of a change of an order, in the transaction of the change. An order that waits for a
 * call reaches paper when it is confirmed; any other order does when it is placed, as it reaches the list of what is due. Returns
 * false if nothing is printed.
 */
export async function queuePaper(
  tx: Queries,
  printers: readonly Printer[],
  { before, after }: OrderChange,
  now: Date,
): Promise<boolean> {
  if (printers.length === 0) return false
  const wasForPaper = before !== undefined && isForPaper(before)
  if (isForPaper(after)) {
    if (!wasForPaper) return queueNew(tx, printers, { before, after }, now)
    if (!isToCook(after)) await dropWaitingJobs(tx, after.id, now)
    else if (!isToCook(before)) await queueNew(tx, printers, { before, after }, now)
    return queueChanged(tx, printers, { before, after }, now)
  }
  if (!wasForPaper) return false
  await dropWaitingJobs(tx, after.id, now)
  return after.status === 'cancelled' && queueCancelled(tx, printers, after, now)
}

/** As `queuePaper`, and tells the screens that show the queue. */
export async function queueChange(
  tx: Queries,
  printers: readonly Printer[],
  change: OrderChange,
  now: Date,
): Promise<void> {
  if (await queuePaper(tx, printers, change, now)) await publishOfficeEvent(tx, { lists: ['print-jobs'] })
}

function isForPaper(order: OrderRow): boolean {
  return isOpen(order.status) && !waitsForCall(order)
}

/** False from the moment that the order is ready: what was not printed until then need not be. */
function isToCook({ status }: OrderRow): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'preparing'
}

async function queueNew(
  tx: Queries,
  printers: readonly Printer[],
  { before, after }: OrderChange,
  now: Date,
): Promise<boolean> {
  // An order that was cancelled is cooked anew; any other order reaches paper once, however often it is confirmed.
  const isAgain = before?.status === 'cancelled'
  // Kitchens that have not printed yet that the order is cancelled still have it on paper.
  const stillHave = isAgain ? await dropCancellations(tx, before, now) : []
  const jobs = wholeTickets(printers, after, isAgain ? `new-${after.updatedAt.getTime()}` : 'new')
  await queueJobs(
    tx,
    jobs.filter(({ printerId }) => !stillHave.includes(printerId)),
    now,
  )
  return jobs.length > 0
}

/** The tickets of an order as it is now. */
export function wholeTickets(printers: readonly Printer[], order: OrderRow, change = 'new'): NewPrintJob[] {
  return jobsFor(printers, order, (printer) => ({
    change,
    due: dueOf(order),
    lines: {
      change: 'new',
      lines: shown(linesFor(printer, printers, order.items)),
      removed: [],
      changed: [],
    },
  }))
}

async function queueChanged(
  tx: Queries,
  printers: readonly Printer[],
  { before, after }: OrderChange & { readonly before: OrderRow },
  now: Date,
): Promise<boolean> {
  const changed = changedFacts(before, after)
  const { added, removed } = changedLines(before.items, after.items)
  if (changed.length + added.length + removed.length === 0) return false
  if (changed.includes('due')) await moveLaterJobs(tx, after.id, dueOf(after), now)
  const onPaper = await findPrintersWith(tx, after.id)
  const jobs = jobsFor(printers, after, (printer) => {
    const of = (lines: readonly StoredLine[]) => shown(linesFor(printer, printers, lines))
    const hasLines = linesFor(printer, printers, [...before.items, ...after.items]).length > 0
    return {
      change: `changed-${after.updatedAt.getTime()}`,
      // A change follows the ticket that it changes.
      due: onPaper.has(printer.id) ? null : dueOf(after),
      lines: { change: 'changed', lines: of(added), removed: of(removed), changed: hasLines ? changed : [] },
    }
  })
  await queueJobs(tx, jobs, now)
  return jobs.length > 0
}

/** Deletes what is queued of an order that is deleted. A kitchen that has it on paper prints that it is cancelled. */
export async function queueDeleted(
  tx: Queries,
  printers: readonly Printer[],
  order: OrderRow,
  now: Date,
): Promise<void> {
  const onPaper = isForPaper(order) ? await findPrintersWith(tx, order.id) : new Set<string>()
  await deleteJobsOf(tx, order.id)
  const jobs = cancelledJobs(printers, order).filter(({ printerId }) => onPaper.has(printerId))
  await queueJobs(tx, jobs, now)
  if (printers.length > 0) await publishOfficeEvent(tx, { lists: ['print-jobs'] })
}

/** Only a kitchen that may have the order on paper prints that it is cancelled. */
async function queueCancelled(
  tx: Queries,
  printers: readonly Printer[],
  order: OrderRow,
  now: Date,
): Promise<boolean> {
  const onPaper = await findPrintersWith(tx, order.id)
  const jobs = cancelledJobs(printers, order).map((job) => ({
    ...job,
    isDropped: !onPaper.has(job.printerId),
  }))
  await queueJobs(tx, jobs, now)
  return jobs.length > 0
}

/** The tickets that say that nobody cooks an order any more. */
function cancelledJobs(printers: readonly Printer[], order: OrderRow): NewPrintJob[] {
  const withoutNotes = order.items.map((line) => ({ ...line, note: null }))
  return jobsFor(printers, { ...order, specialInstructions: null }, (printer) => ({
    change: `cancelled-${order.updatedAt.getTime()}`,
    due: null,
    lines: {
      change: 'cancelled',
      lines: shown(linesFor(printer, printers, withoutNotes)),
      removed: [],
      changed: [],
    },
  }))
}

interface Ticket {
  /** What the ticket tells. Together with the order, the printer and the contents it is the job's key. */
  readonly change: string
  readonly due: string | null
  readonly lines: Pick<KitchenPaper, 'change' | 'lines' | 'removed' | 'changed'>
}

/** One job for each printer that has something to print. */
function jobsFor(
  printers: readonly Printer[],
  order: OrderRow,
  ticketOf: (printer: Printer) => Ticket,
): NewPrintJob[] {
  return printers.flatMap((printer) => {
    if (printer.kind === 'counter') return []
    const { change, due, lines } = ticketOf(printer)
    if (lines.lines.length + lines.removed.length + lines.changed.length === 0) return []
    const paper = kitchenPaper(order, printer.kind, lines)
    // Two changes of the same millisecond differ in what they change.
    const content = change.startsWith('changed') ? `/${hashOf(paper)}` : ''
    const key = `${order.id}/${change}${content}/${printer.id}`
    return [{ key, orderId: order.id, printerId: printer.id, paper, due }]
  })
}

/** The kitchen reads Vietnamese, whatever language the guest has chosen. */
function shown(lines: readonly StoredLine[]) {
  return lines.map((line) => paperLine(line, 'vi'))
}

function hashOf(paper: KitchenPaper): string {
  return createHash('sha256').update(JSON.stringify(paper)).digest('base64url').slice(0, 16)
}
