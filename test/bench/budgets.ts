import type { Isolation } from './isolation.ts'
import type { PageScores } from './lighthouse.ts'
import type { PageWeight } from './page-weight.ts'
import type { PhoneView } from './phone-view.ts'
import type { Comparison } from './load.ts'
import type { MemoryUse } from './memory.ts'
import type { Throughput } from './throughput.ts'

/** One line of the report: a measured figure beside what docs/architecture.md allows. */
export interface Finding {
  readonly what: string
  readonly budget: string
  readonly measured: string
  readonly within: boolean
  /** Over this budget one visitor can stop the site: the run fails. */
}

const kilobyte = 1024
const largestScripts = 130 * kilobyte
const largestStyles = 20 * kilobyte
const largestImage = 100 * kilobyte
const leastScore = 95
const leastReading = 0.9
const leastOrdering = 0.5
/** Milliseconds. */
const maxMedian = 100
const maxMegabytes = 300

export function judgeWeights(weights: readonly PageWeight[]): Finding[] {
  return weights.flatMap(({ path, html, scripts, styles, sent }) => [
    atMost(`${path} JavaScript of the first load, gzip`, scripts, largestScripts),
    atMost(`${path} CSS, gzip`, styles, largestStyles),
    { what: `${path} HTML, gzip`, budget: '', measured: size(html), within: true },
    atMost(`${path} JavaScript and CSS as sent`, sent, largestScripts + largestStyles),
  ])
}

export function judgeViews(views: readonly PhoneView[]): Finding[] {
  return views.flatMap(({ path, largestImage: { address, bytes }, layoutShift }) => [
    atMost(`${path} largest image above the fold, ${address}`, bytes, largestImage),
    {
      what: `${path} layout shift`,
      budget: '0',
      measured: layoutShift.toFixed(3),
      within: layoutShift < 0.001,
    },
  ])
}

/** What costs points stands beneath, so that the report says what to do. */
export function judgeScores(pages: readonly PageScores[]): Finding[] {
  return pages.flatMap(({ path, scores, faults }) => [
    ...Object.entries(scores).map(([category, score]) => ({
      what: `${path} Lighthouse on a phone, ${category}`,
      budget: `≥ ${leastScore}`,
      measured: String(score),
      within: score >= leastScore,
    })),
    ...faults.map((fault) => ({ what: `  ${fault}`, budget: '', measured: '', within: true })),
  ])
}

export function judgeThroughput({ page, list, order }: Throughput): Finding[] {
  return [
    atLeast('cached page against Fastify alone', page, leastReading),
    atLeast('cached public list against Fastify alone', list, leastReading),
    atLeast('placing an order against its INSERTs alone', order, leastOrdering),
  ]
}

/** What everybody else waits while one address asks for what the cache does not help with. */
export function judgeIsolation(floods: readonly Isolation[]): Finding[] {
  return floods.map(({ flood, median, slowest, asked, served }) => ({
    what: `others' median while one address asks for ${flood}`,
    budget: `≤ ${maxMedian} ms`,
    measured: `${median.toFixed(0)} ms (max ${slowest.toFixed(0)}; ${served.toFixed(0)} of ${asked.toFixed(0)}/s)`,
    within: median <= maxMedian,
  }))
}

/** Each minute has a line, so that growth shows; what goes wrong under load is a broken budget too. */
export function judgeMemory({ minutes, after }: MemoryUse): Finding[] {
  return [
    ...minutes.flatMap(({ program, withImages, requestsPerSecond, failed }, index) => [
      megabytes(`memory in minute ${index + 1} of mixed load, ${requestsPerSecond} requests/s`, program),
      megabytes('  with the process that encodes pictures', withImages),
      { what: '  requests that failed', budget: '0', measured: String(failed), within: failed === 0 },
    ]),
    megabytes('memory after it', after),
  ]
}

function megabytes(what: string, measured: number): Finding {
  return {
    what,
    budget: `≤ ${maxMegabytes} MB`,
    measured: `${measured} MB`,
    within: measured <= maxMegabytes,
  }
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
