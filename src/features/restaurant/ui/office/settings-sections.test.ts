import { describe, expect, test } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import { schemaProblems } from '#src/web/office/field-problems.ts'
import { valuesOf } from '#src/web/office/resource/fields.ts'
import type { SiteSettingsChange } from '../../contract/site-settings-change.ts'
import type { OwnerSettings } from '../../contract/site-settings.ts'
import { closureRows, hoursRows, vatRows } from '../../rules/list-values.ts'
import { type SettingsSectionName, settingsSections } from './settings-sections.tsx'

const settings: OwnerSettings = {
  ...siteSettings,
  vatRate: 8,
  updatedAt: '2026-05-06T05:00:00Z',
  capacity: { seats: 40, stayMinutes: 90 },
  oven: {
    pizzas: 8,
    minutes: 20,
    sizes: [{ name: '18 cm', weight: 1.25 }],
    halves: 0.5,
    perGuest: 0.5,
    withoutOven: 'Đồ uống',
  },
  closures: [
    { date: '2026-09-02', reason: 'National Day', reasonVi: 'Quốc khánh' },
    { date: '2027-02-04', to: '2027-02-10', reason: 'Lunar New Year', reasonVi: 'Tết' },
  ],
  specialHours: [{ date: '2026-12-31', opens: '11:00', closes: '15:00' }],
  lunarClosures: [
    { month: 12, day: 30, toMonth: 1, toDay: 3, reason: 'Tet', reasonVi: 'Tết' },
    { month: null, day: 15, reason: '', reasonVi: 'Rằm' },
    { month: 3, day: 10, reason: '', reasonVi: '' },
    { month: 8, day: 14, toMonth: 8, toDay: 16, reason: '', reasonVi: '' },
  ],
  lunarMonths: [],
}

const sections = Object.keys(settingsSections) as SettingsSectionName[] // they are its keys
const formOf = (section: SettingsSectionName) => settingsSections[section].schema
const begun = (section: SettingsSectionName) => valuesOf(settingsSections[section].fields, settings)

test('all sections together give back the settings that they began with', () => {
  const parts = sections.map((section) => formOf(section).parse(begun(section)))
  const { openingHours = [], ...others }: SiteSettingsChange = Object.assign({}, ...parts)
  const { openingHours: _hours, vatRate: _rate, updatedAt: _time, lunarMonths: _months, ...all } = settings
  expect(others).toEqual(all)
  expect(openingHours.toSorted((one, other) => one.weekday - other.weekday)).toEqual(settings.openingHours)
})

test('lists begin in the order in which they are read: the week from Monday, a day and a year from its start', () => {
  const hours = [
    { weekday: 0, opens: '11:00', closes: '22:00' },
    { weekday: 1, opens: '17:00', closes: '22:00' },
    { weekday: 1, opens: '11:00', closes: '14:00' },
  ]
  const rows = hoursRows({ openingHours: hours })
  expect(rows.map(({ weekday, opens }) => `${weekday} ${opens}`)).toEqual(['1 11:00', '1 17:00', '0 11:00'])
  const days = ['2026-12-24', '2026-09-02', '2026-10-01']
  const closures = days.map((date) => ({ date, reason: '', reasonVi: '' }))
  expect(closureRows({ closures }, '2026-05-06').map(({ date }) => date)).toEqual(days.toSorted())
  const vatPeriods = days.map((day) => ({ from: day, to: day, rate: 8 }))
  expect(vatRows({ vatPeriods }).map(({ from }) => from)).toEqual(days.toSorted())
})

test.each([
  ['10,75', 10.75],
  ['-33.8', -33.8],
  [' 7 ', 7],
])('a latitude typed as "%s" is %d', (latitude, number) => {
  expect(formOf('map').parse({ mapQuery: '', latitude, longitude: '' })).toMatchObject({ latitude: number })
})

test('an account number may be typed in groups', () => {
  const typed = { bankBin: '970436', accountNumber: '0123.456-78 9', accountName: 'LAN' }
  expect(formOf('bank').parse(typed)).toEqual({ bankAccount: { ...typed, accountNumber: '0123456789' } })
})

