import { randomBytes } from 'node:crypto'

import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'

import type { Language } from '#src/kernel/language.ts'
import { demoPasswords } from '#src/features/accounts/rules/demo-passwords.ts'
import type { ContactMessage } from '#src/features/contact/contract/message.ts'
import type { PlacedOrder, Quote } from '#src/features/orders/contract/order.ts'
import type { MadeReservation } from '#src/features/reservations/contract/reservation.ts'
import { smallPepperoni } from '../../support/orders.ts'
import type { SiteUnderTest } from '../../support/site.ts'
import { dayAhead } from '../day-ahead.ts'

/** A tablet at the counter. */
export const tablet = { width: 820, height: 1100 }

/** The browser's language before any page loads. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('language', chosen)
  }, language)
}

/** Fills in the form on screen and sends it. */
export async function sendSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Tên đăng nhập', { exact: true }).fill(username)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

/** Signs in by the form, and waits for the page it leads to. */
export async function signInByForm(
  page: Page,
  [username, password]: readonly [string, string],
  next: string,
): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await sendSignIn(page, username, password)
  await page.waitForURL(`**${next}`)
}

/**
 * The name and the password of a user whom no other test has: what ends their session, changes or deactivates them is
 * nobody else's.
 */
export async function ownUser(
  site: SiteUnderTest,
  role: 'admin' | 'staff' | 'customer' = 'staff',
): Promise<readonly [string, string]> {
  const username = `own-${randomBytes(6).toString('hex')}`
  await site.query(
    `insert into users (id, username, email, password, role, full_name)
     select gen_random_uuid(), $1, $1 || '@example.com', password, $2, 'Người Thử' from users where username = 'staff'`,
    [username, role],
  )
  return [username, demoPasswords.staff]
}

/** Opens the restaurant around the clock: an order that is placed after closing time is for the next day. Returns how to end it. */
export async function openAllDay(site: SiteUnderTest): Promise<() => Promise<void>> {
  const set = async (hours: unknown) => {
    await site.query(`update site_settings set settings = jsonb_set(settings, '{openingHours}', $1::jsonb)`, [
      JSON.stringify(hours),
    ])
    await site.contentChanged()
  }
  const [usual] = await site.query<{ hours: unknown }>(
    `select settings -> 'openingHours' as hours from site_settings`,
  )
  await set(Array.from({ length: 7 }, (_day, weekday) => ({ weekday, opens: '00:00', closes: '00:00' })))
  return () => set(usual?.hours)
}

/** Places an order as a guest's browser would, without one: two pizzas for each of the notes. */
export async function placeOrder(
  address: string,
  changes: object = {},
  notes: readonly (string | null)[] = [null],
): Promise<PlacedOrder> {
  const asked = notes.map((note) => ({
    ...smallPepperoni,
    name: smallPepperoni.id,
    price: '0.00',
    quantity: 2,
    note,
  }))
  const quoted = asked.map(({ note: _note, ...item }) => item)
  const quote = (await post(`${address}/api/orders/quote`, { items: quoted })) as Quote
  return (await post(`${address}/api/orders`, {
    customerName: 'Khách Thử',
    customerEmail: 'khach@example.com',
    customerPhone: '0900000000',
    items: asked.map((item, index) => ({ ...item, price: quote.lines[index]?.unitPrice })),
    totalAmount: quote.totalAmount,
    ...changes,
  })) as PlacedOrder
}

/** Writes to the restaurant as a guest's browser would, without one. */
export async function sendMessage(address: string, changes: object = {}): Promise<ContactMessage> {
  return (await post(`${address}/api/contact`, {
    name: 'Khách Thử',
    email: 'khach@example.com',
    phone: '0900000000',
    subject: 'Đặt tiệc',
    message: 'Bếp có nhận tiệc 30 người không?',
    ...changes,
  })) as ContactMessage
}

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Origin: new URL(url).origin }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`)
  return response.json()
}

export function orderCard(page: Page, code: string): Locator {
  return page.getByRole('article', { name: code })
}

export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /^(Thông báo|Messages)$/ }).getByRole('group')
}

/** Waits for the event stream to stand. */
export async function goneLive(page: Page): Promise<void> {
  await page.getByText(/^(Trực tuyến|Live)$/).waitFor()
}

/** Turns the office's sound on. Other notices may stand before the offer: a button opens the rest. */
export async function turnOnSound(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: 'Bật chuông' })
  const rest = page.getByRole('button', { name: /điều cần biết$/ })
  await expect(async () => {
    if (!(await offer.isVisible())) await rest.click({ timeout: 1_000 })
    await offer.click({ timeout: 1_000 })
  }).toPass()
  await expect(offer).toBeHidden()
  await page.keyboard.press('Escape')
}

/** Counts the strokes of the bell, which still sounds. */
export async function listenToChime(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = window as unknown as { strokes: number }
    counter.strokes = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function counted(when?: number) {
      counter.strokes += 1
      start.call(this, when)
    }
  })
  return () => page.evaluate(() => (window as unknown as { strokes: number }).strokes)
}

/**
 * To be called before the page loads; `hold` then keeps every read of the page from the server, and resolves when none is
 * under way. `release` fails those that were held.
 */
export function readsOf(page: Page): { hold(): Promise<void>; release(): Promise<void> } {
  const underWay = new Set<Request>()
  const held: Route[] = []
  const ended = (request: Request) => void underWay.delete(request)
  page.on('request', (request) => void (isRead(request) && underWay.add(request)))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  const keep = async (route: Route) => {
    if (!isRead(route.request())) return route.fallback()
    underWay.delete(route.request())
    held.push(route)
  }
  return {
    async hold() {
      await page.route('**/api/**', keep)
      await expect.poll(() => underWay.size).toBe(0)
    },
    async release() {
      for (const route of held) await route.abort()
      await page.unroute('**/api/**', keep)
    },
  }
}

function isRead(request: Request): boolean {
  return request.method() === 'GET' && /\/api\/(?!events$)/.test(new URL(request.url()).pathname)
}

/** Books a table as a guest's browser would, without one: in three days at seven for four, unless told otherwise. */
export async function bookTable(address: string, changes: object = {}): Promise<MadeReservation> {
  return (await post(`${address}/api/reservations`, {
    date: dayAhead(3),
    time: '19:00',
    guests: 4,
    name: 'Khách Thử',
    phone: '0900 000 000',
    ...changes,
  })) as MadeReservation
}

/** A name that no other row has, so that a test finds its own, however often it runs. */
export function uniqueName(name: string): string {
  return `${name} ${randomBytes(3).toString('hex')}`
}

export function reservationCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name })
}
