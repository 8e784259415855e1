import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

import { officeUserProblems } from '#src/features/accounts/texts/office-problem-texts.ts'
import { loginTexts } from '#src/features/accounts/texts/login-texts.ts'
import { messageProblems, officeMessageProblems } from '#src/features/contact/texts/contact-problem-texts.ts'
import { officeCustomizationProblems } from '#src/features/customization/texts/office-problem-texts.ts'
import { sameNumberProblems } from '#src/features/dashboard/texts/same-number-texts.ts'
import { deviceProblems } from '#src/features/devices/texts/device-texts.ts'
import { kitchenProblems } from '#src/features/kitchen/texts/kitchen-texts.ts'
import { ingredientProblems } from '#src/features/dashboard/texts/ingredient-problem-texts.ts'
import { officeMenuProblems } from '#src/features/menu/texts/office-problem-texts.ts'
import { officeNewsProblems } from '#src/features/news/texts/office-problem-texts.ts'
import {
  newsletterProblems,
  officeNewsletterProblems,
} from '#src/features/newsletter/texts/newsletter-problem-texts.ts'
import { notificationTexts } from '#src/features/notifications/texts/notification-texts.ts'
import { pushProblems } from '#src/features/notifications/texts/push-texts.ts'
import { knownGuestProblems } from '#src/features/orders/texts/known-guest-texts.ts'
import { officeOrderProblems } from '#src/features/orders/texts/office-problem-texts.ts'
import { visitProblems } from '#src/features/orders/texts/visit-problem-texts.ts'
import { orderingProblems } from '#src/features/orders/texts/problem-texts.ts'
import { pauseTexts } from '#src/features/oven/texts/pause-texts.ts'
import { officePagesProblems } from '#src/features/pages/texts/office-problem-texts.ts'
import { presenceProblems } from '#src/features/presence/texts/presence-texts.ts'
import { settingsFieldProblems } from '#src/features/restaurant/texts/settings-problem-texts.ts'
import { printingProblems } from '#src/features/printing/texts/printing-problem-texts.ts'
import { bookingProblems } from '#src/features/reservations/texts/problem-texts.ts'
import { officeReservationProblems } from '#src/features/reservations/texts/office-problem-texts.ts'
import { ticketTexts } from '#src/features/reservations/texts/ticket-texts.ts'
import { officeReviewProblems } from '#src/features/reviews/texts/office-problem-texts.ts'
import { uploadProblems } from '#src/features/uploads/texts/upload-problem-texts.ts'
import type { Endpoint } from '#src/kernel/endpoint.ts'
import { languages } from '#src/kernel/language.ts'
import { rights } from '#src/server/rights.ts'
import { failureTexts } from '#src/web/forms/failure-texts.ts'
import { officeProblemTexts } from '#src/web/office/texts/problem-texts.ts'

/** The texts of codes: for guests first, then those of the office. */
const texts = [
  failureTexts,
  orderingProblems,
  bookingProblems,
  { vi: ticketTexts.vi.problems, en: ticketTexts.en.problems },
  { vi: loginTexts.vi.problems, en: loginTexts.en.problems },
  messageProblems,
  newsletterProblems,
  officeProblemTexts,
  officeUserProblems,
  deviceProblems,
  kitchenProblems,
  officeMenuProblems,
  ingredientProblems,
  officeCustomizationProblems,
  officeOrderProblems,
  visitProblems,
  pushProblems,
  printingProblems,
  { vi: pauseTexts.vi.problems, en: pauseTexts.en.problems },
  presenceProblems,
  officeReservationProblems,
  officeMessageProblems,
  officeNewsProblems,
  officeNewsletterProblems,
  officePagesProblems,
  knownGuestProblems,
  sameNumberProblems,
  officeReviewProblems,
  settingsFieldProblems,
  uploadProblems,
  { vi: notificationTexts.vi.problems, en: notificationTexts.en.problems },
]

