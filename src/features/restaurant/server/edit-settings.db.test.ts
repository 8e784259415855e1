import { beforeAll, beforeEach, describe, expect, it, onTestFinished, test } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import { addDays } from '#src/kernel/dates.ts'
import { auditEntryTable } from '#src/features/audit/server/audit-table.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { CurrentSiteSettings, OwnerSettings } from '../contract/site-settings.ts'
import { siteSettingsTable } from './restaurant-table.ts'
import { prepareSettings, saveSiteSettings } from './restaurant.ts'

const restaurant = testRestaurant()
const address = '/api/site-settings'
let admin: OfficeCall
let guest: OfficeCall

beforeAll(async () => {
  admin = await officeCalls(restaurant, 'admin')
  guest = await officeCalls(restaurant, 'anonymous')
})
beforeEach(() => restaurant.content.change((tx) => saveSiteSettings(tx, siteSettings)))

const shown = async () => (await guest('GET', address)).json<CurrentSiteSettings>()

describe('a change', () => {
  it('is what the next visitor gets, and leaves alone what was not sent', async () => {
    const before = await shown()
    const response = await admin('PUT', address, { phone: ' 0274 380 1234 ', capacity: null })
    expect(response.json()).toMatchObject({ phone: '0274 380 1234', capacity: null, email: before.email })
    const { updatedAt: _updatedAt, ...rest } = await shown()
    expect(rest).toEqual({ ...before, phone: '0274 380 1234', capacity: null, updatedAt: undefined })
  })

  it.each([
    ['+44 (0)20 7946 0018', '+44 20 7946 0018'],
    ['1900 6036', '1900 6036'],
  ])('of the hotline to %s makes it %s', async (phone, stored) => {
    expect((await admin('PUT', address, { phone })).json()).toMatchObject({ phone: stored })
  })

  it.each(['+1 202 555 010', '+999 123 456 789'])(
    'of the hotline to %s, which no country has, is rejected on its field',
    async (phone) => {
      const before = await shown()
      const response = await admin('PUT', address, { phone })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        code: 'restaurant.phone-invalid',
        fields: { phone: expect.any(String) },
      })
      expect(await shown()).toEqual(before)
    },
  )

  it('of the VAT periods changes the rate at once', async () => {
    const vatPeriods = [{ from: '2026-01-01', to: null, rate: 10 }]
    expect((await admin('PUT', address, { vatPeriods })).json()).toMatchObject({ vatRate: 10 })
    expect((await shown()).vatRate).toBe(10)
  })

  it('to a restaurant without VAT makes its rate 0 whatever the periods say, and back', async () => {
    const { vatPeriods } = siteSettings
    for (const [taxMode, vatRate] of [
      ['none', 0],
      ['included', 8],
      ['excluded', 8],
    ] as const) {
      expect((await admin('PUT', address, { taxMode })).statusCode).toBe(200)
      expect(await shown()).toMatchObject({ taxMode, vatRate, vatPeriods })
    }
  })

  it('is made at the moment of the clock, and later than the one before, whatever the clock says', async () => {
    const at = (time: string) => new Date(`2026-05-06T${time}Z`)
    await restaurant.db.update(siteSettingsTable).set({ updatedAt: at('04:00:00') })
    const made = async (tagline: string) =>
      (await admin('PUT', address, { tagline })).json<CurrentSiteSettings>().updatedAt
    expect(await made('One')).toBe('2026-05-06T05:00:00.000Z')
    expect(await made('Two')).toBe('2026-05-06T05:00:00.001Z')
    await restaurant.db.update(siteSettingsTable).set({ updatedAt: at('06:00:00') })
    expect(await made('Three')).toBe('2026-05-06T06:00:00.001Z')
  })

  it('to what they are already leaves the time of the last change, and no entry', async () => {
    await restaurant.db.delete(auditEntryTable)
    const before = (await admin('GET', `${address}/record`)).json<OwnerSettings>()
    const { tagline, openingHours, bankAccount } = siteSettings
    const response = await admin('PUT', address, { tagline, openingHours, bankAccount })
    expect(response.json()).toEqual(before)
    const [record] = await restaurant.db.select().from(siteSettingsTable)
    expect(record?.updatedAt.toISOString()).toBe(before.updatedAt)
    expect(await restaurant.db.select().from(auditEntryTable)).toEqual([])
  })

  it('with the time of the settings it was made from is rejected where they have changed since', async () => {
    const { updatedAt } = await shown()
    const first = await admin('PUT', address, { phone: '0274 380 1234', updatedAt })
    expect(first.statusCode).toBe(200)
    const second = await admin('PUT', address, { email: 'we@pizza.example.com', updatedAt })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ code: 'restaurant.stale' })
    const again = { email: 'we@pizza.example.com', updatedAt: first.json<CurrentSiteSettings>().updatedAt }
    expect((await admin('PUT', address, again)).statusCode).toBe(200)
  })

  it('of two at once from the same settings is made once', async () => {
    const { updatedAt } = await shown()
    const responses = await Promise.all(
      ['One', 'Two', 'Three'].map((tagline) => admin('PUT', address, { tagline, updatedAt })),
    )
    const made = responses.filter(({ statusCode }) => statusCode === 200)
    const rejected = responses.filter(({ statusCode }) => statusCode === 409)
    expect([made.length, rejected.length]).toEqual([1, 2])
  })

  it.each([
    ['970436', 'Vietcombank'],
    ['970499', undefined],
    ['000000', undefined],
  ])('to an account of the bank %s names the bank %s', async (bankBin, bankName) => {
    const account = { bankBin, accountNumber: '0123456789', accountName: 'LAN' }
    await admin('PUT', address, { bankAccount: { ...account, bankName: 'Sent by the browser' } })
    expect((await shown()).bankAccount).toEqual({ ...account, ...(bankName && { bankName }) })
  })

  it('may hold as many closure days as there can be, each with its reasons', async () => {
    const reason = 'Family '.repeat(28)
    const closures = Array.from({ length: 200 }, (_, index) => ({
      date: addDays('2026-06-01', index),
      reason: reason.trim(),
      reasonVi: reason.trim(),
    }))
    const response = await admin('PUT', address, { closures })
    expect(response.statusCode, response.body).toBe(200)
    expect((await shown()).closures).toEqual(closures)
  })

  it('of lunar days is stored as such, and read with the dates that they are, from yesterday on', async () => {
    const tet = { month: 12, day: 30, toMonth: 1, toDay: 3, reason: 'Tet', reasonVi: 'Tết' }
    const fullMoon = { month: null, day: 15, reason: '', reasonVi: '' }
    const sent = [{ ...tet, dates: [{ date: '2000-01-01' }] }, fullMoon]
    expect((await admin('PUT', address, { lunarClosures: sent })).statusCode).toBe(200)
    const [record] = await restaurant.db.select().from(siteSettingsTable)
    expect(record?.settings.lunarClosures).toEqual([tet, fullMoon])
    // 2026-05-01 was a full moon and is over.
    const read = (await shown()).lunarClosures
    expect(read).toMatchObject([{ ...tet, dates: [{ date: '2027-02-05', to: '2027-02-08' }] }, fullMoon])
    expect(read?.[1]?.dates?.slice(0, 2)).toEqual([{ date: '2026-05-31' }, { date: '2026-06-29' }])
    expect(await shown()).not.toHaveProperty('lunarMonths')
  })

  it('of special days is read as it is by whoever knows none of them', async () => {
    const closures = [{ date: '2026-06-01', reason: '', reasonVi: '' }]
    await admin('PUT', address, { closures })
    expect((await shown()).closures).toEqual(closures)
    expect(Object.keys(await shown())).not.toEqual(expect.arrayContaining(['lunarClosures', 'specialHours']))
  })

  it('to special days closes the restaurant for bookings and orders', async () => {
    const slots = async (date: string) =>
      (await guest('GET', `/api/reservations/slots?date=${date}`))
        .json<{ time: string }[]>()
        .map(({ time }) => time)
    const last = async (date: string) => (await slots(date)).at(-1)
    expect(await Promise.all(['2026-05-31', '2026-06-02', '2026-06-04'].map(last))).toEqual([
      '21:00',
      '21:00',
      '21:00',
    ])
    await admin('PUT', address, {
      closures: [{ date: '2026-06-01', to: '2026-06-03', reason: '', reasonVi: '' }],
      lunarClosures: [{ month: null, day: 15, reason: '', reasonVi: '' }],
      specialHours: [{ date: '2026-06-04', opens: '11:00', closes: '15:00' }],
    })
    expect(await Promise.all(['2026-05-31', '2026-06-02', '2026-06-04'].map(last))).toEqual([
      undefined,
      undefined,
      '14:45',
    ])
    const visit = { date: '2026-05-31', time: '19:00', guests: 2, name: 'Lan', phone: '0900 000 701' }
    const booked = await guest('POST', '/api/reservations', visit)
    expect(booked.json()).toMatchObject({ code: 'reservations.closed' })
  })

  it('leaves an entry that names what has changed, without the account and the phone', async () => {
    await restaurant.db.delete(auditEntryTable)
    const bankAccount = { bankBin: '970436', accountNumber: '0123456789', accountName: 'LAN' }
    await admin('PUT', address, { bankAccount, phone: '0274 380 1234', deliveryMode: 'off' })
    expect(await restaurant.db.select().from(auditEntryTable)).toMatchObject([
      {
        action: 'restaurant.settings-changed',
        thingKind: 'site-settings',
        changes: {
          bankAccount: { masked: true },
          phone: { masked: true },
          deliveryMode: { before: 'self-courier', after: 'off' },
        },
      },
    ])
  })
})

