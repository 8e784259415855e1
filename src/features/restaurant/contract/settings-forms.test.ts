import { describe, expect, test } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import { schemaProblems } from '#src/web/office/field-problems.ts'
import type { SiteSettings } from './site-settings.ts'
import {
  bankValues,
  capacityValues,
  closureValues,
  contactValues,
  deliveryValues,
  sharedPictureValues,
  hoursValues,
  linkValues,
  mapValues,
  nameValues,
  signatureValues,
  vatValues,
} from '../rules/settings-values.ts'
import {
  BankForm,
  CapacityForm,
  ClosuresForm,
  ContactForm,
  DeliveryForm,
  HoursForm,
  LinksForm,
  MapForm,
  NameForm,
  SharedPictureForm,
  SignatureForm,
  VatForm,
} from './settings-forms.ts'

const settings: SiteSettings = {
  ...siteSettings,
  capacity: { seats: 40, stayMinutes: 90 },
  closures: [{ date: '2026-09-02', reason: 'National Day', reasonVi: 'Quốc khánh' }],
}

test('every section gives back the settings that it began with', () => {
  const parts = [
    NameForm.parse(nameValues(settings)),
    ContactForm.parse(contactValues(settings)),
    MapForm.parse(mapValues(settings)),
    ClosuresForm.parse(closureValues(settings, '2026-05-06')),
    DeliveryForm.parse(deliveryValues(settings)),
    CapacityForm.parse(capacityValues(settings)),
    VatForm.parse(vatValues(settings)),
    BankForm.parse(bankValues(settings)),
    LinksForm.parse(linkValues(settings)),
    SignatureForm.parse(signatureValues(settings)),
    SharedPictureForm.parse(sharedPictureValues(settings)),
  ]
  expect(settings).toMatchObject(Object.assign({}, ...parts))
  const { openingHours } = HoursForm.parse(hoursValues(settings))
  expect(openingHours.toSorted((one, other) => one.weekday - other.weekday)).toEqual(settings.openingHours)
})

test('lists begin in the order in which they are read: the week from Monday, a day and a year from its start', () => {
  const hours = [
    { weekday: 0, opens: '11:00', closes: '22:00' },
    { weekday: 1, opens: '17:00', closes: '22:00' },
    { weekday: 1, opens: '11:00', closes: '14:00' },
  ]
  const rows = hoursValues({ ...settings, openingHours: hours }).openingHours
  expect(rows.map(({ weekday, opens }) => `${weekday} ${opens}`)).toEqual(['1 11:00', '1 17:00', '0 11:00'])
  const days = ['2026-12-24', '2026-09-02', '2026-10-01']
  const closures = days.map((date) => ({ date, reason: '', reasonVi: '' }))
  expect(closureValues({ closures }, '2026-05-06').closures.map(({ date }) => date)).toEqual(days.toSorted())
  const vatPeriods = days.map((day) => ({ from: day, to: day, rate: 8 }))
  expect(vatValues({ ...settings, vatPeriods }).vatPeriods.map(({ from }) => from)).toEqual(days.toSorted())
})

test.each([
  ['10,75', 10.75],
  ['-33.8', -33.8],
  [' 7 ', 7],
])('a latitude typed as "%s" is %d', (latitude, number) => {
  expect(MapForm.parse({ mapQuery: '', latitude, longitude: '' })).toMatchObject({ latitude: number })
})

test('an account number may be typed in groups', () => {
  const typed = { bankBin: '970436', accountNumber: '0123.456-78 9', accountName: 'LAN' }
  expect(BankForm.parse(typed)).toEqual({ bankAccount: { ...typed, accountNumber: '0123456789' } })
})

test('closure days that have passed are dropped', () => {
  expect(closureValues(settings, '2026-09-02').closures).toHaveLength(1)
  expect(closureValues(settings, '2026-09-03').closures).toEqual([])
})

