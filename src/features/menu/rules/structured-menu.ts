import { inLanguage, type Language } from '../../../kernel/language.ts'
import { amountOf } from '../../../kernel/money.ts'
import type { Category, MenuItem } from '../contract/menu.ts'

interface WholeMenu {
  readonly categories: readonly Category[]
  readonly dishes: readonly MenuItem[]
}

/** The menu as schema.org describes one, in the words of the page's language, prices in VND (resolutions §7). */
export function structuredMenu(
  { categories, dishes }: WholeMenu,
  site: { language: Language; origin: string },
): object {
  const { language, origin } = site
  const sections = categories
    .map((category) => ({ category, own: dishes.filter(({ categoryId }) => categoryId === category.id) }))
    .filter(({ own }) => own.length > 0)
  return {
    '@type': 'Menu',
    '@id': `${origin}/menu#menu`,
    url: `${origin}/menu`,
    inLanguage: language,
    hasMenuSection: sections.map(({ category, own }) => ({
      '@type': 'MenuSection',
      name: inLanguage(language, category.name, category.nameVi),
      hasMenuItem: own.map((dish) => structuredDish(dish, site)),
    })),
  }
}

function structuredDish(
  dish: MenuItem,
  { language, origin }: { language: Language; origin: string },
): object {
  const { name, nameVi, description, descriptionVi, imageUrl, price, isAvailable } = dish
  return {
    '@type': 'MenuItem',
    name: inLanguage(language, name, nameVi),
    description: inLanguage(language, description, descriptionVi),
    ...(imageUrl && { image: new URL(imageUrl, origin).href }),
    offers: {
      '@type': 'Offer',
      price: amountOf(price),
      priceCurrency: 'VND',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`,
    },
  }
}
