import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { demoGuestTitle } from '#src/features/reviews/rules/demo-review.ts'
import { chosenDietary } from '#src/features/customization/rules/chosen-dietary.ts'
import type { CustomizationOption } from '#src/features/customization/contract/customization-schema.ts'
import { defaultChoices } from '#src/features/customization/rules/default-choices.ts'
import { type Allergen, combineDietary, type Dietary, suits } from '#src/kernel/dietary.ts'
import { offeredSchema } from '#src/features/customization/rules/required.ts'
import { aboutContent } from './about-content.ts'
import { blogPosts } from './blog-posts.ts'
import { categories } from './categories.ts'
import { customizationSchemas } from './customization-schemas.ts'
import { demoBookings } from './demo-bookings.ts'
import { demoMessages } from './demo-messages.ts'
import { dishSchemas } from './dish-schemas.ts'
import { dishes } from './dishes.ts'
import { homeContent } from './home-content.ts'
import { pageSeo } from './page-seo.ts'
import { reviews } from './reviews.ts'
import type { SeedSchema } from './seed-types.ts'
import { siteSettings } from './site-settings.ts'

const everything = {
  aboutContent,
  blogPosts,
  categories,
  customizationSchemas,
  demoBookings,
  demoMessages,
  dishSchemas,
  dishes,
  homeContent,
  pageSeo,
  reviews,
  siteSettings,
}

const schemaById = new Map(customizationSchemas.map((schema) => [schema.id, schema]))

function choicesOf(schema: SeedSchema): readonly CustomizationOption[] {
  switch (schema.type) {
    case 'size_selection':
      return schema.config.sizes
    case 'additional_toppings':
      return schema.config.toppings
    case 'single_choice_options':
      return schema.config.options
    case 'half_and_half':
      return []
  }
}

/** Every object and every text of the demo restaurant, with the place it stands at. */
function walk(value: unknown, path: string, visit: (value: object | string, path: string) => void): void {
  if (typeof value === 'string') visit(value, path)
  if (typeof value !== 'object' || value === null) return
  visit(value, path)
  for (const [key, child] of Object.entries(value)) walk(child, `${path}.${key}`, visit)
}

function offersHalves(dishId: string): boolean {
  return dishSchemas.some(
    (link) =>
      link.menuItemId === dishId && schemaById.get(link.customizationSchemaId)?.type === 'half_and_half',
  )
}

function pictureFile(url: string): string {
  const folder = url.startsWith('/objects/') ? './pictures/' : '../../public/'
  return fileURLToPath(new URL(folder + url.replace(/^\/(objects\/)?/, ''), import.meta.url))
}

describe('the demo restaurant as a whole', () => {
  test.each(Object.entries({ blogPosts, categories, customizationSchemas, dishes, reviews }))(
    'no two %s share an id',
    (_name, rows: readonly { id: string }[]) => {
      expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
    },
  )

  test('writes every text composed, with no blank around it', () => {
    const faulty: string[] = []
    walk(everything, 'seed', (value, path) => {
      if (typeof value === 'string' && (value !== value.normalize('NFC') || value !== value.trim()))
        faulty.push(path)
    })
    expect(faulty).toEqual([])
  })

  test('says everything that has a Vietnamese variant in both languages', () => {
    const missing: string[] = []
    walk(everything, 'seed', (value, path) => {
      for (const [key, text] of Object.entries(value)) {
        if (typeof value !== 'object' || !key.endsWith('Vi')) continue
        // The variants lie side by side in an object, so a lookup by name finds the English one.
        const english = (value as Record<string, unknown>)[key.slice(0, -2)]
        if (!text || !english) missing.push(`${path}.${key}`)
      }
    })
    expect(missing).toEqual([])
  })

  test('has the file of every picture it names', () => {
    const missing = new Set<string>()
    walk(everything, 'seed', (value) => {
      if (typeof value !== 'string') return
      for (const [url] of value.matchAll(/\/(?:objects|brand)\/[\w/.-]+/g)) {
        if (!existsSync(pictureFile(url))) missing.add(url)
      }
    })
    expect([...missing]).toEqual([])
  })

  test('serves only e-mail addresses, links and a telephone number that cannot belong to anyone', () => {
    expect(siteSettings.email).toMatch(/@[\w-]+\.example$/)
    const { facebookUrl, instagramUrl, linkedinUrl, tiktokUrl } = siteSettings
    for (const url of [facebookUrl, instagramUrl, linkedinUrl, tiktokUrl]) {
      expect(new URL(url).hostname).toMatch(/\.example$/)
    }
    // 0274 is the area code; a subscriber number never begins with the 0 that announces one.
    expect(siteSettings.phone.replaceAll(' ', '')).toMatch(/^0274000\d{4}$/)
    expect(JSON.stringify(everything)).not.toMatch(/https?:\/\/(?!\w+\.beplua\.example\/)/)
  })

  test('has a bank account to show codes with, which no bank has', () => {
    // No bank's number with NAPAS begins with 0.
    expect(siteSettings.bankAccount).toMatchObject({ bankBin: '000000', accountNumber: '0000000000' })
    expect(siteSettings.bankAccount?.accountName).toContain('DEMO')
  })
})