test('the amount above which the restaurant calls is typed as prices are, and all limits may be none', () => {
  const typed = { callAboveOpen: '3', callAboveGuests: ' ', callAboveAmount: '4.500.000 đ' }
  expect(formOf('calls').parse(typed)).toEqual({
    callAboveOpen: 3,
    callAboveGuests: null,
    callAboveAmount: 4_500_000,
  })
  const wrong = { callAboveOpen: '0', callAboveGuests: 'x', callAboveAmount: '4,5' }
  expect(Object.keys(schemaProblems(formOf('calls'), wrong))).toEqual(Object.keys(wrong))
})

test('sizes are typed with their weights, a blank weight is none, and without pizzas no time is promised', () => {
  const typed = {
    pizzas: '8',
    minutes: '20',
    sizes: '16 cm=1; 18 cm = 1,25;',
    halves: '',
    perGuest: '0.5',
    withoutOven: '',
  }
  const sizes = [
    { name: '16 cm', weight: 1 },
    { name: '18 cm', weight: 1.25 },
  ]
  expect(formOf('oven').parse(typed)).toEqual({
    oven: { pizzas: 8, minutes: 20, sizes, halves: 0, perGuest: 0.5, withoutOven: '' },
  })
  expect(formOf('oven').parse({ ...typed, pizzas: ' ' })).toEqual({ oven: null })
  const wrong = { ...typed, pizzas: '0', minutes: '', sizes: '16 cm: 1', halves: '-1', perGuest: 'x' }
  expect(Object.keys(schemaProblems(formOf('oven'), { ...wrong, sizes: '', perGuest: '' }))).toEqual([
    'pizzas',
    'minutes',
    'halves',
  ])
  expect(Object.keys(schemaProblems(formOf('oven'), wrong))).toEqual(['sizes', 'perGuest'])
})

test('closures are dropped once their last day has passed', () => {
  const closures = [
    { date: '2026-09-02', reason: '', reasonVi: '' },
    { date: '2026-08-30', to: '2026-09-01', reason: '', reasonVi: '' },
  ]
  const shown = (today: string) => closureRows({ closures }, today).map(({ date }) => date)
  expect(shown('2026-09-01')).toEqual(['2026-08-30', '2026-09-02'])
  expect(shown('2026-09-02')).toEqual(['2026-09-02'])
  expect(shown('2026-09-03')).toEqual([])
})

describe('what is blank', () => {
  test('is no bank account, no capacity and no place', () => {
    expect(formOf('bank').parse({ bankBin: '', accountNumber: ' ', accountName: '' })).toEqual({
      bankAccount: null,
    })
    expect(formOf('capacity').parse({ seats: '', stayMinutes: ' ' })).toEqual({ capacity: null })
    expect(formOf('map').parse({ mapQuery: '', latitude: '', longitude: '' })).toEqual({
      mapQuery: '',
      latitude: null,
      longitude: null,
    })
  })

  test('is no logo, and no picture of shared links', () => {
    expect(formOf('name').parse({ ...begun('name'), logoUrl: '' })).toMatchObject({ logoUrl: null })
    expect(formOf('shared').parse({ socialImageUrl: '', socialImageUrlVi: ' ' })).toEqual({
      socialImageUrl: null,
      socialImageUrlVi: null,
    })
  })

  test.each([
    [
      'a bank account',
      'bank',
      { bankBin: '970436', accountNumber: '', accountName: 'LAN' },
      { accountNumber: 'required' },
    ],
    ['a capacity', 'capacity', { seats: '40', stayMinutes: '' }, { stayMinutes: 'required' }],
    ['a name', 'name', { ...begun('name'), name: ' ' }, { name: 'required' }],
    [
      'a rate',
      'vat',
      { taxMode: 'excluded', vatPeriods: [{ from: '2026-01-01', to: '', rate: '' }] },
      { 'vatPeriods.0.rate': 'required' },
    ],
  ] as const)('in a part of %s is asked for', (_what, section, values, problems) => {
    expect(schemaProblems(formOf(section), values)).toEqual(problems)
  })
})

