import { expect, test } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import type { SiteSettings } from '../contract/site-settings.ts'
import { newSettings } from './new-settings.ts'
import { gapSections, toFillIn } from './to-fill-in.ts'

const now = new Date('2026-05-06T05:00:00Z')

const complete: SiteSettings = {
  ...newSettings,
  name: 'Pizza by the sea',
  logoUrl: '/objects/uploads/0123456789abcdef01234567.webp',
  phone: '0274 380 1234',
  email: 'we@pizza.vn',
  address: '1 Sea Road',
  mapQuery: '1 Sea Road, Vũng Tàu',
  openingHours: [{ weekday: 1, opens: '11:00', closes: '22:00' }],
  vatPeriods: [{ from: '2026-01-01', to: null, rate: 8 }],
  bankAccount: { bankBin: '970436', accountNumber: '0123456789', accountName: 'LAN' },
  socialImageUrl: '/objects/uploads/0123456789abcdef01234567.webp',
  copyright: '© Pizza by the sea',
}

test('nothing is left where the owner has said everything', () => {
  expect(toFillIn(complete, now)).toEqual([])
})

test.each([
  { from: '2026-05-06', to: null, rate: 8 },
  { from: '2026-01-01', to: '2026-05-06', rate: 8 },
])('VAT is not left on the first and the last day of its period: %j', (period) => {
  expect(toFillIn({ ...complete, vatPeriods: [period] }, now)).toEqual([])
})

test('VAT is not left where the restaurant charges none', () => {
  expect(toFillIn({ ...complete, taxMode: 'none', vatPeriods: [] }, now)).toEqual([])
})

test('a restaurant without demo data begins with everything but links, which may stay empty', () => {
  const all = Object.keys(gapSections)
  expect(toFillIn(newSettings, now)).toEqual(all.filter((gap) => gap !== 'links'))
})

test('of the demo restaurant everything is left but hours and VAT, which may be right', () => {
  const all = Object.keys(gapSections)
  const may = ['hours', 'vat']
  expect(toFillIn(siteSettings, now)).toEqual(all.filter((gap) => !may.includes(gap)))
})

test.each([
  ['name', { name: 'Bếp Lửa' }],
  ['logo', { logoUrl: null }],
  ['phone', { phone: '' }],
  ['phone', { phone: '0274 000 0000' }],
  ['email', { email: 'lienhe@beplua.example' }],
  ['address', { address: '' }],
  ['map', { mapQuery: '' }],
  ['hours', { openingHours: [] }],
  ['vat', { vatPeriods: [{ from: '2026-01-01', to: '2026-05-05', rate: 8 }] }],
  ['bank', { bankAccount: null }],
  ['links', { tiktokUrl: 'https://tiktok.beplua.example/' }],
  ['sharedPicture', { socialImageUrl: null }],
  ['signature', { copyright: '' }],
] as const)('%s is left with %j', (gap, changed) => {
  expect(toFillIn({ ...complete, ...(changed as Partial<SiteSettings>) }, now)).toEqual([gap])
})