describe('the menu', () => {
  test('puts every dish in a category that exists and leaves no category empty', () => {
    const used = new Set(dishes.map((dish) => dish.categoryId))
    expect([...used].toSorted()).toEqual(categories.map((category) => category.id).toSorted())
    expect(categories).toHaveLength(8)
  })

  test('prices every dish in whole thousands of VND', () => {
    for (const dish of dishes) {
      expect(dish.price).toMatch(/^[1-9]\d{1,2}000\.00$/)
    }
  })
})

describe('what guests can choose', () => {
  test('gives every choice of a schema its own id, free of the comma that joins lists', () => {
    for (const schema of customizationSchemas) {
      const ids = choicesOf(schema).map((choice) => choice.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.join('')).not.toContain(',')
    }
  })

  test('prices only choices that exist, in whole VND', () => {
    const named = new Set(['halfAndHalfFee', 'half_and_half_service_fee', 'size_18cm_price'])
    for (const schema of customizationSchemas) {
      const ids = new Set(choicesOf(schema).map((choice) => choice.id))
      for (const [id, price] of Object.entries(schema.pricingConfig)) {
        expect(named.has(id) || ids.has(id), `${schema.id}: ${id}`).toBe(true)
        expect(Number.isSafeInteger(price) && price >= 0, `${schema.id}: ${id}`).toBe(true)
      }
    }
  })

  test('never asks for more toppings than it allows or has', () => {
    const toppings = customizationSchemas.filter((schema) => schema.type === 'additional_toppings')
    for (const { config } of toppings) {
      const most = config.maxSelections ?? config.toppings.length
      expect(config.minSelections).toBeLessThanOrEqual(most)
      expect(most).toBeLessThanOrEqual(config.toppings.length)
      expect(config.allowMultiple).toBe(config.maxSelections !== 1)
    }
    expect(toppings.some(({ config }) => (config.minSelections ?? 0) > 0)).toBe(true)
  })

  test('links only dishes and schemas that exist, once each, in the order 1, 2, 3', () => {
    const pairs = dishSchemas.map((link) => `${link.menuItemId} ${link.customizationSchemaId}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(dishSchemas.every((link) => schemaById.has(link.customizationSchemaId))).toBe(true)
    const ids = new Set(dishes.map((dish) => dish.id))
    expect(dishSchemas.every((link) => ids.has(link.menuItemId))).toBe(true)
    for (const dish of dishes) {
      const orders = dishSchemas.filter((link) => link.menuItemId === dish.id).map((link) => link.sortOrder)
      expect(orders).toEqual(orders.map((_order, index) => index + 1))
    }
  })

  test('offers halves only where another available dish of the category can be the second flavour', () => {
    for (const dish of dishes.filter((each) => offersHalves(each.id))) {
      const others = dishes.filter(
        (other) => other.categoryId === dish.categoryId && other.id !== dish.id && other.isAvailable,
      )
      expect(others.length, dish.id).toBeGreaterThan(0)
    }
    expect(dishes.some((dish) => offersHalves(dish.id))).toBe(true)
  })

  test('puts no dish on another’s second half that does not come in halves itself', () => {
    const divided = new Set(
      dishes.filter((dish) => offersHalves(dish.id)).map(({ categoryId }) => categoryId),
    )
    for (const dish of dishes.filter(({ categoryId }) => divided.has(categoryId))) {
      expect(offersHalves(dish.id), dish.id).toBe(true)
    }
  })
})

describe('the texts around the menu', () => {
  test('marks every review as demo data in both languages', () => {
    expect(reviews).toHaveLength(8)
    for (const review of reviews) {
      expect(review.customerTitle).toBe(demoGuestTitle.en)
      expect(review.customerTitleVi).toBe(demoGuestTitle.vi)
    }
    expect(reviews.map((review) => review.displayOrder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(reviews.some((review) => review.review.length > 160)).toBe(true)
  })

  test('gives every article its own address, in plain letters', () => {
    const slugs = blogPosts.flatMap((post) => [post.slug, post.slugVi])
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

describe('what one may eat', () => {
  const dishesWithSchemas = dishes.map((dish) => ({
    dish: { ...dish, price: 0 },
    schemas: dishSchemas
      .filter(({ menuItemId }) => menuItemId === dish.id)
      .map(({ customizationSchemaId, ...link }) => {
        const schema = schemaById.get(customizationSchemaId)
        if (!schema) throw new Error(`There is no ${customizationSchemaId}`)
        const stored = { translationOutdated: false, createdAt: '', updatedAt: '' }
        return offeredSchema({ ...schema, ...stored }, link)
      }),
  }))

  test('is stated of every dish but the wine, and of it however it is chosen', () => {
    const unstated = dishes.filter(({ allergens, diet }) => allergens === null || diet === null)
    expect(unstated.map(({ id }) => id)).toEqual(['red-wine'])
  })

  test('a dish suits with its usual choices whom its card says it suits, and has no allergen more', () => {
    for (const { dish, schemas } of dishesWithSchemas) {
      const usual = chosenDietary({ dish, schemas, choices: defaultChoices(schemas), flavours: [] })
      expect({ id: dish.id, ...usual }).toEqual({ id: dish.id, ...combineDietary([dish]) })
    }
  })

  const meat = /ham\b|bacon|pepperoni|chicken|beef|pork|sausage|prawn|squid|mussel|salmon|anchovy|parmesan/i
  test.each<[RegExp, (stated: Dietary) => boolean]>([
    [meat, (stated) => !suits(stated, 'vegetarian')],
    [
      /mozzarella|parmesan|burrata|mascarpone|cream\b|condensed milk|\bbutter/i,
      (stated) => has(stated, 'milk'),
    ],
    [/prawn/i, (stated) => has(stated, 'crustaceans')],
    [/squid|mussel/i, (stated) => has(stated, 'molluscs')],
    [/salmon|anchovy|fish sauce/i, (stated) => has(stated, 'fish')],
    [/\begg/i, (stated) => has(stated, 'egg')],
    [/sesame/i, (stated) => has(stated, 'sesame')],
    [/dough|crust|spaghetti|flatbread|crouton|sponge fingers/i, (stated) => has(stated, 'gluten')],
  ])('no text of a dish names %s where that is not stated', (named, isStated) => {
    const wrong = dishes.filter((dish) => {
      // What a guest may add to the salad is stated of its options.
      const text = dish.description.replace(/Add chicken.*/, '')
      return dish.allergens !== null && named.test(text) && !isStated(dish)
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  function has({ allergens }: Dietary, allergen: Allergen): boolean {
    return allergens?.includes(allergen) ?? false
  }
})
