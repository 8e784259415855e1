import type { Database } from '#src/server/database/connection.ts'
import { countFoundMessages, findNewestMessages } from '#src/features/contact/server/contact.ts'
import { countFoundOrders, findNewestOrders } from '#src/features/orders/server/orders.ts'
import {
  countFoundReservations,
  findNewestReservations,
} from '#src/features/reservations/server/reservations.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { guestOf } from '#src/features/orders/rules/table-order.ts'
import { countedUpTo } from '#src/kernel/count-text.ts'
import { formatDate } from '#src/kernel/dates.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { periodStart } from '#src/kernel/list-query.ts'
import { type SearchQuery, type SearchResponse, type SearchResult, Summary } from '../contract/search.ts'

const maxResults = 10

/**
 * Finds reservations, orders and messages: the number of all that match, which the database counts, and the ten newest of all three
 * kinds together.
 */
export async function searchEverything(
  db: Database,
  { q, category, period }: SearchQuery,
  now: Date,
): Promise<SearchResponse> {
  const filter = { text: q === '' ? undefined : q, since: periodStart(period, now) }
  const asked = (kind: SearchQuery['category']) => category === 'all' || category === kind
  const [reservations, orders, messages] = await Promise.all([
    asked('reservations') ? foundReservations(db, filter) : none,
    asked('orders') ? foundOrders(db, filter) : none,
    asked('messages') ? foundMessages(db, filter) : none,
  ])
  return {
    ...figuresOf({ reservations, orders, messages }, filter.text !== undefined),
    results: [...reservations.newest, ...orders.newest, ...messages.newest]
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, maxResults),
  }
}

/**
 * The numbers for the response. With a search text, the database stops counting a kind at `maxCounted`. The response then contains
 * `countedUpTo` instead, and names the kind in `capped`.
 */
function figuresOf(
  { reservations, orders, messages }: Readonly<Record<'reservations' | 'orders' | 'messages', Found>>,
  hasText: boolean,
): Pick<SearchResponse, 'summary' | 'total' | 'capped'> {
  const counted = {
    reservations: reservations.total,
    orders: orders.total,
    messages: messages.total,
    cancelledReservations: reservations.cancelled,
    cancelledOrders: orders.cancelled,
  }
  const isCapped = (figure: keyof Summary) => hasText && counted[figure] > countedUpTo
  const shown = (figure: keyof Summary) => (isCapped(figure) ? countedUpTo : counted[figure])
  const capped = Summary.keyof().options.filter(isCapped)
  const kinds = ['reservations', 'orders', 'messages'] as const
  return {
    summary: {
      reservations: shown('reservations'),
      orders: shown('orders'),
      messages: shown('messages'),
      cancelledReservations: shown('cancelledReservations'),
      cancelledOrders: shown('cancelledOrders'),
    },
    total: kinds.reduce((sum, kind) => sum + shown(kind), 0),
    capped: kinds.some(isCapped) ? [...capped, 'total'] : capped,
  }
}

interface Found {
  readonly total: number
  readonly cancelled: number
  readonly newest: readonly SearchResult[]
}

const none: Found = { total: 0, cancelled: 0, newest: [] }

type Filter = Parameters<typeof findNewestOrders>[1]

async function foundReservations(db: Database, filter: Filter): Promise<Found> {
  const counted = await countFoundReservations(db, filter)
  const rows = await findNewestReservations(db, filter, { total: counted.total, limit: maxResults })
  const newest = rows.map(({ id, name, date, time, guests, status, createdAt }) => ({
    type: 'reservation' as const,
    id,
    title: name,
    subtitle: `${time}, ${formatDate(date, 'vi')} × ${guests}`,
    status,
    createdAt: createdAt.toISOString(),
  }))
  return { ...counted, newest }
}

async function foundOrders(db: Database, filter: Filter): Promise<Found> {
  const counted = await countFoundOrders(db, filter)
  const rows = await findNewestOrders(db, filter, { total: counted.total, limit: maxResults })
  const newest = rows.map(({ id, grandTotal, status, createdAt, ...order }) => ({
    type: 'order' as const,
    id,
    title: guestOf(order, 'vi'),
    subtitle: `${shortCode(id)} · ${formatMoney(grandTotal)}`,
    status,
    createdAt: createdAt.toISOString(),
  }))
  return { ...counted, newest }
}

async function foundMessages(db: Database, filter: Filter): Promise<Found> {
  const total = await countFoundMessages(db, filter)
  const rows = await findNewestMessages(db, filter, { total, limit: maxResults })
  const newest = rows.map(({ id, name, subject, status, createdAt }) => ({
    type: 'message' as const,
    id,
    title: name,
    subtitle: subject,
    status,
    createdAt: createdAt.toISOString(),
  }))
  return { total, cancelled: 0, newest }
}
