import { parseArgs } from 'node:util'

import { startTemporaryPostgres } from '#test/support/temporary-postgres.ts'
import { createDatabase } from '../support/databases.ts'
import { fuzzAddresses } from './address-round.ts'
import { checkAfterRound } from './after-round.ts'
import { openAttackedSite, type AttackedSite } from './attacked-site.ts'
import { fuzzCalls, type RoundOptions } from './call-round.ts'
import type { Finding } from './finding.ts'
import { floodSite } from './flood-round.ts'
import { freezeConnection } from './frozen-round.ts'
import { fuzzHeaders } from './header-round.ts'
import { fillHouse } from './house-round.ts'
import { fuzzForwarded } from './proxy-round.ts'
import { attackSignIn } from './sign-in-round.ts'

interface Round {
  readonly settings?: Readonly<Record<string, string>>
  readonly runs: number
  /** Said at the start of a round that prints nothing for minutes. */
  readonly minutes?: number
  readonly attack: (site: AttackedSite, options: RoundOptions) => Promise<Finding[]>
}

const rounds: Readonly<Record<string, Round>> = {
  calls: { runs: 150, attack: fuzzCalls },
  addresses: { runs: 60, attack: fuzzAddresses },
  // What a Host header says may be believed only where no address of the site is set.
  headers: { runs: 60, attack: fuzzHeaders, settings: { PUBLIC_URL: 'http://localhost' } },
  proxy: { runs: 1, attack: fuzzForwarded, settings: { TRUST_PROXY: '1', PRODUCTION: 'false' } },
  house: { runs: 1, attack: fillHouse },
  'sign-in': { runs: 1, attack: attackSignIn },
  frozen: { runs: 1, attack: freezeConnection },
  floods: { runs: 1, attack: floodSite, minutes: 7 },
}

/**
 * Attacks the real program from outside, round by round, each over a demo restaurant of its own, and says what broke.
 * `--seed` repeats a run, `--rounds calls,headers` does some of it, `--only sessions` floods with those alone.
 */
async function attack(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: { seed: { type: 'string' }, rounds: { type: 'string' }, only: { type: 'string' } },
  })
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
  const chosen = values.rounds?.split(',') ?? Object.keys(rounds)
  const postgres = await startTemporaryPostgres()
  const broken: string[] = []
  try {
    for (const name of chosen) {
      const round = rounds[name]
      if (!round) throw new Error(`There is no round "${name}", only ${Object.keys(rounds).join(', ')}`)
      const databaseUrl = await createDatabase(postgres.connectionString, `attack_${name}`)
      const site = await openAttackedSite(databaseUrl, round.settings)
      console.log(`\n${name}, seed ${seed}${round.minutes ? `, about ${round.minutes} minutes` : ''}`)
      try {
        const findings = await round
          .attack(site, { seed, runs: round.runs, ...(values.only !== undefined && { only: values.only }) })
          .catch((error: unknown) => [brokenOff(name, error)])
        const all = [...findings, await checkAfterRound(site, name)]
        printFindings(all)
        broken.push(...all.filter(({ problems }) => problems.length > 0).map(({ what }) => what))
      } finally {
        await site.stop()
      }
    }
  } finally {
    await postgres.stop()
  }
  console.log(broken.length === 0 ? '\nNothing broke.' : `\n${broken.length} broke (marked !).`)
  if (broken.length > 0) process.exitCode = 1
}

/** A round that cannot go on is a finding too, and the rounds after it are still run. */
function brokenOff(round: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error)
  return { what: `${round}: broken off`, measured: '', problems: [reason] }
}

/** One line a finding, with what broke below it. */
function printFindings(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ what }) => what.length))
  for (const { what, measured, problems } of findings) {
    console.log(`${problems.length === 0 ? ' ' : '!'} ${what.padEnd(width)}  ${measured}`)
    for (const problem of problems) console.log(`    ${problem}`)
  }
}

await attack()
