import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { categories } from '#db/seed/categories.ts'
import { dishes as seedDishes } from '#db/seed/dishes.ts'
import { maxSearchQuery } from '#src/kernel/search-query.ts'
import { sortDishes } from './menu-order.ts'
import { asksForWithout, searchDishes } from './search-dishes.ts'

const menu = sortDishes(
  seedDishes.flatMap((dish) =>
    categories.filter(({ id }) => id === dish.categoryId).map((category) => ({ ...dish, category })),
  ),
  'vi',
)
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).join(' ')

/** What guests type, and which dishes must come first, under the categories or under the heading of what is similar. */
describe('of the demo menu', () => {
  test.each([
    // As a dish or its tags are written.
    ['chay', 'veggie margherita caprese pumpkin-soup garlic-bread'],
    ['vegetarian', 'veggie margherita caprese pumpkin-soup garlic-bread'],
    ['vegan', 'pumpkin-soup'],
    ['Margherita', 'margherita'],
    ['tôm', 'seafood tom-yum prawn-mango'],
    ['hải sản', 'salmon-dill seafood tom-yum prawn-mango pasta-seafood'],
    ['PHÔ MAI', 'four-cheese pepperoni margherita'],
    ['gà nướng', 'bbq-chicken chicken-wings'],
    ['bò', 'beef-lemongrass pasta-bolognese'],
    ['không cay', 'hawaiian salmon-dill bbq-chicken mushroom-truffle'],
    ['trẻ em', 'hawaiian bbq-chicken pasta-bolognese panna-cotta'],
    ['mì ý', 'pasta-seafood pasta-carbonara pasta-bolognese'],
    ['cà phê', 'tiramisu iced-coffee'],
    ['cà phê sữa đá', 'iced-coffee'],
    ['cafe', 'tiramisu iced-coffee'],
    ['rượu vang', 'red-wine'],
    ['alcohol free', 'peach-tea lime-soda iced-coffee'],
    ['Trà \u00D0ào', 'peach-tea'],
    // In the order of the menu, whether a dish is one or is cooked with it.
    ['wine', 'seafood pasta-seafood pasta-bolognese red-wine'],
    ['pork', 'pepperoni hawaiian'],
    ['salad', 'caprese caesar-salad'],
    ['nước mắm', 'grilled-pork'],
    ['trà  đào', 'peach-tea'],
    // By category, or by words that stand apart.
    ['pizza', 'four-cheese pepperoni hawaiian veggie margherita'],
    ['đồ uống', 'red-wine peach-tea lime-soda iced-coffee'],
    ['pizza bò', 'beef-lemongrass'],
    ['pizza hải sản', 'salmon-dill seafood tom-yum prawn-mango'],
    ['món chay', 'veggie margherita caprese pumpkin-soup garlic-bread'],
    ['pizza không cay', 'hawaiian salmon-dill bbq-chicken mushroom-truffle'],
    ['ăn chay', 'veggie margherita caprese pumpkin-soup garlic-bread'],
    ['pizza with mushrooms', 'tom-yum mushroom-truffle'],
  ])('“%s” has first, as it is typed: %s', (query, first) => {
    expect(`${ids(searchDishes(menu, query).exact)} `).toMatch(new RegExp(`^${first} `))
  })

  test.each([
    // Without diacritics, or with other ones.
    ['ga nuong', 'bbq-chicken chicken-wings'],
    ['pho mai', 'four-cheese pepperoni margherita'],
    ['ca phe sua da', 'iced-coffee'],
    ['tra dao', 'peach-tea'],
    ['bun cha', 'grilled-pork'],
    ['hãi sản', 'salmon-dill seafood tom-yum prawn-mango pasta-seafood'],
    ['nưóng mật ong', 'chicken-wings'],
    ['pizza ga', 'bbq-chicken'],
    ['khong cay', 'hawaiian salmon-dill'],
    ['tra \u00F0ào', 'peach-tea'],
    // While one is typing.
    ['marg', 'margherita'],
    ['trà đà', 'peach-tea'],
    ['gà nươ', 'bbq-chicken chicken-wings'],
    ['grass', 'tom-yum beef-lemongrass'],
    // With one slip.
    ['piza', 'four-cheese pepperoni hawaiian veggie margherita'],
    ['haiwai', 'hawaiian'],
    ['peperoni', 'pepperoni'],
    ['spagetti', 'pasta-seafood pasta-carbonara pasta-bolognese'],
    ['tiramsiu', 'tiramisu'],
    ['xalad', 'caprese'],
    ['haisan', 'salmon-dill seafood tom-yum prawn-mango pasta-seafood'],
  ])('“%s” has first, as what may be meant: %s', (query, first) => {
    const { exact, similar } = searchDishes(menu, query)
    expect([ids(exact), `${ids(similar)} `]).toEqual(['', expect.stringMatching(new RegExp(`^${first} `))])
  })

  test('every name and every tag, typed as it is written, finds its dish among the first', () => {
    for (const dish of menu) {
      for (const typed of [dish.name, dish.nameVi ?? dish.name, ...dish.tags]) {
        expect(searchDishes(menu, typed).exact, typed).toContain(dish)
        expect(asksForWithout(menu, typed), typed).toBe(false)
      }
    }
  })

  test.each(['phở bò', 'phở', 'sushi', 'bia', '%', '🍕', '.*', '(', '[', '\\'])(
    '“%s” finds nothing, however loosely',
    (query) => {
      expect(searchDishes(menu, query)).toEqual({ exact: [], similar: [] })
    },
  )

  test.each([
    'không sữa',
    'khong sua',
    'Không có phô mai',
    'không cá',
    'pizza không hành',
    'dị ứng tôm',
    'no milk',
    'without nuts',
    'milk-free',
    'không cay không sữa',
  ])('“%s” shows no dish that may hold just that', (query) => {
    expect(asksForWithout(menu, query)).toBe(true)
    expect(searchDishes(menu, query)).toEqual({ exact: [], similar: [] })
  })

  test.each([
    // Charred ham and dripping honey are no vegetarian dishes.
    ['chay', 'exact', 'hawaiian burrata-ham'],
    ['tôm', 'similar', 'iced-coffee margherita'],
    ['cay', 'exact', 'hawaiian salmon-dill bbq-chicken'],
    ['thịt', 'exact', 'four-cheese mushroom-truffle'],
    ['gà', 'similar', 'garlic-bread'],
    ['salad', 'exact', 'garlic-bread pumpkin-soup'],
  ] as const)('“%s” does not have among the %s: %s', (query, group, none) => {
    const found = ids(searchDishes(menu, query)[group]).split(' ')
    expect(none.split(' ').filter((id) => found.includes(id))).toEqual([])
  })

  test('what only looks alike stands apart, each dish once', () => {
    const { exact, similar } = searchDishes(menu, 'chay')
    expect(ids(similar)).toContain('grilled-pork')
    expect(new Set([...exact, ...similar]).size).toBe(exact.length + similar.length)
    expect(ids(searchDishes(menu, 'pepper').similar)).toContain('pepperoni')
  })
})

