import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { rights } from '#src/server/rights.ts'

import {
  codeSpans,
  isStatedBy,
  numberProblem,
  numberRows,
  section,
  tableRows,
  uncheckedNumbers,
  unstatedNumbers,
} from './feature-readme.ts'

const maxLines = 80
const sections = ['Rules', 'Numbers', 'Tables', 'Rights', 'For other features', 'Tests']

const features = readdirSync('src/features')
const readmeOf = (feature: string) => readFileSync(`src/features/${feature}/README.md`, 'utf8')

/** The calls that a README names, and who may make them. */
function statedRights(readme: string): (readonly [call: string, who: string | undefined])[] {
  return tableRows(section(readme, 'Rights')).flatMap(([calls = '', who]) =>
    codeSpans(calls).map((call) => [call, who] as const),
  )
}

/** Calls that belong to no feature: the program says how it is. */
const ofTheProgram = ['GET /api/health', 'GET /api/ready', 'GET /api/jobs']

/** Constants that limit and promise nothing: names of units, and parts of how something is done. */
const inner = [
  'rules/session-clock.ts minute',
  'rules/session-limits.ts minute',
  'rules/sign-in-limits.ts hour',
  'server/password-hash.ts saltBytes',
  'server/password-hash.ts hashBytes',
  'server/picture-cache.ts measuredPart',
  'server/picture-cache.ts headroom',
]

describe.each(features)('the README of %s', (feature) => {
  const readme = readmeOf(feature)

  it(`has the same sections as the others, in at most ${maxLines} lines`, () => {
    const titles = [...readme.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    expect(titles).toEqual(sections)
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(maxLines)
  })

  it('states the numbers that the code has', () => {
    const problems = numberRows(readme).map((row) => numberProblem(row, `src/features/${feature}`))
    expect(problems.filter((problem) => problem !== undefined)).toEqual([])
  })

  it('states every constant and rate limit of rules, contract and server', () => {
    const unstated = unstatedNumbers(numberRows(readme), `src/features/${feature}`)
    expect(unstated.filter((code) => !inner.includes(code))).toEqual([])
  })

  it('states no number where no code is named for it', () => {
    expect(uncheckedNumbers(readme)).toEqual([])
  })

  it('names the tables of the database that the feature owns', () => {
    const folder = `src/features/${feature}/server`
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('-table.ts')) : []
    const code = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')
    const owned = [...code.matchAll(/[tT]able\(\s*'(\w+)'/g)].map(([, name]) => name)
    const stated = tableRows(section(readme, 'Tables')).flatMap(([name = '']) => codeSpans(name))
    expect(new Set(stated)).toEqual(new Set(owned))
  })

  it('names what its server offers to other features', () => {
    const file = `src/features/${feature}/server/${feature}.ts`
    const code = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const offered = [...code.matchAll(/^export (?:async )?(?:function |\{ )(\w+)/gm)].map(([, name]) => name)
    expect(codeSpans(section(readme, 'For other features'))).toEqual(expect.arrayContaining(offered))
  })

  it('says who may make which call as the program does', () => {
    const stated = statedRights(readme)
    expect(stated).toEqual(stated.map(([call]) => [call, rights[call]]))
  })
})

it('together they name every call of the program, each once', () => {
  const stated = features.flatMap((feature) => statedRights(readmeOf(feature)).map(([call]) => call))
  expect([...stated, ...ofTheProgram].toSorted(byText)).toEqual(Object.keys(rights).toSorted(byText))
})

const byText = (one: string, other: string) => one.localeCompare(other)

describe('the checks of a README', () => {
  it.each([
    ['99', 'maxPieces = 99', true],
    ['98', 'maxPieces = 99', false],
    ['99 999 999 VND', 'maxAmount = 99_999_999', true],
    ['64 KB', 'maxBytes = 64 * 1024', true],
    ['64 KB', 'maxBytes = 32 * 1024', false],
    ['30 days', 'knownFor = 30 * 24 * hour', true],
    ['30 hours', 'knownFor = 30 * 24 * hour', false],
    ['20 seconds', 'heartbeatMilliseconds = 20_000', true],
    ['11:30', "minutesOf('11:30')", true],
    ['11:45', "minutesOf('11:30')", false],
  ])('%s is what "%s" says: %s', (value, code, states) => {
    expect(isStatedBy(value, code)).toBe(states)
  })

  it('find code that is not there', () => {
    const row = { what: 'lines', value: '50', sources: [{ file: 'rules/cart.ts', code: 'maxRows = 50' }] }
    expect(numberProblem(row, 'src/features/cart')).toContain('stands 0 times')
  })

  it('find constants and rate limits that a README leaves out', () => {
    expect(unstatedNumbers([], 'src/features/cart')).toEqual([
      'rules/cart.ts maxPieces',
      'rules/cart.ts maxLines',
      'rules/cart.ts maxNoteLength',
    ])
    expect(unstatedNumbers([], 'src/features/orders')).toContain('server/order-routes.ts sharedPerMinute: 12')
  })

  it('find numbers beside the table, in digits and in words', () => {
    const readme =
      '# A\n\nUp to 99, `100` in code, ten at once, 404, SHA-256.\n\n## Numbers\n\n| 5 |\n\n## Tables\n7\n'
    expect(uncheckedNumbers(readme)).toEqual(['99', '7', 'ten'])
  })
})