describe('is rejected, and changes nothing:', () => {
  it.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['a phone that is none', { phone: 'ring us' }, 'phone'],
    ['an e-mail that is none', { email: 'us@' }, 'email'],
    ['a link without https', { facebookUrl: 'http://facebook.com' }, 'facebookUrl'],
    ['a link with a script', { tiktokUrl: 'javascript:alert(1)' }, 'tiktokUrl'],
    ['a logo elsewhere', { logoUrl: 'https://evil.example/logo.svg' }, 'logoUrl'],
    [
      'a day that does not exist',
      { closures: [{ date: '2026-02-30', reason: '', reasonVi: '' }] },
      'closures.0.date',
    ],
    [
      'VAT periods that overlap',
      {
        vatPeriods: [
          { from: '2026-01-01', to: null, rate: 8 },
          { from: '2026-07-01', to: null, rate: 10 },
        ],
      },
      'vatPeriods.1.from',
    ],
    ['a rate above 100', { vatPeriods: [{ from: '2026-01-01', to: null, rate: 101 }] }, 'vatPeriods.0.rate'],
    [
      'hours that overlap',
      {
        openingHours: [
          { weekday: 1, opens: '11:00', closes: '15:00' },
          { weekday: 1, opens: '14:00', closes: '22:00' },
        ],
      },
      'openingHours.1.opens',
    ],
    [
      'closures that share a day',
      {
        closures: [
          { date: '2026-06-01', to: '2026-06-03', reason: '', reasonVi: '' },
          { date: '2026-06-03', reason: '', reasonVi: '' },
        ],
      },
      'closures.1.date',
    ],
    [
      'a lunar month that no year has',
      { lunarClosures: [{ month: 13, day: 1, reason: '', reasonVi: '' }] },
      'lunarClosures.0.month',
    ],
    [
      'lunar days that end before they begin',
      { lunarClosures: [{ month: 7, day: 16, toMonth: 7, toDay: 14, reason: '', reasonVi: '' }] },
      'lunarClosures.0.toDay',
    ],
    [
      'lunar days twice',
      { lunarClosures: [1, 2].map(() => ({ month: 3, day: 10, reason: '', reasonVi: '' })) },
      'lunarClosures.1.day',
    ],
    [
      'hours of a date that is none',
      { specialHours: [{ date: '2026-02-30', opens: '11:00', closes: '15:00' }] },
      'specialHours.0.date',
    ],
    ['no seats', { capacity: { seats: 0, stayMinutes: 90 } }, 'capacity.seats'],
    [
      'a bank of 5 digits',
      { bankAccount: { bankBin: '97043', accountNumber: '12345', accountName: 'LAN' } },
      'bankAccount.bankBin',
    ],
    ['an unknown way to deliver', { deliveryMode: 'drone' }, 'deliveryMode'],
    ['an unknown way to charge VAT', { taxMode: 'inclusive' }, 'taxMode'],
    ['no way to charge VAT', { taxMode: null }, 'taxMode'],
  ])('%s', async (_what, change, field) => {
    const response = await admin('PUT', address, { tagline: 'By the sea', ...change })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toHaveProperty([field])
    expect((await shown()).tagline).toBe(siteSettings.tagline)
  })
})