/** Codes that are never read as a text, and what is shown instead. */
const shownOtherwise = new Set([
  // The page of a missing address.
  'orders.ticket-not-found',
  'reservations.ticket-not-found',
  'news.post-not-found',
  // A dish without choices, or no film in the picture’s place.
  'menu.dish-not-found',
  'films.not-found',
  // Calls of clients without an interface, and of lists in the office.
  'server.not-ready',
  'request.invalid-cursor',
  // Problems of single lines of a cart, marked there.
  'orders.dish-unknown',
  'orders.dish-sold-out',
])

function hasTexts(code: string): boolean {
  return languages.every((language) => texts.some((some) => Object.hasOwn(some[language], code)))
}

function codesIn(pattern: string, code: RegExp): string[] {
  const files = globSync(pattern).filter((path) => !path.includes('.test.'))
  const found = files.flatMap((path) => readFileSync(path, 'utf8').match(code) ?? [])
  return [...new Set(found.map((quoted) => quoted.slice(1, -1)))].toSorted()
}

/** Codes of problems; those of actions are for the audit alone. */
const problemCodes = (feature: string) => new RegExp(`(?<!action: )'${feature}\\.[a-z-]+'`, 'g')

async function allEndpoints(): Promise<Endpoint[]> {
  const modules = await Promise.all(
    globSync('src/features/*/contract/*-endpoints.ts').map(
      (path) => import(pathToFileURL(path).href) as Promise<Record<string, Endpoint>>, // modules of endpoints alone
    ),
  )
  return modules.flatMap((module) => Object.values(module))
}

async function endpointsOfGuests(): Promise<Endpoint[]> {
  return (await allEndpoints()).filter(({ method, path }) => rights[`${method} ${path}`] === 'anyone')
}

test('every code that any call can fail with has a text in both languages', () => {
  const codes = codesIn(
    'src/{server,features/*/server}/**/*.ts',
    /(?<=code: |\(|\d{3}, |\d{3},\n *)'(request|server)\.[a-z-]+'/g,
  )
  expect(codes).toContain('server.unavailable')
  expect(codes.filter((code) => !hasTexts(code) && !shownOtherwise.has(code))).toEqual([])
})

test.each(['orders', 'reservations', 'contact'])(
  'every code of the server for %s has a text in both languages',
  (name) => {
    const codes = codesIn(`src/features/${name}/{server,rules}/**/*.ts`, problemCodes(name))
    expect(codes).toContain(`${name}.phone-invalid`)
    expect(codes.filter((code) => !hasTexts(code) && !shownOtherwise.has(code))).toEqual([])
  },
)

test('every code that a call declares has a text in both languages', async () => {
  const endpoints = await allEndpoints()
  expect(endpoints.map(({ path }) => path)).toContain('/api/orders')
  const codes = endpoints.flatMap(({ codes: declared }) => declared ?? [])
  expect(codes).toContain('orders.price-changed')
  expect(codes.filter((code) => !hasTexts(code) && !shownOtherwise.has(code))).toEqual([])
})

test('what a guest sends, and what a guest may look for in vain, declares its codes', async () => {
  const calls = (await endpointsOfGuests()).filter(
    ({ method, problems }) => method !== 'GET' || problems?.[404] !== undefined,
  )
  expect(calls.filter(({ codes }) => codes === undefined).map(({ path }) => path)).toEqual([])
})

test('what the office changes declares its codes', async () => {
  const changes = (await allEndpoints()).filter(
    ({ method, path }) => method !== 'GET' && rights[`${method} ${path}`] !== 'anyone',
  )
  expect(changes.length).toBeGreaterThan(10)
  expect(changes.filter(({ codes }) => codes === undefined).map(({ path }) => path)).toEqual([])
})

test('every code that the server throws for what people send is declared by a call', async () => {
  const declared = new Set((await allEndpoints()).flatMap(({ codes }) => codes ?? []))
  const thrown = [
    'accounts',
    'contact',
    'customization',
    'menu',
    'newsletter',
    'orders',
    'reservations',
    'uploads',
  ].flatMap((name) => codesIn(`src/features/${name}/server/*.ts`, problemCodes(name)))
  expect(thrown).toEqual(expect.arrayContaining(['orders.price-changed', 'accounts.user-not-found']))
  expect(thrown.filter((code) => !declared.has(code) && !shownOtherwise.has(code))).toEqual([])
})
