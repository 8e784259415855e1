import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const samples = [
  [1, 2, 3, 4, 5, 6],
  ['a', 'b', 'c', 'd', 'e', 'f'],
]

/** Called with samples alone, which not all take. */
type Text = (...given: readonly unknown[]) => unknown

/** The texts among exported values, a line each: its file, the names that lead to it, and what it says. */
function linesOf(texts: unknown, name: string): string[] {
  if (typeof texts === 'string') return [`${name}: ${texts.replaceAll('\n', String.raw`\n`)}`]
  if (typeof texts === 'function')
    return [...new Set(samples.flatMap((given) => saidOf(texts as Text, given)))].flatMap((said) =>
      linesOf(said, name),
    )
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, each]) => linesOf(each, `${name} ${key}`))
}

/** What a text says of these numbers or names; nothing where it takes something else. */
function saidOf(text: Text, given: readonly unknown[]): string[] {
  try {
    const said: unknown = text(...given)
    return typeof said === 'string' ? [said] : []
  } catch {
    return []
  }
}

const files = globSync('src/**/texts/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
/** The folder of a feature, or what lies beside the features. */
const partOf = (file: string) => /^src\/(?:features\/)?([\w-]+)/.exec(file)?.[1] ?? ''

// Many are on no screen unless a call fails, or while something is under way.
test.each([...new Set(files.map(partOf))].toSorted())(
  'what is read in %s is what has been read over, in both languages',
  async (part) => {
    const texts = await Promise.all(
      files
        .filter((file) => partOf(file) === part)
        .toSorted()
        .map(async (file) => {
          const exported: object = await import(pathToFileURL(join(root, file)).href)
          return linesOf(exported, file.replace(/^.*\/texts\/|\.ts$/g, ''))
        }),
    )
    await expect(`${texts.flat().join('\n')}\n`).toMatchFileSnapshot(`texts/${part}.txt`)
  },
)
