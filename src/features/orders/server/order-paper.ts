import type { Queries } from '#src/server/database/connection.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import {
  deleteJobsOf,
  dropWaitingJobs,
  findPapers,
  findPrintersReached,
  findPrintersWith,
  moveLaterJobs,
  queueJobs,
  type PrintedPaper,
} from '#src/features/printing/server/printing.ts'
import type { Printer } from '#src/features/restaurant/contract/printers.ts'
import type { StoredLine } from '../contract/order.ts'
import { changedFacts, changedLines, dueOf, linesFor } from '../rules/order-paper.ts'
import { isOpen } from '../rules/order-progress.ts'
import { saysAll } from '../rules/read-papers.ts'
import type { OrderRow } from './order-store.ts'
import { cancelledTickets, shown, ticketsFor, wholeTickets } from './order-tickets.ts'

interface OrderChange {
  readonly before: OrderRow | undefined
  readonly after: OrderRow
}

/**
 * Queues the printed tickets that tell the kitchen and the bar about a change of an order, in the same transaction as the change. A
 * new order is printed when it is placed, or, if its guest must be called first, when it is confirmed. Returns false if nothing has
 * to be printed.
 */
export async function queuePaper(
  tx: Queries,
  printers: readonly Printer[],
  { before, after }: OrderChange,
  now: Date,
): Promise<boolean> {
  if (printers.length === 0) return false
  if (isToCook(after)) {
    return before && isToCook(before)
      ? queueChanged(tx, printers, { before, after }, now)
      : queueWhole(tx, printers, { before, after }, now)
  }
  if (!before) return false
  // If an admin adds something to an order that is ready, the ticket about it must not be dropped by later changes.
  if (before.status !== after.status) await dropWaitingJobs(tx, after.id, now)
  if (after.status === 'ready') return queueChanged(tx, printers, { before, after }, now)
  return after.status === 'cancelled' && isOpen(before.status) && queueCancelled(tx, printers, after, now)
}

/** Does the same as `queuePaper`, and sends an event to the screens that show the print queue. */
export async function queueChange(
  tx: Queries,
  printers: readonly Printer[],
  change: OrderChange,
  now: Date,
): Promise<void> {
  if (await queuePaper(tx, printers, change, now)) await publishOfficeEvent(tx, { lists: ['print-jobs'] })
}

/** False from the time when the order is ready. Its tickets are then no longer needed, even if they are not printed yet. */
function isToCook(order: OrderRow): boolean {
  return isOpen(order.status) && order.status !== 'ready' && !waitsForCall(order)
}

/**
 * Queues the whole order, which the kitchen has to make from now on, for each printer whose papers do not say all of it: for a new
 * order all printers, for an order that was ready, over or cancelled those that have missed a change, or have printed that it is
 * cancelled.
 */
async function queueWhole(
  tx: Queries,
  printers: readonly Printer[],
  { before, after }: OrderChange,
  now: Date,
): Promise<boolean> {
  const papers = before ? await findPapers(tx, after.id) : new Map<string, PrintedPaper[]>()
  if (before) await dropWaitingJobs(tx, after.id, now)
  const changeAt = (printerId: string) => (papers.has(printerId) ? `new-${after.updatedAt.getTime()}` : 'new')
  const jobs = wholeTickets(printers, after, changeAt, new Set(papers.keys())).flatMap((job) => {
    const had = papers.get(job.printerId) ?? []
    const isKnown = saysAll(
      had.filter(isLastCopy).map(({ paper }) => paper),
      job.paper,
    )
    return isKnown ? [] : [{ ...job, isRepeat: job.paper.change === 'new' && mayHang(had) }]
  })
  await queueJobs(tx, jobs, now)
  return jobs.length > 0 || before !== undefined
}

/** False for a ticket of which a copy was queued, whose content would count twice. */
const isLastCopy = ({ state }: PrintedPaper) => state !== 'repeated'

/** True if the order may hang in the kitchen. */
function mayHang(papers: readonly PrintedPaper[]): boolean {
  const [last] = papers.slice(-1)
  return last !== undefined && !(last.paper.change === 'cancelled' && last.state === 'printed')
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
  const reached = await findPrintersReached(tx, after.id, now)
  const jobs = ticketsFor(printers, after, (printer) => {
    const of = (lines: readonly StoredLine[]) => shown(linesFor(printer, printers, lines))
    const hasLines = linesFor(printer, printers, [...before.items, ...after.items]).length > 0
    return {
      change: `changed-${after.updatedAt.getTime()}`,
      // If the order's ticket is to be printed later, so is the ticket about a change.
      due: reached.has(printer.id) ? null : dueOf(after),
      lines: { change: 'changed', lines: of(added), removed: of(removed), changed: hasLines ? changed : [] },
    }
  })
  await queueJobs(tx, jobs, now)
  return jobs.length > 0
}

/**
 * Deletes the print jobs of an order that is being deleted. Each printer that may have printed the order prints that it is
 * cancelled, even if the order was cancelled before and its printer has not said so yet.
 */
export async function queueDeleted(
  tx: Queries,
  printers: readonly Printer[],
  order: OrderRow,
  now: Date,
): Promise<void> {
  const onPaper = isOpen(order.status) ? await findPrintersWith(tx, order.id) : new Set<string>()
  await deleteJobsOf(tx, order.id, { isCancelled: order.status === 'cancelled' })
  const jobs = cancelledTickets(printers, order, onPaper).filter(({ printerId }) => onPaper.has(printerId))
  await queueJobs(tx, jobs, now)
  if (printers.length > 0) await publishOfficeEvent(tx, { lists: ['print-jobs'] })
}

/**
 * Queues the tickets that tell the kitchen and the bar that an order is cancelled. They are stored as dropped for printers that
 * cannot have printed the order yet.
 */
async function queueCancelled(
  tx: Queries,
  printers: readonly Printer[],
  order: OrderRow,
  now: Date,
): Promise<boolean> {
  const onPaper = await findPrintersWith(tx, order.id)
  const jobs = cancelledTickets(printers, order, onPaper).map((job) => ({
    ...job,
    isDropped: !onPaper.has(job.printerId),
  }))
  await queueJobs(tx, jobs, now)
  return jobs.length > 0
}
