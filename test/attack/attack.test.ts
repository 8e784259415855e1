import { randomBytes } from 'node:crypto'

import { describe, expect, inject, it } from 'vitest'

import { createDatabase, dropDatabase } from '../support/databases.ts'
import { fuzzAddresses } from './address-round.ts'
import { checkAfterRound } from './after-round.ts'
import { openAttackedSite, type AttackedSite } from './attacked-site.ts'
import { fuzzCalls, type RoundOptions } from './call-round.ts'
import type { Finding } from './finding.ts'
import { fuzzHeaders } from './header-round.ts'

/** Always the same, so that what passes once passes again; `npm run attack` tries others. */
const options: RoundOptions = { seed: 20_260_506, runs: 2, brief: true }

describe('hostile requests from outside break nothing', () => {
  it('whatever a call is sent, by visitors of every role', async () => {
    expect(await brokenBy(fuzzCalls)).toEqual([])
  }, 60_000)

  it('however an address is spelt', async () => {
    expect(await brokenBy(fuzzAddresses)).toEqual([])
  }, 60_000)

  it('whatever the headers claim', async () => {
    expect(await brokenBy(fuzzHeaders, { PUBLIC_URL: 'http://localhost' })).toEqual([])
  }, 60_000)
})

type Round = (site: AttackedSite, options: RoundOptions) => Promise<Finding[]>

async function brokenBy(round: Round, settings: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const server = inject('postgresUrl')
  const name = `attack_${randomBytes(6).toString('hex')}`
  const site = await openAttackedSite(await createDatabase(server, name, 'demo_restaurant'), settings)
  try {
    const findings = [...(await round(site, options)), await checkAfterRound(site, 'a short round')]
    return findings.flatMap(({ what, problems }) => problems.map((problem) => `${what}: ${problem}`))
  } finally {
    await site.stop()
    await dropDatabase(server, name)
  }
}
