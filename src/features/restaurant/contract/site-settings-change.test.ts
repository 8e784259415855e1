import { expect, test } from 'vitest'

import { addDays, timeOfMinutes } from '#src/kernel/dates.ts'
import { SiteSettingsChange } from './site-settings-change.ts'
import { SiteSettings } from './site-settings.ts'

function takes(change: object): boolean {
  const { success, data } = SiteSettingsChange.safeParse(change)
  // What is stored must be read by every page.
  return success && SiteSettings.partial().safeParse(data).success
}
const link = 'https://example.com/'
const listOf = <Row>(length: number, row: (place: number) => Row) =>
  Array.from({ length }, (_, place) => row(place))

test.each([
  ['name', 60],
  ['nameVi', 60],
  ['tagline', 120],
  ['taglineVi', 120],
  ['address', 300],
  ['addressVi', 300],
  ['mapQuery', 300],
  ['authorLabel', 100],
  ['authorLabelVi', 100],
  ['copyright', 200],
  ['copyrightVi', 200],
])('the text %s has at most %i characters', (field, length) => {
  expect([takes({ [field]: 'x'.repeat(length) }), takes({ [field]: 'x'.repeat(length + 1) })]).toEqual([
    true,
    false,
  ])
})

test.each(['facebookUrl', 'instagramUrl', 'linkedinUrl', 'tiktokUrl'])(
  'the link %s has at most 500 characters',
  (field) => {
    const longest = link + 'x'.repeat(500 - link.length)
    expect([takes({ [field]: longest }), takes({ [field]: `${longest}x` })]).toEqual([true, false])
  },
)

test('an e-mail address has at most 200 characters, a hotline 30', () => {
  const email = `${'x'.repeat(200 - '@example.com'.length)}@example.com`
  expect([takes({ email }), takes({ email: `x${email}` })]).toEqual([true, false])
  const phone = `0274${'.'.repeat(19)}3801234`
  expect([takes({ phone }), takes({ phone: phone.replace('0274', '0274.') })]).toEqual([true, false])
})

const capacity = { seats: 40, stayMinutes: 90 }
const period = { from: '2026-01-01', to: null, rate: 8 }
const account = { bankBin: '970436', accountNumber: '0123456789', accountName: 'LAN' }

test.each([
  ['the shape of the logo', [0.5, 6], [0.49, 6.01], (logoAspect: number) => ({ logoAspect })],
  ['the latitude', [-90, 90], [-90.1, 90.1], (latitude: number) => ({ latitude })],
  ['the longitude', [-180, 180], [-180.1, 180.1], (longitude: number) => ({ longitude })],
  ['seats', [1, 10_000], [0, 10_001, 1.5], (seats: number) => ({ capacity: { ...capacity, seats } })],
  [
    'minutes of a stay',
    [15, 720],
    [14, 721, 15.5],
    (stayMinutes: number) => ({ capacity: { ...capacity, stayMinutes } }),
  ],
  ['open ones of a number', [1, 1_000], [0, 1_001, 1.5], (callAboveOpen: number) => ({ callAboveOpen })],
  ['guests without a call', [1, 1_000], [0, 1_001, 1.5], (callAboveGuests: number) => ({ callAboveGuests })],
  [
    'an amount without a call',
    [1, 99_999_999],
    [0, 100_000_000, 1.5],
    (callAboveAmount: number) => ({ callAboveAmount }),
  ],
  [
    'a rate of VAT',
    [0, 8.25, 100],
    [-0.01, 100.01, 8.255],
    (rate: number) => ({ vatPeriods: [{ ...period, rate }] }),
  ],
  [
    'a weekday',
    [0, 6],
    [-1, 7],
    (weekday: number) => ({ openingHours: [{ weekday, opens: '11:00', closes: '22:00' }] }),
  ],
  [
    'digits of a bank',
    [6],
    [5, 7],
    (length: number) => ({ bankAccount: { ...account, bankBin: '1'.repeat(length) } }),
  ],
  [
    'characters of a bank account',
    [4, 19],
    [3, 20],
    (length: number) => ({ bankAccount: { ...account, accountNumber: '1'.repeat(length) } }),
  ],
  [
    'characters of its holder',
    [1, 100],
    [0, 101],
    (length: number) => ({ bankAccount: { ...account, accountName: 'X'.repeat(length) } }),
  ],
  [
    'hours of a week',
    [0, 50],
    [51],
    (length: number) => ({
      openingHours: listOf(length, (place) => ({
        weekday: place % 7,
        opens: timeOfMinutes(Math.floor(place / 7) * 60),
        closes: timeOfMinutes(Math.floor(place / 7) * 60 + 30),
      })),
    }),
  ],
  [
    'closure days',
    [0, 200],
    [201],
    (length: number) => ({
      closures: listOf(length, (place) => ({ date: addDays('2026-01-01', place), reason: '', reasonVi: '' })),
    }),
  ],
  [
    'characters of a reason',
    [0, 200],
    [201],
    (length: number) => ({ closures: [{ date: '2026-01-01', reason: 'x'.repeat(length), reasonVi: '' }] }),
  ],
  [
    'characters of a Vietnamese reason',
    [0, 200],
    [201],
    (length: number) => ({ closures: [{ date: '2026-01-01', reason: '', reasonVi: 'x'.repeat(length) }] }),
  ],
  [
    'periods of VAT',
    [0, 50],
    [51],
    (length: number) => ({
      vatPeriods: listOf(length, (place) => {
        const day = addDays('2026-01-01', place)
        return { from: day, to: day, rate: 8 }
      }),
    }),
  ],
] as const)('%s are taken from the least to the most', (_what, taken, rejected, changeOf) => {
  expect(taken.map((value) => takes(changeOf(value)))).toEqual(taken.map(() => true))
  expect(rejected.map((value) => takes(changeOf(value)))).toEqual(rejected.map(() => false))
})

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['11:60', false],
  ['9:00', false],
])('hours may begin and end at %s: %s', (clock, isTime) => {
  const hours = { weekday: 1, opens: '12:00', closes: '13:00' }
  expect(takes({ openingHours: [{ ...hours, opens: clock, closes: '12:30' }] })).toBe(isTime)
  expect(takes({ openingHours: [{ ...hours, closes: clock }] })).toBe(isTime)
})

test('what is no list of times, days or periods is rejected, next to others too', () => {
  const valid = { weekday: 0, opens: '10:00', closes: '20:00' }
  expect(takes({ openingHours: [{ ...valid, closes: '' }, valid] })).toBe(false)
  const day = { date: '2026-01-01', reason: '', reasonVi: '' }
  expect(takes({ closures: [{ ...day, date: '' }, day] })).toBe(false)
  expect(takes({ vatPeriods: [{ ...period, from: '' }, period] })).toBe(false)
})

test('a hotline is stored with the signs that a phone can dial', () => {
  expect(SiteSettingsChange.parse({ phone: '０２７４ー３８０　1234' }).phone).toBe('0274-380 1234')
})
