import { inLanguage, type Language } from '#src/kernel/language.ts'
import { suits } from '#src/kernel/dietary.ts'
import { amountOf } from '#src/kernel/money.ts'
import type { Category, MenuItem } from '../contract/menu.ts'
import { sortCategories, sortDishes } from './menu-order.ts'

interface WholeMenu {
  readonly categories: readonly Category[]
  readonly dishes: readonly MenuItem[]
}

/**
 * The menu as structured data (schema.org) for search engines: in the order of the menu, in the page's language, with prices in
 * VND. It has no descriptions and pictures, because search engines find these on the page.
 */
export function structuredMenu(
  { categories, dishes }: WholeMenu,
  { language, origin }: { language: Language; origin: string },
): object {
  const ordered = sortDishes(dishes, language)
  const sections = sortCategories(categories, language)
    .map((category) => ({ category, own: ordered.filter(({ categoryId }) => categoryId === category.id) }))
    .filter(({ own }) => own.length > 0)
  return {
    '@type': 'Menu',
    '@id': `${origin}/menu#menu`,
    url: `${origin}/menu`,
    inLanguage: language,
    hasMenuSection: sections.map(({ category, own }) => ({
      '@type': 'MenuSection',
      name: inLanguage(language, category.name, category.nameVi),
      hasMenuItem: own.map((dish) => structuredDish(dish, language)),
    })),
  }
}

const schemaDiets = [
  ['vegetarian', 'https://schema.org/VegetarianDiet'],
  ['vegan', 'https://schema.org/VeganDiet'],
] as const

function structuredDish({ name, nameVi, price, isAvailable, diet }: MenuItem, language: Language): object {
  const diets = schemaDiets.filter(([each]) => suits({ diet }, each)).map(([, address]) => address)
  return {
    '@type': 'MenuItem',
    name: inLanguage(language, name, nameVi),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    offers: {
      '@type': 'Offer',
      price: amountOf(price),
      priceCurrency: 'VND',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`,
    },
  }
}
