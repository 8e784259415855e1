import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { demoGuestTitle } from '#src/features/reviews/rules/demo-review.ts'
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
import type { SeedChoice, SeedSchema } from './seed-types.ts'
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

function choicesOf(schema: SeedSchema): readonly SeedChoice[] {
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

  test('is open from 11:00 to 22:00 every day and charges 8 percent VAT', () => {
    expect(siteSettings.openingHours.map((day) => day.weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(siteSettings.openingHours.every((day) => day.opens === '11:00' && day.closes === '22:00')).toBe(
      true,
    )
    expect(siteSettings.vatPeriods.map((period) => period.rate)).toEqual([8])
  })

  test('keeps the old name of the place beside the new one', () => {
    expect(siteSettings.address).toContain('Thu Dau Mot, Binh Duong')
    expect(siteSettings.addressVi).toMatch(/Thành phố Hồ Chí Minh.*Bình Dương/)
  })
})

describe('the menu', () => {
  test('puts every dish in a category that exists and leaves no category empty', () => {
    const used = new Set(dishes.map((dish) => dish.categoryId))
    expect([...used].toSorted()).toEqual(categories.map((category) => category.id).toSorted())
    expect(categories).toHaveLength(8)
  })

  test('shows for every dish its own picture', () => {
    for (const { id, imageUrl } of dishes) expect(imageUrl).toBe(`/objects/dishes/${id}.webp`)
  })

  test('leaves no dish picture unused but the one of the half-and-half builder', () => {
    const files = readdirSync(new URL('./pictures/dishes', import.meta.url))
    const ids = new Set(dishes.map((dish) => dish.id))
    expect(files.map((file) => file.replace('.webp', '')).filter((name) => !ids.has(name))).toEqual([
      'half-half',
    ])
  })

  test('pins exactly four dishes, all available, each at its own moment', () => {
    const pinned = dishes.filter((dish) => dish.isPinned)
    expect(pinned).toHaveLength(4)
    expect(pinned.every((dish) => dish.isAvailable)).toBe(true)
    expect(new Set(pinned.map((dish) => dish.pinnedAt)).size).toBe(4)
    expect(dishes.every((dish) => dish.isPinned === (dish.pinnedAt !== null))).toBe(true)
  })

  test('is sold out of exactly one dish', () => {
    expect(dishes.filter((dish) => !dish.isAvailable)).toHaveLength(1)
  })

  test('prices every dish in whole thousands of VND', () => {
    for (const dish of dishes) {
      expect(dish.price).toMatch(/^[1-9]\d{1,2}000\.00$/)
    }
  })

  test('tells of each dish in a sentence or two and tags it for the search', () => {
    for (const dish of dishes) {
      for (const text of [dish.description, dish.descriptionVi]) {
        const words = text.split(/\s+/).length
        expect(words, `${dish.id}: ${text}`).toBeGreaterThanOrEqual(20)
        expect(words, `${dish.id}: ${text}`).toBeLessThanOrEqual(50)
      }
      expect(dish.tags.length).toBeGreaterThanOrEqual(3)
      expect(new Set(dish.tags).size).toBe(dish.tags.length)
      // The office edits tags as one line parted by commas.
      expect(dish.tags.every((tag) => !tag.includes(','))).toBe(true)
    }
  })
})

describe('what guests can choose', () => {
  test('uses all four types, base schemas, clones of them and a paused one', () => {
    expect(new Set(customizationSchemas.map((schema) => schema.type)).size).toBe(4)
    expect(customizationSchemas.some((schema) => schema.isBaseSchema)).toBe(true)
    expect(customizationSchemas.some((schema) => !schema.isActive)).toBe(true)
    const bases = customizationSchemas.flatMap((schema) => schema.baseSchemaId ?? [])
    expect(bases.length).toBeGreaterThan(0)
    for (const base of bases) expect(schemaById.get(base)?.isBaseSchema).toBe(true)
  })

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
    expect(toppings.some(({ config }) => config.minSelections > 0)).toBe(true)
  })

  test('offers 16cm first and 18cm for a surcharge on every pizza', () => {
    const sizes = customizationSchemas.filter((schema) => schema.type === 'size_selection')
    expect(sizes.length).toBeGreaterThan(0)
    for (const { config, pricingConfig } of sizes) {
      expect(config.sizes.map((size) => size.id)).toEqual(['16cm', '18cm'])
      expect(pricingConfig['18cm'] ?? pricingConfig.size_18cm_price).toBeGreaterThan(0)
    }
    for (const dish of dishes.filter((each) => each.categoryId.startsWith('pizza-'))) {
      const types = dishSchemas
        .filter((link) => link.menuItemId === dish.id)
        .map((link) => schemaById.get(link.customizationSchemaId)?.type)
      expect(types[0], dish.id).toBe('size_selection')
      expect(types.length, dish.id).toBeGreaterThan(1)
    }
  })

  test('names the usual choice wherever a pizza or a drink must have one option', () => {
    const named = new Set(
      customizationSchemas
        .filter((schema) => schema.type === 'single_choice_options')
        .filter(({ config }) => config.options.some(({ id }) => id === config.defaultChoice))
        .map(({ id }) => id),
    )
    const quick = dishes.filter(({ categoryId }) => /^pizza-|^drinks$/.test(categoryId)).map(({ id }) => id)
    const asked = dishSchemas.filter(({ menuItemId, customizationSchemaId, isRequired }) => {
      const schema = schemaById.get(customizationSchemaId)
      return (
        quick.includes(menuItemId) &&
        schema?.type === 'single_choice_options' &&
        (isRequired || schema.config.isRequired)
      )
    })
    expect(asked.length).toBeGreaterThan(quick.length / 2)
    expect(asked.filter(({ customizationSchemaId }) => !named.has(customizationSchemaId))).toEqual([])
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

  test('has dishes with a list, with the single schema alone and with no choice at all', () => {
    const linked = new Set(dishSchemas.map((link) => link.menuItemId))
    const legacyOnly = dishes.filter((dish) => dish.customizationSchemaId !== null && !linked.has(dish.id))
    expect(legacyOnly.length).toBeGreaterThan(0)
    expect(dishes.some((dish) => dish.customizationSchemaId === null && !linked.has(dish.id))).toBe(true)
    const legacyIds = dishes.map((dish) => dish.customizationSchemaId).filter((id) => id !== null)
    for (const id of legacyIds) expect(schemaById.has(id), id).toBe(true)
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

  test('opens with pizza', () => {
    const orders = categories.map(({ sortOrder }) => sortOrder)
    expect(new Set(orders).size).toBe(categories.length)
    const inOrder = categories.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ id }) => id)
    expect(inOrder[0]).toBe('pizza-classic')
    expect(inOrder.at(-1)).toBe('drinks')
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

  test('pins two articles in places of their own', () => {
    expect(blogPosts.filter((post) => post.pinned).map((post) => post.pinOrder)).toEqual([0, 1])
    expect(blogPosts.every((post) => post.pinned === (post.pinOrder !== null))).toBe(true)
  })

  test('describes six pages in both languages, short enough for a search result', () => {
    expect(new Set(pageSeo.map((row) => `${row.pageKey} ${row.language}`)).size).toBe(12)
    for (const row of pageSeo) {
      expect((row.metaTitle ?? '').length, row.metaTitle ?? '').toBeLessThanOrEqual(60)
      expect(row.metaDescription.length, row.metaDescription).toBeLessThanOrEqual(165)
    }
  })
})
