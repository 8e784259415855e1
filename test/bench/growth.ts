import { Client } from 'pg'

import { demoPasswords } from '#src/features/accounts/rules/demo-passwords.ts'
import { addDays, todayInRestaurant } from '#src/kernel/dates.ts'

const few = 1_000
const many = 100_000
const samples = 15

export interface Growth {
  readonly call: string
  /** Milliseconds of the middle request, with a thousand rows and with a hundred thousand. */
  readonly few: number
  readonly many: number
}

/** Rows of 1 to a number, with the same words and numbers in all: what is searched for has many hits, one hit, or none. */
const fillReservations = `
  insert into reservations (id, name, email, phone, date, time, guests, status, ticket_token, created_at, updated_at)
  select 'growth-' || n, (array['Nguyễn Văn An', 'Trần Thị Bình', 'Lê Hoàng Chi', 'Phạm Dũng'])[1 + n % 4] || ' ' || n,
    'khach' || n || '@example.com', '+849' || lpad(n::text, 8, '0'),
    to_char((now() at time zone 'Asia/Ho_Chi_Minh')::date + 30 - n % 1000, 'YYYY-MM-DD'),
    to_char(time '11:30' + n % 39 * interval '15 minutes', 'HH24:MI'), 1 + n % 8,
    (array['completed', 'completed', 'confirmed', 'pending', 'cancelled'])[1 + n % 5]::reservation_status,
    'growth-' || n, now() - n * interval '12 minutes', now()
  from generate_series($1::int, $2::int) n`
const fillMessages = `
  insert into contact_messages (id, name, email, subject, message, status, created_at)
  select 'growth-' || n, (array['Nguyễn Văn An', 'Trần Thị Bình', 'Lê Hoàng Chi', 'Phạm Dũng'])[1 + n % 4] || ' ' || n,
    'khach' || n || '@example.com', 'Câu hỏi số ' || n, repeat('Quán ơi, cho mình hỏi. ', 20),
    (array['archived', 'archived', 'replied', 'new'])[1 + n % 4]::contact_message_status, now() - n * interval '12 minutes'
  from generate_series($1::int, $2::int) n`

/** What staff ask for: lists, their filters, searches, and the views of a day. */
function calls(): readonly string[] {
  const lists = ['reservations', 'contact'].flatMap((list) => [
    `/api/${list}?limit=50`,
    `/api/${list}?limit=50&period=month`,
    `/api/${list}?limit=50&q=an`,
    `/api/${list}?limit=50&q=binh+77`,
    `/api/${list}?limit=50&q=khach500@`,
    `/api/${list}?limit=50&q=khong+co+ai`,
  ])
  const today = todayInRestaurant()
  return [
    ...lists,
    '/api/reservations?limit=50&status=pending',
    '/api/reservations?limit=50&status=pending,confirmed&q=an',
    '/api/reservations?limit=50&q=0900+000+500',
    `/api/reservations/days/${today}`,
    `/api/reservations/slots?date=${addDays(today, 1)}&guests=4`,
    '/api/contact?limit=50&status=new',
    '/api/contact/summary',
    '/api/contact/summary?period=30days',
    '/api/contact/summary?q=binh',
  ]
}

/** How long the office's calls take as reservations and messages grow from a thousand to a hundred thousand. */
export async function measureGrowth(address: string, databaseUrl: string): Promise<Growth[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const fill = async (from: number, to: number) => {
    await client.query(fillReservations, [from, to])
    await client.query(fillMessages, [from, to])
    // As PostgreSQL does by itself after a while.
    await client.query('vacuum analyze reservations, contact_messages')
  }
  try {
    const cookie = await signIn(address)
    await fill(1, few)
    const before = await measureCalls(address, cookie)
    await fill(few + 1, many)
    const after = await measureCalls(address, cookie)
    return calls().map((call, index) => ({ call, few: before[index] ?? 0, many: after[index] ?? 0 }))
  } finally {
    await client.query("delete from reservations where id like 'growth-%'")
    await client.query("delete from contact_messages where id like 'growth-%'")
    await client.query('vacuum analyze reservations, contact_messages')
    await client.end()
  }
}

async function measureCalls(address: string, cookie: string): Promise<number[]> {
  const medians = []
  for (const call of calls()) {
    const times = []
    for (let index = -3; index < samples; index += 1) {
      const time = await timed(`${address}${call}`, cookie)
      // The first ones warm up.
      if (index >= 0) times.push(time)
    }
    medians.push(times.toSorted((one, other) => one - other)[Math.floor(samples / 2)] ?? 0)
  }
  return medians
}

async function timed(url: string, cookie: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, { headers: { cookie } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return performance.now() - start
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'staff', password: demoPasswords.staff }),
  })
  const [cookie] = response.headers.getSetCookie()
  if (!cookie) throw new Error(`Signing in returned ${response.status}`)
  return cookie.split(';')[0] ?? ''
}
