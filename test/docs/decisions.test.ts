import { globSync, readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const folder = 'docs/decisions'
const records = readdirSync(folder).toSorted()

/** "NNN" for the template, which is number 000. */
const headingNumber = (record: string) =>
  /^# (\w{3}): /.exec(readFileSync(`${folder}/${record}`, 'utf8'))?.[1]

describe('the decisions', () => {
  it('bear a number that no other has', () => {
    const numbers = records.map((record) => record.slice(0, 3))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('bear the number of their file in the heading', () => {
    const headings = records.map(headingNumber)
    expect(headings).toEqual(['NNN', ...records.slice(1).map((record) => record.slice(0, 3))])
  })

  it('are cited elsewhere by numbers that exist, and links lead to the number they name', () => {
    const files = globSync(['*.md', 'docs/**/*.md', '{src,db,scripts,test,art}/**/*.{ts,tsx,mjs,css,md,sql}'])
    const cited = files.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/\bdecision (\d{3})\b(?:\]\([^)]*?(\d{3})[\w-]*\.md\))?/gi),
      ].map(([text, number = '', linked = number]) => ({ file, text, number, linked })),
    )
    expect(cited.map(({ number }) => number)).not.toEqual([])
    const known = new Set(records.map((record) => record.slice(0, 3)))
    expect(cited.filter(({ number, linked }) => !known.has(number) || linked !== number)).toEqual([])
  })
})
