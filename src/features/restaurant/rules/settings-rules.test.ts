import { expect, test } from 'vitest'

import {
  isPictureAddress,
  isWebAddress,
  overlappingClosures,
  overlappingHours,
  overlappingPeriods,
  overlappingSpecialHours,
} from './settings-rules.ts'

test.each([
  ['https://facebook.com/pizza', true],
  ['HTTPS://facebook.com', true],
  ['http://facebook.com', false],
  ['facebook.com', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://localhost', false],
  ['https://somebody@facebook.com', false],
  ['https://:secret@facebook.com', false],
  ['https://facebook.com/a b', false],
])('a link to %s: %s', (text, isOne) => {
  expect(isWebAddress(text)).toBe(isOne)
})

test.each([
  ['/objects/uploads/0123456789abcdef01234567.webp', true],
  ['/brand/logo_on_dark.svg', true],
  ['/objects/../secret', false],
  ['/objects/', false],
  ['/objects/.hidden.webp', false],
  ['//evil.example/objects/a.webp', false],
  ['https://evil.example/a.webp', false],
  ['/api/orders', false],
])('a picture at %s: %s', (text, isOne) => {
  expect(isPictureAddress(text)).toBe(isOne)
})

const period = (from: string, to: string | null) => ({ from, to, rate: 8 })

test.each([
  ['one after the other', [period('2026-01-01', '2026-06-30'), period('2026-07-01', null)], []],
  ['with a day between', [period('2026-01-01', '2026-06-30'), period('2026-07-02', null)], []],
  ['that share a day', [period('2026-01-01', '2026-06-30'), period('2026-06-30', null)], [1]],
  ['that share it in the other order', [period('2026-06-30', null), period('2026-01-01', '2026-06-30')], [1]],
  ['one within another', [period('2026-01-01', null), period('2026-03-01', '2026-03-31')], [1]],
  ['that never end', [period('2026-01-01', null), period('2030-01-01', null)], [1]],
])('VAT periods %s', (_how, periods, places) => {
  expect(overlappingPeriods(periods)).toEqual(places)
})

const hours = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes })

test.each([
  ['lunch and dinner', [hours(1, '11:00', '14:00'), hours(1, '17:00', '22:00')], []],
  ['one that begins where another ends', [hours(1, '11:00', '14:00'), hours(1, '14:00', '22:00')], []],
  ['that share an hour', [hours(1, '11:00', '15:00'), hours(1, '14:00', '22:00')], [1]],
  ['past midnight into the next day', [hours(5, '18:00', '02:00'), hours(6, '01:00', '03:00')], [1]],
  ['past midnight until the next day opens', [hours(5, '18:00', '02:00'), hours(6, '02:00', '22:00')], []],
  ['of Saturday night into Sunday', [hours(6, '18:00', '02:00'), hours(0, '01:00', '03:00')], [1]],
  ['of Saturday evening into Sunday', [hours(6, '18:00', '02:00'), hours(6, '20:00', '22:00')], [1]],
  ['of Saturday night and Sunday evening', [hours(6, '18:00', '02:00'), hours(0, '18:00', '22:00')], []],
  ['of other days', [hours(1, '11:00', '22:00'), hours(2, '11:00', '22:00')], []],
  ['without a minute of their own', [hours(1, '22:00', '22:00'), hours(2, '11:00', '22:00')], []],
])('opening hours %s', (_how, week, places) => {
  expect(overlappingHours(week)).toEqual(places)
})

const onDate = (date: string, opens: string, closes: string) => ({ date, opens, closes })

test.each([
  ['of two dates', [onDate('2026-12-30', '11:00', '15:00'), onDate('2026-12-31', '11:00', '15:00')], []],
  ['apart', [onDate('2026-12-31', '17:00', '20:00'), onDate('2026-12-31', '11:00', '15:00')], []],
  [
    'that share an hour',
    [onDate('2026-12-31', '11:00', '15:00'), onDate('2026-12-31', '14:00', '20:00')],
    [1],
  ],
  ['past midnight', [onDate('2026-12-31', '18:00', '02:00'), onDate('2026-12-31', '23:00', '23:30')], [1]],
  [
    'until one past midnight',
    [onDate('2026-12-31', '11:00', '18:00'), onDate('2026-12-31', '18:00', '02:00')],
    [],
  ],
])('hours of single dates %s', (_how, list, places) => {
  expect(overlappingSpecialHours(list)).toEqual(places)
})

test.each([
  ['of one day each', [{ date: '2026-09-02' }, { date: '2026-09-03' }, { date: '2026-09-02' }], [2]],
  [
    'one after the other',
    [
      { date: '2027-02-04', to: '2027-02-10' },
      { date: '2027-02-11', to: '2027-02-12' },
    ],
    [],
  ],
  [
    'of which one begins on the last day',
    [{ date: '2027-02-04', to: '2027-02-10' }, { date: '2027-02-10' }],
    [1],
  ],
  [
    'of which one ends on the first day',
    [{ date: '2027-02-04' }, { date: '2027-02-01', to: '2027-02-04' }],
    [1],
  ],
])('closures %s', (_how, list, places) => {
  expect(overlappingClosures(list)).toEqual(places)
})
