import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { halves, hawaii, options, pepperoni, toppings } from '#test/support/customization-samples.ts'
import { dietaryTexts, dietaryText } from '#src/web/texts/dietary-texts.ts'
import { allergens, combineDietary, diets, type Dietary, suits } from '#src/kernel/dietary.ts'
import { chosenDietary } from './chosen-dietary.ts'

const dietary: fc.Arbitrary<Dietary> = fc.record({
  allergens: fc.option(fc.subarray([...allergens])),
  diet: fc.option(fc.subarray([...diets])),
})

const vegan: Dietary = { allergens: ['gluten'], diet: ['vegan'] }
const ham: Dietary = { allergens: [], diet: [] }
const mozzarella: Dietary = { allergens: ['milk'], diet: ['vegetarian'] }
const unknown: Dietary = { allergens: null, diet: null }

describe('several things eaten together', () => {
  test.each<[string, Dietary[], Dietary]>([
    ['one vegan thing', [vegan], vegan],
    ['ham on something vegan', [vegan, ham], { allergens: ['gluten'], diet: [] }],
    [
      'cheese on something vegan',
      [vegan, mozzarella],
      { allergens: ['gluten', 'milk'], diet: ['vegetarian'] },
    ],
    ['a thing that states nothing', [vegan, unknown], unknown],
    ['ham and a thing that states nothing', [ham, unknown], unknown],
    [
      'allergens stated of both, the diet of one',
      [vegan, { ...mozzarella, diet: null }],
      { allergens: ['gluten', 'milk'], diet: null },
    ],
    ['vegan that says vegetarian too', [{ ...vegan, diet: ['vegetarian', 'vegan'] }], vegan],
    ['nothing of which either states any', [ham, ham], ham],
  ])('%s', (_what, parts, whole) => {
    expect(combineDietary(parts)).toEqual(whole)
  })

  test('have the allergens of each, suit whom each suits, and state what each states', () => {
    fc.assert(
      fc.property(fc.array(dietary, { minLength: 1, maxLength: 6 }), (parts) => {
        const whole = combineDietary(parts)
        expect(whole.allergens === null).toBe(parts.some((part) => part.allergens === null))
        expect(whole.diet === null).toBe(parts.some(({ diet }) => diet === null))
        for (const allergen of whole.allergens === null ? [] : allergens) {
          const isIn = parts.some((part) => part.allergens?.includes(allergen))
          expect(whole.allergens?.includes(allergen)).toBe(isIn)
        }
        for (const diet of diets) {
          expect(suits(whole, diet)).toBe(parts.every((part) => suits(part, diet)))
        }
        expect(combineDietary([whole, ...parts.toReversed()])).toEqual(whole)
      }),
    )
  })
})

describe('a dish as chosen', () => {
  const topped = (stated: Dietary, isActive = true) =>
    toppings(
      { isActive },
      {
        toppings: [
          {
            id: 'ham',
            name: 'Ham',
            allergens: [...(stated.allergens ?? [])],
            diet: stated.diet && [...stated.diet],
          },
        ],
      },
    )
  const dish = { ...pepperoni, ...vegan }
  const withHam = [{ schemaId: 'toppings', selections: { toppings: ['ham'] } }]
  const half = (id: string) => [
    { schemaId: 'halves', selections: {}, orderMode: 'half_and_half' as const, secondFlavor: id },
  ]

  test('is what the dish is until something is added, and loses the mark with the ham', () => {
    const offer = { dish, schemas: [topped(ham)], flavours: [] }
    expect(chosenDietary({ ...offer, choices: [] })).toEqual(vegan)
    expect(chosenDietary({ ...offer, choices: withHam })).toEqual({ allergens: ['gluten'], diet: [] })
  })

  test('has what its second half has', () => {
    const flavours = [dish, { ...hawaii, ...mozzarella }]
    const offer = { dish, schemas: [halves()], flavours }
    expect(chosenDietary({ ...offer, choices: half('hawaii') })).toEqual(combineDietary([vegan, mozzarella]))
    expect(chosenDietary({ ...offer, choices: half('nothing') })).toEqual(vegan)
  })

  test('states nothing once an option is chosen that states nothing, as those of earlier versions do', () => {
    const choices = [{ schemaId: 'crust', selections: { option: 'classic' } }]
    expect(chosenDietary({ dish, schemas: [options()], flavours: [], choices })).toEqual(unknown)
  })

  test('has nothing of a group that is paused', () => {
    expect(chosenDietary({ dish, schemas: [topped(ham, false)], flavours: [], choices: withHam })).toEqual(
      vegan,
    )
  })
})

test.each(['vi', 'en'] as const)(
  'what is read of it in %s never says free of, and tells none from not stated',
  (language) => {
    const read = (stated: Dietary) => dietaryText(dietaryTexts[language], stated)
    fc.assert(
      fc.property(dietary, (stated) => {
        expect(read(stated)).not.toMatch(/free|không có|không chứa|without/i)
      }),
    )
    expect(new Set([read(unknown), read(ham), read({ ...ham, allergens: ['milk'] })]).size).toBe(3)
  },
)
