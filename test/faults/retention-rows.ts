import { queryDatabase } from './query-database.ts'

/** When the jobs run. */
export const retentionNow = '2026-07-20T05:00:00Z'

const rowsOfRound = 3_000
/** One, four and seven months ago in turn: not due, to be archived, to be erased. */
const created = `$3::timestamptz - (1 + 3 * (n % 3)) * interval '1 month' - n * interval '1 second'`
const orders = `
  insert into orders (id, customer_name, customer_email, customer_phone, items, total_amount, vat_rate, vat_amount,
    grand_total, status, order_type, ticket_token, created_at, updated_at)
  select id, 'Khách ' || n, 'khach@example.com', '+84900000000', '[{"id": "tea", "note": "Ít đường"}]', n, 8, 0, n,
    'completed', 'takeout', id, ${created}, $3
  from generate_series(1, $2::int) n, concat('order-', $1::int, '-', n) id`
const reservations = `
  insert into reservations (id, name, phone, date, time, guests, status, ticket_token, created_at, updated_at)
  select id, 'Khách ' || n, '+84900000000', to_char(${created}, 'YYYY-MM-DD'), '18:30', 1 + n % 50, 'completed', id,
    ${created}, $3
  from generate_series(1, $2::int) n, concat('reservation-', $1::int, '-', n) id`

/** Adds the rows of a round, which is part of their ids. */
export async function fillRetention(url: string, round: number): Promise<void> {
  for (const statement of [orders, reservations])
    await queryDatabase(url, statement, [round, rowsOfRound, retentionNow])
}

/** Each row of both tables and both archives: where it is, where it has to be in the end, and whether words are left. */
const places = `
  select id, 'live' as place, customer_name || coalesce(items #>> '{0,note}', '') as words, grand_total as figure from orders
  union all select id, ${archivedOrErased()}, customer_name || coalesce(items #>> '{0,note}', ''), grand_total
  from orders_archive
  union all select id, 'live', name || phone, guests from reservations
  union all select id, ${archivedOrErased()}, name || phone, guests from reservations_archive`
const summary = `
  with rows as (
    select *, (array['live', 'archived', 'erased'])[1 + split_part(id, '-', 3)::int % 3] as due from (${places}) as places
  )
  select count(*)::int as rows, count(distinct id)::int as ids, sum(figure)::int as figures,
    count(*) filter (where (words = '') <> (place = 'erased'))::int as "halfErased",
    abs(count(*) filter (where place <> 'live') - (
      select coalesce(sum(rows), 0) from (
        select rows from orders_archive_days union all select rows from reservations_archive_days
      ) as counted
    ))::int as miscounted,
    count(*) filter (where place <> due)::int as late,
    count(*) filter (where place <> due and (due = 'live' or due = 'archived' and place = 'erased'))::int as early
  from rows`

function archivedOrErased(): string {
  return `case when erased_at is null then 'archived' else 'erased' end`
}

interface Summary {
  readonly rows: number
  readonly ids: number
  readonly figures: number
  readonly halfErased: number
  readonly miscounted: number
  readonly late: number
  readonly early: number
}

/** What is wrong after so many rounds; whether what is due must have been done by now. */
export async function findWrongRows(
  url: string,
  { rounds, isDone }: { rounds: number; isDone: boolean },
): Promise<string[]> {
  const [found] = await queryDatabase<Summary>(url, summary)
  if (!found) throw new Error('A count returns a row')
  const numbers = Array.from({ length: rowsOfRound }, (_, index) => index + 1)
  const figures = rounds * numbers.reduce((sum, n) => sum + n + 1 + (n % 50), 0)
  const expected = 2 * rounds * rowsOfRound
  const faults = {
    [`${found.rows} rows are there, not ${expected}`]: found.rows !== expected,
    [`${found.rows - found.ids} rows are in two places`]: found.rows !== found.ids,
    [`The figures add up to ${found.figures}, not ${figures}`]: found.figures !== figures,
    [`${found.halfErased} rows are half erased`]: found.halfErased > 0,
    [`${found.miscounted} archived rows are not counted once by day`]: found.miscounted > 0,
    [`${found.early} rows were moved or erased early`]: found.early > 0,
    [`${found.late} rows are late`]: isDone && found.late > 0,
  }
  return Object.entries(faults)
    .filter(([, isWrong]) => isWrong)
    .map(([fault]) => fault)
}