describe('what is typed wrong is said at its field', () => {
  test.each([
    [
      'a hotline',
      'contact',
      { ...begun('contact'), phone: 'ring us' },
      { phone: 'restaurant.phone-invalid' },
    ],
    [
      'a hotline with words',
      'contact',
      { ...begun('contact'), phone: '0274 380 1234 (24/7)' },
      { phone: 'restaurant.phone-extra' },
    ],
    ['an e-mail', 'contact', { ...begun('contact'), email: 'us' }, { email: 'restaurant.email-invalid' }],
    [
      'a link',
      'links',
      { ...begun('links'), tiktokUrl: 'tiktok.com' },
      { tiktokUrl: 'restaurant.address-invalid' },
    ],
    ['a latitude', 'map', { ...begun('map'), latitude: '91' }, { latitude: 'too-large' }],
    ['seats', 'capacity', { seats: '0', stayMinutes: '90' }, { seats: 'too-small' }],
    ['half a seat', 'capacity', { seats: '1.5', stayMinutes: '90' }, { seats: 'invalid' }],
    [
      'a bank',
      'bank',
      { bankBin: '9704', accountNumber: '12 34-56', accountName: 'LAN' },
      { bankBin: 'restaurant.bank-invalid' },
    ],
    [
      'VAT periods',
      'vat',
      {
        taxMode: 'excluded',
        vatPeriods: [
          { from: '2026-01-01', to: '2026-06-30', rate: '8' },
          { from: '2026-06-30', to: '', rate: '10' },
          { from: '', to: '', rate: '10' },
        ],
      },
      { 'vatPeriods.1.from': 'restaurant.vat-overlap', 'vatPeriods.2.from': 'required' },
    ],
    [
      'an end before the beginning',
      'vat',
      { taxMode: 'excluded', vatPeriods: [{ from: '2026-06-30', to: '2026-01-01', rate: '8,5' }] },
      { 'vatPeriods.0.to': 'restaurant.vat-backwards' },
    ],
    [
      'hours that overlap',
      'hours',
      {
        openingHours: [
          { weekday: '1', opens: '11:00', closes: '15:00' },
          { weekday: '1', opens: '14:00', closes: '22:00' },
        ],
      },
      { 'openingHours.1.opens': 'restaurant.hours-overlap' },
    ],
    [
      'hours of no length',
      'hours',
      { openingHours: [{ weekday: '1', opens: '11:00', closes: '11:00' }] },
      { 'openingHours.0.closes': 'restaurant.hours-empty' },
    ],
    [
      'a closure day twice',
      'closures',
      { closures: ['2026-09-02', '2026-09-02'].map((date) => ({ date, to: '', reason: '', reasonVi: '' })) },
      { 'closures.1.date': 'restaurant.closure-repeated' },
    ],
    [
      'hours of a date that overlap, or of no date',
      'specialHours',
      {
        specialHours: [
          { date: '2026-12-31', opens: '11:00', closes: '15:00' },
          { date: '2026-12-31', opens: '14:00', closes: '16:00' },
          { date: '', opens: '11:00', closes: '11:00' },
        ],
      },
      {
        'specialHours.1.opens': 'restaurant.hours-overlap',
        'specialHours.2.date': 'required',
        'specialHours.2.closes': 'restaurant.hours-empty',
      },
    ],
    [
      'closures that end before they begin, or in another decade',
      'closures',
      {
        closures: [
          ['2026-09-02', '2026-09-01'],
          ['2026-10-02', '2036-10-03'],
          ['', ''],
        ].map(([date, to]) => ({ date, to, reason: '', reasonVi: '' })),
      },
      {
        'closures.0.to': 'restaurant.closure-backwards',
        'closures.1.to': 'restaurant.closure-too-long',
        'closures.2.date': 'required',
      },
    ],
  ] as const)('%s', (_what, section, values, problems) => {
    expect(schemaProblems(formOf(section), values)).toEqual(problems)
  })
})