describe('what is blank', () => {
  test('is no bank account, no capacity and no place', () => {
    expect(BankForm.parse({ bankBin: '', accountNumber: ' ', accountName: '' })).toEqual({
      bankAccount: null,
    })
    expect(CapacityForm.parse({ seats: '', stayMinutes: ' ' })).toEqual({ capacity: null })
    expect(MapForm.parse({ mapQuery: '', latitude: '', longitude: '' })).toEqual({
      mapQuery: '',
      latitude: null,
      longitude: null,
    })
  })

  test('is no logo, and no picture of shared links', () => {
    expect(NameForm.parse({ ...nameValues(settings), logoUrl: '' })).toMatchObject({ logoUrl: null })
    expect(SharedPictureForm.parse({ socialImageUrl: '', socialImageUrlVi: ' ' })).toEqual({
      socialImageUrl: null,
      socialImageUrlVi: null,
    })
  })

  test.each([
    [
      'a bank account',
      BankForm,
      { bankBin: '970436', accountNumber: '', accountName: 'LAN' },
      { accountNumber: 'required' },
    ],
    ['a capacity', CapacityForm, { seats: '40', stayMinutes: '' }, { stayMinutes: 'required' }],
    ['a name', NameForm, { ...nameValues(settings), name: ' ' }, { name: 'required' }],
    [
      'a rate',
      VatForm,
      { vatPeriods: [{ from: '2026-01-01', to: '', rate: '' }] },
      { 'vatPeriods.0.rate': 'required' },
    ],
  ])('in a part of %s is asked for', (_what, schema, values, problems) => {
    expect(schemaProblems(schema, values)).toEqual(problems)
  })
})

describe('what is typed wrong is said at its field', () => {
  test.each([
    [
      'a hotline',
      ContactForm,
      { ...contactValues(settings), phone: 'ring us' },
      { phone: 'restaurant.phone-invalid' },
    ],
    [
      'a hotline with words',
      ContactForm,
      { ...contactValues(settings), phone: '0274 380 1234 (24/7)' },
      { phone: 'restaurant.phone-extra' },
    ],
    [
      'an e-mail',
      ContactForm,
      { ...contactValues(settings), email: 'us' },
      { email: 'restaurant.email-invalid' },
    ],
    [
      'a link',
      LinksForm,
      { ...linkValues(settings), tiktokUrl: 'tiktok.com' },
      { tiktokUrl: 'restaurant.address-invalid' },
    ],
    ['a latitude', MapForm, { ...mapValues(settings), latitude: '91' }, { latitude: 'too-large' }],
    ['seats', CapacityForm, { seats: '0', stayMinutes: '90' }, { seats: 'too-small' }],
    ['half a seat', CapacityForm, { seats: '1.5', stayMinutes: '90' }, { seats: 'invalid' }],
    [
      'a bank',
      BankForm,
      { bankBin: '9704', accountNumber: '12 34-56', accountName: 'LAN' },
      { bankBin: 'restaurant.bank-invalid' },
    ],
    [
      'VAT periods',
      VatForm,
      {
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
      VatForm,
      { vatPeriods: [{ from: '2026-06-30', to: '2026-01-01', rate: '8,5' }] },
      { 'vatPeriods.0.to': 'restaurant.vat-backwards' },
    ],
    [
      'hours that overlap',
      HoursForm,
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
      HoursForm,
      { openingHours: [{ weekday: '1', opens: '11:00', closes: '11:00' }] },
      { 'openingHours.0.closes': 'restaurant.hours-empty' },
    ],
    [
      'a closure day twice',
      ClosuresForm,
      { closures: ['2026-09-02', '2026-09-02'].map((date) => ({ date, reason: '', reasonVi: '' })) },
      { 'closures.1.date': 'restaurant.closure-repeated' },
    ],
  ])('%s', (_what, schema, values, problems) => {
    expect(schemaProblems(schema, values)).toEqual(problems)
  })
})