const dish = (name: string, more = {}) => ({
  id: name,
  name,
  nameVi: null as string | null,
  description: '',
  descriptionVi: null as string | null,
  tags: [] as string[],
  category: { name: 'Pizza', nameVi: null },
  ...more,
})

describe('of any dishes', () => {
  const dishes = [dish('Trà\u00A0 \tđào', { tags: ['Bán chạy'] }), dish('Tôm', { description: 'With lime' })]
  test.each(['', '  ', '\u3000'])('a blank query %j finds all', (query) => {
    expect(searchDishes(dishes, query)).toEqual({ exact: dishes, similar: [] })
  })

  test('blanks of any kind and number count as one, and so do signs', () => {
    for (const query of ['trà đào', 'TRÀ  \u00A0đào', 'trà, đào']) {
      expect(ids(searchDishes(dishes, query).exact)).toBe(dishes[0]?.id)
    }
  })

  test('composed and decomposed texts are found alike', () => {
    const words = fc.string({ unit: 'grapheme' }).filter((text) => /[\p{L}\p{N}]/u.test(text))
    fc.assert(
      fc.property(words, (text) => {
        const { exact } = searchDishes([dish(text.normalize('NFC'))], text.normalize('NFD'))
        expect(exact).toHaveLength(1)
        expect(searchDishes([dish(text.normalize('NFD'))], text.normalize('NFC')).exact).toHaveLength(1)
      }),
    )
  })

  test('one slip is a letter too much, too few, another or two exchanged, from four letters on', () => {
    const found = (query: string) => ids(searchDishes([dish('Pizza chay')], query).similar)
    for (const query of ['pizzza', 'piza', 'pizsa', 'pziza', 'izza', 'pizza cháyy']) {
      expect(found(query), query).toBe('Pizza chay')
    }
    for (const query of ['pza', 'pissa', 'azzip', 'piza chya']) expect(found(query), query).toBe('')
  })

  test('words in the order that was typed come before the same words apart', () => {
    const both = [dish('Gà nướng'), dish('Hawaii', { nameVi: 'Dứa nướng', description: 'Gà' })]
    for (const query of ['gà nướng', 'ga nuong']) {
      const { exact, similar } = searchDishes(both, query)
      expect(ids([...exact, ...similar])).toBe('Gà nướng')
    }
    expect(ids(searchDishes(both, 'gà hawaii').exact)).toBe('Hawaii')
  })

  test('only the beginning of a long query counts, and each dish is read once', () => {
    let read = 0
    const counted = Object.defineProperty(dish('Pizza'), 'description', {
      get: () => {
        read += 1
        return 'a b'
      },
    })
    expect(searchDishes([counted], 'b a '.repeat(4_000)).exact).toEqual([counted])
    expect(read).toBe(1)
    const long = 'x'.repeat(maxSearchQuery.characters)
    expect(ids(searchDishes([dish(long)], `${long} and more`).exact)).toBe(long)
  })

  test('the end of one text is not joined with the start of the next', () => {
    const parts = [dish('tira', { description: 'misu' })]
    expect(searchDishes(parts, 'tiramisu')).toEqual({ exact: [], similar: [] })
  })
})
