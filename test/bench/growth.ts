import { Client } from 'pg'

import { demoPasswords } from '#src/features/accounts/rules/demo-passwords.ts'
import { addDays, restaurantDate } from '#src/kernel/dates.ts'
import { fillArchive, fillAudit, fillLive, removeGrowth, removeLoad } from './growth-rows.ts'

const few = 1_000
const many = 100_000
const manyArchived = 1_000_000
const samples = 15

export interface Growth {
  readonly call: string
  /** Milliseconds of the middle request: with a thousand rows, and with a hundred thousand and a million in the archive and of audit entries. */
  readonly few: number
  readonly many: number
}

/** What the office asks for: lists, their filters, searches, further pages, one row, and the views of a day. */
function calls(): readonly string[] {
  const lists = ['orders', 'reservations', 'contact'].flatMap((list) => [
    `/api/${list}?limit=50`,
    `/api/${list}?limit=50&period=month`,
    ...[...shortSearches, ...longSearches].map((search) => `/api/${list}?limit=50&q=${search}`),
    `/api/${list}?limit=50&status=${list === 'contact' ? 'new' : 'pending'}`,
    `/api/${list}?limit=50&period=month&q=an`,
  ])
  const archived = ['orders', 'reservations'].flatMap((list) => [
    `/api/${list}?limit=50&period=180days`,
    `/api/${list}?limit=50&period=year`,
    `/api/${list}?limit=50&period=year&cursor=${cursorAt(100)}`,
    `/api/${list}?limit=50&status=pending,confirmed&q=an`,
    `/api/${list}?limit=50&period=year&status=pending,confirmed&q=77`,
    `/api/${list}?limit=10&status=pending,confirmed&archive=without`,
    `/api/${list}/growth-500`,
    `/api/${list}/ticket/growth-500`,
  ])
  const today = restaurantDate(new Date())
  return [
    ...lists,
    ...archived,
    ...searchesOfEverything(),
    ...auditCalls(today),
    '/api/reservations?limit=50&q=0900+000+500',
    `/api/reservations/days/${today}`,
    `/api/reservations/days/${addDays(today, -120)}`,
    `/api/reservations/slots?date=${addDays(today, 1)}&guests=4`,
    '/api/contact/summary',
    '/api/contact/summary?period=30days',
    '/api/contact/summary?q=binh',
  ]
}

/** One and two letters with very many hits, with one in ten and in a hundred rows, and with none. */
const shortSearches = ['a', 'an', '7', '77', 'x', 'xy']
/** The same of whole words, numbers and addresses. */
const longSearches = ['binh', 'binh+77', 'khach500@', 'khong+co+ai']

/** The dashboard: its figures and its newest rows of all kinds. */
function searchesOfEverything(): readonly string[] {
  const periods = ['all', 'today', '7days', '30days', '90days', '180days', 'year']
  return [
    '/api/search/today',
    ...periods.map((period) => `/api/search?period=${period}`),
    '/api/search?category=orders&period=year',
    ...[...shortSearches, ...longSearches].map((search) => `/api/search?q=${search}`),
    '/api/search?q=xy&category=reservations&period=year',
  ]
}

/** Who changed what: each filter, and those that belong together. */
function auditCalls(today: string): readonly string[] {
  return [
    '',
    '&user=growth-user-7',
    '&user=growth-nobody',
    '&user=job',
    '&user=guest',
    '&thing=order',
    '&thing=order:growth-500',
    '&user=growth-user-7&thing=user',
    '&user=guest&thing=user',
    `&from=${addDays(today, -30)}&to=${today}`,
    `&user=growth-user-7&from=${addDays(today, -400)}&to=${addDays(today, -300)}`,
    `&cursor=${Buffer.from(`${Date.now() - 100 * 86_400_000} 1`).toString('base64url')}`,
  ].map((filter) => `/api/audit?limit=50${filter}`)
}

/** Where the pages of a list are so many days back. */
function cursorAt(daysAgo: number): string {
  return Buffer.from(`${Date.now() - daysAgo * 86_400_000} growth`).toString('base64url')
}

/** How long the office's calls take as the rows of its lists grow, with their archives. */
export async function measureGrowth(address: string, databaseUrl: string): Promise<Growth[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const cookie = await signIn(address)
    const asked = calls()
    await removeLoad(client)
    await fillLive(client, 1, few)
    await fillArchive(client, many + 1, many + few, many + few)
    await fillAudit(client, 1, few)
    const before = await measureCalls(asked, address, cookie)
    await fillLive(client, few + 1, many)
    await fillArchive(client, many + few + 1, many + manyArchived, 2 * many)
    await fillAudit(client, few + 1, manyArchived)
    const after = await measureCalls(asked, address, cookie)
    return asked.map((call, index) => ({ call, few: before[index] ?? 0, many: after[index] ?? 0 }))
  } finally {
    await removeGrowth(client)
    await client.end()
  }
}

async function measureCalls(asked: readonly string[], address: string, cookie: string): Promise<number[]> {
  const medians = []
  for (const call of asked) {
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
    body: JSON.stringify({ username: 'admin', password: demoPasswords.admin }),
  })
  const [cookie] = response.headers.getSetCookie()
  if (!cookie) throw new Error(`Signing in returned ${response.status}`)
  return cookie.split(';')[0] ?? ''
}
