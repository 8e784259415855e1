import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { startEmbeddedPostgres } from '#src/server/database/embedded-postgres.ts'
import { startSite, type RunningSite } from '../support/site/running-site.ts'
import {
  checkFirstLoads,
  checkFirstTaps,
  checkGrowth,
  checkIsolation,
  checkMemory,
  checkOfficeFlood,
  checkOrders,
  checkScores,
  checkThroughput,
  checkWeights,
  type Finding,
} from './budgets.ts'
import { measureFirstLoads } from './first-load.ts'
import { measureFirstTaps } from './first-tap.ts'
import { measureGrowth } from './growth.ts'
import { measureIsolation, type Isolation } from './isolation.ts'
import { ratePages } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { measureOfficeFlood } from './office-flood.ts'
import { weighPage } from './page-weight.ts'
import { publicPages, type PublicPage } from './public-pages.ts'
import { measureOrders, measureThroughput } from './throughput.ts'

const option = (name: string) =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

/** `npm run bench -- --minutes=1` for a first look. */
const minutesOfLoad = Number(option('minutes') ?? 10)
/** `npm run bench -- --only=weights,loads` for some parts; all of them take about 20 minutes. */
const wanted = option('only')?.split(',')
const results = resolve(import.meta.dirname, '../../test-results')

interface MeasuredSite {
  readonly site: RunningSite
  readonly pages: readonly PublicPage[]
  readonly databaseUrl: string
  readonly dataDir: string
}

interface Part {
  readonly measured: unknown
  readonly findings: readonly Finding[]
}

/** In this order: what loads the machine most comes late, and what fills the database last. */
const parts: Readonly<Record<string, (on: MeasuredSite) => Promise<Part>>> = {
  async weights({ site, pages }) {
    // One after the other: one visitor who asks for all pages at once is told to come again.
    const measured = []
    for (const page of pages) measured.push(await weighPage(site.address, page))
    return { measured, findings: checkWeights(measured) }
  },
  async loads({ site, pages }) {
    const measured = await measureFirstLoads(site.address, pages)
    return { measured, findings: checkFirstLoads(measured) }
  },
  async taps({ site, pages }) {
    const measured = await measureFirstTaps(
      site.address,
      pages.filter(({ name }) => name.startsWith('menu ')),
    )
    return { measured, findings: checkFirstTaps(measured) }
  },
  async lighthouse({ site, pages }) {
    const measured = await ratePages(site.address, pages)
    return { measured, findings: checkScores(measured) }
  },
  async office({ site }) {
    const measured = await measureOfficeFlood(site.address)
    return { measured, findings: checkOfficeFlood(measured) }
  },
  async throughput({ site }) {
    const measured = await measureThroughput(site)
    return { measured, findings: checkThroughput(measured) }
  },
  async orders({ site }) {
    const measured = await measureOrders(site)
    return { measured, findings: checkOrders(measured) }
  },
  async isolation(on) {
    const measured = await isolateSite(on)
    return { measured, findings: checkIsolation(measured) }
  },
  async memory({ site }) {
    const measured = await measureMemory(site.address, site.pid, minutesOfLoad)
    return { measured, findings: checkMemory(measured) }
  },
  async growth({ site, databaseUrl }) {
    const measured = await measureGrowth(site.address, databaseUrl)
    return { measured, findings: checkGrowth(measured) }
  },
}

/**
 * Measures the built site against the budgets of docs/architecture.md, all in one run on one machine, on a database of
 * its own that writes to disk as a restaurant's does. Fails where a budget is broken.
 */
async function bench(): Promise<void> {
  const unknown = wanted?.filter((name) => !(name in parts)) ?? []
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}, only ${Object.keys(parts).join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'bep-lua-bench-'))
  const dataDir = join(folder, 'data')
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => {} })
  const databaseUrl = database.connectionString
  try {
    const site = await startSite({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
    try {
      await measure({ site, pages: await publicPages(site.address), databaseUrl, dataDir })
    } finally {
      await site.stop()
    }
  } finally {
    await database.stop()
    // As root the database may lie elsewhere than asked for, because its user may not enter the folder.
    rmSync(dirname(database.dataLocation), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(on: MeasuredSite): Promise<void> {
  const measured: Record<string, unknown> = {}
  const findings: Finding[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (wanted && !wanted.includes(name)) continue
    const result = await part(on)
    measured[name] = result.measured
    findings.push(...result.findings)
  }
  report(findings)
  mkdirSync(results, { recursive: true })
  const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version }
  writeFileSync(
    join(results, 'bench.json'),
    `${JSON.stringify({ machine, ...measured, findings }, null, 2)}\n`,
  )
}

/** A second server of the same restaurant, with its rate limits, that can tell visitors apart. */
async function isolateSite({ databaseUrl, dataDir }: MeasuredSite): Promise<Isolation[]> {
  const site = await startSite({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'true',
    TRUST_PROXY: '1',
    PRODUCTION: 'false',
  })
  try {
    return await measureIsolation(site.address)
  } finally {
    await site.stop()
  }
}

function report(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ what }) => what.length))
  for (const { what, budget, measured, within } of findings) {
    console.log(`${within ? ' ' : '!'} ${what.padEnd(width)}  ${measured.padStart(26)}  ${budget}`)
  }
  const over = findings.filter(({ within }) => !within).length
  if (over > 0) process.exitCode = 1
  console.log(over === 0 ? '\nWithin all budgets.' : `\n${over} over budget (marked !).`)
}

await bench()
