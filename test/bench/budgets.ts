import type { FirstLoad } from './first-load.ts'
import type { FirstTap } from './first-tap.ts'
import type { Growth } from './growth.ts'
import type { Isolation } from './isolation.ts'
import type { PageScores } from './lighthouse.ts'
import type { PageWeight } from './page-weight.ts'
import type { Comparison } from './load.ts'
import type { MemoryUse } from './memory.ts'
import type { OfficeFlood } from './office-flood.ts'
import type { Throughput } from './throughput.ts'

/** One line of the report: a measured figure beside what docs/architecture.md allows. */
export interface Finding {
  readonly what: string
  /** Empty where the figure explains another and has no budget of its own. */
  readonly budget: string
  readonly measured: string
  readonly within: boolean
}

const kilobyte = 1000
const maxScripts = 140 * kilobyte
const maxStyles = 20 * kilobyte
const maxMenuHtml = 22 * kilobyte
const maxMenuLoad = 300 * kilobyte
const maxFonts = 60 * kilobyte
const maxImage = 100 * kilobyte
const minPerformance = 98
const minOtherScore = 100
const minReading = 0.9
const minOrders = 250
/** Milliseconds. */
const maxMedian = 100
const maxEarlyTap = 2100
const maxIdleTap = 100
const maxMegabytes = 300
const maxOfficeTap = 1000
const maxOfficeMegabytes = 60
const maxGrowth = 2
/** Milliseconds below which a call may take as many times as long as it likes. */
const quick = 50

const isMenu = (page: string) => page.startsWith('menu ')

export function checkWeights(weights: readonly PageWeight[]): Finding[] {
  return weights.flatMap(({ page, html, htmlSent, scripts, styles }) => [
    atMost(`${page}: JavaScript of the first load, inline too, gzip`, scripts, maxScripts),
    atMost(`${page}: CSS, gzip`, styles, maxStyles),
    isMenu(page)
      ? atMost(`${page}: HTML with its styles, as sent`, htmlSent, maxMenuHtml)
      : figure(`${page}: HTML with its styles, as sent`, size(htmlSent)),
    figure(`${page}: HTML with its styles, gzip`, size(html)),
  ])
}

export function checkFirstLoads(loads: readonly FirstLoad[]): Finding[] {
  return loads.flatMap(({ page, total, fonts, largestImage, layoutShift }) => [
    isMenu(page)
      ? atMost(`${page}: all bytes of the first load`, total, maxMenuLoad)
      : figure(`${page}: all bytes of the first load`, size(total)),
    atMost(`${page}: fonts`, fonts, maxFonts),
    atMost(`${page}: largest image above the fold, ${largestImage.path}`, largestImage.bytes, maxImage),
    {
      what: `${page}: layout shift`,
      budget: '0',
      measured: layoutShift.toFixed(3),
      within: layoutShift < 0.0005,
    },
  ])
}

export function checkFirstTaps(taps: readonly FirstTap[]): Finding[] {
  return taps.flatMap(({ page, early, idle }) => [
    inTime(`${page}: dialog after a tap 1 s after the first paint, from navigation`, early, maxEarlyTap),
    inTime(`${page}: dialog after a tap on the page at rest`, idle, maxIdleTap),
  ])
}

function inTime(what: string, measured: number, most: number): Finding {
  return { what, budget: `≤ ${most} ms`, measured: `${measured.toFixed(0)} ms`, within: measured <= most }
}

/** What staff meet on the orders page of a slow tablet while orders pour in. */
export function checkOfficeFlood({ orders, seconds, ...page }: OfficeFlood): Finding[] {
  const flood = `orders page, ${orders} orders in ${seconds} s`
  return [
    inTime(`${flood}: slowest of ${page.taps.length} taps on "confirm"`, slowestTap(page.taps), maxOfficeTap),
    figure('  each of them', page.taps.map((tap) => `${tap.toFixed(0)} ms`).join(', ')),
    megabytes(`${flood}: heap afterwards`, Math.round(page.megabytes), maxOfficeMegabytes),
    figure('  event listeners', String(page.listeners)),
    figure('  requests for the list, and how many at once', `${page.requests}, ${page.atOnce}`),
  ]
}

