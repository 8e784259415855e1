import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

import { languages } from '#src/kernel/language.ts'

const root = join(import.meta.dirname, '../..')

type TextsOfCodes = Readonly<Record<(typeof languages)[number], Readonly<Record<string, unknown>>>>

/** The texts of a file by their codes, a line in each language. */
async function problemTexts(file: string): Promise<string[]> {
  const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, TextsOfCodes>
  return Object.entries(exported).flatMap(([name, texts]) =>
    languages.flatMap((language) =>
      Object.entries(texts[language] ?? {}).map(
        ([code, text]) => `${name} ${language} ${code}: ${String(text)}`,
      ),
    ),
  )
}

// Most of them are on no screen unless a call fails.
test('what is read of each code of a problem is what has been read over', async () => {
  const files = globSync('src/**/{problem,*-problem,failure}-texts.ts', { cwd: root }).toSorted()
  const texts = await Promise.all(files.map(problemTexts))
  await expect(`${texts.flat().join('\n')}\n`).toMatchFileSnapshot('problem-texts.txt')
})
