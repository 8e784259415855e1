import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The functions among texts, by the names that lead to them. */
function* functionsIn(
  texts: unknown,
  name: string,
): Generator<[name: string, text: (...given: unknown[]) => unknown]> {
  if (typeof texts === 'function') yield [name, texts as (...given: unknown[]) => unknown] // called with numbers alone
  else if (typeof texts === 'object' && texts !== null)
    for (const [key, each] of Object.entries(texts))
      yield* functionsIn(each, name === '' ? key : `${name}.${key}`)
}

/** What a text says where all that it is given is this number; undefined where it takes something else. */
function said(text: (...given: unknown[]) => unknown, number: number): string | undefined {
  try {
    const given = text(...Array.from({ length: 6 }, () => number))
    return typeof given === 'string' ? given : undefined
  } catch {
    return undefined
  }
}

const wordsOf = (text: string) => text.replaceAll(/\d/g, '')

/** The texts of a file that need other words for one than for two, with both. */
async function countedTexts(file: string): Promise<string[]> {
  const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>
  return Object.entries(exported).flatMap(([name, texts]) =>
    [...functionsIn(texts, name)].flatMap(([path, text]) => {
      const [one, two] = [said(text, 1), said(text, 2)]
      const isCounted = one !== undefined && two !== undefined && wordsOf(one) !== wordsOf(two)
      return isCounted ? [`${path}: ${one} | ${two}`] : []
    }),
  )
}

test('what is counted is counted in the right words', async () => {
  const files = globSync('src/**/texts/*-texts.ts', { cwd: root }).toSorted()
  const counted = await Promise.all(files.map(countedTexts))
  await expect(`${counted.flat().toSorted().join('\n')}\n`).toMatchFileSnapshot('counted-texts.txt')
})
