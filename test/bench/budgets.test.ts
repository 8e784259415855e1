import { describe, expect, test } from 'vitest'

import {
  checkFirstLoads,
  checkFirstTaps,
  checkGrowth,
  checkOrders,
  checkScores,
  checkThroughput,
  checkWeights,
  type Finding,
} from './budgets.ts'

const weight = {
  page: 'menu vi',
  html: 21_800,
  htmlSent: 20_000,
  scripts: 140_000,
  styles: 20_000,
  sent: 0,
  files: [],
}
const load = {
  page: 'menu vi',
  total: 300_000,
  fonts: 60_000,
  largestImage: { path: '/pictures/240/avif/dishes/pepperoni.webp', bytes: 100_000 },
  layoutShift: 0,
  firstPaint: 500,
  files: [],
}
const tap = { page: 'menu vi', early: 2100, idle: 100 }
const scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

const broken = (findings: readonly Finding[]) =>
  findings.filter(({ within }) => !within).map(({ what, budget }) => `${what} ${budget}`)

describe('a page is within its budget', () => {
  test('up to the very number, of 1000 bytes a KB', () => {
    expect(broken(checkWeights([weight]))).toEqual([])
    expect(broken(checkFirstLoads([load]))).toEqual([])
    expect(broken(checkFirstTaps([tap]))).toEqual([])
    expect(broken(checkScores([{ page: 'menu vi', scores, faults: [] }]))).toEqual([])
  })

  test.each([
    [{ early: 2101 }, 'menu vi: dialog after a tap 1 s after the first paint, from navigation ≤ 2100 ms'],
    [{ idle: 101 }, 'menu vi: dialog after a tap on the page at rest ≤ 100 ms'],
  ])('nor in a dialog that keeps a guest waiting: %o', (change, what) => {
    expect(broken(checkFirstTaps([{ ...tap, ...change }]))).toEqual([what])
  })

  test.each([
    [{ scripts: 140_001 }, 'menu vi: JavaScript of the first load, inline too, gzip ≤ 140.0 KB'],
    [{ styles: 20_001 }, 'menu vi: CSS, gzip ≤ 20.0 KB'],
    [{ htmlSent: 22_001 }, 'menu vi: HTML with its styles, as sent ≤ 22.0 KB'],
  ])('and not beyond: %o', (change, what) => {
    expect(broken(checkWeights([{ ...weight, ...change }]))).toEqual([what])
  })

  test.each([
    [{ total: 300_001 }, 'menu vi: all bytes of the first load ≤ 300.0 KB'],
    [{ fonts: 60_001 }, 'menu vi: fonts ≤ 60.0 KB'],
    [{ layoutShift: 0.001 }, 'menu vi: layout shift 0'],
    [
      { largestImage: { path: '/brand/hero-1280.avif', bytes: 100_001 } },
      'menu vi: largest image above the fold, /brand/hero-1280.avif ≤ 100.0 KB',
    ],
  ])('and not beyond on a phone: %o', (change, what) => {
    expect(broken(checkFirstLoads([{ ...load, ...change }]))).toEqual([what])
  })

  test('by 98 points for speed and all 100 for the rest', () => {
    const fewer = { performance: 97, accessibility: 99, 'best-practices': 99, seo: 99 }
    const findings = checkScores([{ page: 'home en', scores: fewer, faults: ['Slow: 3 s'] }])
    expect(broken(findings)).toHaveLength(4)
    expect(findings.at(-1)).toMatchObject({ what: '  Slow: 3 s', within: true })
  })
})

test('only the menu has a budget for its HTML and for all its bytes; every page has its figures', () => {
  const heavy = [
    ...checkWeights([{ ...weight, page: 'news en', htmlSent: 50_000 }]),
    ...checkFirstLoads([{ ...load, page: 'news en', total: 900_000 }]),
  ]
  expect(broken(heavy)).toEqual([])
  expect(heavy.map(({ measured }) => measured)).toEqual(expect.arrayContaining(['50.0 KB', '900.0 KB']))
})

test('the application may be this much slower than Fastify alone', () => {
  const comparison = (ratio: number) => ({ app: ratio * 1000, bare: 1000, ratio })
  const measured = { page: comparison(0.9), list: comparison(0.9) }
  expect(broken(checkThroughput(measured))).toEqual([])
  expect(broken(checkThroughput({ page: comparison(0.89), list: comparison(0.89) }))).toHaveLength(2)
})

test('a rush of guests is served up to this many orders a second', () => {
  expect(broken(checkOrders(250))).toEqual([])
  expect(broken(checkOrders(249))).toEqual(['orders placed in a second ≥ 250'])
})

test('a call may take twice as long with a hundred times the rows, or longer while it is quick', () => {
  const growth = (few: number, many: number) => checkGrowth([{ call: '/api/contact', few, many }])
  expect(broken(growth(30, 60))).toEqual([])
  expect(broken(growth(1, 49.9))).toEqual([])
  expect(broken(growth(24, 50))).toEqual([
    '/api/contact with 100,000 rows and 1,000,000 archived ≤ 2 × or < 50 ms',
  ])
})
