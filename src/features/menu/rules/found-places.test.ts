import { expect, test } from 'vitest'

import { foundPlaces } from './found-places.ts'

const marked = (texts: string[], query: string) =>
  foundPlaces(texts, query).map(({ text, start, end }) => texts[text]?.slice(start, end))

test.each([
  [
    'the query as typed, in whole words only',
    ['Nấm Truffle', 'nấm mỡ và nấm bào ngư'],
    'nấm',
    ['Nấm', 'nấm', 'nấm'],
  ],
  [
    'the words of a query that no text holds as a whole',
    ['Gà Nướng', 'gà xé, củi nướng'],
    'nướng gà',
    ['Nướng', 'Gà', 'nướng', 'gà'],
  ],
  [
    'a query without diacritics, and beginnings of words',
    ['Phô mai xanh', 'Cheese & onion'],
    'onio pho',
    ['Phô', 'onio'],
  ],
  ['not the middle of a word', ['in minutes'], 'nut', []],
  ['nothing where another language holds it', ['Tôm Xoài'], 'prawn', []],
])('a guest sees why a dish was found: %s', (_what, texts, query, found) => {
  expect(marked(texts, query)).toEqual(found)
})
