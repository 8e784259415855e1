import { expect, it } from 'vitest'

import type { MenuItem } from '../contract/menu.ts'
import { structuredMenu } from './structured-menu.ts'

const pizza = {
  id: 'pizza',
  name: 'Pizza',
  nameVi: 'Bánh pizza',
  description: null,
  sortOrder: 1,
  unit: null,
}
const empty = { id: 'wine', name: 'Wine', nameVi: null, description: null, sortOrder: 2, unit: null }
const margherita: MenuItem = {
  id: 'margherita',
  name: 'Margherita',
  nameVi: 'Margherita Phô Mai Tươi',
  description: 'Tomato and basil',
  descriptionVi: null,
  price: '149000.00',
  imageUrl: '/objects/dishes/margherita.webp',
  aboveImageUrl: null,
  imagePlaceholder: '#321 #c84 768',
  categoryId: 'pizza',
  category: pizza,
  customizationSchemaId: null,
  tags: [],
  allergens: ['gluten', 'milk'],
  diet: ['vegetarian'],
  isAvailable: true,
  soldOutUntil: null,
  isPinned: false,
  pinnedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const soldOut = { ...margherita, id: 'bianca', imageUrl: null, isAvailable: false }
const menu = { categories: [pizza, empty], dishes: [margherita, soldOut] }

it('lists dishes under their categories, with prices in whole VND', () => {
  expect(structuredMenu(menu, { language: 'vi', origin: 'https://pizza.example' })).toMatchObject({
    '@type': 'Menu',
    inLanguage: 'vi',
    hasMenuSection: [
      {
        name: 'Bánh pizza',
        hasMenuItem: [
          {
            name: 'Margherita Phô Mai Tươi',
            suitableForDiet: ['https://schema.org/VegetarianDiet'],
            offers: { price: 149_000, priceCurrency: 'VND', availability: 'https://schema.org/InStock' },
          },
          { offers: { availability: 'https://schema.org/SoldOut' } },
        ],
      },
    ],
  })
})

it('says whom a dish suits where that is stated, and nothing of others', () => {
  const dishes = ([['vegan'], [], null] as const).map((diet) => ({ ...margherita, diet: diet && [...diet] }))
  const shown = structuredMenu({ categories: [pizza], dishes }, { language: 'vi', origin: '' })
  const suitableForDiet = ['https://schema.org/VegetarianDiet', 'https://schema.org/VeganDiet']
  expect(shown).toMatchObject({ hasMenuSection: [{ hasMenuItem: [{ suitableForDiet }, {}, {}] }] })
  expect(JSON.stringify(shown).match(/suitableForDiet/g)).toHaveLength(1)
})

it('names no category without a dish, and repeats neither descriptions nor pictures of the page', () => {
  const text = JSON.stringify(structuredMenu(menu, { language: 'en', origin: 'https://pizza.example' }))
  expect(text).not.toContain('Wine')
  expect(text).not.toMatch(/Tomato|webp/)
})

it('follows the order of the menu: sections by the owner’s order, the dearer dish first', () => {
  const starters = { ...pizza, id: 'starters', name: 'A starter', sortOrder: 0, unit: null }
  const bread = { ...margherita, id: 'bread', name: 'Bread', categoryId: 'starters', category: starters }
  const expensive = { ...margherita, id: 'expensive', name: 'Expensive', price: '1000000.00' }
  const shown = structuredMenu(
    { categories: [pizza, starters], dishes: [margherita, bread, expensive] },
    { language: 'en', origin: 'https://pizza.example' },
  )
  expect(shown).toMatchObject({
    hasMenuSection: [
      { name: 'A starter', hasMenuItem: [{ name: 'Bread' }] },
      { name: 'Pizza', hasMenuItem: [{ name: 'Expensive' }, { name: 'Margherita' }] },
    ],
  })
})
