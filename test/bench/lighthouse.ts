import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

import { findBrowser } from '../support/browser/find-browser.ts'
import type { PublicPage } from './public-pages.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Speed is the machine's mood too; the middle one of so many runs counts. */
const runs = 3

export interface PageScores {
  readonly page: string
  /** 0 to 100, as Lighthouse rates a page on a phone of middling speed and a slow mobile network. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>
  /** What cost points, in Lighthouse’s terms, with what it measured. */
  readonly faults: readonly string[]
}

/** Rates pages with Lighthouse's own phone settings in the tests' own browser, one after the other. */
export async function ratePages(address: string, pages: readonly PublicPage[]): Promise<PageScores[]> {
  const { executablePath, libraryPath } = await findBrowser()
  const profile = await mkdtemp(join(tmpdir(), 'bep-lua-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [
      '--remote-debugging-port=0',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
    ],
    ...(libraryPath && { env: { ...process.env, LD_LIBRARY_PATH: libraryPath } }),
  })
  try {
    // The browser writes there which port it has chosen.
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
    const rated: PageScores[] = []
    for (const page of pages) rated.push(await ratePage(address, page, Number(port)))
    return rated
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function ratePage(address: string, page: PublicPage, port: number): Promise<PageScores> {
  const reports: PageScores[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await rateOnce(address, page, port))
  const middle = reports
    .toSorted((one, other) => one.scores.performance - other.scores.performance)
    .at(Math.floor(runs / 2))
  if (!middle) throw new Error(`${page.name} was not rated`)
  return middle
}

async function rateOnce(
  address: string,
  { name, path, isPersonal }: PublicPage,
  port: number,
): Promise<PageScores> {
  const result = await lighthouse(`${address}${path}`, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    // A ticket is not to be found by searching, which this audit takes for a mistake.
    skipAudits: isPersonal ? ['is-crawlable'] : null,
  })
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not rate ${name}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { lhr } = result
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  const faults = [...new Set(counted)].flatMap((id) => {
    const audit = lhr.audits[id]
    if (!audit || audit.score === null || audit.score >= 0.9) return []
    return [`${audit.title}${audit.displayValue ? `: ${audit.displayValue}` : ''}`]
  })
  return {
    page: name,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    faults,
  }
}