/** Without any there is nothing to say that it works. */
function slowestTap(taps: readonly number[]): number {
  return taps.length === 0 ? Infinity : Math.max(...taps)
}

/** What costs points stands beneath, so that the report says what to do. */
export function checkScores(pages: readonly PageScores[]): Finding[] {
  return pages.flatMap(({ page, scores, faults }) => [
    ...Object.entries(scores).map(([category, score]) => {
      const least = category === 'performance' ? minPerformance : minOtherScore
      return {
        what: `${page}: Lighthouse on a phone, ${category}`,
        budget: `≥ ${least}`,
        measured: String(score),
        within: score >= least,
      }
    }),
    ...faults.map((fault) => figure(`  ${fault}`, '')),
  ])
}

export function checkThroughput({ page, list }: Throughput): Finding[] {
  return [
    atLeast('cached page against Fastify alone', page, minReading),
    atLeast('cached public list against Fastify alone', list, minReading),
  ]
}

export function checkOrders(perSecond: number): Finding[] {
  return [
    {
      what: 'orders placed in a second',
      budget: `≥ ${minOrders}`,
      measured: perSecond.toFixed(0),
      within: perSecond >= minOrders,
    },
  ]
}

/** What everybody else waits while one address asks for what the cache does not help with. */
export function checkIsolation(floods: readonly Isolation[]): Finding[] {
  return floods.map(({ flood, median, slowest, asked, served }) => ({
    what: `others' median while one address asks for ${flood}`,
    budget: `≤ ${maxMedian} ms`,
    measured: `${median.toFixed(0)} ms (max ${slowest.toFixed(0)}; ${served.toFixed(0)} of ${asked.toFixed(0)}/s)`,
    within: median <= maxMedian,
  }))
}

/** A hundred times as many rows: a call takes twice as long at most, or is quick anyway. */
export function checkGrowth(calls: readonly Growth[]): Finding[] {
  return calls.map(({ call, few, many }) => ({
    what: `${call} with 100,000 rows and 1,000,000 archived`,
    budget: `≤ ${maxGrowth} × or < ${quick} ms`,
    measured: `${many.toFixed(1)} ms (${few.toFixed(1)} ms with 1,000)`,
    within: many <= maxGrowth * few || many < quick,
  }))
}

/** Each minute has a line, so that growth shows; what goes wrong under load is a broken budget too. */
export function checkMemory({ minutes, after }: MemoryUse): Finding[] {
  return [
    ...minutes.flatMap(({ program, withImages, requestsPerSecond, failed }, index) => [
      megabytes(`memory in minute ${index + 1} of mixed load, ${requestsPerSecond} requests/s`, program),
      megabytes('  with the process that encodes pictures', withImages),
      { what: '  requests that failed', budget: '0', measured: String(failed), within: failed === 0 },
    ]),
    megabytes('memory after it', after),
  ]
}

function figure(what: string, measured: string): Finding {
  return { what, budget: '', measured, within: true }
}

function megabytes(what: string, measured: number, most = maxMegabytes): Finding {
  return { what, budget: `≤ ${most} MB`, measured: `${measured} MB`, within: measured <= most }
}

function atMost(what: string, bytes: number, most: number): Finding {
  return { what, budget: `≤ ${size(most)}`, measured: size(bytes), within: bytes <= most }
}

function atLeast(what: string, { app, bare, ratio }: Comparison, least: number): Finding {
  const perSecond = `${Math.round(app)}/s of ${Math.round(bare)}/s`
  return {
    what,
    budget: `≥ ${percent(least)}`,
    measured: `${percent(ratio)} (${perSecond})`,
    within: ratio >= least,
  }
}

function size(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
