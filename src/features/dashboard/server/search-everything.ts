import type { Database } from '#src/server/database/connection.ts'
import { countFoundMessages, findNewestMessages } from '#src/features/contact/server/contact.ts'
import { countFoundOrders, findNewestOrders } from '#src/features/orders/server/orders.ts'
import {
  countFoundReservations,
  findNewestReservations,
} from '#src/features/reservations/server/reservations.ts'
import { shortCode } from '#src/features/orders/rules/order-code.ts'
import { formatDate } from '#src/kernel/dates.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { periodStart } from '#src/kernel/list-query.ts'
import type { SearchQuery, SearchResponse, SearchResult } from '../contract/search.ts'

const maxResults = 10

/** What matches among reservations, orders and messages: exact figures by the database, and the ten newest together. */
export async function searchEverything(
  db: Database,
  { q, category, period }: SearchQuery,
  now: Date,
): Promise<SearchResponse> {
  const filter = { text: q === '' ? undefined : q, since: periodStart(period, now) }
  const asked = (kind: SearchQuery['category']) => category === 'all' || category === kind
  const none = { total: 0, cancelled: 0 }
  const [reservations, orders, messages, ...found] = await Promise.all([
    asked('reservations') ? countFoundReservations(db, filter) : none,
    asked('orders') ? countFoundOrders(db, filter) : none,
    asked('messages') ? countFoundMessages(db, filter) : 0,
    asked('reservations') ? newestReservations(db, filter) : [],
    asked('orders') ? newestOrders(db, filter) : [],
    asked('messages') ? newestMessages(db, filter) : [],
  ])
  return {
    summary: {
      reservations: reservations.total,
      orders: orders.total,
      messages,
      cancelledReservations: reservations.cancelled,
      cancelledOrders: orders.cancelled,
    },
    total: reservations.total + orders.total + messages,
    results: found
      .flat()
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, maxResults),
  }
}

type Filter = Parameters<typeof findNewestOrders>[1]

async function newestReservations(db: Database, filter: Filter): Promise<SearchResult[]> {
  const rows = await findNewestReservations(db, filter, maxResults)
  return rows.map(({ id, name, date, time, guests, status, createdAt }) => ({
    type: 'reservation',
    id,
    title: name,
    subtitle: `${time}, ${formatDate(date, 'vi')} × ${guests}`,
    status,
    createdAt: createdAt.toISOString(),
  }))
}

async function newestOrders(db: Database, filter: Filter): Promise<SearchResult[]> {
  const rows = await findNewestOrders(db, filter, maxResults)
  return rows.map(({ id, customerName, grandTotal, status, createdAt }) => ({
    type: 'order',
    id,
    title: customerName,
    subtitle: `${shortCode(id)} · ${formatMoney(grandTotal)}`,
    status,
    createdAt: createdAt.toISOString(),
  }))
}

async function newestMessages(db: Database, filter: Filter): Promise<SearchResult[]> {
  const rows = await findNewestMessages(db, filter, maxResults)
  return rows.map(({ id, name, subject, status, createdAt }) => ({
    type: 'message',
    id,
    title: name,
    subtitle: subject,
    status,
    createdAt: createdAt.toISOString(),
  }))
}
