import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { findMessagePage } from '#src/features/contact/server/message-store.ts'
import { findOrderPage } from '#src/features/orders/server/order-store.ts'
import { findReservationPage } from '#src/features/reservations/server/reservation-store.ts'
import { type Cursor, cursorText, type ListPage, maxCounted } from '#src/server/database/list-page.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()

/** Many are found only among the newest rows, many only behind them, and a few everywhere. */
const rows = 18_000
const newestRows = 6_000
const minutes = (count: number) => new Date(Date.UTC(2026, 4, 6) - count * 60_000)

/** Three come in the same minute; every other one is archived, and a few of those are erased. */
const createdAt = sql`${minutes(0).toISOString()}::timestamptz - (n / 3) * interval '1 minute'`
const name = sql`case when n % 900 = 0 then 'Hiếm ' || n when n <= ${newestRows} then 'Bình ' || n else 'An ' || n end`
const number = sql`generate_series(1, ${rows}::int) n`
const isArchived = sql`n % 2 = 0`
const archiveValues = sql`'found_' || n, ${createdAt}, now(), case when n % 14 = 0 then now() end`

async function fill(): Promise<void> {
  const order = sql`id, customer_name, customer_email, customer_phone, items, total_amount, vat_rate, vat_amount, grand_total,
    order_type, ticket_token, status, created_at`
  const orderValues = sql`'found_' || n, ${name}, '', '+84900000000', '[]'::jsonb, 0, 8, 0, 0, 'takeout'::order_type, 'found_' || n,
    (array['completed', 'pending', 'cancelled'])[1 + n % 3]::order_status, ${createdAt}`
  const reservation = sql`id, name, phone, date, time, guests, ticket_token, status, created_at`
  const reservationValues = sql`'found_' || n, ${name}, '+84900000000', '2026-05-06', '19:00', 2, 'found_' || n,
    (array['completed', 'pending', 'cancelled'])[1 + n % 3]::reservation_status, ${createdAt}`
  const archive = sql`original_id, original_created_at, archived_at, erased_at`
  for (const statement of [
    sql`insert into orders (${order}) select ${orderValues} from ${number} where not ${isArchived}`,
    sql`insert into orders_archive (${order}, ${archive}) select ${orderValues}, ${archiveValues} from ${number} where ${isArchived}`,
    sql`insert into reservations (${reservation}) select ${reservationValues} from ${number} where not ${isArchived}`,
    sql`insert into reservations_archive (${reservation}, ${archive})
      select ${reservationValues}, ${archiveValues} from ${number} where ${isArchived}`,
    sql`insert into contact_messages (id, name, email, subject, message, status, created_at)
      select 'found_' || n, ${name}, '', 'x', 'x', (array['archived', 'new', 'replied'])[1 + n % 3]::contact_message_status, ${createdAt}
      from ${number}`,
  ])
    await restaurant.db.execute(statement)
}

interface Filter {
  readonly text: string
  readonly since: Date | undefined
  readonly statuses: readonly string[] | undefined
  readonly archive: 'with' | 'without'
}

/** Every row that a filter finds, newest first, as a plain statement tells. */
async function findAll(live: string, archive: string | undefined, filter: Filter) {
  const columns = sql`id, created_at, status::text as status, folded`
  const searched =
    archive !== undefined && filter.archive === 'with'
      ? sql`select ${columns} from ${sql.identifier(live)}
          union all select ${columns} from ${sql.identifier(archive)} where erased_at is null`
      : sql`select ${columns} from ${sql.identifier(live)}`
  const { rows: found } = await restaurant.db.execute<{ id: string; at: string }>(sql`
    select id, (extract(epoch from created_at) * 1000)::bigint::text as at from (${searched}) as every_row
    where ' ' || folded like ${filter.text.length < 3 ? `% ${filter.text}%` : `%${filter.text}%`}
      ${filter.since && sql`and created_at >= ${filter.since.toISOString()}::timestamptz`}
      ${filter.statuses && sql`and status = any(${sql.param(filter.statuses)}::text[])`}
    order by created_at desc, id desc`)
  return found.map(({ id, at }) => ({ id, createdAt: new Date(Number(at)) }))
}

/** What the three have in common. */
type FindPage = (
  db: typeof restaurant.db,
  filter: Omit<Filter, 'statuses'> & {
    /** Those of the list. */
    readonly statuses: readonly never[] | undefined
    readonly limit: number
    readonly cursor: string | undefined
  },
) => Promise<ListPage<Cursor>>

interface SearchedList {
  readonly findPage: FindPage
  readonly live: string
  readonly archive?: string
  readonly statuses: readonly string[]
}

const statuses = ['completed', 'pending', 'cancelled']
const lists: readonly SearchedList[] = [
  { findPage: findOrderPage, live: 'orders', archive: 'orders_archive', statuses },
  { findPage: findReservationPage, live: 'reservations', archive: 'reservations_archive', statuses },
  { findPage: findMessagePage, live: 'contact_messages', statuses: ['archived', 'new', 'replied'] },
]

beforeAll(fill)

describe.each(lists)('a search of $live', ({ findPage, live, archive, statuses: ofList }) => {
  test('finds the newest rows, page by page, and counts them, however many there are and wherever they stand', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          text: fc.constantFrom('an', 'binh', 'hiem', 'a', 'b', '1', '17', '178', '9', 'nobody', 'hiem 9'),
          since: fc.option(fc.integer({ min: 1, max: rows / 3 }).map(minutes), { nil: undefined }),
          statuses: fc.option(fc.subarray([...ofList], { minLength: 1 }), { nil: undefined }),
          archive: fc.constantFrom('with' as const, 'without' as const),
        }),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(),
        async (filter, limit, place) => {
          const all = await findAll(live, archive, filter)
          // The first page, and one behind any of the rows.
          for (const from of [0, all.length === 0 ? 0 : place % all.length]) {
            const before = all[from - 1]
            const cursor = before && cursorText(before)
            const chosen = filter.statuses as readonly never[] | undefined // those of the list
            const page = await findPage(restaurant.db, { ...filter, statuses: chosen, limit, cursor })
            const expected = all.slice(from, from + limit)
            expect(page.rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
            expect(page.total).toBe(Math.min(all.length, maxCounted))
            expect(page.next?.id).toBe(from + limit < all.length ? expected.at(-1)?.id : undefined)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
