import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { allergens, type Dietary, diets, suits } from '#src/kernel/dietary.ts'
import { askedFilter } from './asked-filter.ts'
import { filterDietary, readAllergens } from './dietary-filter.ts'

describe('a filter by what one eats and avoids', () => {
  const dietary: fc.Arbitrary<Dietary> = fc.record({
    allergens: fc.option(fc.subarray([...allergens])),
    diet: fc.option(fc.subarray([...diets])),
  })
  const filter = fc.record({
    diet: fc.option(fc.constantFrom(...diets), { nil: undefined }),
    without: fc.subarray([...allergens]),
  })

  test('shows what is stated to suit alone, and counts what only does not say', () => {
    fc.assert(
      fc.property(fc.array(dietary), filter, (dishes, wanted) => {
        const { suitable, unstated } = filterDietary(dishes, wanted)
        const isSuitable = ({ allergens: has, diet }: Dietary) =>
          (wanted.diet === undefined || suits({ diet }, wanted.diet)) &&
          wanted.without.every((allergen) => has?.includes(allergen) === false)
        expect(suitable).toEqual(dishes.filter(isSuitable))
        // With what is not stated filled in as well as can be, exactly those would pass too.
        const filled = dishes.map((dish): Dietary => ({
          allergens: dish.allergens ?? [],
          diet: dish.diet ?? ['vegan'],
        }))
        expect(suitable.length + unstated).toBe(filterDietary(filled, wanted).suitable.length)
      }),
    )
  })

  test('of nothing shows everything', () => {
    const dishes: Dietary[] = [{ allergens: null, diet: null }]
    expect(filterDietary(dishes, { diet: undefined, without: [] })).toEqual({ suitable: dishes, unstated: 0 })
  })

  test.each([
    [null, []],
    ['', []],
    ['milk', ['milk']],
    ['egg,milk,egg', ['milk', 'egg']],
    ['choose', []],
    ['constructor,__proto__,milk,<b>', ['milk']],
    [','.repeat(100_000), []],
  ])('reads %j of an address', (text, read) => {
    expect(readAllergens(text)).toEqual(read)
  })
})

describe('a search for dishes without something', () => {
  test.each([
    ['không sữa', { without: ['milk'] }],
    ['KHÔNG SỮA', { without: ['milk'] }],
    ['khong sua', { without: ['milk'] }],
    ['ko sữa', { without: ['milk'] }],
    ['pizza không trứng không sữa', { without: ['milk', 'egg'] }],
    ['dị ứng đậu phộng', { without: ['peanuts'] }],
    ['di ung dau phong', { without: ['peanuts'] }],
    ['no milk', { without: ['milk'] }],
    ['without nuts', { without: ['nuts'] }],
    ['gluten free', { without: ['gluten'] }],
    ['gluten-free pizza', { without: ['gluten'] }],
    ['nut-free', { without: ['nuts'] }],
    ['không hải sản', { without: ['fish', 'crustaceans', 'molluscs'] }],
    ['không tôm', { without: ['crustaceans'] }],
    ['chay không sữa', { diet: 'vegetarian', without: ['milk'] }],
    ['thuần chay không mè', { diet: 'vegan', without: ['sesame'] }],
    ['vegan no nuts', { diet: 'vegan', without: ['nuts'] }],
    ['không chay', { diet: 'vegetarian', without: [] }],
  ])('“%s” asks for a filter', (query, asked) => {
    expect(askedFilter(query)).toEqual({ diet: undefined, ...asked })
  })

  test.each([
    '',
    'sữa',
    'chay',
    'vegan',
    'không cay',
    'không hành',
    'không cà chua',
    'khong ca chua',
    'không cà phê',
    'khong ca phe',
    'cà phê sữa không đường',
    'free',
    'no',
    'không',
    'nothing',
    'toString',
  ])('“%s” does not', (query) => {
    expect(askedFilter(query)).toBeUndefined()
  })

  test('takes any text, however long', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => void askedFilter(query)))
    expect(askedFilter('không sữa '.repeat(20_000))).toEqual({ diet: undefined, without: ['milk'] })
  })
})
