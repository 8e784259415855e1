import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { KitchenPaper } from '#src/features/printing/contract/paper.ts'
import type { NewPrintJob } from '#src/features/printing/server/printing.ts'
import type { Printer } from '#src/features/restaurant/contract/printers.ts'
import type { StoredLine } from '../contract/order.ts'
import { dueOf, kitchenPaper, linesFor, paperLine } from '../rules/order-paper.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'

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

const nowhere: ReadonlySet<string> = new Set()

/**
 * Print jobs with the whole order: one for each printer that prints lines of it. If a printer of `onPaper` prints none of them any
 * more, its ticket says that there is nothing left to make.
 */
export function wholeTickets(
  printers: readonly Printer[],
  order: OrderRow,
  changeAt: (printerId: string) => string = () => 'new',
  onPaper = nowhere,
): KitchenJob[] {
  const ticketOf = (printer: Printer): Ticket => {
    const lines = shown(linesFor(printer, printers, order.items))
    const change = lines.length > 0 ? 'new' : 'cancelled'
    return {
      change: changeAt(printer.id),
      due: dueOf(order),
      lines: { change, lines, removed: [], changed: [] },
    }
  }
  return ticketsFor(printers, order, ticketOf, onPaper)
}

/**
 * The print jobs that say that an order is cancelled: one for each printer that prints lines of it, and for each printer of
 * `onPaper`, which may have printed lines that the order has no longer. They leave out the guest's notes.
 */
export function cancelledTickets(
  printers: readonly Printer[],
  order: OrderRow,
  onPaper: ReadonlySet<string>,
): KitchenJob[] {
  const withoutNotes = order.items.map((line) => ({ ...line, note: null }))
  const ticketOf = (printer: Printer): Ticket => ({
    change: `cancelled-${order.updatedAt.getTime()}`,
    due: null,
    lines: {
      change: 'cancelled',
      lines: shown(linesFor(printer, printers, withoutNotes)),
      removed: [],
      changed: [],
    },
  })
  return ticketsFor(printers, { ...order, specialInstructions: null }, ticketOf, onPaper)
}

/** The tickets with which staff print an order again: the whole order, or that it is cancelled. */
export function ticketsAgain(printers: readonly Printer[], order: OrderRow, onPaper = nowhere): KitchenJob[] {
  return order.status === 'cancelled'
    ? cancelledTickets(printers, order, onPaper)
    : wholeTickets(printers, order)
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
  const jobs = ticketsAgain(printers, order, new Set([of.printerId]))
  return jobs.find(({ printerId }) => printerId === of.printerId)?.paper ?? null
}

/** One print job for each kitchen or bar printer that has to print something, and for each printer of `always`. */
export function ticketsFor(
  printers: readonly Printer[],
  order: OrderRow,
  ticketOf: (printer: Printer) => Ticket,
  always = nowhere,
): KitchenJob[] {
  return printers.flatMap((printer) => {
    if (printer.kind === 'counter') return []
    const { change, due, lines } = ticketOf(printer)
    const isEmpty = lines.lines.length + lines.removed.length + lines.changed.length === 0
    if (isEmpty && !always.has(printer.id)) return []
    // A ticket that says that nothing is left to make has no notes of the guest.
    const told = lines.change === 'cancelled' ? { ...order, specialInstructions: null } : order
    const paper = kitchenPaper(told, printer.kind, lines)
    // Two edits within the same millisecond have the same `change` but different contents. So the key also contains a hash of the
    // content.
    const content = change.startsWith('changed') ? `/${hashOf(paper)}` : ''
    const key = `${order.id}/${change}${content}/${printer.id}`
    return [{ key, orderId: order.id, printerId: printer.id, paper, due }]
  })
}

/** The ticket is in Vietnamese for the kitchen, no matter which language the guest has chosen. */
export function shown(lines: readonly StoredLine[]) {
  return lines.map((line) => paperLine(line, 'vi'))
}

function hashOf(paper: KitchenPaper): string {
  return createHash('sha256').update(JSON.stringify(paper)).digest('base64url').slice(0, 16)
}
