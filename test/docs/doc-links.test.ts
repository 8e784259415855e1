import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { deadReferences, readRepository } from './doc-links.ts'

const docs = globSync(['*.md', 'docs/**/*.md', 'src/features/*/README.md', 'src/web/**/README.md'])
const repository = readRepository()

it.each(docs)('%s names only what exists', (doc) => {
  expect(deadReferences(doc, readFileSync(doc, 'utf8'), repository)).toEqual([])
})

it('tells what does not exist: links, anchors, folders, files and scripts', () => {
  const text = [
    '# Two words, here',
    'A [file](docs/architecture.md), its [part](docs/architecture.md#the-tree), [this](#two-words-here).',
    'No [file](docs/nothing.md), no [part](docs/architecture.md#nothing), not [here](#nothing).',
    '`src/server/rights.ts`, `rights.ts`, `server/nothing.ts`, `src/server/http/`, `src/nothing/`, `npm run check`, `npm run nothing`',
  ].join('\n')
  expect(deadReferences('README.md', text, repository)).toEqual([
    'docs/nothing.md',
    'docs/architecture.md#nothing',
    '#nothing',
    'src/nothing',
    'server/nothing.ts',
    'npm run nothing',
  ])
})
