import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { rights } from '#src/server/rights.ts'

/** Calls that belong to no feature. */
const ofTheProgram = new Set(['GET /api/health', 'GET /api/ready', 'GET /api/jobs'])

/** "call: who", once for each call that the table "Rights" of a README names. */
function statedRights(readme: string): string[] {
  const [, table = ''] = readme.split('\n## Rights\n')
  const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\|(.*`.*)\| *(\S+) *\|$/gm)]
  return rows.flatMap(([, calls = '', who]) =>
    [...calls.matchAll(/`([^`]+)`/g)].map(([, call]) => `${call}: ${who}`),
  )
}

it('the READMEs of all features together say who may make which call, as the program does', () => {
  const stated = readdirSync('src/features').flatMap((feature) =>
    statedRights(readFileSync(`src/features/${feature}/README.md`, 'utf8')),
  )
  const granted = Object.entries(rights).filter(([call]) => !ofTheProgram.has(call))
  expect(stated.toSorted()).toEqual(granted.map(([call, who]) => `${call}: ${who}`).toSorted())
})
