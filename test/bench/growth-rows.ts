import type { Client } from 'pg'

import { guest } from '../support/orders.ts'

/** Rows of 1 to a number, with the same words and numbers in all: what is searched for has many hits, one hit, or none. */
const name = `(array['Nguyễn Văn An', 'Trần Thị Bình', 'Lê Hoàng Chi', 'Phạm Dũng'])[1 + n % 4] || ' ' || n`
const email = `'khach' || n || '@example.com'`
const phone = `'+849' || lpad(n::text, 8, '0')`
const numbers = `from generate_series($1::int, $2::int) n`
/** A hundred thousand come in three months, as they are spread when the archive begins. */
const minutesApart = 1.3
const created = `now() - n * interval '${minutesApart} minutes'`
const day = `to_char((${created}) at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`
const slot = `to_char(time '11:30' + n % 39 * interval '15 minutes', 'HH24:MI')`
const status = `(array['completed', 'completed', 'confirmed', 'pending', 'cancelled'])[1 + n % 5]`
const items = `jsonb_build_array(jsonb_build_object('id', 'tea', 'name', 'Trà đào', 'nameVi', 'Trà đào', 'quantity', 2,
  'unitPrice', '45000.00', 'price', '45000.00', 'lineTotal', '90000.00', 'parts', '[]'::jsonb, 'choices', '[]'::jsonb,
  'choicesVi', '[]'::jsonb, 'customization', '[]'::jsonb, 'note', null, 'category', null, 'vatRate', 8))`

const orderColumns = `id, customer_name, customer_email, customer_phone, items, total_amount, vat_rate, vat_amount, grand_total,
  status, order_type, ticket_token, created_at, updated_at`
const reservationColumns = `id, name, email, phone, date, time, guests, status, ticket_token, created_at, updated_at`
const archiveColumns = `original_id, original_created_at, archived_at, erased_at`

const live = [
  `insert into orders (${orderColumns})
   select 'growth-' || n, ${name}, ${email}, ${phone}, ${items}, 90000, 8, 7200, 97200, ${status}::order_status, 'takeout',
     'growth-' || n, ${created}, now() ${numbers}`,
  `insert into reservations (${reservationColumns})
   select 'growth-' || n, ${name}, ${email}, ${phone}, ${day}, ${slot}, 1 + n % 8, ${status}::reservation_status,
     'growth-' || n, ${created}, now() ${numbers}`,
  `insert into contact_messages (id, name, email, subject, message, status, created_at)
   select 'growth-' || n, ${name}, ${email}, 'Câu hỏi số ' || n, repeat('Quán ơi, cho mình hỏi. ', 20),
     (array['archived', 'archived', 'replied', 'new'])[1 + n % 4]::contact_message_status, ${created} ${numbers}`,
]

/** As the retention leaves them: what came in the three months before the live rows has its names, what is older has not. */
const isErased = `n > $3::int`
const archived = [
  `insert into orders_archive (${orderColumns}, ${archiveColumns})
   select 'growth-' || n, case when ${isErased} then '' else ${name} end, case when ${isErased} then '' else ${email} end,
     case when ${isErased} then '' else ${phone} end, ${items}, 90000, 8, 7200, 97200, ${status}::order_status, 'takeout',
     'growth-' || n, ${created}, now(), 'growth-' || n, ${created}, now(), case when ${isErased} then now() end ${numbers}`,
  `insert into reservations_archive (${reservationColumns}, ${archiveColumns})
   select 'growth-' || n, case when ${isErased} then '' else ${name} end, case when ${isErased} then null else ${email} end,
     case when ${isErased} then '' else ${phone} end, ${day}, ${slot}, 1 + n % 8, ${status}::reservation_status,
     'growth-' || n, ${created}, now(), 'growth-' || n, ${created}, now(), case when ${isErased} then now() end ${numbers}`,
]

/** What twenty users changed, each only things of some kinds, and now and then a job or a guest; a million in two years. */
const audit = `
  insert into audit_entries (changed_at, actor_kind, actor_id, actor_role, action, thing_kind, thing_id, changes)
  select now() - n * interval '1 minute', kind, case kind when 'user' then 'growth-user-' || n % 20 when 'job' then 'growth' end,
    case kind when 'user' then 'staff' end, thing || 's.status', thing, 'growth-' || n % 100000,
    '{"status": {"before": "pending", "after": "confirmed"}}'
  from generate_series($1::int, $2::int) n,
    lateral (select case n % 100 when 1 then 'job' when 2 then 'guest' else 'user' end,
      (array['order', 'reservation', 'order', 'contact-message', 'user'])[1 + n % 5]) as entry (kind, thing)`

const tables = ['orders', 'orders_archive', 'reservations', 'reservations_archive', 'contact_messages']
/** What the archives count by themselves. */
const countTables = ['orders_archive_days', 'reservations_archive_days']

/** Adds live rows of these numbers, of each kind. */
export async function fillLive(client: Client, from: number, to: number): Promise<void> {
  for (const statement of live) await client.query(statement, [from, to])
  await settle(client)
}

/** Adds archived rows of these numbers, of each kind; those above `lastNamed` are erased. */
export async function fillArchive(
  client: Client,
  from: number,
  to: number,
  lastNamed: number,
): Promise<void> {
  for (const statement of archived) await client.query(statement, [from, to, lastNamed])
  await settle(client)
}

/** Adds audit entries of these numbers. */
export async function fillAudit(client: Client, from: number, to: number): Promise<void> {
  await client.query(audit, [from, to])
  await client.query('vacuum analyze audit_entries')
}

/** Takes away the orders of the load before, of which there are as many as the machine could place, and all of today. */
export async function removeLoad(client: Client): Promise<void> {
  await client.query('delete from orders where customer_name = $1', [guest.customerName])
  await settle(client)
}

export async function removeGrowth(client: Client): Promise<void> {
  await client.query("delete from audit_entries where thing_id like 'growth-%'")
  for (const table of tables) await client.query(`delete from ${table} where id like 'growth-%'`)
  await settle(client)
}

/** As PostgreSQL does by itself after a while. */
async function settle(client: Client): Promise<void> {
  await client.query(`vacuum analyze ${[...tables, ...countTables].join(', ')}`)
}
