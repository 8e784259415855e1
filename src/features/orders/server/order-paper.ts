import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'

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
import { orderTable } from './order-table.ts'

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

/** Does the same as `queuePaper`, and sends an event to the screens that show the print queue. */
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

/** False from the time when the order is ready. Its tickets are then no longer needed, even if they are not printed yet. */
function isToCook({ status }: OrderRow): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'preparing'
}

async function queueNew(
  tx: Queries,
  printers: readonly Printer[],
  { before, after }: OrderChange,
  now: Date,
): Promise<boolean> {
  // If a cancelled order is restored, the kitchen has to make it again. Any other order is printed as new only once, even if it is
  // confirmed several times.
  const isAgain = before?.status === 'cancelled'
  // If the ticket about the cancellation is still waiting at a printer, the kitchen has the order's ticket and does not know of the
  // cancellation. So this printer needs no new ticket.
  // So does one that has printed the order at a person's wish, in place of the first ticket.
  const onPaper = async () => (before ? [...(await findPrintersWith(tx, after.id))] : [])
  const stillHave = isAgain ? await dropCancellations(tx, before, now) : await onPaper()
  const jobs = wholeTickets(printers, after, isAgain ? `new-${after.updatedAt.getTime()}` : 'new')
  await queueJobs(
    tx,
    jobs.filter(({ printerId }) => !stillHave.includes(printerId)),
    now,
  )
  return jobs.length > 0
}

/** Print jobs with the whole order: one for each printer that prints lines of it. */
export function wholeTickets(printers: readonly Printer[], order: OrderRow, change = 'new'): KitchenJob[] {
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

/**
 * The ticket of an order at a printer as the order is now, whose row stays locked until the transaction ends: null if the printer has
 * nothing to print of it, undefined if the order is deleted or archived.
 */
export async function ticketNow(
  tx: Queries,
  printers: readonly Printer[],
  of: Pick<NewPrintJob, 'orderId' | 'printerId'>,
): Promise<KitchenPaper | null | undefined> {
  const [order] = await tx.select().from(orderTable).where(eq(orderTable.id, of.orderId)).for('share')
  if (!order) return undefined
  const jobs = order.status === 'cancelled' ? cancelledJobs(printers, order) : wholeTickets(printers, order)
  return jobs.find(({ printerId }) => printerId === of.printerId)?.paper ?? null
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
      // A ticket about a change must not be printed before the ticket of the order. So it is due at once only if the order's ticket
      // may already be printed.
      due: onPaper.has(printer.id) ? null : dueOf(after),
      lines: { change: 'changed', lines: of(added), removed: of(removed), changed: hasLines ? changed : [] },
    }
  })
  await queueJobs(tx, jobs, now)
  return jobs.length > 0
}

/**
 * Deletes the waiting print jobs of an order that is being deleted. For each printer that may already have printed the order,
 * queues a ticket that says that the order is cancelled.
 */
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

/**
 * Queues the tickets that tell the kitchen and the bar that an order is cancelled, and deletes the order's print jobs on printers
 * that cannot have printed it yet.
 */
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

/** The print jobs that say that an order is cancelled. They leave out the guest's notes. */
function cancelledJobs(printers: readonly Printer[], order: OrderRow): KitchenJob[] {
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

type KitchenJob = NewPrintJob & { readonly paper: KitchenPaper }

interface Ticket {
  /**
   * Why the ticket is printed. The key of the print job consists of the order, this reason, the printer and, for an edit, a hash of
   * the content.
   */
  readonly change: string
  readonly due: string | null
  readonly lines: Pick<KitchenPaper, 'change' | 'lines' | 'removed' | 'changed'>
}

/** One print job for each kitchen or bar printer that has to print something. */
function jobsFor(
  printers: readonly Printer[],
  order: OrderRow,
  ticketOf: (printer: Printer) => Ticket,
): KitchenJob[] {
  return printers.flatMap((printer) => {
    if (printer.kind === 'counter') return []
    const { change, due, lines } = ticketOf(printer)
    if (lines.lines.length + lines.removed.length + lines.changed.length === 0) return []
    const paper = kitchenPaper(order, printer.kind, lines)
    // Two edits within the same millisecond have the same `change` but different contents. So the key also contains a hash of the
    // content.
    const content = change.startsWith('changed') ? `/${hashOf(paper)}` : ''
    const key = `${order.id}/${change}${content}/${printer.id}`
    return [{ key, orderId: order.id, printerId: printer.id, paper, due }]
  })
}

/** The ticket is in Vietnamese for the kitchen, no matter which language the guest has chosen. */
function shown(lines: readonly StoredLine[]) {
  return lines.map((line) => paperLine(line, 'vi'))
}

function hashOf(paper: KitchenPaper): string {
  return createHash('sha256').update(JSON.stringify(paper)).digest('base64url').slice(0, 16)
}