test('an empty database gets settings for the owner to fill in, once', async () => {
  await restaurant.content.change((tx) => tx.delete(siteSettingsTable))
  await prepareSettings(restaurant.db)
  await restaurant.content.change(() => prepareSettings(restaurant.db))
  expect(await shown()).toMatchObject({ name: 'New restaurant', phone: '', vatRate: 8, bankAccount: null })
  await admin('PUT', address, { name: 'Pizza by the sea' })
  await restaurant.content.change(() => prepareSettings(restaurant.db))
  expect((await shown()).name).toBe('Pizza by the sea')
})

test('the VAT rate is that of the moment of asking, though nobody changes anything', async () => {
  const vatPeriods = [
    { from: '2026-01-01', to: '2026-05-06', rate: 10 },
    { from: '2026-05-07', to: null, rate: 8 },
  ]
  await admin('PUT', address, { vatPeriods })
  expect((await shown()).vatRate).toBe(10)
  // Midnight at the restaurant.
  restaurant.clock.set('2026-05-06T17:00:00Z')
  onTestFinished(() => restaurant.clock.set('2026-05-06T05:00:00Z'))
  expect((await shown()).vatRate).toBe(8)
})

test('settings that are written anew have changed', async () => {
  const { updatedAt } = await shown()
  await expect
    .poll(async () => {
      await restaurant.content.change((tx) => saveSiteSettings(tx, siteSettings))
      return Date.parse((await shown()).updatedAt)
    })
    .toBeGreaterThan(Date.parse(updatedAt))
})

test('settings of an earlier release show what the site showed then', async () => {
  const { logoUrl, logoAspect, socialImageUrl, socialImageUrlVi, taxMode, ...earlier } = siteSettings
  await restaurant.db.update(siteSettingsTable).set({ settings: earlier as typeof siteSettings })
  await restaurant.content.change(() => Promise.resolve())
  expect(await shown()).toMatchObject({ logoUrl, logoAspect, socialImageUrl, socialImageUrlVi, taxMode })
})
