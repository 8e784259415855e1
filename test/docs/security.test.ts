import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

/** How many requirements of level 1 and 2 the chapters V1 to V17 of OWASP ASVS 5.0.0 have. */
const requirements = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const states = ['held', 'not applicable', 'not held'] as const

interface Row {
  readonly number: string
  readonly state: string
  readonly evidence: string
}

const text = readFileSync('docs/security.md', 'utf8')
const chapters = requirements.map((_count, index) => {
  const [, chapter = ''] = text.split(new RegExp(`^## V${index + 1} `, 'm'))
  return chapter.split(/^## /m)[0] ?? ''
})

/** The rows of a chapter's table; where nothing of a chapter applies, its numbers stand in a list. */
function rowsOf(chapter: string): Row[] {
  const rows = [...chapter.matchAll(/^\| (\d+\.\d+\.\d+) [^|]+\| [12] +\| ([^|]+?) +\| (.+?) +\|$/gm)]
  if (rows.length > 0)
    return rows.map(([, number = '', state = '', evidence = '']) => ({ number, state, evidence }))
  return [...chapter.matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => ({
    number,
    state: 'not applicable',
    evidence: chapter,
  }))
}

/** A test, or a document where the standard's first section of a chapter asks for one; a reason for all that is not held. */
function wantedEvidence(number: string, state: string): RegExp {
  if (state !== 'held') return /\w{2}/
  return /^\d+\.1\./.test(number) ? /\]\(/ : /\.test\.tsx?\)/
}

describe('what is said of OWASP ASVS', () => {
  it('names every requirement of level 1 and 2 once, in its chapter', () => {
    const numbers = chapters.map((chapter, index) =>
      rowsOf(chapter).flatMap(({ number }) => (number.startsWith(`${index + 1}.`) ? [number] : [])),
    )
    expect(numbers.map(({ length }) => length)).toEqual(requirements)
    expect(new Set(numbers.flat()).size).toBe(numbers.flat().length)
  })

  it('says of each whether it is held, and of one that is by which test or document, or why not', () => {
    for (const { number, state, evidence } of chapters.flatMap(rowsOf)) {
      expect(states, number).toContain(state)
      expect(evidence, number).toMatch(wantedEvidence(number, state))
    }
  })

  it('counts them as they are', () => {
    for (const [index, chapter] of chapters.entries()) {
      const counted = states.map((state) => rowsOf(chapter).filter((row) => row.state === state).length)
      const [, stated = ''] = new RegExp(`^\\| \\[V${index + 1} [^|]+\\| ([^\\n]+)`, 'm').exec(text) ?? []
      expect(stated.match(/\d+/g)?.map(Number), `V${index + 1}`).toEqual(counted)
    }
  })
})
