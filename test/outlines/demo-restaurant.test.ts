import { expect, test } from 'vitest'

import { aboutContent } from '#db/seed/about-content.ts'
import { demoAccounts } from '#db/seed/accounts.ts'
import { blogPosts } from '#db/seed/blog-posts.ts'
import { categories } from '#db/seed/categories.ts'
import { customizationSchemas } from '#db/seed/customization-schemas.ts'
import { demoBookings, demoCapacity } from '#db/seed/demo-bookings.ts'
import { demoMessages } from '#db/seed/demo-messages.ts'
import { dishSchemas } from '#db/seed/dish-schemas.ts'
import { dishes } from '#db/seed/dishes.ts'
import { homeContent } from '#db/seed/home-content.ts'
import { pageSeo } from '#db/seed/page-seo.ts'
import { reviews } from '#db/seed/reviews.ts'
import { siteSettings } from '#db/seed/site-settings.ts'

/** A line for each value, indented below what it belongs to; the lines of a longer text below its name. */
function outlined(value: unknown, name: string, indent = ''): string[] {
  const inner = `${indent}  `
  if (typeof value === 'object' && value !== null)
    return [`${indent}${name}`, ...Object.entries(value).flatMap(([key, each]) => outlined(each, key, inner))]
  if (typeof value === 'string' && value.includes('\n'))
    return [`${indent}${name}`, ...value.split('\n').map((line) => `${inner}| ${line}`.trimEnd())]
  return [`${indent}${name}: ${String(value)}`]
}

// Most of it is on pages that no other test reads: a price, an option that a schema names, a chapter of an article.
test.each(
  Object.entries({
    'about-content': aboutContent,
    accounts: demoAccounts,
    'blog-posts': blogPosts,
    categories,
    'customization-schemas': customizationSchemas,
    bookings: { capacity: demoCapacity, bookings: demoBookings },
    messages: demoMessages,
    'dish-schemas': dishSchemas,
    dishes,
    'home-content': homeContent,
    'page-seo': pageSeo,
    reviews,
    'site-settings': siteSettings,
  }),
)('what the demo restaurant is loaded with is what has been read over: %s', async (name, seed) => {
  await expect(`${outlined(seed, name).join('\n')}\n`).toMatchFileSnapshot(`demo/${name}.txt`)
})
