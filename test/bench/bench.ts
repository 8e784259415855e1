import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { startEmbeddedPostgres } from '#src/server/database/embedded-postgres.ts'
import { startSite } from '../support/site/running-site.ts'
import {
  judgeIsolation,
  judgeMemory,
  judgeScores,
  judgeThroughput,
  judgeViews,
  judgeWeights,
  type Finding,
} from './budgets.ts'
import { measureIsolation, type Isolation } from './isolation.ts'
import { ratePages } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { viewOnPhone } from './phone-view.ts'
import { weighPage } from './page-weight.ts'
import { measureThroughput } from './throughput.ts'

/** `npm run bench -- --minutes=1` for a first look. */
const minutesOfLoad = Number(
  process.argv.find((option) => option.startsWith('--minutes='))?.slice('--minutes='.length) ?? 10,
)
const results = resolve(import.meta.dirname, '../../test-results')
const pages = ['/', '/menu', '/news']
const ratedPages = ['/', '/?lang=en', '/menu', '/menu?lang=en', '/news', '/news?lang=en']

/**
 * Measures the built site against the budgets of docs/architecture.md, all in one run on one machine, on a database of
 * its own that writes to disk as a restaurant's does. Fails where a budget is broken.
 */
async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bep-lua-bench-'))
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => {} })
  try {
    const site = await startSite({ DATABASE_URL: database.connectionString, DATA_DIR: join(folder, 'data') })
    try {
      const weights = await Promise.all(pages.map((page) => weighPage(site.address, page)))
      const views = await viewOnPhone(site.address, pages)
      const ratings = await ratePages(site.address, ratedPages)
      const throughput = await measureThroughput(site, database.connectionString)
      const isolation = await isolateSite(database.connectionString, join(folder, 'data'))
      const memory = await measureMemory(site.address, site.pid, minutesOfLoad)
      const findings = [
        ...judgeWeights(weights),
        ...judgeViews(views),
        ...judgeScores(ratings),
        ...judgeThroughput(throughput),
        ...judgeIsolation(isolation),
        ...judgeMemory(memory),
      ]
      report(findings)
      mkdirSync(results, { recursive: true })
      const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version }
      writeFileSync(
        join(results, 'bench.json'),
        `${JSON.stringify({ machine, weights, views, ratings, throughput, isolation, memory, findings }, null, 2)}\n`,
      )
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

/** A second server of the same restaurant, with its rate limits, that can tell visitors apart. */
async function isolateSite(databaseUrl: string, dataDir: string): Promise<Isolation[]> {
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
