import { describe, expect, test } from 'vitest'

import { dishes } from '#db/seed/dishes.ts'
import { inLanguage, languages } from '#src/kernel/language.ts'
import { foldText } from '#src/kernel/text.ts'
import { shownTags } from './shown-tags.ts'

describe('the tags a card shows', () => {
  const both = ['chay', 'vegetarian', 'cà chua', 'tomato', 'phô mai', 'cheese', 'húng tây', 'basil']
  const named = (name: string, nameVi: string | null, tags: readonly string[]) => ({ name, nameVi, tags })
  const dish = (tags: readonly string[]) => named('Dish', null, tags)

  test.each([
    ['a Vietnamese reader the Vietnamese ones', dish(both), 'vi', ['chay', 'cà chua', 'phô mai']],
    ['an English reader the English ones', dish(both), 'en', ['vegetarian', 'tomato', 'cheese']],
    ['everybody a list in one language', dish(['best seller', 'new']), 'vi', ['best seller', 'new']],
    ['everybody a list in the other language', dish(['bán chạy']), 'en', ['bán chạy']],
    ['everybody what has no letters', dish(['có cồn', 'alcohol', '18+']), 'vi', ['có cồn', '18+']],
    ['decomposed letters as Vietnamese', dish(['tôm'.normalize('NFD'), 'prawns']), 'en', ['prawns']],
    ['đ as Vietnamese', dish(['đào', 'peach']), 'vi', ['đào']],
    ['a word without marks as Vietnamese', dish(['chua cay', 'sour']), 'vi', ['chua cay']],
    ['nothing where there is none', dish([]), 'vi', []],
    ['no spelling of the name', named('Bolognese', 'Mỳ Ý Bò', ['mì Ý', 'Mỳ Ý', 'cay']), 'vi', ['cay']],
    ['no word of the name', named('Salmon', 'Cá Hồi', ['cá hồi', 'cá', 'thì là']), 'vi', ['thì là']],
    ['no plural of the name', named('Prawn & Mango', null, ['prawns', 'hot']), 'en', ['hot']],
    ['a Vietnamese reader what the English name says', named('Chay', 'Rau', ['chay']), 'vi', ['chay']],
    ['what holds a word of the name and more', named('Cheese', null, ['blue cheese']), 'en', ['blue cheese']],
    ['of a tag and a part of it the whole', dish(['chay', 'thuần chay', 'Chay']), 'vi', ['thuần chay']],
    ['of the same twice the first', dish(['mì', 'MỲ', 'mì']), 'vi', ['mì']],
  ] as const)('give %s', (_, from, language, shown) => {
    expect(shownTags(from, language)).toEqual(shown)
  })

  test.each([
    ['vi', ['vegetarian'], ['cà chua', 'thuần chay']],
    ['vi', ['vegan'], ['cà chua']],
    ['vi', [], ['cà chua', 'không thịt', 'thuần chay']],
    ['en', ['vegetarian'], ['tomato', 'vegan']],
    ['en', ['vegan'], ['tomato']],
    ['en', null, ['vegetarian', 'tomato', 'meat-free']],
  ] as const)('do not repeat the diet that the card states: %s, %j', (language, diet, shown) => {
    const tags = ['chay', 'vegetarian', 'cà chua', 'tomato', 'không thịt', 'meat-free', 'thuần chay', 'vegan']
    expect(shownTags({ ...dish(tags), diet }, language)).toEqual(shown)
  })

  test.each(languages)(
    'say something on every card of the demo that its name does not, in %s',
    (language) => {
      const spelled = (text: string) => foldText(text).replaceAll('y', 'i')
      for (const each of dishes) {
        const shown = shownTags(each, language, 2)
        expect(shown.length, each.id).toBeGreaterThan(0)
        const name = spelled(inLanguage(language, each.name, each.nameVi))
        expect(shown.filter((tag) => name.includes(spelled(tag)))).toEqual([])
        const searchedOnly = ['mì Ý', 'mỳ Ý', 'pasta', 'cá', 'fish', 'thơm', 'khai vị', 'starter', 'dessert']
        expect(shown.filter((tag) => searchedOnly.includes(tag))).toEqual([])
      }
    },
  )
})
