import { describe, expect, test } from 'vitest'

import { shownTags } from './shown-tags.ts'

describe('the tags a card shows', () => {
  const both = ['chay', 'vegetarian', 'cà chua', 'tomato', 'phô mai', 'cheese', 'húng tây', 'basil']

  test.each([
    ['a Vietnamese reader the Vietnamese ones', both, 'vi', ['chay', 'cà chua', 'phô mai']],
    ['an English reader the English ones', both, 'en', ['vegetarian', 'tomato', 'cheese']],
    ['everybody a list in one language', ['best seller', 'new'], 'vi', ['best seller', 'new']],
    ['everybody a list in the other language', ['bán chạy'], 'en', ['bán chạy']],
    ['decomposed letters as Vietnamese', ['tôm'.normalize('NFD'), 'prawns'], 'en', ['prawns']],
    ['đ as Vietnamese', ['đào', 'peach'], 'vi', ['đào']],
    ['nothing where there is none', [], 'vi', []],
  ] as const)('give %s', (_, tags, language, shown) => {
    expect(shownTags(tags, language)).toEqual(shown)
  })
})
